import type { LiveTexts } from "./index.ts";

/** Bàn cờ nhỏ trên các trang. */
export const live: LiveTexts = {
  step: { first: "Thế đầu", back: "Lùi một nước", on: "Nước tiếp theo", last: "Thế cuối", again: "Làm lại", flip: "Xoay bàn cờ" },
  at: "Nước {ply} trên {count}",
  tryIt: "Hãy tự đi thử.",
  attempt: "Thử đi {from} đến {to}",
};
