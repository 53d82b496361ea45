// How the time of reading grows with the text, shape by shape: `npm run growth`, and `-- NAME…` for some shapes only. The
// exponent is that of the time over sizes that double; 1 is linear. It prints, and fails where a shape is clearly not.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { Game, readRecords } from "trongtai";
import { at } from "../../scripts/lib.mjs";
import { SHAPES } from "./shapes.mjs";

/** A shape is clearly not linear above this. */
const MOST = 1.4;
/** Times below this are noise. */
const LEAST = 2;
const DOUBLINGS = 4;

/** The time that this process takes for some work, whoever else has the machine. */
const milliseconds = (work) => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

/** The same by the clock, for the work of another process. */
const elapsed = (work) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** The best of some runs. */
const best = (work, runs = 3, time = milliseconds) => Math.min(...Array.from({ length: runs }, () => time(work)));

/** Reads to the end; what is refused has been read as well. */
function read(text) {
  try {
    for (const record of readRecords(text)) record.faults.length;
  } catch (error) {
    if (error.name !== "RulesError") throw error;
  }
}

/** The slope of the logarithms of times over those of sizes, by least squares. */
function exponentOf(times) {
  const points = times.map((time, i) => [i, Math.log2(time)]);
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(([x]) => x), mean(([, y]) => y)];
  return mean(([a, b]) => (a - x) * (b - y)) / mean(([a]) => (a - x) ** 2);
}

/** Times for sizes that double, from one at which something can be measured. */
function measured(job, first, time) {
  let size = first;
  while (size < first << 10 && best(() => job(size), 3, time) < LEAST) size *= 2;
  return { size, times: Array.from({ length: DOUBLINGS }, (_, i) => best(() => job(size << i), 3, time)) };
}

const rows = [];
function row(name, job, first, time = milliseconds) {
  const { size, times } = measured(job, first, time);
  const exponent = exponentOf(times);
  rows.push({ name, exponent });
  console.log(
    `${exponent.toFixed(2).padStart(6)}  ${String(size).padStart(8)}  ${times.map((time) => time.toFixed(1).padStart(8)).join(" ")} ms  ${name}`,
  );
}

const wanted = process.argv.slice(2);
const chosen = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));

console.log("exponent  size at 1   times at 1, 2, 4, 8 times that");
for (const [name, make] of Object.entries(SHAPES)) {
  if (!chosen(name)) continue;
  const texts = new Map();
  const text = (n) => {
    if (!texts.has(n)) texts.set(n, make(n));
    return texts.get(n);
  };
  row(`read: ${name}`, (n) => read(text(n)), 4096);
}

// The program, with what it does beside reading: faults are told with their lines, plies and reasons.
const folder = mkdtempSync(path.join(tmpdir(), "growth-"));
try {
  const fault = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n';
  for (const [name, make] of Object.entries({
    "small games with a fault": (n) => fault.repeat(n / fault.length),
    "a game with a hundred faults": (n) => `1. e4 ${`(1. e5) {${"a".repeat(n / 100)}} `.repeat(100)}*`,
    "a game that goes on": (n) => `[White "A"]\n\n${"Nf3 Nf6 Ng1 Ng8\n".repeat(n / 16)}*`,
  })) {
    if (!chosen(name)) continue;
    row(
      `program: ${name}`,
      (n) => {
        const file = path.join(folder, "growth.pgn");
        writeFileSync(file, make(n));
        spawnSync(process.execPath, [at("dist", "cli.js"), "validate", "-j", "1", file], { stdio: "ignore" });
      },
      1 << 19,
      elapsed,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// A status in a long game, whatever its rules look back on.
for (const [name, kind, rules, cycle] of /** @type {[string, string, { base: string } & Record<string, unknown>, string[]][]} */ ([
  ["wxf", "xiangqi", { base: "wxf", occurrences: 10_000, noCapture: 0, checksCounted: null }, ["h0g2", "h9g7", "g2h0", "g7h9"]],
  ["wxf, chases", "xiangqi", { base: "wxf", occurrences: 10_000, noCapture: 0, checksCounted: null }, ["h2h4", "h9g7", "h4h2", "g7h9"]],
  ["kyvuong", "xiangqi", { base: "kyvuong", occurrences: 10_000, noCapture: 0 }, ["h0g2", "h9g7", "g2h0", "g7h9"]],
  ["club", "xiangqi", { base: "club", progress: 0, effective: 0, moves: 0 }, ["h0g2", "h9g7", "g2h0", "g7h9"]],
  ["cxa", "xiangqi", { base: "cxa", occurrences: 10_000, noCapture: 0 }, ["h0g2", "h9g7", "g2h0", "g7h9"]],
  [
    "fide",
    "chess",
    { base: "fide", claimOccurrences: 9_999, drawOccurrences: 10_000, claimMoves: 0, drawMoves: 0 },
    ["g1f3", "g8f6", "f3g1", "f6g8"],
  ],
])) {
  if (!chosen(`status ${name}`)) continue;
  const statuses = (plies) => {
    const game = new Game(kind, { rules });
    for (let ply = 0; ply < plies; ply++) game.play(cycle[ply % 4]);
    const time = best(() => {
      for (let i = 0; i < 50; i++) game.status();
    });
    game.free();
    return time / 50;
  };
  const times = [1250, 2500, 5000, 10_000].map(statuses);
  const exponent = exponentOf(times);
  rows.push({ name: `status ${name}`, exponent: exponent + 1 });
  console.log(
    `${exponent.toFixed(2).padStart(6)}  ${"1250".padStart(8)}  ${times.map((time) => time.toFixed(4).padStart(8)).join(" ")} ms  a status of ${name}, plies`,
  );
}

const steep = rows.filter(({ exponent }) => exponent > MOST);
console.log(`\n${rows.length} shapes; ${steep.length === 0 ? "all linear" : `not linear: ${steep.map(({ name }) => name).join(", ")}`}`);
process.exitCode = steep.length === 0 ? 0 : 1;
