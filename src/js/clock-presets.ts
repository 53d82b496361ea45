// The time controls with names, as the crate's module `clock::presets` has them: its test compares this file.
import type { ClockControl } from "./types.js";

export interface Preset {
  readonly control: ClockControl;
  /** What the arbiter adds to the opponent's time for an illegal move or a wrong claim. */
  readonly penalty?: number;
  readonly source: string;
}

/** By rule set and name. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, Preset>>>> = {
  fide: {
    classical: {
      control: { main: 5_400_000, increment: 30_000, stages: [{ moves: 40, add: 1_800_000 }] },
      penalty: 120_000,
      source: "FIDE Handbook C.07: 90 minutes for 40 moves, then 30 minutes, 30 seconds a move from the first on",
    },
    rapid: { control: { main: 900_000, increment: 10_000 }, penalty: 120_000, source: "FIDE World Rapid Championship; Laws, appendix A" },
    blitz: { control: { main: 180_000, increment: 2_000 }, penalty: 60_000, source: "FIDE World Blitz Championship; Laws, appendix B" },
  },
  club: {
    free: {
      control: { main: 600_000, byoyomi: { time: 45_000 } },
      source: "Club Xiangqi (CXQ), instructions: Timers; tournament of July 2005: 10/45",
    },
  },
  kyvuong: {
    slow: { control: { main: 900_000, perMove: 120_000 }, source: "Kỳ Vương, luật thi đấu: thời gian suy nghĩ" },
    blitz: { control: { main: 480_000, perMove: 60_000 }, source: "Kỳ Vương, luật thi đấu: thời gian suy nghĩ" },
  },
  casual: {
    default: {
      control: { main: 900_000, perMove: 60_000 },
      source: "the source of the rule set: one minute a move, and a time for the game",
    },
    site: {
      control: { main: 1_200_000, perMove: 120_000, byoyomi: { time: 30_000 } },
      source: "天天象棋, 20 minutes: 局时20分, 步时2分, 读秒30秒",
    },
  },
  wxf: {
    standard: { control: { main: 3_600_000, increment: 30_000 }, source: "World Xiangqi Championships 2023, regulations VII.b" },
    site: {
      control: { main: 1_800_000, perMove: 300_000, byoyomi: { time: 30_000 } },
      source: "xiangqi.cc, game time rule: N minutes, 5 minutes a move, then N seconds a move",
    },
  },
  vcf: {
    standard: {
      control: { main: 3_600_000, stages: [{ moves: 25, add: 1_800_000 }] },
      source: "Luật Cờ Tướng, 1409/2004/QĐ-UBTDTT, 10.1: 90 phút, 60 phút đầu đi đủ 25 nước",
    },
    rapid: { control: { main: 900_000 }, source: "Luật Cờ Tướng, 1409/2004/QĐ-UBTDTT, 10.1: cờ nhanh 15 phút" },
  },
};
