import type { frame as en } from "./en.ts";

export const frame: typeof en = {
  tabs: { label: "Bảng ván cờ", moves: "Ván cờ", comments: "Bình chú", rules: "Luật & phán quyết", files: "Tệp" },
  captured: "{side} đã ăn: {pieces}",
  lastMoves: "Các nước vừa đi",
  controls: "Nước đi và thao tác",
  takeback: "Hoãn nước",
  draw: "Cầu hòa",
  more: "Thao tác khác",
  fullscreen: "Toàn màn hình",
  share: "Chia sẻ",
  print: "In ấn",
  faceToFace: "Ngồi đối diện",
  settings: "Cài đặt",
  pages: "Các trang",
  evidence: "Xem căn cứ",
  type: "Gõ nước đi",
  typeHint: "Gõ nước đi: {examples}",
  typePlay: "Đi",
  typeUnknown: "“{text}” không phải là nước đi được ở đây. {reason}",
  takenBack: "Đã hoãn nước {move}.",
  nothingToTakeBack: "Không có nước nào để hoãn.",
};
