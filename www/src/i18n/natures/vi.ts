import type { natures as en } from "./en.ts";

/** Nước cờ dọa gì, với bộ luật xử theo điều đó. */
export const natures: typeof en = {
  kill: "dọa chiếu hết bằng các nước chiếu liên tiếp",
  gain: "dọa chiếu rồi bắt quân",
  light: "nhiều quân phối hợp mới bắt được",
  exchange: "mời đổi quân",
  cut: "không kịp tìm ra nước này dọa gì, tính là nước thường",
  mixed: "{side} đi {plies} nước; chiếu: {checks}, dọa sát: {kills}, đuổi: {chases}, nước thường: {others}.",
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
