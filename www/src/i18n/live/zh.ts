import type { LiveTexts } from "./index.ts";

/** 各页上可以逐步观看的棋盘。 */
export const live: LiveTexts = {
  step: { first: "最初的局面", back: "退一步", on: "下一步", last: "最后的局面", again: "重新开始", flip: "翻转棋盘" },
  at: "第 {ply} 步，共 {count} 步",
  tryIt: "自己试走一下。",
  attempt: "试走 {from} 到 {to}",
};
