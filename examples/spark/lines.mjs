// An archive as lines for `trongtai judge`: node lines.mjs FILE > GAMES.jsonl
import { readFileSync } from "node:fs";
import { readRecords } from "trongtai";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name a file of records");
for (const { kind, fen, moves, result } of readRecords(readFileSync(file))) {
  const line = `${JSON.stringify({ kind, fen, moves: moves.map(({ uci }) => uci).join(" "), result })}\n`;
  // Whoever reads sets the pace.
  if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once("drain", resolve));
}
