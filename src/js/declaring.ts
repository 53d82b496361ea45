// What players declare, read from a caller's arguments.
import { fieldsOf } from "./arguments.js";
import type { GameState } from "./engine/state.js";
import { invalidArgument } from "./errors.js";
import { CLAIM_REASONS } from "./generated.js";
import type { Color } from "./types.js";

/** Returns the number of a side in this game. */
export function sideIn({ board: { colors } }: GameState, color: Color): number {
  if (!colors.includes(color)) throw invalidArgument("color", colors.map((side) => `"${side}"`).join(" or "));
  return color === "black" ? 1 : 0;
}

/** Copies a caller's claim; its getters run here. */
export function claimIn(claim: unknown): { reason: number; move: unknown } {
  const expected = `{ reason: ${CLAIM_REASONS.map((reason) => `"${reason}"`).join(" or ")}, move }`;
  const { reason, move } = fieldsOf(claim, "claim", undefined, expected);
  const number = (CLAIM_REASONS as readonly unknown[]).indexOf(reason);
  if (number < 0) throw invalidArgument("claim", expected);
  return { reason: number, move };
}
