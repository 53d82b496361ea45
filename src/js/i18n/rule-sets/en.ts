/** The names of the rule sets; and the keys that every language has. */
export const ruleSets = {
  set: {
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
  },
  /** A rule set with what a violation costs, where it does not lose. */
  sanctioned: { change: "{set}, must change", barred: "{set}, violations barred" },
};
