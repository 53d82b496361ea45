// The named time controls, copied from the crate's module `clock::presets`, whose test compares this file.
import type { ClockControl } from "./types.js";

/** By rule set and name. Sources and arbiters' penalties are given there. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, ClockControl>>>> = {
  fide: {
    classical: { main: 5_400_000, increment: 30_000, stages: [{ moves: 40, add: 1_800_000 }] },
    rapid: { main: 900_000, increment: 10_000 },
    blitz: { main: 180_000, increment: 2_000 },
  },
  club: {
    free: { main: 600_000, byoyomi: { time: 45_000 } },
  },
  kyvuong: {
    slow: { main: 900_000, perMove: 120_000 },
    blitz: { main: 480_000, perMove: 60_000 },
  },
  casual: {
    default: { main: 900_000, perMove: 60_000 },
    site: { main: 1_200_000, perMove: 120_000, byoyomi: { time: 30_000 } },
  },
  wxf: {
    standard: { main: 3_600_000, increment: 30_000 },
    site: { main: 1_800_000, perMove: 300_000, byoyomi: { time: 30_000 } },
  },
  vcf: {
    standard: { main: 3_600_000, stages: [{ moves: 25, add: 1_800_000 }] },
    rapid: { main: 900_000 },
  },
};
