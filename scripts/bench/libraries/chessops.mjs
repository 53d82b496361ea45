import { destinations } from "./destinations.mjs";

/** @type {import("../library.mjs").Library} */
export const chessops = {
  id: "chessops",
  version: "0.15.1",
  kinds: ["chess"],
  module: (load) => load("chessops/chess"),
  first: ({ Chess }) => [...Chess.default().allDests()].flatMap(([, squares]) => [...squares]).length,
  open: async (load) => {
    const modules = ["chess", "fen", "util", "debug", "pgn", "san"].map((name) => load(`chessops/${name}`));
    const [{ Chess }, { parseFen }, { parseUci }, { perft }, { parsePgn, startingPosition }, { parseSan }] = await Promise.all(modules);
    return {
      start: (_, { fen } = {}) => (fen === undefined ? Chess.default() : Chess.fromSetup(parseFen(fen).unwrap()).unwrap()),
      legal: destinations,
      move: (_, uci) => parseUci(uci),
      play: (position, move) => {
        if (!position.isLegal(move)) throw new Error("a legal move is refused");
        position.play(move);
      },
      over: (position) => position.isEnd(),
      perft: (position, depth) => perft(position, depth),
      records: {
        chess: {
          // It reads the tokens; the moves are judged one by one.
          read: (texts) => {
            let plies = 0;
            for (const { headers, moves } of parsePgn(texts.join("\n"))) {
              const position = startingPosition(headers).unwrap();
              for (const { san } of moves.mainline()) {
                const move = parseSan(position, san);
                if (move === undefined) break;
                position.play(move);
                plies++;
              }
            }
            return plies;
          },
        },
      },
    };
  },
  page: {
    source: `export { Chess } from "chessops/chess";
export { makeFen, parseFen } from "chessops/fen";
export { makeUci, parseUci } from "chessops/util";
export { makeSan, parseSan } from "chessops/san";
export { makePgn, parsePgn, startingPosition } from "chessops/pgn";`,
    module: `await import("/bundle.js")`,
  },
};
