import { natures as words } from "trongtai/words/vi";
import type { natures as en } from "./en.ts";

/** Nước cờ dọa gì, với bộ luật xử theo điều đó. */
export const natures: typeof en = {
  ...words,
  proof: {
    heading: "Nước này dọa gì",
    kill: "Nếu {side} được đi thêm một nước thì sẽ chiếu hết:",
    chase: "Nếu {side} được đi thêm một nước thì sẽ được lợi quân:",
    back: "Trở lại nước đi",
    previous: "Nước trước của chuỗi",
    next: "Nước sau của chuỗi",
    step: "{step} trên {count}: {side} {move}",
    start: "Chính nước đi này; chuỗi còn {count} nước.",
  },
};
