import type { natures as en } from "./en.ts";

/** 按威胁裁决的规则里，一着棋威胁什么。 */
export const natures: typeof en = {
  kill: "杀：下一步起连将可以将死对方",
  gain: "捉：下一步起先将后吃可以得子",
  light: "要几个棋子联合才能得子",
  exchange: "兑",
  cut: "来不及算清它威胁什么，按闲着论",
  mixed: "{side}走了{plies}步；将：{checks}，杀：{kills}，捉：{chases}，闲：{others}。",
  proof: {
    heading: "这一步威胁什么",
    kill: "如果{side}可以再走一步，就能将死对方：",
    chase: "如果{side}可以再走一步，就能得子：",
    back: "回到这一步",
    previous: "着法的上一步",
    next: "着法的下一步",
    step: "第 {step} 步，共 {count} 步：{side} {move}",
    start: "就是这一步；后面还有 {count} 步着法。",
  },
};
