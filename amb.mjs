import { readRecords, gameFrom, Game } from "trongtai";
import { readFileSync } from "node:fs";
for (const n of [1,5]) {
  const text=readFileSync(`/tmp/rec/elephant/webapp/src/test/js/parsers/fixtures/wxf/game${n}.wxf`,"utf8");
  const [r]=readRecords(text);
  const f=r.faults[0]; console.log(text.slice(f.offset-40,f.offset+60));
  const g=gameFrom(r,{rules:"basic"}); console.log(g.fen());
  try{g.parse(f.token,"wxf")}catch(e){console.log(JSON.stringify(e.detail))}
  try{g.parse(f.token)}catch(e){console.log(JSON.stringify(e.detail))}
}
