/** Clocks as numbers and text: how a time is written, and when what is written changes. Pure; the time is passed in. */

import type { ClockFace, ClockTimes } from "./model.ts";

/** Where the page gets the time from, and a call back later. */
export interface TimeSource {
  /** Milliseconds on a scale that goes on while the computer sleeps and while the page is closed. */
  now(): number;
  /** Calls back once after some milliseconds; the answer takes that back. */
  after(milliseconds: number, call: () => void): () => void;
}

const TENTH = 100;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Below this, tenths are shown. */
export const LOW = 10 * SECOND;

/** Times that may be chosen with any rule set. */
export const COMMON_TIMES: readonly ClockTimes[] = [
  { main: 3 * MINUTE, increment: 2 * SECOND },
  { main: 5 * MINUTE },
  { main: 10 * MINUTE, increment: 5 * SECOND },
  { main: 15 * MINUTE, increment: 10 * SECOND },
];

/** A time as a clock shows it: tenths below ten seconds. Rounded down, so that nobody is shown time that is gone. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < LOW) return `0:0${Math.floor(left / SECOND)}.${Math.floor((left % SECOND) / TENTH)}`;
  const seconds = String(Math.floor(left / SECOND) % 60).padStart(2, "0");
  const minutes = Math.floor(left / MINUTE) % 60;
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}

/** How long until a clock that runs shows something else, or its time is used up; `null` when none runs. */
export function untilChange({ remaining, running, thisMove }: ClockFace): number | null {
  if (running === null) return null;
  const until = (left: number): number => (left < TENTH ? Math.max(1, left) : (left % (left < LOW ? TENTH : SECOND)) + 1);
  return Math.min(until(remaining[running] ?? 0), until(thisMove ?? 0));
}
