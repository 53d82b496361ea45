import { spawn } from "node:child_process";
import { Failure, ROOT, at } from "../lib.mjs";
import { OURS } from "./library.mjs";
import { stockfish } from "./stockfish.mjs";

const unit = "M/s";

/** @type {import("./metrics.mjs").Row[]} */
export const NATIVE_ROWS = [
  { id: "native.xiangqi-start", title: "perft, xiangqi start, native", unit },
  { id: "native.chess-start", title: "perft, chess start, native", unit },
  { id: "native.chess-kiwipete", title: "perft, chess kiwipete, native", unit },
];

/** The programs and crates that the native rows are measured beside. */
export const NATIVE_PEERS = ["chess", "cozy-chess", "shakmaty", "stockfish"].map((id) => ({ id, version: "native" }));

/**
 * Values by row, out of what the benches in Rust print.
 *
 * @param {string} text
 * @returns {import("./metrics.mjs").ByRow}
 */
export function nativeValues(text) {
  const rates = [...text.matchAll(/^perft (\w+) (\w+) +depth \d+ +([\d.]+) million nodes\/s$/gm)];
  return Object.fromEntries(rates.map(([, kind, position, rate]) => [`native.${kind}-${position}`, { [OURS]: Number(rate) }]));
}

/**
 * The same of the peers' program, which names the crate first.
 *
 * @param {string} text
 * @returns {[row: string, peer: string, rate: number][]}
 */
export const peerValues = (text) =>
  [...text.matchAll(/^perft ([\w-]+) (\w+) +depth \d+ +([\d.]+) million nodes\/s$/gm)].map(([, peer, position, rate]) => [
    `native.chess-${position}`,
    peer,
    Number(rate),
  ]);

/**
 * Runs Cargo; what is printed beside the values of the table goes where progress goes.
 *
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function cargo(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn("cargo", args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      process.stderr.write(part);
      text += part;
    });
    child.on("error", () => reject(new Failure("cannot run cargo")));
    child.on("close", (code) => (code === 0 ? resolve(text) : reject(new Failure(`cargo ${args[0]} ended with code ${code}`))));
  });
}

/**
 * The native rows: this package's, and beside them those of the peers that can be had.
 *
 * @param {(line: string) => void} tell
 * @returns {Promise<import("./metrics.mjs").ByRow>}
 */
export async function native(tell) {
  const values = nativeValues(await cargo("bench", "--locked"));
  const manifest = at("scripts", "bench", "native-peers", "Cargo.toml");
  const crates = await cargo("run", "--release", "--locked", "--quiet", "--manifest-path", manifest).then(peerValues, (error) => {
    tell(`the crates are left out: ${error.message}`);
    return [];
  });
  for (const [row, peer, rate] of [...crates, ...(await stockfish(tell))]) values[row] = { ...values[row], [peer]: rate };
  return values;
}
