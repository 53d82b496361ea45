import { plain } from "trongtai/words/en";
import { frame } from "./frame/en.ts";
import { offline } from "./offline/en.ts";
import { records } from "./records/en.ts";
import { pages } from "./pages/en.ts";
import { referee } from "./referee/en.ts";

/** English, and the keys that every language has. `{name}` is filled in by `fill`. */
export const en = {
  ...plain,
  name: "English",
  title: "Trọng tài: xiangqi and chess by the rules",
  heading: "Trọng tài",
  notice: {
    ...plain.notice,
    started: "New game: {game}. Rules: {rules}.",
    wentTo: "After {move}.",
    wentToStart: "Starting position.",
  },
  control: {
    undo: "Previous move",
    redo: "Next move",
    flip: "Turn the board",
    newGame: "New game",
    start: "Start",
    close: "Close",
    toStart: "To the start",
    toEnd: "To the last move",
  },
  frame,
  offline,
  records,
  pages,
  referee,
  moves: { heading: "Moves", none: "No move yet.", start: "Start", item: "Move {number}, {side}: {text}" },
  settings: {
    language: "Language",
  },
};
