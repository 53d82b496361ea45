import type { Format } from "../format.js";
import { unmarked } from "../markup.js";
import { readPgn } from "./pgn-reader.js";
import { tagsLeftOut, writePgn } from "./pgn-writer.js";

// PGN of either game, and move lists in any notation. Anything of no other format is read as this.

export const pgn: Format = {
  name: "pgn",
  game: undefined,
  binary: false,
  notation: undefined,
  extensions: [".pgn", ".txt"],
  layout: "pgn",
  detect: () => true,
  read: (source, reading) => readPgn(unmarked(source.text()), reading),
  lost: tagsLeftOut,
  write: ({ record, answer, notation }) => writePgn(record, answer, notation),
};
