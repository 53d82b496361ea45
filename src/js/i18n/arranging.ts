/** The board's texts for setting up pieces, in every language; loaded together with that feature. */

import { preferredLanguage } from "./language.js";
import type { Language } from "./language.js";
import type { Texts } from "./text.js";

const en = {
  hand: "Move pieces",
  eraser: "Take pieces away",
  chosen: "{tool}: chosen.",
  lifted: "{piece} picked up from {square}; choose where it goes.",
  set: "{piece} on {square}.",
  taken: "{square}: empty.",
  moved: "{piece} from {from} to {to}.",
};

export type ArrangingTexts = Texts<typeof en>;

const CATALOGUES: Readonly<Record<Language, ArrangingTexts>> = {
  en,
  vi: {
    hand: "Di chuyển quân",
    eraser: "Lấy quân đi",
    chosen: "Đã chọn: {tool}.",
    lifted: "Đã nhấc {piece} ở {square}; hãy chọn nơi đặt.",
    set: "{piece} ở {square}.",
    taken: "{square}: trống.",
    moved: "{piece} từ {from} đến {to}.",
  },
  zh: {
    hand: "移动棋子",
    eraser: "取走棋子",
    chosen: "已选择：{tool}。",
    lifted: "已拿起{square}的{piece}；请选择放在哪里。",
    set: "{square}放上{piece}。",
    taken: "{square}已空。",
    moved: "{piece}从{from}到{to}。",
  },
  "zh-Hant": {
    hand: "移動棋子",
    eraser: "取走棋子",
    chosen: "已選擇：{tool}。",
    lifted: "已拿起{square}的{piece}；請選擇放在哪裡。",
    set: "{square}放上{piece}。",
    taken: "{square}已空。",
    moved: "{piece}從{from}到{to}。",
  },
};

/** Returns the texts for a language tag. */
export const arrangingTexts = (tag: string): ArrangingTexts => CATALOGUES[preferredLanguage([tag])];
