import type { pages as en } from "./en.ts";

export const pages: typeof en = {
  more: "Thêm",
  editor: "Xếp thế cờ",
  gallery: "Thế cờ mẫu",
  archive: "Xem xét kho biên bản",
  rules: "Luật chơi",
  games: "Ván của tôi",
  unkept: "Trình duyệt không cho lưu: ván cờ sẽ mất khi đóng trang.",
  back: "Trở lại ván của tôi",
  failed: "Chưa tải được trang này. Hãy thử lại khi có mạng.",
};
