import type { RecordFaultTexts } from "../types.js";

export const recordFault = {
  "bad-tag": "Thẻ này chưa đủ.",
  "duplicate-tag": "Thẻ này đã có rồi.",
  "unclosed-comment": "Bình chú này không có phần kết thúc.",
  "unclosed-variation": "Có một biến không được đóng lại.",
  "stray-parenthesis": "Dấu ngoặc này không đúng chỗ.",
  "too-deep": "Các biến lồng nhau quá sâu.",
  "unknown-token": "Ký hiệu này không có nghĩa ở đây.",
  "invalid-move": "Đây không phải là nước đi; các nước sau đó bị bỏ qua.",
  "illegal-move": "Nước này không hợp lệ; các nước sau đó bị bỏ qua.",
  "ambiguous-move": "Ký hiệu này có thể chỉ nhiều nước đi; các nước sau đó bị bỏ qua.",
  "game-over": "Ván cờ đã kết thúc trước nước này; phần còn lại bị bỏ qua.",
  "invalid-fen": "Thế cờ này không hợp lệ; các nước đi bị bỏ qua.",
  "repaired-fen": "Thế cờ ghi những quyền không hợp lệ; chúng bị bỏ qua.",
  "wrong-number": "Số thứ tự này cho biết bên kia đi; nước nào không rõ của bên nào thì được bỏ.",
  "bad-encoding": "Một số byte ở đây bị hỏng, không giải mã được.",
  "bad-checksum": "Tổng kiểm tra của tệp không khớp; tệp có thể đã hỏng.",
  unsupported: "Đây là biên bản của một loại cờ khác; các nước đi không được đọc.",
  truncated: "Biên bản bị cắt giữa chừng.",
  "too-many-faults": "Còn nhiều lỗi khác không hiển thị hết.",
} satisfies RecordFaultTexts;
