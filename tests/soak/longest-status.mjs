// The longest status() under cxa that can be found: positions with a repeated round of moves are changed a little, and what takes
// longer is changed on. `node tests/soak/longest-status.mjs [-- --seconds N --seed S]`; a part of `npm run soak`. Which way the
// search goes hangs on times, so a seed gives the same beginnings, not the same end.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Game } from "trongtai";
import { at, isMain } from "../../scripts/lib.mjs";
import { random } from "../js/support.mjs";

/**
 * A position and a round that can be played three times over.
 *
 * @typedef {object} Case
 * @property {string} fen
 * @property {string[]} cycle
 */
/**
 * What a status has cost.
 *
 * @typedef {object} Cost
 * @property {number} ms Of processor time, so that a machine with other work says much the same; the fastest of some runs.
 * @property {number} cut Plies whose search came to its bound.
 */

const FILES = 9;
const RANKS = 10;
const LETTERS = "PNCRBAKpncrbak";
/** A climb that has found nothing longer for so many changes ends. */
const PATIENCE = 150;

/** @param {string} fen */
function boardOf(fen) {
  const [placement, turn] = fen.split(" ");
  const rows = placement.split("/").map((row) => [...row.replace(/\d/g, (digit) => ".".repeat(Number(digit)))]);
  return { rows, turn };
}

/** @param {{ rows: string[][], turn: string }} board */
const fenOf = ({ rows, turn }) =>
  `${rows.map((row) => row.join("").replace(/\.+/g, ({ length }) => String(length))).join("/")} ${turn} - - 0 1`;

/**
 * A position with a piece more, fewer or elsewhere, or another side to move. It may be none that is possible.
 *
 * @param {string} fen
 * @param {(below: number) => number} below
 */
function mutated(fen, below) {
  const board = boardOf(fen);
  const { rows } = board;
  const squares = Array.from({ length: FILES * RANKS }, (_, i) => [Math.floor(i / FILES), i % FILES]);
  const pick = (/** @type {number[][]} */ list) => list[below(list.length)];
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const full = squares.filter(([rank, file]) => !".Kk".includes(rows[rank][file]));
    const free = squares.filter(([rank, file]) => rows[rank][file] === ".");
    const kind = below(8);
    if (kind === 0 && full.length > 4) {
      const [rank, file] = pick(full);
      rows[rank][file] = ".";
    } else if (kind < 4) {
      const [rank, file] = pick(free);
      rows[rank][file] = LETTERS.replace(/k/gi, "")[below(LETTERS.length - 2)];
    } else if (kind < 6 && full.length > 0) {
      const [[rank, file], [newRank, newFile]] = [pick(full), pick(free)];
      [rows[newRank][newFile], rows[rank][file]] = [rows[rank][file], "."];
    } else if (kind === 6) {
      const [letter, [first, last]] = below(2) === 0 ? ["K", [7, 9]] : ["k", [0, 2]];
      const [rank, file] = pick(squares.filter(([rank, file]) => rank >= first && rank <= last && file >= 3 && file <= 5));
      for (const row of rows) if (row.includes(letter)) row[row.indexOf(letter)] = ".";
      rows[rank][file] = letter;
    } else {
      board.turn = board.turn === "w" ? "b" : "w";
    }
  }
  return fenOf(board);
}

/** @param {string} uci */
const back = (uci) => uci.slice(2) + uci.slice(0, 2);

/**
 * A round of moves there and back that can be played twice; pieces that check and attack make the longer ones.
 *
 * @param {string} fen
 * @param {(below: number) => number} below
 */
function roundIn(fen, below) {
  for (let tries = 0; tries < 8; tries++) {
    const game = new Game("xiangqi", { fen, rules: "basic" });
    try {
      const there = [];
      for (let ply = 0; ply < 2; ply++) {
        const quiet = game.legalMoves().filter(({ captured }) => captured === undefined || captured === null);
        if (quiet.length === 0) break;
        there.push(game.play(quiet[below(quiet.length)]).uci);
      }
      const cycle = [...there, ...there.map(back)];
      if (cycle.length === 4 && [...cycle.slice(2), ...cycle].every((uci) => game.isLegal(uci) && game.play(uci))) return cycle;
    } finally {
      game.free();
    }
  }
  return undefined;
}

/**
 * What the first status at the third occurrence takes, when nothing was asked before; undefined where the round cannot be played.
 *
 * @param {Case} round
 * @returns {Cost | undefined}
 */
export function costOf({ fen, cycle }, runs = 3) {
  let [ms, cut] = [Infinity, 0];
  for (let run = 0; run < runs; run++) {
    const game = new Game("xiangqi", { fen, rules: "cxa" });
    try {
      for (const uci of [...cycle, ...cycle]) {
        if (!game.isLegal(uci)) return undefined;
        game.play(uci);
      }
      const began = process.cpuUsage();
      const status = game.status();
      const { user, system } = process.cpuUsage(began);
      ms = Math.min(ms, (user + system) / 1000);
      if (!status.over) return undefined;
      cut = status.evidence.filter((act) => act.cut).length;
    } finally {
      game.free();
    }
  }
  return { ms, cut };
}

/**
 * Climbs from random beginnings for so long.
 *
 * @param {{ seconds: number, seed: number, tell?: (worst: Case & Cost) => void }} wanted
 */
export function longestStatus({ seconds, seed, tell }) {
  const below = random(seed);
  /** @type {Case[]} */
  const diagrams = JSON.parse(readFileSync(at("tests", "data", "xiangqi", "rulings-cxa.json"), "utf8"));
  const end = performance.now() + seconds * 1000;
  /** @type {(Case & Cost) | undefined} */
  let worst;
  let tried = 0;
  /** @param {Case} from */
  const changed = (from) => {
    const fen = below(4) === 0 ? from.fen : mutated(from.fen, below);
    try {
      const kept = below(2) === 0 && fen !== from.fen ? costOf({ fen, cycle: from.cycle }, 1) && from.cycle : undefined;
      const cycle = kept ?? roundIn(fen, below);
      return cycle && { fen, cycle };
    } catch (error) {
      // a position that is none
      if (error?.code === "invalid-fen") return undefined;
      throw error;
    }
  };
  while (performance.now() < end) {
    const { fen } = diagrams[below(diagrams.length)];
    /** @type {(Case & Cost) | undefined} */
    let best;
    for (let idle = 0; idle < PATIENCE && performance.now() < end; idle++) {
      const next = best === undefined || below(40) === 0 ? changed({ fen, cycle: [] }) : changed(best);
      const rough = next && costOf(next, 1);
      tried++;
      if (next === undefined || rough === undefined || (best && rough.ms <= best.ms)) continue;
      // what took long may have been interrupted
      const cost = costOf(next);
      if (cost === undefined || (best && cost.ms <= best.ms * 1.01)) continue;
      best = { ...next, ...cost };
      idle = 0;
      if (worst === undefined || best.ms > worst.ms) {
        worst = best;
        tell?.(worst);
      }
    }
  }
  return { worst, tried };
}

/** @param {Case & Cost} found */
export const told = ({ ms, cut, fen, cycle }) => `${ms.toFixed(1)} ms (${cut} plies cut off): ${fen} with ${cycle.join(" ")}`;

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } } });
  const { worst, tried } = longestStatus({
    seconds: Number(values.seconds),
    seed: Number(values.seed),
    tell: (found) => console.log(told(found)),
  });
  console.log(`${tried} rounds tried; the longest status: ${worst === undefined ? "none" : told(worst)}`);
}
