import type { BarTexts } from "./index.ts";

export const vi = { start: "Về đầu ván", back: "Lùi lại", on: "Đi tiếp", end: "Đến nước cuối", flip: "Xoay bàn" } satisfies BarTexts;
