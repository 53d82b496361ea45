// Games for another library to judge: `node games.mjs xiangqi|chess COUNT SEED` prints one in JSON a line, each ply with what
// this package says of it.
import { readFileSync } from "node:fs";
import { Game, chess960 } from "trongtai";
import { at, files } from "../../scripts/lib.mjs";
import { random } from "../js/support.mjs";

const [kind, count, seed] = process.argv.slice(2);
const below = random(Number(seed));
const pick = (list) => list[below(list.length)];

const strings = (value) => (typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : []);
const ranks = kind === "chess" ? 8 : 10;
/** The positions of the test data that are possible. */
const fens = [...new Set(files(at("tests", "data")).filter((name) => name.endsWith(".json")).flatMap((file) => strings(JSON.parse(readFileSync(file, "utf8")))))].filter((text) => {
  if (!/^[^ /]+(\/[^ /]+)+ [wb] /.test(text) || text.split(" ")[0].split("/").length !== ranks) return false;
  try {
    new Game(kind, { fen: text }).free();
    return true;
  } catch {
    return false;
  }
});

/** How a game stands, in what both sides have words for. */
function standing(game) {
  const status = game.status();
  if (status.over) return { over: true, reason: status.reason, rule: status.rule, result: status.result };
  return { over: false, check: status.check, claims: [...new Set(status.claims.map(({ reason }) => reason))].sort() };
}

function told(game, all) {
  const moves = game.legalMoves().map(({ uci }) => uci);
  const ply = { fen: game.fen(), legal: moves.sort(), ...standing(game) };
  // Every move's notation takes the other side longest.
  if (all && kind === "chess") ply.san = Object.fromEntries(moves.map((uci) => [uci, game.notate(uci, "san")]));
  return ply;
}

/** Moves at random, every few games with pieces going to and fro, so that positions repeat. */
function play(options, plies) {
  const game = new Game(kind, options);
  const shuffles = below(4) === 0;
  const record = { ...options, moves: [], plies: [told(game, true)] };
  while (record.moves.length < plies) {
    const moves = game.legalMoves().map(({ uci }) => uci);
    if (moves.length === 0) break;
    const last = record.moves.at(-2);
    const back = last === undefined ? undefined : last.slice(2, 4) + last.slice(0, 2);
    const move = shuffles && below(8) > 0 && moves.includes(back) ? back : pick(moves);
    game.play(move);
    record.moves.push(move);
    record.plies.push(told(game, below(12) === 0));
  }
  game.free();
  return record;
}

for (let i = 0; i < Number(count); i++) {
  let options = {};
  if (i < fens.length) options = { fen: fens[i] };
  else if (kind === "chess" && i % 3 === 0) options = { fen: chess960(below(960)), chess960: true };
  const record = play(options, i < fens.length ? 12 : kind === "chess" ? 160 : 80);
  if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await new Promise((resolve) => process.stdout.once("drain", resolve));
}
