import type { print as en } from "./en.ts";

export const print: typeof en = {
  heading: "打印",
  title: "{first} – {second}",
  position: "局面",
  sheet: "棋谱",
  rules: "规则：{set}",
  fen: "FEN：{fen}",
};
