import type { NewGameTexts } from "./index.ts";

/** 选择新对局：棋种、规则和用时。 */
export const newGame: NewGameTexts = {
  heading: "新对局",
  game: "棋种",
  number: "局面编号（0–959），留空则随机",
  badNumber: "请输入 0 到 959 的整数。",
  note: "当前对局将被放弃。",
  rules: "规则",
  brief: {
    xiangqi: {
      club: "计算连续的将军和捉子：允许 {checkLimits1}、{checkLimits2} 或 {checkLimits3} 次。",
      kyvuong: "将军和捉子同俱乐部；局面第 {occurrences} 次出现或 {noCapture} 步不吃子判和。",
      casual: "允许连续将军 {checkLimits1} 次；捉子不限。",
      wxf: "局面第 {occurrences} 次出现时裁决：将重于捉，捉重于其他。",
      vcf: "同世界规则：第 {occurrences} 次裁决；双方各 {noCaptureHalved} 步不吃子判和。",
      cxa: "中国规则：逐步审查循环；将、杀、捉，不论如何混合都是禁止着法；双方各 {noCaptureHalved} 步不吃子判和。",
      basic: "走法、将死和无子可动。什么都不计。",
    },
    chess: {
      fide: "国际象棋规则：局面出现 {claimOccurrences} 次或 {claimMoves} 步可要求判和，{drawOccurrences} 次或 {drawMoves} 步自动判和。",
      basic: "走法、将死和逼和。什么都不计。",
    },
  },
  sanction: {
    label: "超过限度时",
    choice: { lose: "判负（默认）", change: "必须变着", barred: "不许走" },
    note: {
      lose: "犯规的一方判负。",
      change: "裁判通知犯规的一方变着。它的下一步再犯就判负；变着之后不再追究。",
      barred: "犯规的着法不能走。",
    },
  },
  clock: {
    own: "自定",
    ownMain: "每方分钟",
    ownIncrement: "每步加秒",
    ownByoyomi: "局时用完后每步秒数",
    ownSecond: "后走一方的分钟（如不同）",
    none: "不用棋钟",
    note: "{times}。棋钟从第一步棋开始走。",
    main: "每方 {minutes} 分钟",
    increment: "每步加 {seconds} 秒",
    perMove: "每步最多 {seconds} 秒",
    byoyomi: "局时用完后每步 {seconds} 秒",
    stage: "第 {moves} 步后加 {minutes} 分钟",
    named: "{name}：{times}",
    preset: {
      slow: "慢棋",
      blitz: "超快棋",
      default: "通常",
      free: "自由时间",
      site: "网上",
      standard: "标准",
      classical: "慢棋",
      rapid: "快棋",
    },
  },
};
