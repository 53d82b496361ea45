import { natures as words } from "trongtai/words/zh";
import type { natures as en } from "./en.ts";

/** 按威胁裁决的规则里，一着棋威胁什么。 */
export const natures: typeof en = {
  ...words,
  proof: {
    heading: "这一步威胁什么",
    kill: "如果{side}可以再走一步，就能将死对方：",
    chase: "如果{side}可以再走一步，就能得子：",
    back: "回到这一步",
    previous: "变化的上一步",
    next: "变化的下一步",
    step: "第 {step} 步，共 {count} 步：{side} {move}",
    start: "就是这一步；后面还有 {count} 步着法。",
  },
};
