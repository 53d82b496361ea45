import { readFileSync } from "node:fs";
import { Game } from "trongtai";
const all = JSON.parse(readFileSync(new URL("./data/xiangqi/rulings-cxa.json", import.meta.url)));
const extra = process.argv.slice(2).map(s => { const [fen, c] = s.split("|"); return { id: fen, fen: fen.trim(), moves: c.trim().split(" "), cycle: c.trim().split(" ") }; });
const rows = [];
const bench = (list, rounds) => { for (let k = 0; k < rounds; k++) for (const d of list) {
  const g = new Game("xiangqi", { fen: d.fen, rules: "cxa" });
  for (const m of [...d.moves]) g.play(m);
  const t = performance.now(); const s = g.status(); const dt = performance.now() - t;
  (rows[d.id] ??= []).push(dt); g.free();
} };
bench(all, 2); for (const k in rows) rows[k] = []; bench([...all, ...extra], 7);
const med = Object.entries(rows).map(([id, t]) => [id, Math.min(...t)]).sort((a, b) => b[1] - a[1]);
console.log(med.slice(0, 12).map(([i, t]) => `${i} ${t.toFixed(2)}`).join("\n"));
console.log("sum", med.reduce((s, [, t]) => s + t, 0), "median", med[med.length >> 1][1]);
for (const e of extra) console.log(e.id, Math.min(...rows[e.id]).toFixed(1));
