// Loops of xiangqi for pyffish to judge: `node cycles.mjs COUNT SEED` prints one in JSON a line, repeated until a position stands for
// the third time, with the verdict of this package under `wxf`, that of the plain judge, and what pyffish is known to read otherwise.
import { Game } from "trongtai";
import { random } from "../js/support.mjs";
import { theirReading } from "./causes.mjs";
import { randomLoop, sharpness } from "./loops.mjs";
import { EMPTY, legalMoves, moved, nameOf, readFen, uci, writeFen } from "./plain_board.mjs";
import { follow, repetition, winner } from "./plain_wxf.mjs";
import { theirChases } from "./pyffish_facts.mjs";
import { randomPosition } from "./positions.mjs";

const [count, seed] = process.argv.slice(2).map(Number);
const below = random(seed);
const pick = (list) => list[below(list.length)];
/** The plies of loops; two through one position are one. Loops of six seldom close. */
const SHAPES = [[4], [4], [6], [6], [6], [8], [4, 4]];
const READING = { uncovered: "all", renewed: true };

/** How sharp a loop is by the text or as pyffish sees it, whichever is more. */
function value(fen, loop) {
  const { plies } = follow(fen, loop);
  const views = [(ply) => ply.chases, (ply) => theirChases(ply.before, ply.move)];
  const seen = (view) =>
    plies.map((ply) => ({
      checks: ply.check ? [ply] : [],
      chases: view(ply).map(({ target }) => ({ target: ply.who[target] })),
    }));
  return Math.max(...views.map((view) => sharpness(seen(view))));
}

/** The sharpest of some loops from a position, or undefined: most loops at random attack nothing twice. */
function sharpest(fen, length) {
  const { grid, red } = readFen(fen);
  let best;
  for (let tries = pick([1, 4, 12]); tries > 0; tries--) {
    const loop = randomLoop(below, grid, red, length, 90, READING)?.map(uci);
    const sharp = loop ? value(fen, loop) : -1;
    if (sharp > (best?.sharp ?? -1)) best = { loop, sharp };
  }
  return best?.loop;
}

/** A position, a ply or two from there at times, and a loop; at times two loops through one position. */
function draw() {
  for (;;) {
    const fen = randomPosition(below, pick([3, 5, 8]), pick(["rrnnccaabbppp", "rrnncc", "rrccaabb", "nnccaabbp"]));
    let { grid, red } = readFen(fen);
    const lead = [];
    for (let plies = pick([0, 0, 0, 1, 2]); plies > 0; plies--) {
      const quiet = legalMoves(grid, red).filter(({ to }) => grid[to] === EMPTY);
      if (quiet.length === 0) break;
      const move = pick(quiet);
      lead.push(uci(move));
      grid = moved(grid, move.from, move.to);
      red = !red;
    }
    const from = writeFen(grid, red);
    const loops = pick(SHAPES).map((length) => sharpest(from, length));
    if (loops.every(Boolean)) return { fen, lead, loop: loops.flat() };
  }
}

/** What a ply does, as text. */
const told = (check, chases) => [check ? "check" : "", ...chases.map(({ attacker, target }) => `${attacker}x${target}`).sort()].join(" ");

/** The verdict of this package, and the moves by then; undefined for a position that is none or is over. */
function judged(fen, moves) {
  let game;
  try {
    game = new Game("xiangqi", { fen, rules: "wxf" });
  } catch {
    return undefined;
  }
  const played = [];
  while (!game.status().over && played.length < moves.length) {
    game.play(moves[played.length]);
    played.push(moves[played.length]);
  }
  const { over, winner: side } = game.status();
  const deeds = game.conduct().map(({ check, chases }) => told(check, chases));
  game.free();
  return played.length > 0 && over ? { moves: played, ours: side ?? "draw", deeds } : undefined;
}

for (let i = 0; i < count; ) {
  const { fen, lead, loop } = draw();
  const record = judged(fen, [...lead, ...loop, ...loop]);
  if (record === undefined) continue;
  i++;
  const history = follow(fen, record.moves);
  const at = repetition(history);
  const plain = at && winner(history.plies, at);
  const theirs = at && theirReading(history.plies, at);
  const named = ({ attacker, target }) => ({ attacker: nameOf(attacker), target: nameOf(target) });
  const deeds = history.plies.map(({ check, chases }) => told(check, chases.map(named)));
  // Of a ply that the two understand differently, both readings.
  const ply = deeds.findIndex((text, k) => text !== record.deeds[k]);
  const conduct = ply < 0 ? null : { ply: ply + 1, ours: record.deeds[ply], plain: deeds[ply] };
  const line = { fen, lead, loop, moves: record.moves, ours: record.ours, plain, conduct, theirs };
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await new Promise((resolve) => process.stdout.once("drain", resolve));
}
