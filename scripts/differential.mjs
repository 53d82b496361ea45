// This package beside other judges: `npm run differential [-- --games N --cycles N --plies N --seed S]`. Chess against python-chess,
// xiangqi against pyffish, in random games from the start, from starts of Chess960 and from the positions of the test data; repetition
// in xiangqi against pyffish in random loops, and the rules of clubs against a plain judge in random games. The libraries are installed
// into .cache and are no part of the package. What differs and why: tests/differential/README.md.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { CACHE, Failure, ask, at, isMain, main, run, step } from "./lib.mjs";
import { build } from "./build.mjs";

const LIBRARIES = ["chess==1.11.2", "pyffish==0.0.90"];
const VENV = path.join(CACHE, "differential");
const PYTHON = path.join(VENV, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");

async function libraries() {
  if (existsSync(PYTHON) && ask(PYTHON, ["-c", "import chess, pyffish"]) !== undefined) return;
  if (ask("python3", ["--version"]) === undefined) throw new Failure("python3 is missing: the other libraries are Python's");
  await run("python3", ["-m", "venv", VENV]);
  await run(PYTHON, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...LIBRARIES]);
}

/** Gives what one program prints to another. */
function pipe(from, to) {
  return new Promise((resolve, reject) => {
    const source = spawn(process.execPath, from, { stdio: ["ignore", "pipe", "inherit"] });
    const sink = spawn(PYTHON, to, { stdio: ["pipe", "inherit", "inherit"] });
    source.stdout.pipe(sink.stdin);
    sink.stdin.on("error", () => source.kill());
    sink.on("error", reject);
    sink.on("exit", (code) => (code === 0 ? resolve() : reject(new Failure("there are differences without an explanation"))));
  });
}

async function differential({ games = "2000", cycles = "20000", plies = "200000", seed = "1" }) {
  if (![games, cycles, plies].every((text) => /^\d{1,7}$/.test(text)) || !/^\d{1,9}$/.test(seed)) {
    throw new Failure("--games, --cycles, --plies and --seed take numbers");
  }
  await step("build", () => build());
  await step("the other libraries", libraries);
  const file = (name) => at("tests", "differential", name);
  await step("chess beside python-chess", () => pipe([file("games.mjs"), "chess", games, seed], [file("by_python_chess.py")]));
  await step("xiangqi beside pyffish", () => pipe([file("games.mjs"), "xiangqi", games, seed], [file("by_pyffish.py")]));
  await step("rulings on repetition beside pyffish", () => pipe([file("rulings.mjs")], [file("by_pyffish.py"), "rulings"]));
  await step("loops beside pyffish", () => pipe([file("cycles.mjs"), cycles, seed], [file("by_pyffish.py"), "cycles"]));
  await step("xiangqi beside a plain judge", () => run(process.execPath, [file("by_plain_judge.mjs"), plies, seed]));
}

if (isMain(import.meta.url)) {
  await main(() => {
    try {
      const number = { type: "string" };
      return differential(parseArgs({ options: { games: number, cycles: number, plies: number, seed: number } }).values);
    } catch (error) {
      throw new Failure(error.message);
    }
  });
}
