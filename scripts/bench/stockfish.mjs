// Perft by Stockfish, where the machine has it (Debian: `stockfish`): from outside, between “go perft” and its count.
import { spawn } from "node:child_process";
import { secondsOf } from "./clock.mjs";
import { POSITIONS } from "./positions.mjs";

const ROUNDS = 5;
/**
 * One run: million leaves a second, or undefined where there is no such program.
 *
 * @param {string} position
 * @param {number} depth
 * @param {number} expected
 * @returns {Promise<number | undefined>}
 */
function once(position, depth, expected) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.STOCKFISH ?? "stockfish", [], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/games` },
    });
    let said = "";
    let start = 0;
    child.on("error", () => resolve(undefined));
    child.stdout.setEncoding("utf8").on("data", (part) => {
      said += part;
      if (start === 0 && said.includes("readyok")) {
        start = secondsOf(child.pid);
        child.stdin.write(`go perft ${depth}\n`);
      }
      const count = /Nodes searched: (\d+)/.exec(said)?.[1];
      if (count === undefined) return;
      const seconds = secondsOf(child.pid) - start;
      child.stdin.end("quit\n");
      if (Number(count) === expected) resolve(expected / seconds / 1e6);
      else reject(new Error(`Stockfish counts ${count} in place of ${expected}`));
    });
    child.stdin.on("error", () => undefined);
    child.stdin.write(`position ${position}\nisready\n`);
  });
}

/**
 * @param {(line: string) => void} tell
 * @returns {Promise<[row: string, peer: string, rate: number][]>}
 */
export async function stockfish(tell) {
  /** @type {[string, string, number][]} */
  const values = [];
  for (const [name, depth] of /** @type {const} */ ([
    ["chess-start", 6],
    ["chess-kiwipete", 5],
  ])) {
    const { fen, leaves } = POSITIONS[name];
    const position = fen === undefined ? "startpos" : `fen ${fen}`;
    const rates = [];
    for (let round = 0; round < ROUNDS; round++) rates.push(await once(position, depth, leaves[depth - 1]));
    const known = rates.filter((rate) => rate !== undefined).sort((a, b) => a - b);
    if (known.length < ROUNDS) {
      tell("stockfish is left out: no such program here");
      return [];
    }
    values.push([`native.${name}`, "stockfish", known[ROUNDS >> 1]]);
  }
  return values;
}
