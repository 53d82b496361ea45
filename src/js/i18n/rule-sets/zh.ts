import type { RuleSetTexts } from "../types.js";

/** 规则的名称。 */
export const ruleSets = {
  set: {
    xiangqi: {
      club: "俱乐部（CXQ）",
      kyvuong: "Kỳ Vương（棋王）",
      casual: "休闲",
      wxf: "世界象棋联合会（WXF）",
      vcf: "越南象棋协会（VCF）",
      cxa: "中国象棋协会（CXA）",
      basic: "基本",
    },
    chess: {
      fide: "国际棋联（FIDE）",
      basic: "基本",
    },
  },
  sanctioned: { change: "{set}，必须变着", barred: "{set}，犯规不许走" },
} satisfies RuleSetTexts;
