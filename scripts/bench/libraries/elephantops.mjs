import { destinations } from "./destinations.mjs";
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
    const [{ Xiangqi }, { parseFen }, { parseUci }, { perft }, { parsePgn, startingPosition }, { makeSanAndPlay, parseSan }] = await Promise.all(modules);
    return {
      start: (_, { fen } = {}) => (fen === undefined ? Xiangqi.default() : Xiangqi.fromSetup(parseFen(fen).unwrap()).unwrap()),
      legal: destinations,
      move: (_, uci) => parseUci(fromOne(uci)),
      play: (position, move) => {
        if (!position.isLegal(move)) throw new Error("a legal move is refused");
        position.play(move);
      },
      over: (position) => position.isEnd(),
      perft: (position, depth) => perft(position, depth),
      records: {
        xiangqi: {
          write: (moves) => {
            const position = Xiangqi.default();
            return `[Result "*"]\n\n${moves.map((uci) => makeSanAndPlay(position, parseUci(fromOne(uci)))).join(" ")} *\n`;
          },
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
    source: `export { Xiangqi } from "elephantops/xiangqi";
export { makeFen, parseFen } from "elephantops/fen";
export { makeUci, parseUci } from "elephantops/util";
export { makeSan, parseSan } from "elephantops/san";
export { makePgn, parsePgn, startingPosition } from "elephantops/pgn";`,
    module: `await import("/bundle.js")`,
  },
};
