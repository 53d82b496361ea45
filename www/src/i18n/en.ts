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
  tagline: "The referee for xiangqi and chess",
  notice: {
    ...plain.notice,
    started: "New game: {game}. Rules: {rules}.",
    resigned: "{side} resigns.",
    agreed: "The players agree on a draw.",
    wentTo: "After {move}.",
    judged: "Judged by: {rules}.",
    wentToStart: "Starting position.",
    loaded: "Position loaded.",
    copied: "FEN copied.",
    notCopied: "The browser did not allow copying. Select the text and copy it.",
    failed: "The position was not loaded.",
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
    heading: "Settings",
    language: "Language",
    pieces: "Xiangqi pieces",
    characters: "Traditional characters",
    simplified: "Simplified characters",
    symbols: "Symbols",
  },
};
