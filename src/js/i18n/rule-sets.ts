/** The names of the rule sets, in every language. */

export const en = {
  xiangqi: {
    club: "Club (CXQ)",
    kyvuong: "Kỳ Vương",
    casual: "Casual",
    wxf: "World Xiangqi Federation (WXF)",
    vcf: "Vietnam Chess Federation (VCF)",
    cxa: "Chinese Xiangqi Association (CXA)",
    basic: "Basic",
  },
  chess: {
    fide: "FIDE",
    basic: "Basic",
  },
};

export const vi: typeof en = {
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
};

export const zh: typeof en = {
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
};
