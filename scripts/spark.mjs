// The recipe for Spark, tried: `npm run test:spark [-- FILE]`. Java comes from the system's packages, PySpark into .cache. One process by
// itself, then one partition and two: what they sum must be the same, and the times say what the engine around the program costs.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { CACHE, Failure, ask, at, isMain, main, run, step } from "./lib.mjs";
import { build } from "./build.mjs";

const PYSPARK = "pyspark==3.5.3";
const VENV = path.join(CACHE, "spark");
const PYTHON = path.join(VENV, "bin", "python");
const RULES = "wxf";
/** Random games for a trial without an archive: enough that both partitions have some, few enough to be quick. */
const TRIAL = 2000;

async function tools() {
  if (ask("java", ["-version"]) === undefined && spawnSync("java", ["-version"]).status !== 0) {
    if (process.getuid?.() !== 0) throw new Failure("java is missing: install default-jre-headless, or its like");
    await run("apt-get", ["install", "-y", "-q", "default-jre-headless"]);
  }
  if (existsSync(PYTHON) && ask(PYTHON, ["-c", "import pyspark"]) !== undefined) return;
  if (ask("python3", ["--version"]) === undefined) throw new Failure("python3 is missing");
  await run("python3", ["-m", "venv", VENV]);
  await run(PYTHON, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PYSPARK]);
}

/**
 * Lines for the program: of an archive, or of random games, some of which repeat and name a result.
 *
 * @param {string | undefined} archive
 */
async function lines(archive) {
  const file = path.join(CACHE, "spark-games.jsonl");
  mkdirSync(CACHE, { recursive: true });
  if (archive !== undefined) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at("examples", "spark", "lines.mjs"), path.resolve(archive)], {
      cwd: at(),
      maxBuffer: 1 << 30,
    });
    if (status !== 0) throw new Failure(String(stderr));
    writeFileSync(file, stdout);
    return file;
  }
  const { Game } = await import(pathToFileURL(at("dist", "index.js")).href);
  let state = 20;
  /** @param {number} below */
  const draw = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  const games = [];
  for (let number = 0; number < TRIAL; number++) {
    const game = new Game("xiangqi", { rules: RULES });
    while (game.ply < 60 && !game.status().over) {
      const legal = game.legalMovesPacked();
      game.play(legal[draw(legal.length)]);
    }
    // Both chariots step out and back until the position has stood three times.
    const moves = number % 4 === 0 ? ["a0a1", "a9a8", "a1a0", "a8a9", "a0a1", "a9a8", "a1a0", "a8a9"] : game.history("uci");
    games.push(JSON.stringify({ kind: "xiangqi", moves: moves.join(" "), result: number % 3 === 0 ? "1-0" : "1/2-1/2" }));
    game.free();
  }
  writeFileSync(file, `${games.join("\n")}\n`);
  return file;
}

const PROGRAM = [process.execPath, at("dist", "cli.js")];

/**
 * What the program says by itself, and how long it takes.
 *
 * @param {string} file
 */
async function alone(file) {
  const began = performance.now();
  const child = spawn(PROGRAM[0] ?? "", [...PROGRAM.slice(1), "judge", "--rules", RULES], { stdio: ["pipe", "pipe", "inherit"] });
  createReadStream(file).pipe(child.stdin);
  /** @type {Record<string, number>} */
  const disputes = {};
  let games = 0;
  let plies = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = JSON.parse(line);
    games++;
    plies += answer.plies ?? 0;
    if (answer.agrees === false) disputes[answer.verdict.rule] = (disputes[answer.verdict.rule] ?? 0) + 1;
  }
  return { games, plies, disputes, seconds: (performance.now() - began) / 1000 };
}

/**
 * @param {string} file
 * @param {number} partitions
 */
function bySpark(file, partitions) {
  const args = [
    at("examples", "spark", "disputes.py"),
    file,
    "--rules",
    RULES,
    "--partitions",
    String(partitions),
    "--program",
    PROGRAM.join(" "),
  ];
  const { status, stdout, stderr } = spawnSync(PYTHON, args, { maxBuffer: 1 << 26, env: { ...process.env, PYSPARK_PYTHON: PYTHON } });
  if (status !== 0) throw new Failure(String(stderr).split("\n").slice(-20).join("\n"));
  return JSON.parse(String(stdout).trim().split("\n").at(-1) ?? "");
}

/** @param {Record<string, number>} counts */
const sorted = (counts) => JSON.stringify(Object.entries(counts).sort());

/** @param {string | undefined} archive */
async function spark(archive) {
  await step("build", () => build());
  await step("Java and PySpark", tools);
  const file = await lines(archive);
  const one = await alone(file);
  console.log(`one process: ${one.games} games, ${one.plies} plies, ${one.seconds.toFixed(1)} s`);
  if (one.games === 0 || Object.keys(one.disputes).length === 0) throw new Failure("no disputes were found, which says nothing");
  for (const partitions of [1, 2]) {
    const { games, plies, disputes, seconds } = bySpark(file, partitions);
    console.log(`Spark, ${partitions} partition(s): ${games} games, ${plies} plies, ${seconds.judging} s and ${seconds.start} s to start`);
    if (games !== one.games || plies !== one.plies || sorted(disputes) !== sorted(one.disputes)) {
      throw new Failure(`${partitions} partition(s) sum other disputes: ${sorted(disputes)} in place of ${sorted(one.disputes)}`);
    }
  }
  for (const [rule, count] of Object.entries(one.disputes).sort(([, a], [, b]) => b - a)) console.log(`  ${rule.padEnd(24)} ${count}`);
}

if (isMain(import.meta.url)) await main(() => spark(process.argv[2]));
