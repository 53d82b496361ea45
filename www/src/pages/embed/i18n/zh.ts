import type { BarTexts } from "./index.ts";

export const zh = { start: "回到开局", back: "上一步", on: "下一步", end: "到最后一步", flip: "翻转棋盘" } satisfies BarTexts;
export const zhHant = { start: "回到開局", back: "上一步", on: "下一步", end: "到最後一步", flip: "翻轉棋盤" } satisfies BarTexts;
