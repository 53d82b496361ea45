import type { Format, Written } from "../format.js";
import { resultIn } from "../results.js";
import { walk } from "../record-draft.js";
import { readPgn } from "./pgn-reader.js";
import type { Reading } from "../format.js";
import type { GameRecord } from "../../types.js";

// The text files of the World Xiangqi Federation: `FORMAT WXF`, lines of a name and a value, `START{` moves `}END`.

const TAGS: Readonly<Record<string, string>> = {
  GAME: "Event",
  EVENT: "Event",
  PLACE: "Site",
  SITE: "Site",
  DATE: "Date",
  ROUND: "Round",
  TIME: "Time",
  TIMECONTROL: "TimeControl",
  OPENING: "Opening",
  ECO: "ECO",
  AUTHOR: "Annotator",
  REMARK: "Remark",
  REMARKS: "Remark",
};
const LONGEST = 1 << 22;

export const wxf: Format = {
  name: "wxf",
  binary: false,
  game: "xiangqi",
  extensions: [".wxf"],
  layout: "wxf",
  notation: "wxf",
  detect: ({ head }) => /^(?:\xef\xbb\xbf|\ufeff)?\s*FORMAT\s+WXF\b/i.test(head),
  read: (source, reading) => readWxf(source.text(), reading),
  write: writeWxf,
};

function* readWxf(text: string, reading: Reading): Generator<GameRecord, void, undefined> {
  const beginnings = [...text.matchAll(/^[\ufeff \t]*FORMAT[ \t]+WXF\b/gim)].map(({ index }) => index!);
  for (const [at, begin] of beginnings.entries()) {
    yield* readGame(text.slice(0, beginnings[at + 1] ?? text.length), begin, reading);
  }
}

function* readGame(text: string, begin: number, reading: Reading): Generator<GameRecord, void, undefined> {
  const start = text.indexOf("START{", begin);
  const tags = new Map<string, string>([["Format", "WXF"]]);
  const head = text.slice(begin, start < 0 ? text.length : start).slice(0, LONGEST);
  // A position may take several lines, with remarks between the others.
  for (const [, name, given] of withoutRemarks(head).matchAll(/^[ \t]*([A-Za-z]+)[ \t]+(\S[^\r\n]*)$/gm)) {
    const key = name!.toUpperCase();
    // Some programs put many stops after it.
    const value = /^.*[^;\s]/.exec(given!)?.[0] ?? "";
    if (value === "") continue;
    if (key === "RED" || key === "BLACK") player(tags, key === "RED" ? "Red" : "Black", value);
    else if (key === "RESULT") tags.set("Result", resultIn(value) ?? value);
    else if (key === "FEN") tags.set("FEN", value);
    else if (TAGS[key] !== undefined && !tags.has(TAGS[key])) tags.set(TAGS[key], value);
  }
  const end = start < 0 ? -1 : text.indexOf("}END", start);
  const moves = end < 0 ? text : text.slice(0, end);
  const [first] = readPgn(moves, { ...reading, kind: "xiangqi" }, [...tags], start < 0 ? moves.length : start + 6);
  if (first !== undefined) yield first;
}

/** Returns a head without the text between slashes and stars. */
const withoutRemarks = (head: string): string =>
  head
    .split("/*")
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf("*/") + 2)))
    .join("");

/** Reads `name;team;title;…`, or as servers write it `name ; rating`. */
function player(tags: Map<string, string>, color: "Red" | "Black", value: string): void {
  const [name = "", ...more] = value.split(";").map((part) => part.trim());
  if (name !== "") tags.set(color, name);
  const names = ["Team", "Title"];
  for (const part of more) {
    if (part === "") names.shift();
    else if (/^\d{3,4}$/.test(part)) tags.set(`${color}Elo`, part);
    else {
      const field = names.shift();
      if (field !== undefined) tags.set(color + field, part);
    }
  }
}

function writeWxf({ record, answer: { sign, fen, texts } }: Written): string {
  const { tags, result, moves } = record;
  const calm = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
  let text = "FORMAT\tWXF\n";
  const line = (name: string, value: string | undefined): void => {
    const said = calm(value ?? "");
    if (said !== "") text += `${name}\t${said}\n`;
  };
  line("GAME", tags["Event"]);
  line("PLACE", tags["Site"]);
  line("DATE", tags["Date"]);
  line("ROUND", tags["Round"]);
  line("TIMECONTROL", tags["TimeControl"]);
  line("OPENING", tags["Opening"]);
  line("AUTHOR", tags["Annotator"]);
  for (const color of ["Red", "Black"]) {
    const part = (name: string): string => calm(tags[color + name] ?? "").replace(/;/g, ",");
    const parts = [part(""), part("Team"), part("Title"), part("Elo")];
    if (parts.some((given) => given !== "")) text += `${color.toUpperCase()}\t${parts.join(";")}\n`;
  }
  line("RESULT", result);
  if (sign !== "=") line("FEN", fen);
  text += "\nSTART{\n";
  const braced = (said: string | undefined): string =>
    said ? `{${calm(said).replace(/[{}]/g, (brace) => (brace === "{" ? "(" : ")"))}}` : "";
  const black = fen.split(" ")[1] === "b" ? 1 : 0;
  const words: string[] = [];
  if (record.comment) words.push(braced(record.comment));
  let next = 0;
  let ply = black;
  walk(moves, {
    move(move, of) {
      const word = texts[next++]!;
      // The format has no variations.
      if (of !== moves) return;
      if (move.commentBefore) words.push(braced(move.commentBefore));
      if (ply % 2 === 0 || ply === black) words.push(`${(ply >> 1) + 1}.${ply % 2 === 0 ? "" : ".."}`);
      words.push(word);
      if (move.comment) words.push(braced(move.comment));
      ply++;
    },
    open() {},
    close() {},
  });
  return `${text}${words.join(" ").replace(/ (?=\d+\. )/g, "\n")}\n}END\n`;
}
