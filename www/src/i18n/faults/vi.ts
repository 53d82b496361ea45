import type { Texts } from "../index.ts";
import type { faults as en } from "./en.ts";

/** Lời cho các mã lỗi của thế cờ, bộ luật và biên bản. */
export const faults = {
  fault: {
    xiangqi: {
      "general-missing": "{side} không có tướng.",
      "too-many-generals": "{side} có hơn một tướng: {squares}.",
      "general-outside-palace": "Tướng đứng ngoài cung: {squares}.",
      "advisor-misplaced": "Sĩ đứng ở điểm không thể đến: {squares}.",
      "elephant-misplaced": "Tượng đứng ở điểm không thể đến: {squares}.",
      "soldier-misplaced": "Tốt đứng ở điểm không thể đến: {squares}.",
      "too-many-advisors": "{side} có hơn hai sĩ: {squares}.",
      "too-many-elephants": "{side} có hơn hai tượng: {squares}.",
      "too-many-horses": "{side} có hơn hai mã: {squares}.",
      "too-many-chariots": "{side} có hơn hai xe: {squares}.",
      "too-many-cannons": "{side} có hơn hai pháo: {squares}.",
      "too-many-soldiers": "{side} có hơn năm tốt: {squares}.",
      "facing-generals": "Hai tướng đối mặt nhau trên lộ trống: {squares}.",
      "opponent-in-check": "Bên không đến lượt đi lại đang bị chiếu: {squares}.",
    },
    chess: {
      "king-missing": "{side} không có vua.",
      "too-many-kings": "{side} có hơn một vua: {squares}.",
      "too-many-pawns": "{side} có hơn tám tốt.",
      "too-many-pieces": "{side} có nhiều quân hơn số có thể phong.",
      "pawn-on-back-rank": "Tốt đứng ở hàng đầu hoặc hàng cuối: {squares}.",
      "kings-adjacent": "Hai vua đứng sát nhau: {squares}.",
      "opponent-in-check": "Bên không đến lượt đi lại đang bị chiếu: {squares}.",
      "impossible-check": "Không có nước đi nào tạo ra được thế chiếu này: {squares}.",
      "castling-without-king": "Có quyền nhập thành nhưng vua không ở vị trí ban đầu: {squares}.",
      "castling-without-rook": "Có quyền nhập thành nhưng xe không ở vị trí ban đầu: {squares}.",
      "en-passant-rank": "Ô bắt tốt qua đường nằm sai hàng: {squares}.",
      "en-passant-occupied": "Ô bắt tốt qua đường không trống: {squares}.",
      "en-passant-no-pawn": "Không có tốt nào vừa đi qua ô bắt qua đường: {squares}.",
      "en-passant-path": "Con tốt ở ô bắt qua đường không thể vừa tiến hai ô: {squares}.",
    },
  },
  textFault: {
    "missing-field": "Thiếu {field}.",
    "surplus-field": "Thừa chữ sau trường cuối cùng.",
    "too-long": "Đoạn chữ quá dài.",
    "bad-rank-count": "Số hàng không đúng.",
    "bad-rank-width": "Có hàng thừa hoặc thiếu ô (ký tự thứ {place}).",
    "adjacent-digits": "Có hai chữ số đứng liền nhau (ký tự thứ {place}).",
    "unknown-piece": "Có chữ không phải quân cờ nào (ký tự thứ {place}).",
    "bad-turn": "Bên đi phải là w hoặc b (ký tự thứ {place}).",
    "bad-castling": "Không đọc được quyền nhập thành (ký tự thứ {place}).",
    "bad-en-passant": "Không đọc được ô bắt tốt qua đường (ký tự thứ {place}).",
    "bad-counter": "Số đếm nước không hợp lệ (ký tự thứ {place}).",
  },
  field: {
    "fen": "FEN", "placement": "phần bày quân", "turn": "bên đi", "castling": "quyền nhập thành",
    "en-passant": "ô bắt tốt qua đường", "halfmove": "số nước chưa ăn quân", "fullmove": "số thứ tự nước đi",
  },
  rulesFault: {
    "unknown-field": "Không có mục {field}.",
    "bad-value": "Mục {field} không nhận giá trị đó.",
    "contradiction": "Mục {field} mâu thuẫn với mục khác.",
  },
  claim: {
    "threefold": "Thế cờ lặp lại lần thứ ba",
    "fifty-move": "Mỗi bên đi 50 nước không ăn quân, không đi tốt",
  },
} satisfies Texts<typeof en>;
