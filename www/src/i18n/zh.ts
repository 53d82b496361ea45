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
  tagline: "象棋与国际象棋裁判",
  notice: {
    ...plain.notice,
    started: "新对局：{game}。规则：{rules}。",
    resigned: "{side}认输。",
    agreed: "双方同意和棋。",
    wentTo: "{move}之后。",
    judged: "裁决规则：{rules}。",
    wentToStart: "开始局面。",
    loaded: "局面已载入。",
    copied: "FEN 已复制。",
    notCopied: "浏览器不允许复制，请选中文字后手动复制。",
    failed: "局面未能载入。",
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
    heading: "设置",
    language: "语言",
    pieces: "象棋棋子",
    characters: "繁体字",
    simplified: "简体字",
    symbols: "图案",
  },
} satisfies FirstMessages;
