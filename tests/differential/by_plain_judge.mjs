// Xiangqi judged by the plain judge beside this package: `node by_plain_judge.mjs PLIES SEED`. Random games that look for checks
// and chases and go round in loops, under `club`, `kyvuong` and sets with other limits, so that every rule is reached often.
// Compared are after each ply the legal moves and the status, and after each game what every ply did.
import { readFileSync } from "node:fs";
import { Game } from "trongtai";
import { at } from "../../scripts/lib.mjs";
import { random } from "../js/support.mjs";
import { loopFacts, randomLoop, sharpness } from "./loops.mjs";
import { legalMoves, moved, nameOf, readFen, squareOf, uci, writeFen } from "./plain_board.mjs";
import { facts } from "./plain_facts.mjs";
import { PlainJudge } from "./plain_judge.mjs";
import { randomPosition, varied } from "./positions.mjs";

const [wanted, seed] = process.argv.slice(2).map(Number);
const below = random(seed);
const pick = (list) => list[below(list.length)];
const chance = (percent) => below(100) < percent;

const squares = (text) => ({ from: squareOf(text.slice(0, 2)), to: squareOf(text.slice(2)) });

const LOW = { checkLimits: [2, 4, 6], chaseLimits: [2, 4, 6] };
const RULES = [
  "club",
  "kyvuong",
  { base: "club", ...LOW, effective: 10, progress: 8, moves: 60 },
  { base: "club", ...LOW, effective: 6, progress: 0, moves: 40 },
  { base: "club", ...LOW, effective: 0, progress: 0, moves: 100 },
  { base: "kyvuong", ...LOW, occurrences: 3, noCapture: 24 },
  { base: "kyvuong", ...LOW, occurrences: 0, noCapture: 120 },
  { base: "club", effective: 0, progress: 0 },
];
const MOST_PLIES = 700;
const MOST_DIFFERENCES = 5;

/** The rulings on repetition of the test data. */
const RULINGS = ["club", "wxf", "cxa"].flatMap((name) =>
  JSON.parse(readFileSync(at("tests", "data", "xiangqi", `rulings-${name}.json`), "utf8")),
);

/** Loops in which one side checks at every ply and the other chases, which no ruling shows; found at random. */
const CONTRASTS = [
  { fen: "4c4/5k3/5r3/9/4C4/1N7/9/3K5/4A4/5R3 w - - 0 1", moves: [], cycle: ["e5f5", "f7e7", "f5e5", "e7f7"] },
  { fen: "3kca3/P8/4ba3/pRN6/2b6/np2r4/3C5/4B4/4A4/3K5 w - - 0 1", moves: [], cycle: ["c6d8", "e4d4", "d8c6", "d4e4"] },
  { fen: "3a2b2/9/5k3/9/8c/P8/3p5/4K4/3C5/n2A3nN b - - 0 1", moves: [], cycle: ["d3e3", "e2d2", "e3d3", "d2e2"] },
];
const after = (grid, moves) => moves.map(squares).reduce((now, { from, to }) => moved(now, from, to), grid);

/** Loops, by where they begin, in which both sides check or chase at every ply. */
const MUTUAL = [...RULINGS, ...CONTRASTS].flatMap(({ fen, moves, cycle = [] }) => {
  const { grid, red } = readFen(fen);
  const start = after(grid, moves);
  if (sharpness(loopFacts(start, cycle.map(squares))) < 1.5) return [];
  return [{ grid: start, red: red === (moves.length % 2 === 0), cycle }];
});

/** One of those, from any of its plies on: who begins exceeds a limit first. */
function mutual() {
  const { grid, red, cycle } = pick(MUTUAL);
  const first = below(cycle.length);
  const plan = [...cycle.slice(first), ...cycle.slice(0, first)];
  return { fen: `${writeFen(after(grid, cycle.slice(0, first)), red === (first % 2 === 0))} - - 0 1`, plan };
}

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/** Where a game begins, what it plays first and then goes round in: of most rulings their moves and their loop. */
function start() {
  const draw = below(20);
  if (draw < 3) {
    const { fen, moves, cycle = [] } = pick(RULINGS);
    return { fen: chance(30) ? fen : varied(below, fen), lead: [...moves], plan: [...cycle] };
  }
  if (draw < 5) {
    const { fen, plan } = mutual();
    return { fen: chance(30) ? fen : varied(below, fen), plan };
  }
  if (draw < 6) return { fen: START };
  if (draw < 7) return { fen: randomPosition(below, 2, "aabbp").replace("0 1", `${below(70)} 1`) };
  return { fen: randomPosition(below, draw < 12 ? 4 : 9) };
}

/** The sharpest of some loops from here, for the game to go round in. */
function loop(judge) {
  let best = [];
  let sharpest = 0.9;
  for (let tries = 0; tries < 12; tries++) {
    const plies = randomLoop(below, judge.grid, judge.red, pick([4, 4, 6, 8]), 80);
    const value = plies ? sharpness(loopFacts(judge.grid, plies)) : 0;
    if (value > sharpest) [best, sharpest] = [plies.map(uci), value];
  }
  return best;
}

/** A move that leaves no reply, if there is one. */
const finish = (judge) => judge.legalMoves().find((move) => legalMoves(moved(judge.grid, move.from, move.to), !judge.red).length === 0);

/** Why a move is chosen: what was planned, loops, then moves that check or attack, else any. */
function choose(judge, legal, played, mood, near) {
  // At a limit a move may exceed it and end the game by itself.
  const end = near && chance(50) ? finish(judge) : undefined;
  if (end) return uci(end);
  if (mood.plan.length === 0 && chance(mood.plans)) mood.plan = loop(judge);
  if (mood.plan.length > 0) {
    const next = mood.plan.shift();
    if (chance(99) && legal.includes(next)) {
      mood.plan.push(next);
      return next;
    }
    mood.plan = [];
  }
  const again = played.at(-mood.loop);
  if (chance(mood.again) && legal.includes(again)) return again;
  const own = played.at(-2);
  const back = own && own.slice(2) + own.slice(0, 2);
  if (chance(mood.back) && legal.includes(back)) return back;
  if (chance(mood.sharp)) {
    for (let tries = 0; tries < 8; tries++) {
      const move = pick(judge.legalMoves());
      const { checks, chases } = facts(judge.grid, move);
      if (mood.checks ? checks.length > 0 : chases.length > 0) return uci(move);
    }
  }
  return pick(legal);
}

const counts = { games: 0, plies: 0, checks: 0, chases: 0 };
const endings = {};

const sorted = (list) => [...list].sort().join(" ");

/** One game; gives the first difference in it, or nothing. */
function compare({ fen, lead = [], plan = [] }, rules) {
  let game;
  try {
    game = new Game("xiangqi", { fen, rules });
  } catch {
    return undefined; // a position that no game reaches, as two soldiers on one file before the river
  }
  const judge = new PlainJudge(fen, rules);
  // How it plays: `again` what was played a loop ago, `back`, `sharp` moves that check or attack, `plans` to go round; of a hundred.
  const mood = {
    loop: pick([4, 4, 4, 6, 8]),
    again: pick([50, 80, 95, 99]),
    back: pick([0, 30, 60]),
    sharp: pick([20, 60, 90]),
    checks: chance(40),
    plans: pick([0, 10, 50]),
    plan,
  };
  const played = [];
  const deeds = [];
  const differ = (what, theirs, ours) => ({ fen, rules, moves: played.join(" "), what, package: theirs, plain: ours });
  counts.games++;
  for (;;) {
    const standing = judge.standing();
    const { over, check, warnings, winner = null, reason = null } = game.status();
    const told = over ? `${reason}, ${winner ?? "draw"}` : "goes on";
    const expected = standing.over ? `${standing.reason}, ${standing.winner ?? "draw"}` : "goes on";
    if (told !== expected) return differ("status", told, expected);
    if (over) {
      const set = typeof rules === "string" ? rules : `${rules.base} with other limits`;
      endings[reason] ??= {};
      endings[reason][set] = (endings[reason][set] ?? 0) + 1;
      break;
    }
    const legal = game.legalMoves().map((move) => move.uci);
    const plainly = judge.legalMoves().map(uci);
    if (sorted(legal) !== sorted(plainly)) return differ("legal moves", sorted(legal), sorted(plainly));
    if (check !== judge.check) return differ("check", check, judge.check);
    if (played.length === MOST_PLIES) break;
    const near = warnings.some(({ count, limit }) => count >= limit);
    const move = legal.includes(lead[0]) ? lead.shift() : choose(judge, legal, played, mood, near);
    if (chance(1)) Object.assign(mood, { loop: pick([4, 6, 8]), checks: chance(40) });
    game.play(move);
    played.push(move);
    deeds.push(judge.play(move));
    counts.plies++;
  }
  for (const [i, ply] of game.conduct().entries()) {
    const { checks, chases } = deeds[i];
    counts.checks += checks.length > 0 ? 1 : 0;
    counts.chases += chases.length > 0 ? 1 : 0;
    const theirs = ply.chases.map((chase) => `${chase.attacker}x${chase.target}${chase.protected ? "*" : ""}`);
    const ours = chases.map((chase) => `${nameOf(chase.attacker)}x${nameOf(chase.target)}${chase.protected ? "*" : ""}`);
    if (ply.check !== checks.length > 0 || sorted(theirs) !== sorted(ours)) {
      played.length = i + 1;
      return differ("conduct of the last ply", `${ply.check} ${sorted(theirs)}`, `${checks.length > 0} ${sorted(ours)}`);
    }
  }
  game.free();
  return undefined;
}

let differences = 0;
let told = 0;
while (counts.plies < wanted && differences < MOST_DIFFERENCES) {
  const difference = compare(start(), pick(RULES));
  if (difference) {
    differences++;
    console.log(`DIFFERENCE in ${difference.what}`);
    for (const [name, value] of Object.entries(difference))
      console.log(`  ${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
  }
  if (counts.plies - told >= 50_000) {
    told = counts.plies;
    console.error(`  ${told} plies`);
  }
}

console.log(
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(", "),
);
for (const [reason, sets] of Object.entries(endings).sort()) {
  console.log(
    `  ${reason.padEnd(18)} ${Object.entries(sets)
      .sort()
      .map(([set, count]) => `${set}: ${count}`)
      .join(", ")}`,
  );
}
process.exit(differences > 0 || counts.plies === 0 ? 1 : 0);
