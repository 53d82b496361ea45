import { verdicts } from "trongtai/words/zh";

/** 有事要裁的时候，裁判说的话。 */
export const ruling = {
  ...verdicts,
  claim: {
    standing: "{reason}：要求判和",
    announced: "{reason}（走了所宣布的着法之后）：要求判和",
    ask: "{reason}。要求判和并结束对局？",
    askMove: "{reason}：走了所宣布的着法之后就是如此。这步棋不在棋盘上走。",
    move: "宣布的着法",
    yes: "要求判和",
  },
  warnings: "警告",
  outlook: {
    loses: "走到 {squares} 将判负（{reason}）。",
    draws: "走到 {squares} 将判和（{reason}）。",
    wins: "走到 {squares} 将判胜（{reason}）。",
    changes: "走到 {squares}，{side}就必须变着（{reason}）。",
  },
  verdict: {
    ...verdicts.verdict,
    heading: "裁决",
    evidence: "裁决所依据的着法",
    previous: "依据的上一步",
    next: "依据的下一步",
    all: "显示全部 {count} 步",
    lastCycle: "只显示最后一个循环",
  },
};
