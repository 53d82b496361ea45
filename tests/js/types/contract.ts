// The public contract of this version, written down apart from the code: names, shapes and meanings are fixed.

export type GameKind = "xiangqi" | "chess";
export type Color = "red" | "white" | "black";
export type Square = string;
export type Result = "1-0" | "0-1" | "1/2-1/2" | "*";

export type XiangqiRules = "club" | "basic" | "kyvuong" | "casual" | "wxf" | "vcf" | "cxa";
export type ChessRules = "basic" | "fide";
export type Rules = XiangqiRules | ChessRules | ({ base: XiangqiRules | ChessRules } & Record<string, unknown>);

export interface Move {
  readonly uci: string;
  readonly from: Square;
  readonly to: Square;
  readonly piece: string;
  readonly captured?: string;
  readonly promotion?: string;
  readonly castling?: "king" | "queen";
  readonly enPassant?: true;
}

export type MoveInput = string | { from: Square; to: Square; promotion?: string };

export type Notation = "uci" | "coordinate" | "san" | "lan" | "figurine" | "vi" | "wxf" | "zh-Hans" | "zh-Hant";

export interface GameOptions {
  fen?: string;
  rules?: Rules;
  chess960?: boolean;
  setup?: "strict" | "playable";
  afterEnd?: "refuse" | "note";
  clock?: string | ClockControl | Readonly<Partial<Record<Color, ClockControl>>>;
}

export interface ClockControl {
  main: number;
  perMove?: number;
  increment?: number;
  delay?: number;
  byoyomi?: { time: number; periods?: number };
  stages?: readonly { moves?: number; add: number; increment?: number }[];
  hourglass?: boolean;
}

export interface Illegality {
  readonly code: string;
  readonly squares: readonly Square[];
}

export type Reason =
  | "checkmate"
  | "stalemate"
  | "perpetual-check"
  | "perpetual-chase"
  | "perpetual-threat"
  | "mutual-violation"
  | "repetition"
  | "move-limit"
  | "progress-limit"
  | "effective-limit"
  | "total-limit"
  | "material"
  | "dead-position"
  | "resignation"
  | "agreement"
  | "timeout"
  | "illegal-move";

export interface Conduct {
  readonly ply: number;
  readonly move: string;
  readonly check: boolean;
  readonly chases: readonly { attacker: Square; target: Square; protected: boolean; root?: Square }[];
  readonly nature: string;
  readonly article?: string;
  readonly weight?: "heavy" | "light";
  readonly partners?: readonly Square[];
  readonly line?: readonly string[];
  readonly cut?: true;
}

export interface Verdict {
  readonly winner: Color | null;
  readonly reason: Reason;
  readonly rule: string;
  readonly result: Result;
  readonly evidence: readonly Conduct[];
}

export interface Claim {
  readonly reason: "threefold" | "fifty-move";
  readonly move?: string;
}

export interface Warning {
  readonly reason: Reason;
  readonly color: Color | null;
  readonly count: number;
  readonly limit: number;
}

export interface MustChange {
  readonly color: Color;
  readonly reason: Reason;
  readonly rule: string;
  readonly evidence: readonly Conduct[];
}
interface Standing {
  readonly turn: Color;
  readonly check: boolean;
  readonly checkers: readonly Square[];
}
export type Status =
  | ({
      readonly over: false;
      readonly claims: readonly Claim[];
      readonly warnings: readonly Warning[];
      readonly mustChange: MustChange | null;
    } & Standing)
  | ({ readonly over: true } & Verdict & Standing);

export interface RulesError extends Error {
  readonly code: string;
  readonly detail?: unknown;
}

export interface Game {
  readonly kind: GameKind;
  readonly rules: string;
  readonly turn: Color;
  readonly ply: number;
  fen(): string;
  pieces(): Record<Square, string>;
  legalMoves(from?: Square): Move[];
  legalMovesPacked(): Uint32Array;
  isLegal(move: MoveInput): boolean;
  explain(move: MoveInput): Illegality | null;
  play(move: MoveInput | number): Move;
  undo(): Move | null;
  redo(): Move | null;
  history(notation?: Notation): string[];
  notate(move: MoveInput, notation: Notation): string;
  parse(text: string, notation?: Notation): Move;
  preview(move: MoveInput): Status;
  status(): Status;
  readonly ended: { readonly ply: number; readonly verdict: Verdict } | null;
  conduct(): Conduct[];
  canMate(color: Color): boolean | null;
  resign(color: Color): Verdict;
  agreeDraw(): Verdict;
  claimDraw(claim: Claim): Verdict;
  tick(now: number): Status;
  pause(now: number): Status;
  resume(now: number): Status;
  addTime(color: Color, time: number): Status;
  clock(): {
    readonly remaining: Readonly<Record<string, number>>;
    readonly running: Color | null;
    readonly thisMove: number | null;
    readonly paused?: true;
    readonly byoyomi?: Readonly<Record<string, { readonly periods: number; readonly left: number }>>;
  } | null;
  perft(depth: number): bigint;
  free(): void;
  [Symbol.dispose](): void;
}

export type GameConstructor = new (kind: GameKind, options?: GameOptions) => Game;
export type ReadRecords = (record: string | Uint8Array, options?: { kind?: GameKind; rules?: Rules }) => Iterable<GameRecord>;
export type GameFrom = (record: GameRecord, options?: GameOptions) => Game;
export type RecordOf = (game: Game) => GameRecord;

export interface RecordedMove {
  readonly uci: string;
  readonly comment?: string;
  readonly commentBefore?: string;
  readonly nags?: readonly number[];
  readonly clock?: number;
  readonly evaluation?: { readonly pawns: number; readonly depth?: number } | { readonly mate: number; readonly depth?: number };
  readonly shapes?: readonly { readonly color: "green" | "red" | "yellow" | "blue"; readonly from: Square; readonly to?: Square }[];
  readonly variations?: readonly (readonly RecordedMove[])[];
}

export interface GameRecord {
  readonly kind: GameKind;
  readonly tags: Readonly<Record<string, string>>;
  readonly fen: string;
  readonly moves: readonly RecordedMove[];
  readonly result: Result;
  readonly faults: readonly { readonly code: string; readonly offset: number; readonly message: string }[];
}

export type RecordFormat = "pgn" | "dhtmlxq" | "xqf" | "uci" | "cbr" | "wxf";
export type WriteRecord = (record: GameRecord, format: RecordFormat, options?: { notation?: Notation }) => string | Uint8Array;

export type Chess960 = (position: number) => string;

export type Validate = (game: {
  kind: GameKind;
  rules?: Rules;
  fen?: string;
  chess960?: boolean;
  moves: string | readonly string[];
  setup?: "strict" | "playable";
  afterEnd?: "refuse" | "note";
}) =>
  | {
      readonly ok: true;
      readonly plies: number;
      readonly fen: string;
      readonly status: Status;
      readonly ended?: { readonly ply: number; readonly verdict: Verdict };
    }
  | {
      readonly ok: false;
      readonly ply: number;
      readonly move: string;
      readonly code: string;
      readonly illegality?: Illegality;
      readonly fen: string;
    };

export type ClockPresets = () => Record<string, Record<string, ClockControl>>;
export type ReadTimeControl = (text: string) => ClockControl | "?" | "-";
export type WriteTimeControl = (control: ClockControl | "?" | "-") => string | null;

export type RuleSets = (kind: GameKind) => Record<string, Record<string, unknown>>;
