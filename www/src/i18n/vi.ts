import type { Messages } from "./index.ts";
import { vi as board } from "../../../src/board/i18n/vi.ts";
import { looks } from "./looks/vi.ts";
import { natures } from "./natures/vi.ts";
import { offline } from "./offline/vi.ts";
import { records } from "./records/vi.ts";
import { print } from "./print/vi.ts";
import { pages } from "./pages/vi.ts";
import { referee } from "./referee/vi.ts";

/** Tiếng Việt. */
export const vi = {
  ...board,
  name: "Tiếng Việt",
  title: "Trọng tài: cờ tướng và cờ vua đúng luật",
  heading: "Trọng tài",
  tagline: "Trọng tài cờ tướng và cờ vua",
  notice: {
    ...board.notice,
    started: "Ván mới: {game}. Luật: {rules}.",
    resigned: "{side} xin thua.",
    agreed: "Hai bên đồng ý hòa.",
    undone: "Đã lùi một nước.",
    redone: "Đã đi lại một nước.",
    wentTo: "Thế cờ sau nước {ply}.",
    wentToStart: "Thế cờ ban đầu.",
    loaded: "Đã mở thế cờ.",
    copied: "Đã chép FEN.",
    notCopied: "Trình duyệt không cho phép chép. Hãy chọn đoạn chữ rồi chép bằng tay.",
    failed: "Không mở được thế cờ.",
  },
  control: {
    undo: "Lùi lại", redo: "Đi tiếp", flip: "Xoay bàn", newGame: "Ván mới", start: "Bắt đầu", close: "Đóng",
    toStart: "Về đầu ván", toEnd: "Đến nước cuối",
  },
  newGame: {
    heading: "Ván mới", game: "Loại cờ", number: "Số thứ tự thế cờ (0–959), để trống để chọn ngẫu nhiên",
    badNumber: "Hãy nhập số nguyên từ 0 đến 959.", note: "Ván đang chơi sẽ bị bỏ.",
  },
  natures,
  offline,
  print,
  looks,
  records,
  pages,
  referee,
  moves: { heading: "Các nước đi", none: "Chưa có nước nào.", start: "Đầu ván", item: "Nước {number}, {side}: {text}" },
  position: {
    heading: "Thế cờ (FEN)", label: "FEN của thế cờ", load: "Mở", copy: "Chép", faults: "Không bày được thế cờ này:",
  },
  settings: {
    heading: "Cài đặt", language: "Ngôn ngữ", pieces: "Quân cờ tướng", characters: "Chữ Hán", symbols: "Hình vẽ",
  },
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
  recordFault: {
    "bad-tag": "Thẻ này chưa đủ.",
    "duplicate-tag": "Thẻ này đã có rồi.",
    "unclosed-comment": "Lời bình này không có phần kết thúc.",
    "unclosed-variation": "Có một biến không được đóng lại.",
    "stray-parenthesis": "Dấu ngoặc này không đúng chỗ.",
    "too-deep": "Các biến lồng nhau quá sâu.",
    "unknown-token": "Ký hiệu này không có nghĩa ở đây.",
    "invalid-move": "Đây không phải là nước đi; phần còn lại của biến bị bỏ qua.",
    "illegal-move": "Nước này không hợp lệ; phần còn lại của biến bị bỏ qua.",
    "ambiguous-move": "Ký hiệu này có thể chỉ nhiều nước đi; phần còn lại của biến bị bỏ qua.",
    "invalid-fen": "Thế cờ này không thể có; các nước đi bị bỏ qua.",
    "repaired-fen": "Thế cờ ghi những quyền không thể có; chúng bị bỏ qua.",
    "truncated": "Biên bản bị cắt giữa chừng.",
    "too-many-faults": "Còn nhiều lỗi khác không hiển thị hết.",
  },
} satisfies Messages;
