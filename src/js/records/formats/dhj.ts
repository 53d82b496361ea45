import type { Format } from "../format.js";
import { beginsAsPgn, readGame, type Field } from "./dhtmlxq.js";
import type { GameRecord } from "../../types.js";

// DHJHtmlXQ, the later markup of 东萍象棋: the content of DhtmlXQ under numbers. Ranks of moves count from Red's side.

const NAMES: Readonly<Record<string, string>> = {
  10: "title",
  11: "event",
  13: "date",
  14: "place",
  15: "round",
  16: "table",
  17: "red",
  18: "redteam",
  21: "black",
  22: "blackteam",
  28: "result",
  31: "binit",
  33: "firstnum",
  34: "movelist",
  36: "open",
  40: "comment0",
  41: "author",
};

const MARK = /\[(\/?)DHJHtmlXQ(?:_(?:game_)?(\w{1,40}))?\]/gi;

export const dhj: Format = {
  name: "dhj",
  binary: false,
  notation: undefined,
  game: "xiangqi",
  extensions: [],
  layout: "whole",
  detect: (source) => {
    const text = source.text().slice(0, 100_000);
    return /\[DHJHtmlXQ/i.test(text) && !beginsAsPgn(text);
  },
  read: (source) => readDhj(source.text()),
};

function* readDhj(text: string): Generator<GameRecord, void, undefined> {
  let fields = new Map<string, Field>();
  let open: { name: string; offset: number } | undefined;
  const close = (end: number): void => {
    if (open === undefined) return;
    const { name, offset } = open;
    const given = text.slice(offset, end).trim();
    const value = name === "movelist" ? turned(given) : given;
    if (!fields.has(name)) fields.set(name, { name, value, offset });
    open = undefined;
  };
  for (const { 0: whole, 1: slash, 2: number, index } of text.matchAll(MARK)) {
    close(index!);
    if (number === undefined && slash === "" && fields.size > 0) {
      yield readGame(fields);
      fields = new Map();
    }
    if (number === undefined || slash !== "") continue;
    const ply = /^comment_(\d+)$/i.exec(number)?.[1];
    const name = ply === undefined ? NAMES[number] : `comment${ply}`;
    if (name !== undefined) open = { name, offset: index! + whole.length };
  }
  close(text.length);
  if (fields.size > 0) yield readGame(fields);
}

/** Converts ranks from Red's side to ranks from the top. */
const turned = (moves: string): string =>
  moves.replace(/\s+/g, "").replace(/(\d)(\d)/g, (_, file: string, rank: string) => file + (9 - Number(rank)));
