import { verdicts } from "trongtai/words/zh";

/** 有事要裁的时候，裁判说的话。 */
export const ruling = {
  ...verdicts,
  notice: {
    resigned: "{side}认输。",
    agreed: "双方同意和棋。",
    judged: "裁决规则：{rules}。",
    loaded: "局面已载入。",
    copied: "FEN 已复制。",
    notCopied: "浏览器不允许复制，请选中文字后手动复制。",
    failed: "局面未能载入。",
    claimed: "{reason}。已要求判和。",
    flagged: "{side}超时。",
    paused: "棋钟已停。",
    resumed: "棋钟开始走。",
    timeAdded: "{side}加 {seconds} 秒。",
    timeTaken: "{side}减 {seconds} 秒。",
    locked: "棋钟正在走：回到最后一步才能走棋。",
  },
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
