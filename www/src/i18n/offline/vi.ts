import type { offline as en } from "./en.ts";

export const offline: typeof en = {
  label: "Chương trình này",
  waiting: "Đã có phiên bản mới. Ván cờ được giữ nguyên.",
  reload: "Dùng ngay",
  later: "Để sau",
  ready: "Từ giờ trang chạy được khi không có mạng.",
};
