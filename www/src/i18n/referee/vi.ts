import { verdicts } from "trongtai/words/vi";

/** Lời của trọng tài. Số của các bộ luật là chỗ trống, điền từ chính bộ luật. */
export const referee = {
  ...verdicts,
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

  notice: {
    claimed: "{reason}. Đã yêu cầu xử hòa.",
    flagged: "{side} đã hết giờ.",
    paused: "Đồng hồ đã dừng.",
    resumed: "Đồng hồ đang chạy.",
    timeAdded: "{side} được thêm {seconds} giây.",
    timeTaken: "{side} bị bớt {seconds} giây.",
    locked: "Đồng hồ đang chạy: hãy về nước cuối để đi tiếp.",
  },
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
  claim: {
    standing: "{reason}: yêu cầu xử hòa",
    announced: "{reason}, sau nước đi được báo: yêu cầu xử hòa",
    ask: "{reason}. Yêu cầu xử hòa và kết thúc ván cờ?",
    askMove: "{reason}: sẽ đúng như vậy sau nước đi được báo. Nước đó không đi trên bàn.",
    move: "Nước đi được báo",
    yes: "Yêu cầu xử hòa",
  },
  warnings: "Cảnh báo",
  outlook: {
    loses: "Đi đến {squares} thì thua ({reason}).",
    draws: "Đi đến {squares} thì hòa ({reason}).",
    wins: "Đi đến {squares} thì thắng ({reason}).",
    changes: "Đi đến {squares} thì {side} sẽ phải đổi nước ({reason}).",
  },
  verdict: {
    ...verdicts.verdict,
    heading: "Phán quyết",
    evidence: "Các nước làm căn cứ",
    previous: "Nước trước trong căn cứ",
    next: "Nước sau trong căn cứ",
    all: "Xem cả {count} nước",
    lastCycle: "Chỉ xem vòng lặp cuối",
  },
};
