/** Lời về biên bản có ngay từ đầu. */
export const records = {
  heading: "Biên bản ván cờ",
  open: "Mở, lưu hoặc chia sẻ ván cờ",
  offline: "Không tải được phần này của trang. Hãy thử lại khi có mạng.",
  drop: "Thả tệp để mở",
};
