import { playing, reader } from "./ops.mjs";
import { fromOne } from "./ranks.mjs";

/** @type {import("../library.mjs").Library} */
export const elephantops = {
  id: "elephantops",
  version: "0.1.1",
  kinds: ["xiangqi"],
  module: (load) => load("elephantops/xiangqi"),
  first: ({ Xiangqi }) => [...Xiangqi.default().allDests()].flatMap(([, squares]) => [...squares]).length,
  open: async (load) => {
    const modules = ["xiangqi", "fen", "util", "debug", "pgn", "san"].map((name) => load(`elephantops/${name}`));
    const [{ Xiangqi }, { parseFen }, { parseUci }, { perft }, pgn, san] = await Promise.all(modules);
    return {
      start: (_, { fen } = {}) => (fen === undefined ? Xiangqi.default() : Xiangqi.fromSetup(parseFen(fen).unwrap()).unwrap()),
      ...playing,
      move: (_, uci) => parseUci(fromOne(uci)),
      perft: (position, depth) => perft(position, depth),
      records: {
        xiangqi: {
          write: (moves) => {
            const position = Xiangqi.default();
            return `[Result "*"]\n\n${moves.map((uci) => san.makeSanAndPlay(position, parseUci(fromOne(uci)))).join(" ")} *\n`;
          },
          read: reader(pgn, san),
        },
      },
    };
  },
  page: {
    source: `export { Xiangqi } from "elephantops/xiangqi";
export { makeFen, parseFen } from "elephantops/fen";
export { makeUci, parseUci } from "elephantops/util";
export { makeSan, parseSan } from "elephantops/san";
export { makePgn, parsePgn, startingPosition } from "elephantops/pgn";`,
    module: `await import("/bundle.js")`,
  },
};
