import { ruleSets } from "trongtai/words/vi";

/** Lời của trọng tài. Số của các bộ luật là chỗ trống, điền từ chính bộ luật. */
export const referee = {
  ...ruleSets,
  heading: "Trọng tài",
  rules: "Luật: {set}",
  explain: "Giải thích luật",
  explained: "Luật chơi",
  ruleSet: "Bộ luật",

  resign: "Xin thua",
  offerDraw: "Cầu hòa",
  askResign: "{side} xin thua và {winner} thắng?",
  askResignDrawn: "{side} xin thua? {winner} không thể chiếu hết bằng bất cứ loạt nước hợp lệ nào nên ván cờ hòa.",
  askDraw: "{side} cầu hòa. {other} có đồng ý không?",
  accept: "Đồng ý hòa",
  keepPlaying: "Chơi tiếp",

  clock: {
    label: "Đồng hồ",
    of: "Đồng hồ của {side}",
    thisMove: "nước này {time}",
    start: "Chạy đồng hồ",
    stop: "Dừng đồng hồ",
    more: "Thêm một phút cho {side}",
    less: "Bớt một phút của {side}",
    periods: "còn {count} lần đọc giây",
  },
};
