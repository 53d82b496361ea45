/** Where the page gets the time from, and the times that may be chosen. */

import type { ClockTimes } from "./model.ts";

/** Where the page gets the time from, and a call back later. */
export interface TimeSource {
  /** Milliseconds on a scale that goes on while the computer sleeps and while the page is closed. */
  now(): number;
  /** Calls back once after some milliseconds; the answer takes that back. */
  after(milliseconds: number, call: () => void): () => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Times that may be chosen with any rule set. */
export const COMMON_TIMES: readonly ClockTimes[] = [
  { main: 3 * MINUTE, increment: 2 * SECOND },
  { main: 5 * MINUTE },
  { main: 10 * MINUTE, increment: 5 * SECOND },
  { main: 15 * MINUTE, increment: 10 * SECOND },
];

export { LOW, faceOf, timeText, untilChange } from "trongtai/board/parts";
