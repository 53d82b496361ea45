import { playing, reader } from "./ops.mjs";

/** @type {import("../library.mjs").Library} */
export const chessops = {
  id: "chessops",
  version: "0.15.1",
  kinds: ["chess"],
  module: (load) => load("chessops/chess"),
  first: ({ Chess }) => [...Chess.default().allDests()].flatMap(([, squares]) => [...squares]).length,
  open: async (load) => {
    const modules = ["chess", "fen", "util", "debug", "pgn", "san"].map((name) => load(`chessops/${name}`));
    const [{ Chess }, { parseFen }, { parseUci }, { perft }, pgn, san] = await Promise.all(modules);
    return {
      start: (_, { fen } = {}) => (fen === undefined ? Chess.default() : Chess.fromSetup(parseFen(fen).unwrap()).unwrap()),
      ...playing,
      move: (_, uci) => parseUci(uci),
      perft: (position, depth) => perft(position, depth),
      records: { chess: { read: reader(pgn, san) } },
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
