import type { print as en } from "./en.ts";

export const print: typeof en = {
  heading: "打印",
  title: "{first} – {second}",
  position: "局面",
  sheet: "棋谱",
  rules: "规则：{set}",
  arbiter: "裁判员",
  foot: "打印日期：{date}。裁决规则：{set}。‖ 表示按规则对局在此结束。",
  fen: "FEN：{fen}",
};
