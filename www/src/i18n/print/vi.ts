import type { print as en } from "./en.ts";

export const print: typeof en = {
  heading: "In",
  title: "{first} – {second}",
  position: "Thế cờ",
  sheet: "Biên bản ván cờ",
  rules: "Luật: {set}",
  fen: "FEN: {fen}",
};
