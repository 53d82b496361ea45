import type { pages as en } from "./en.ts";

export const pages: typeof en = {
  more: "Thêm",
  editor: "Xếp thế cờ",
  gallery: "Thế cờ mẫu",
  archive: "Xem xét kho biên bản",
  rules: "Luật chơi",
  back: "Trở lại ván của tôi",
  restored: "Ván của bạn đã trở lại bàn cờ.",
  failed: "Chưa tải được trang này. Hãy thử lại khi có mạng.",
};
