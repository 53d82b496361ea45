import type { RuleSetTexts } from "../types.js";

/** Tên các bộ luật. */
export const ruleSets = {
  set: {
    xiangqi: {
      club: "Câu lạc bộ (CXQ)",
      kyvuong: "Kỳ Vương",
      casual: "Chơi vui",
      wxf: "Liên đoàn thế giới (WXF)",
      vcf: "Liên đoàn Việt Nam (VCF)",
      cxa: "Hiệp hội Trung Quốc (CXA)",
      basic: "Cơ bản",
    },
    chess: {
      fide: "FIDE",
      basic: "Cơ bản",
    },
  },
  sanctioned: { change: "{set}, phải đổi nước", barred: "{set}, cấm nước phạm luật" },
} satisfies RuleSetTexts;
