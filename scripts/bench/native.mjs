import { spawn } from "node:child_process";
import { Failure, ROOT } from "../lib.mjs";
import { OURS } from "./library.mjs";

const unit = "M/s";

/** @type {import("./metrics.mjs").Row[]} */
export const NATIVE_ROWS = [
  { id: "native.xiangqi-start", title: "perft, xiangqi start, native", unit },
  { id: "native.chess-start", title: "perft, chess start, native", unit },
  { id: "native.chess-kiwipete", title: "perft, chess kiwipete, native", unit },
];

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
 * Runs the benches in Rust; what they print beside the values of the table goes where progress goes.
 *
 * @returns {Promise<import("./metrics.mjs").ByRow>}
 */
export function native() {
  return new Promise((resolve, reject) => {
    const child = spawn("cargo", ["bench", "--locked"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      process.stderr.write(part);
      text += part;
    });
    child.on("error", () => reject(new Failure("cannot run cargo")));
    child.on("close", (code) => (code === 0 ? resolve(nativeValues(text)) : reject(new Failure(`cargo bench ended with code ${code}`))));
  });
}
