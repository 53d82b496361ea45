import type { FirstMessages } from "./index.ts";
import { plain } from "trongtai/words/zh";
import { frame } from "./frame/zh.ts";
import { offline } from "./offline/zh.ts";
import { records } from "./records/zh.ts";
import { pages } from "./pages/zh.ts";
import { referee } from "./referee/zh.ts";

/** 简体中文。 */
export const zh = {
  ...plain,
  name: "简体中文",
  title: "裁判：按规则下象棋和国际象棋",
  heading: "裁判 (Trọng tài)",
  notice: {
    ...plain.notice,
    started: "新对局：{game}。规则：{rules}。",
    wentTo: "{move}之后。",
    wentToStart: "开始局面。",
  },
  control: {
    undo: "上一步",
    redo: "下一步",
    flip: "翻转棋盘",
    newGame: "新对局",
    start: "开始",
    close: "关闭",
    toStart: "回到开局",
    toEnd: "到最后一步",
  },
  frame,
  offline,
  records,
  pages,
  referee,
  moves: { heading: "着法", none: "还没有着法。", start: "开局", item: "第 {number} 回合，{side}：{text}" },
  settings: {
    language: "语言",
  },
} satisfies FirstMessages;
