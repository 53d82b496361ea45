/** Clocks as text: how a time is written, and when what is written changes. Pure; the time is passed in. */

import type { ClockState, Color } from "trongtai";

const TENTH = 100;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Below this, tenths are shown. */
export const LOW = 10 * SECOND;

/** A time as a clock shows it: tenths below ten seconds. Rounded down, so that nobody is shown time that is gone. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < LOW) return `0:0${Math.floor(left / SECOND)}.${Math.floor((left % SECOND) / TENTH)}`;
  const seconds = String(Math.floor(left / SECOND) % 60).padStart(2, "0");
  const minutes = Math.floor(left / MINUTE) % 60;
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}

/** What a side's clock shows. */
export interface Face {
  /** Main time, or what is left of the present period once it is used up. */
  readonly left: number;
  /** Periods of byo-yomi left, where there are any; `null` before they begin. */
  readonly periods: number | null;
  /** What is left for this move, where that is less than what the clock shows. */
  readonly move: number | null;
  /** Little enough is left to hurry. */
  readonly low: boolean;
}

/** What one of the clocks shows. */
export function faceOf({ remaining, running, thisMove, byoyomi }: ClockState, color: Color): Face {
  const main = remaining[color] ?? 0;
  const own = byoyomi?.[color];
  const isOver = own !== undefined && own.periods > 0 && main === 0;
  const left = isOver ? own.left : main;
  const move = running === color && thisMove !== null && thisMove < left ? thisMove : null;
  return { left, periods: isOver ? own.periods : null, move, low: Math.min(left, move ?? left) < LOW };
}

/** How long until a clock that runs shows something else, or its time is used up; `null` when none runs. */
export function untilChange(state: ClockState): number | null {
  const { running, thisMove } = state;
  if (running === null) return null;
  const until = (left: number): number => (left < TENTH ? Math.max(1, left) : (left % (left < LOW ? TENTH : SECOND)) + 1);
  const { left, move } = faceOf(state, running);
  return Math.max(1, Math.min(until(left), until(move ?? left), thisMove ?? Number.POSITIVE_INFINITY));
}
