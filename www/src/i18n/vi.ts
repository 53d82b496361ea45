import type { FirstMessages } from "./index.ts";
import { plain } from "trongtai/words/vi";
import { frame } from "./frame/vi.ts";
import { offline } from "./offline/vi.ts";
import { records } from "./records/vi.ts";
import { pages } from "./pages/vi.ts";
import { referee } from "./referee/vi.ts";

/** Tiếng Việt. */
export const vi = {
  ...plain,
  name: "Tiếng Việt",
  title: "Trọng tài: cờ tướng và cờ vua đúng luật",
  heading: "Trọng tài",
  tagline: "Trọng tài cờ tướng và cờ vua",
  notice: {
    ...plain.notice,
    started: "Ván mới: {game}. Luật: {rules}.",
    resigned: "{side} xin thua.",
    agreed: "Hai bên đồng ý hòa.",
    wentTo: "Sau {move}.",
    judged: "Xử theo luật: {rules}.",
    wentToStart: "Thế cờ ban đầu.",
    loaded: "Đã mở thế cờ.",
    copied: "Đã sao chép FEN.",
    notCopied: "Trình duyệt không cho phép sao chép. Hãy chọn đoạn chữ rồi sao chép bằng tay.",
    failed: "Không mở được thế cờ.",
  },
  control: {
    undo: "Nước trước",
    redo: "Nước sau",
    flip: "Xoay bàn cờ",
    newGame: "Ván mới",
    start: "Bắt đầu",
    close: "Đóng",
    toStart: "Về đầu ván",
    toEnd: "Đến nước cuối",
  },
  frame,
  offline,
  records,
  pages,
  referee,
  moves: { heading: "Các nước đi", none: "Chưa có nước nào.", start: "Đầu ván", item: "Nước {number}, {side}: {text}" },
  settings: {
    heading: "Cài đặt",
    language: "Ngôn ngữ",
    pieces: "Quân cờ tướng",
    characters: "Chữ Hán phồn thể",
    simplified: "Chữ Hán giản thể",
    symbols: "Hình vẽ",
  },
} satisfies FirstMessages;
