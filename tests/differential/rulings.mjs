// The repetitions of the test data with this package's verdict under the world federation's rules, in JSON a line.
import { readFileSync } from "node:fs";
import { Game } from "trongtai";
import { at } from "../../scripts/lib.mjs";

const cases = JSON.parse(readFileSync(at("tests", "data", "xiangqi", "rulings-wxf.json"), "utf8"));
const MOST = 200;

for (const { id, fen, moves, cycle = [], kind } of Array.isArray(cases) ? cases : cases.cases) {
  const game = new Game("xiangqi", { fen, rules: "wxf" });
  const played = [];
  const rest = [...moves];
  while (!game.status().over && played.length < MOST && (rest.length > 0 || cycle.length > 0)) {
    if (rest.length === 0) rest.push(...cycle);
    const move = rest.shift();
    game.play(move);
    played.push(move);
  }
  const status = game.status();
  const ours = status.over ? (status.winner ?? "draw") : "none";
  console.log(JSON.stringify({ id, fen, kind, moves: played, ours }));
}
