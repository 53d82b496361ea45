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
  notice: {
    ...plain.notice,
    started: "Ván mới: {game}. Luật: {rules}.",
    wentTo: "Sau {move}.",
    wentToStart: "Thế cờ ban đầu.",
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
    language: "Ngôn ngữ",
  },
} satisfies FirstMessages;
