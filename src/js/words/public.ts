/** The types of the entry `trongtai/words`. */
import type { Color, GameKind } from "../types.js";
import type { PlayedGame } from "./played.js";

/**
 * The words of one language for all codes. `{name}` in a text is a placeholder for what the code concerns: the side, the
 * squares, the number.
 */
export interface Words {
  readonly language: "vi" | "en" | "zh" | "zh-Hant";
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  /** The separator between the items of a list. */
  readonly listSeparator: string;
  /** Sides by colour, as in a sentence: “Red”. */
  readonly side: Readonly<Record<Color, string>>;
  /** Pieces by FEN letter. */
  readonly piece: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** By `Verdict.reason`. */
  readonly reason: Readonly<Record<string, string>>;
  /** Reasons that one game has a word of its own for: stalemate is 困毙 in xiangqi and 逼和 in chess. */
  readonly reasonIn: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** By `Illegality.code`. */
  readonly illegality: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** By `RulesError.code`. */
  readonly error: Readonly<Record<string, string>>;
  /** Faults of a position, by the `code` in `detail.faults` of an `invalid-fen`. */
  readonly fault: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** Faults in the text of a FEN. */
  readonly textFault: Readonly<Record<string, string>>;
  /** The fields of a FEN, as named by faults in its text. */
  readonly field: Readonly<Record<string, string>>;
  /** Faults of a rule set. */
  readonly rulesFault: Readonly<Record<string, string>>;
  /** By the `code` of a `GameRecord`’s faults. */
  readonly recordFault: Readonly<Record<string, string>>;
  /** By `Claim.reason`. */
  readonly claim: Readonly<Record<string, string>>;
  /** What each article of a rule set says, by the part after the slash in `Verdict.rule`. */
  readonly article: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** Rule sets by name. */
  readonly set: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** By `Conduct.nature`. */
  readonly nature: Readonly<Record<string, string>>;
}

/** What is known of the game besides the verdict. */
export interface ExplainOptions {
  /**
   * The game of the verdict, such as `recordOf(game)`. With it, pieces are named; without it, they are “piece”, and the side
   * that moved first is inferred from the verdict.
   */
  readonly game?: PlayedGame;
  /** The moves in the notation to use, the first at index 0, such as `game.history("wxf")`; UCI if absent. */
  readonly moves?: readonly string[];
}

/** A verdict in words. */
export interface Explanation {
  /** Who won, and how: “Black wins (perpetual check).” */
  readonly result: string;
  /** The article that decided, and its text. */
  readonly rule: string;
  /** What each side did in the plies of the evidence: the chaser, the target, its protection. */
  readonly sides: readonly string[];
  /** Why the other side is not at fault, if that does not follow from what it did. */
  readonly spared: string | null;
  /** One sentence per ply of the evidence. */
  readonly plies: readonly { readonly ply: number; readonly text: string }[];
  /** The first four in one list, in reading order. */
  readonly sentences: readonly string[];
}
