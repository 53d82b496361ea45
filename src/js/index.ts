import { withEngine } from "./engine/live.js";
import { invalidArgument } from "./errors.js";
import { boardOf } from "./options.js";

export { codes } from "./codes.js";
export { RulesError, type ErrorCode, type ErrorDetails, type RulesErrorOf } from "./errors.js";
export { Game } from "./game.js";
export { gameFrom, recordOf } from "./records/games.js";
export { notateRecord, readRecords, writeRecord } from "./records/records.js";
export { clockPresets, ruleSets, validate } from "./validate.js";
export { readTimeControl, writeTimeControl } from "./time-control.js";
export { timekeeping } from "./timekeeping.js";
export { review } from "./review.js";
export type * from "./types.js";

/** Returns the Chess960 starting position with a number 0–959, as FEN. */
export function chess960(position: number): string {
  if (!Number.isInteger(position) || position < 0 || position > 959) {
    throw invalidArgument("position", "a whole number from 0 to 959");
  }
  boardOf("chess");
  return withEngine((engine) => engine.chess960(position), undefined);
}
