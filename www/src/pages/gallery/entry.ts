/** A position worth looking at, as data: where it begins, what is played, and what the referee must say of it. */

import type { GameKind, RulesName, Sanction } from "../../app/games.ts";

/** What a position shows. Squares and moves are text, as the package writes them. */
export type Fact =
  /** The piece may go exactly there. */
  | { readonly type: "moves"; readonly from: string; readonly to: string }
  /** A try that is refused, and the squares that show why. */
  | { readonly type: "refused"; readonly move: string; readonly code: string; readonly squares: string }
  /** The game is over with the last of the moves. */
  | { readonly type: "over"; readonly reason: string; readonly winner: "red" | "white" | "black" | null; readonly rule: string }
  /** After all the moves, the side to move runs out of time: this is how the game ends. */
  | { readonly type: "flag"; readonly winner: "white" | "black" | null; readonly rule: string }
  /** The side to move may claim a draw. */
  | { readonly type: "claim"; readonly reason: "threefold" | "fifty-move" }
  /** A side is told to play otherwise. */
  | { readonly type: "must-change"; readonly color: "red" | "black"; readonly reason: string }
  /** The side to move is in check, by exactly these. */
  | { readonly type: "check"; readonly checkers: string }
  /** These pieces stand there after all the moves: `g1 K f1 R`; `-` where nothing stands any more. */
  | { readonly type: "stands"; readonly pieces: string }
  /** After all the moves the game goes on. */
  | { readonly type: "goes-on" };

/** The parts of the gallery, in the order in which one learns the games. */
export type Topic = "pieces" | "special" | "mates" | "repetition" | "draws";

export interface Entry<Id extends string = string> {
  readonly id: Id;
  readonly kind: GameKind;
  readonly rules: RulesName;
  readonly sanction?: Sanction;
  readonly chess960?: true;
  readonly fen: string;
  /** Moves separated by spaces; what stands in `(…)×n` is played n times. */
  readonly moves: string;
  readonly facts: readonly Fact[];
}

/** The moves of an entry, the repeated ones written out. */
export function lineOf({ moves }: Pick<Entry, "moves">): string[] {
  const whole = moves.replace(/\(([^)]*)\)×(\d+)/g, (_, cycle: string, times: string) =>
    Array<string>(Number(times)).fill(cycle).join(" "),
  );
  return whole.split(" ").filter((move) => move !== "");
}
