import type { NatureTexts } from "../types.js";

export const natures = {
  kill: "杀：下一步起连将可以将死对方",
  chase: "捉",
  gain: "捉：下一步起先将后吃可以得子",
  light: "要几个棋子联合才能得子",
  exchange: "兑",
  offer: "献",
  block: "拦",
  follow: "跟",
  cut: "来不及算清它威胁什么，按闲着论",
  mixed: "{side}走了{plies}步；将：{checks}，杀：{kills}，捉：{chases}，闲：{others}。",
} satisfies NatureTexts;
