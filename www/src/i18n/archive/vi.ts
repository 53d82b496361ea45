import type { ArchiveTexts } from "./index.ts";

export const archive: ArchiveTexts = {
  heading: "Bất đồng trong kho biên bản",
  intro:
    "Thả các tệp biên bản vào đây, hoặc chọn: mọi ván đều được xử, và liệt kê các ván có kết quả đã ghi khác với luật. Không gì rời khỏi máy này.",
  choose: "Chọn tệp…",
  rules: { xiangqi: "Cờ tướng theo", chess: "Cờ vua theo" },
  start: "Xem xét",
  cancel: "Dừng",
  stopped: "Đã dừng sau {games} ván; {disputes} bất đồng.",
  running: "{games} ván, {disputes} bất đồng…",
  done: "Đã xem {games} ván; {disputes} bất đồng.",
  files: "Số tệp: {count} ({names})",
  unreadable: "Không đọc được {file}.",
  says: "biên bản ghi {said}, luật xử {result} sau nước {ply}",
  playedOn: "số nước đi tiếp: {plies}",
  game: "{file}, ván {number}: {first} – {second}",
  more: "Chỉ liệt kê {count} ván đầu.",
  table: "Theo điều luật",
  article: "Điều luật",
  count: "Số ván",
};
