import type { ShareTexts } from "./index.ts";

export const share: ShareTexts = {
  heading: "Chia sẻ",
  link: "Liên kết",
  linkNote: "Mở ra đúng nước này, nhìn từ phía này.",
  copy: "Sao chép",
  copied: "Đã sao chép.",
  notCopied: "Trình duyệt không cho phép sao chép. Hãy chọn đoạn chữ rồi sao chép bằng tay.",
  left: { comments: "Liên kết không chứa hết bình chú.", variations: "Liên kết chỉ chứa được nhánh chính." },
  tooLong: "Ván cờ quá dài để chia sẻ bằng liên kết. Hãy lưu thành tệp.",
  native: "Chia sẻ qua…",
  qr: "Mã QR của liên kết",
  qrTooLong: "Liên kết quá dài để tạo mã QR.",
  pictures: "Hình bàn cờ",
  svg: "Lưu hình SVG",
  png: "Lưu hình PNG",
  embed: "Mã nhúng vào trang web",
};
