import { verdicts } from "trongtai/words/vi";

/** Lời của trọng tài khi có điều phải phân xử. */
export const ruling = {
  ...verdicts,
  notice: {
    resigned: "{side} xin thua.",
    agreed: "Hai bên đồng ý hòa.",
    judged: "Xử theo luật: {rules}.",
    loaded: "Đã mở thế cờ.",
    copied: "Đã sao chép FEN.",
    notCopied: "Trình duyệt không cho phép sao chép. Hãy chọn đoạn chữ rồi sao chép bằng tay.",
    failed: "Không mở được thế cờ.",
    claimed: "{reason}. Đã yêu cầu xử hòa.",
    flagged: "{side} đã hết giờ.",
    paused: "Đồng hồ đã dừng.",
    resumed: "Đồng hồ đang chạy.",
    timeAdded: "{side} được thêm {seconds} giây.",
    timeTaken: "{side} bị bớt {seconds} giây.",
    locked: "Đồng hồ đang chạy: hãy về nước cuối để đi tiếp.",
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
