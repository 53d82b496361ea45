import { readRecords, writeRecord } from "trongtai";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
function* walk(d){ for(const n of readdirSync(d)){const p=path.join(d,n); if(statSync(p).isDirectory()) yield* walk(p); else yield p;} }
for (const root of process.argv.slice(2)) for (const f of walk(root)) {
  if (!/\.(pgn|xqf|cbr|cbl|cbf|wxf|uci|txt|XQF|CBL)$/.test(f)) continue;
  try { let g=0,m=0,fa=[]; const t=performance.now(); for (const r of readRecords(new Uint8Array(readFileSync(f)))) { g++; m+=r.moves.length; fa.push(...r.faults.map(x=>x.message)); var last=r; }
    console.log(path.basename(f).slice(0,30), last?.kind, "games",g,"moves",m,"faults",fa.length, fa.slice(0,2).join(" | "), Math.round(performance.now()-t)+"ms", last?.result);
  } catch(e){ console.log(path.basename(f),"ERR",e.message.slice(0,100)); }
}
