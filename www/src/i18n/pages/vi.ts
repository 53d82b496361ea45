import type { pages as en } from "./en.ts";

export const pages: typeof en = {
  more: "Thêm",
  editor: "Xếp thế cờ",
  gallery: "Thế cờ mẫu",
  rules: "Luật chơi",
  back: "Trở lại ván của tôi",
  backNote: "Ván của bạn được giữ lại: {game}, {count} nước.",
  restored: "Ván của bạn đã trở lại bàn cờ.",
  opened: "Đã mở: {title}.",
  failed: "Chưa tải được trang này. Hãy thử lại khi có mạng.",
};
