import type { BarTexts } from "./index.ts";

export const vi = { start: "Về đầu ván", back: "Nước trước", on: "Nước sau", end: "Đến nước cuối", flip: "Xoay bàn" } satisfies BarTexts;
