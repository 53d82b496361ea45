import type { NatureTexts } from "../types.js";

export const natures = {
  kill: "dọa chiếu hết bằng các nước chiếu liên tiếp",
  chase: "đuổi quân",
  gain: "dọa chiếu rồi bắt quân",
  light: "nhiều quân phối hợp mới bắt được",
  exchange: "mời đổi quân",
  offer: "thí quân",
  block: "cản quân",
  follow: "bám theo quân có quân giữ",
  cut: "không kịp tìm ra nước này dọa gì, tính là nước thường",
  mixed: "{side} đi {plies} nước; chiếu: {checks}, dọa chiếu hết: {kills}, đuổi: {chases}, nước thường: {others}.",
} satisfies NatureTexts;
