/** The types of the entry `trongtai/words`. */
import type { Color, GameKind } from "../types.js";
import type { PlayedGame } from "./played.js";

/**
 * The words of one language for all codes. `{name}` in a text is a gap for what the code is about: the side, the squares,
 * the number.
 */
export interface Words {
  readonly language: "vi" | "en" | "zh" | "zh-Hant";
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  /** What stands between the items of a list. */
  readonly listSeparator: string;
  /** Sides by colour as they stand in sentences: “Red”. */
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
  /** What is wrong with a position: by the `code` of a fault of `invalid-fen`. */
  readonly fault: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** What is wrong with the text of a FEN. */
  readonly textFault: Readonly<Record<string, string>>;
  /** The fields of a FEN, as faults of its text name them. */
  readonly field: Readonly<Record<string, string>>;
  /** What is wrong with a rule set. */
  readonly rulesFault: Readonly<Record<string, string>>;
  /** By the `code` of a `GameRecord`’s faults. */
  readonly recordFault: Readonly<Record<string, string>>;
  /** By `Claim.reason`. */
  readonly claim: Readonly<Record<string, string>>;
  /** What each article of a rule set says, by what follows the slash in `Verdict.rule`. */
  readonly article: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** Rule sets by name. */
  readonly set: Readonly<Record<GameKind, Readonly<Record<string, string>>>>;
  /** By `Conduct.nature`. */
  readonly nature: Readonly<Record<string, string>>;
}

/** What may be known of the game beside the verdict. */
export interface ExplainOptions {
  /**
   * The game that the verdict is of, such as `recordOf(game)`. With it pieces have their names; without it they are
   * “piece”, and who moved first is told from the verdict.
   */
  readonly game?: PlayedGame;
  /** The moves as they are to be written, the first at 0, such as `game.history("wxf")`; UCI where absent. */
  readonly moves?: readonly string[];
}

/** A verdict in words. */
export interface Explanation {
  /** Who won, by what: “Black wins (perpetual check).” */
  readonly result: string;
  /** The article that decided, and what it says. */
  readonly rule: string;
  /** What each side did in the plies of the evidence: the chaser, the target, its protection. */
  readonly sides: readonly string[];
  /** Why the other side is not at fault, where that does not follow from what it did. */
  readonly spared: string | null;
  /** One sentence for each ply of the evidence. */
  readonly plies: readonly { readonly ply: number; readonly text: string }[];
  /** The first four in one list, as they are read out. */
  readonly sentences: readonly string[];
}
