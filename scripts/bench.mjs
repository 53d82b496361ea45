// How fast the built package is: `npm run bench`. With `--native` the Rust benches run too; with PEERS_DIR, a folder
// whose node_modules holds chessops, kokopu, chess.js or ffish, their perft and readers of PGN run beside ours.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ask, at, isMain, main, run, step } from "./lib.mjs";
import { program } from "./bench-cli.mjs";
import { corpus, records } from "./bench-records.mjs";
import { build } from "./build.mjs";

const ROUNDS = 7;

/** CPU seconds of this thread: what other programs do to the machine's clock is not the engine's doing. */
function seconds() {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  if (process.platform !== "linux" || !existsSync(file)) return performance.now() / 1e3;
  return Number(readFileSync(file, "utf8").split(" ")[0]) / 1e9;
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** Median seconds of the work; the first rounds warm up. */
function measure(work, rounds = ROUNDS) {
  const times = [];
  for (let round = -2; round < rounds; round++) {
    const start = seconds();
    work();
    if (round >= 0) times.push(seconds() - start);
  }
  return median(times);
}

/** The same for work too short to be timed alone: as many times as fill a tenth of a second. */
function microseconds(work) {
  let times = 1;
  const loop = () => {
    for (let i = 0; i < times; i++) work(i);
  };
  for (;;) {
    const start = seconds();
    loop();
    const spent = seconds() - start;
    if (spent > 0.05) break;
    times *= 2;
  }
  return (measure(loop) / times) * 1e6;
}

const row = (name, value, unit) => console.log(`  ${name.padEnd(58)}${value.padStart(10)} ${unit}`);

export const POSITIONS = [
  { kind: "xiangqi", name: "xiangqi start", depth: 4, nodes: 3_290_240 },
  { kind: "xiangqi", name: "xiangqi middle game", fen: "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", depth: 4, nodes: 1_339_047 },
  { kind: "chess", name: "chess start", depth: 5, nodes: 4_865_609 },
  { kind: "chess", name: "chess kiwipete", fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", depth: 4, nodes: 4_085_603 },
];

/** A legal game of 150 plies, the same in every run. */
function longGame(Game, kind) {
  let seed = 150;
  const below = (limit) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % limit;
  for (;;) {
    const game = new Game(kind);
    while (game.ply < 150 && !game.status().over) {
      const moves = game.legalMoves();
      game.play(moves[below(moves.length)].uci);
    }
    if (game.ply === 150) return game.history();
  }
}

function calls(Game) {
  console.log("\nOne call (medians, CPU time of the thread)");
  for (const [kind, move, illegal] of [["xiangqi", "h2e2", "b0d1"], ["chess", "e2e4", "a1a4"]]) {
    const game = new Game(kind);
    const list = {
      "legalMoves(), start": () => game.legalMoves(),
      "legalMovesPacked(), start": () => game.legalMovesPacked(),
      "new Game and one move": () => new Game(kind).play(move),
      "play(text) and undo()": () => {
        game.play(move);
        game.undo();
      },
      "status()": () => game.status(),
      "isLegal(text)": () => game.isLegal(move),
      "explain(illegal move)": () => game.explain(illegal),
      "fen()": () => game.fen(),
      "pieces()": () => game.pieces(),
    };
    for (const [name, work] of Object.entries(list)) row(`${kind}: ${name}`, microseconds(work).toFixed(2), "µs");
    const line = longGame(Game, kind);
    const replay = microseconds(() => {
      const again = new Game(kind);
      for (const text of line) {
        again.play(text);
        again.status();
      }
    });
    row(`${kind}: 150 plies, play(text) and status() after each`, replay.toFixed(0), "µs");
  }
}

/** What the referee costs: whole games judged after every ply, and a ply in games of very different lengths. */
function judging(Game, validate) {
  console.log("\nJudging (medians, CPU time of the thread)");
  for (const [kind, sets] of [["xiangqi", ["wxf", "club", "kyvuong", "casual", "basic"]], ["chess", ["fide", "basic"]]]) {
    const moves = longGame(Game, kind);
    for (const rules of sets) {
      const replay = () => {
        const game = new Game(kind, { rules });
        for (const text of moves) {
          if (game.status().over) break;
          game.play(text);
        }
        return game.ply;
      };
      const plies = replay();
      row(`${kind} ${rules}: ${plies} plies, play(text) and status() after each`, microseconds(replay).toFixed(0), "µs");
      row(`${kind} ${rules}: validate() of ${plies} plies`, microseconds(() => validate({ kind, rules, moves: moves.slice(0, plies) })).toFixed(0), "µs");
    }
  }
  // Without the limits that would end such a game: both horses out and back for ever.
  const endless = { wxf: { repetition: "none", occurrences: 0, noCapture: 0, checksCounted: null }, club: { effective: 0, progress: 0, moves: 0 } };
  const shuffle = ["h0g2", "h9g7", "g2h0", "g7h9"];
  for (const [base, fields] of Object.entries(endless)) {
    for (const plies of [100, 1_000, 10_000]) {
      const moves = Array.from({ length: plies }, (_, i) => shuffle[i % 4]);
      const game = { kind: "xiangqi", rules: { base, ...fields }, moves };
      const spent = microseconds(() => validate(game)) / plies;
      row(`xiangqi ${base}: a judged ply in a shuffling game of ${plies}`, spent.toFixed(2), "µs");
    }
  }
}

function perfts(Game, peers) {
  console.log("\nPerft in WebAssembly (million leaves a second, median)");
  for (const { kind, name, fen, depth, nodes } of POSITIONS) {
    const game = new Game(kind, fen === undefined ? {} : { fen });
    const ours = rate(name, nodes, () => Number(game.perft(depth)));
    row(`${name}, depth ${depth}`, ours.toFixed(1), "M/s");
    for (const [peer, { kinds, perft, less }] of Object.entries(peers)) {
      if (!kinds.includes(kind)) continue;
      const fewer = depth - less;
      const theirs = rate(`${peer}: ${name}`, Number(game.perft(fewer)), () => perft(kind, fen, fewer), 3);
      row(`  ${peer}, depth ${fewer}`, theirs.toFixed(2), `M/s   ours is ${(ours / theirs).toFixed(0)} times as fast`);
    }
  }
}

function rate(name, nodes, count, rounds) {
  const spent = measure(() => {
    const counted = count();
    if (counted !== nodes) throw new Error(`${name}: ${counted} leaves instead of ${nodes}`);
  }, rounds);
  return nodes / spent / 1e6;
}

/** Perft of the libraries in PEERS_DIR, through their public functions. */
async function peersIn(folder) {
  const require = createRequire(path.join(folder, "none.cjs"));
  const load = (file) => import(pathToFileURL(path.join(folder, "node_modules", file)));
  const there = (name) => existsSync(path.join(folder, "node_modules", name));
  const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const peers = {};
  if (there("chessops")) {
    const [{ Chess }, { parseFen }, { perft }] = [await load("chessops/dist/esm/chess.js"), await load("chessops/dist/esm/fen.js"), await load("chessops/dist/esm/debug.js")];
    peers.chessops = { kinds: ["chess"], less: 1, perft: (_, fen = START, depth) => perft(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), depth) };
  }
  if (there("kokopu")) {
    const { Position } = require("kokopu");
    const count = (position, depth) => {
      const moves = position.moves();
      if (depth === 1) return moves.length;
      let sum = 0;
      for (const move of moves) {
        const next = new Position(position);
        next.play(move);
        sum += count(next, depth - 1);
      }
      return sum;
    };
    peers.kokopu = { kinds: ["chess"], less: 1, perft: (_, fen = START, depth) => count(new Position(fen), depth) };
  }
  if (there("chess.js")) {
    const { Chess } = await load("chess.js/dist/esm/chess.js");
    peers["chess.js"] = { kinds: ["chess"], less: 2, perft: (_, fen = START, depth) => new Chess(fen).perft(depth) };
  }
  if (there("ffish")) {
    // With a global fetch this package takes Node for a browser and does not load.
    const { fetch } = globalThis;
    delete globalThis.fetch;
    const ffish = require("ffish");
    if (ffish.Board === undefined) await new Promise((resolve) => (ffish.onRuntimeInitialized = resolve));
    globalThis.fetch = fetch;
    const count = (board, depth) => {
      if (depth === 1) return board.numberLegalMoves();
      let sum = 0;
      for (const move of board.legalMoves().split(" ").filter(Boolean)) {
        board.push(move);
        sum += count(board, depth - 1);
        board.pop();
      }
      return sum;
    };
    peers.ffish = {
      kinds: ["xiangqi", "chess"],
      less: 1,
      perft: (kind, fen, depth) => {
        const board = fen === undefined ? new ffish.Board(kind) : new ffish.Board(kind, fen);
        const sum = count(board, depth);
        board.delete();
        return sum;
      },
    };
  }
  return peers;
}

/** From the import to the first list of moves, each time in a new process. */
function coldStart() {
  const entry = JSON.stringify(pathToFileURL(at("dist", "index.js")).href);
  const code = `const start = performance.now();
    const { Game } = await import(${entry});
    new Game("xiangqi").legalMoves();
    console.log(performance.now() - start);`;
  const times = Array.from({ length: 15 }, () => Number(ask(process.execPath, ["--input-type=module", "--eval", code])));
  console.log("\nCold start (wall clock)");
  row("from import to the first legalMoves()", median(times).toFixed(1), "ms");
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await step("build", () => build());
    if (process.argv.includes("--native")) await step("native", () => run("cargo", ["bench", "--locked"]));
    const trongtai = await import(pathToFileURL(at("dist", "index.js")));
    const { Game, validate } = trongtai;
    const folder = process.env.PEERS_DIR === undefined ? undefined : path.resolve(process.env.PEERS_DIR);
    perfts(Game, folder === undefined ? {} : await peersIn(folder));
    calls(Game);
    judging(Game, validate);
    await records(trongtai, folder, measure, row);
    program({ xiangqi: corpus(trongtai, "xiangqi", "wxf"), chess: corpus(trongtai, "chess", "san") }, row);
    coldStart();
  });
}
