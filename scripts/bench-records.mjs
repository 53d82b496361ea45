// Games read from PGN, a second: the last part of `npm run bench`, beside the peers that read them.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const GAMES = 300;
const PLIES = 80;

/** PGN of random games with a comment on every tenth move, the same in every run. */
export function corpus({ Game, writeRecord }, kind, notation) {
  let seed = 7;
  const below = (limit) => ((seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) >>> 8) % limit;
  return Array.from({ length: GAMES }, () => {
    const game = new Game(kind, { rules: "basic" });
    const moves = [];
    while (moves.length < PLIES && !game.status().over) {
      const legal = game.legalMoves();
      const { uci } = game.play(legal[below(legal.length)]);
      moves.push(moves.length % 10 === 9 ? { uci, comment: "a word or two on this" } : { uci });
    }
    game.free();
    return writeRecord({ ...new Game(kind).record(), moves }, "pgn", { notation });
  });
}

async function readers(folder) {
  if (folder === undefined) return {};
  const require = createRequire(path.join(folder, "none.cjs"));
  const load = (file) => import(pathToFileURL(path.join(folder, "node_modules", file)));
  const there = (name) => existsSync(path.join(folder, "node_modules", name));
  const peers = {};
  if (there("chessops")) {
    const [{ parsePgn, startingPosition }, { parseSan }] = [await load("chessops/dist/esm/pgn.js"), await load("chessops/dist/esm/san.js")];
    // It reads the tokens; the moves are judged one by one.
    peers.chessops = (games) => {
      for (const game of parsePgn(games.join("\n"))) {
        const position = startingPosition(game.headers).unwrap();
        for (const { san } of game.moves.mainline()) position.play(parseSan(position, san));
      }
    };
  }
  if (there("kokopu")) {
    const { pgnRead } = require("kokopu");
    peers.kokopu = (games) => {
      for (const game of pgnRead(games.join("\n")).games()) game.nodes();
    };
  }
  if (there("chess.js")) {
    const { Chess } = await load("chess.js/dist/esm/chess.js");
    peers["chess.js"] = (games) => {
      for (const game of games) new Chess().loadPgn(game);
    };
  }
  return peers;
}

export async function records(trongtai, folder, measure, row) {
  console.log(`\nGames of ${PLIES} plies read from PGN`);
  const ours = (games) => {
    for (const { faults, moves } of trongtai.readRecords(games.join("\n"))) if (faults.length > 0 || moves.length === 0) throw new Error("a game was not read");
  };
  const rate = (read, games) => games.length / measure(() => read(games), 3);
  for (const [kind, notation] of [["xiangqi", "wxf"], ["xiangqi", "zh-Hans"], ["xiangqi", "coordinate"], ["chess", "san"]]) {
    const games = corpus(trongtai, kind, notation);
    const speed = rate(ours, games);
    row(`${kind}, ${notation}`, speed.toFixed(0), "games/s");
    if (kind === "xiangqi") continue;
    for (const [peer, read] of Object.entries(await readers(folder))) {
      const theirs = rate(read, games);
      row(`  ${peer}`, theirs.toFixed(0), `games/s   ours is ${(speed / theirs).toFixed(1)} times as fast`);
    }
  }
}
