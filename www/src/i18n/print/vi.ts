import type { print as en } from "./en.ts";

export const print: typeof en = {
  heading: "In ấn",
  title: "{first} – {second}",
  position: "Thế cờ",
  sheet: "Biên bản ván cờ",
  rules: "Luật: {set}",
  arbiter: "Trọng tài",
  foot: "In ngày {date}. Xử theo luật: {set}. Dấu ‖ là chỗ luật kết thúc ván cờ.",
  fen: "FEN: {fen}",
};
