import type { Format } from "../format.js";
import { readPgn } from "./pgn-reader.js";

// The moves of UCI's `position` command. Move lists without it are read as PGN.

const POSITION = /^\s*position\s+(?:startpos|fen\s+([^\n]*?))\s*(?:\bmoves\b|$)/m;
/** As written by chessdb and others: the FEN, then the moves. */
const BARE = /^\s*((?:[\dA-Za-z]{1,9}\/){7,9}[\dA-Za-z]{1,9}\s[^\n]*?)\s+moves\s/;

const begins = (text: string): RegExpExecArray | null => {
  const found = POSITION.exec(text) ?? BARE.exec(text);
  return found?.index === 0 ? found : null;
};

export const uci: Format = {
  name: "uci",
  game: undefined,
  binary: false,
  extensions: [".uci"],
  layout: "lines",
  detect: (source) => /position|moves/.test(source.head) && begins(source.text().slice(0, 1000)) !== null,
  read: (source, reading) => {
    const text = source.text();
    const found = begins(text.slice(0, 1000))!;
    return readPgn(text, reading, found[1] === undefined ? [] : [["FEN", found[1]]], found[0].length);
  },
  notation: "uci",
  write: ({ record, answer: { sign, fen } }) => {
    const moves = record.moves.map(({ uci }) => uci).join(" ");
    return sign === "=" ? moves : `position fen ${fen} moves ${moves}`;
  },
};
