import { Game, readRecords, validate, type GameKind, type GameRecord, type Illegality, type Result, type Rules, type Verdict } from "../js/index.js";
import { textOf } from "../js/encodings.js";

/** The rule set of each game; that with which it begins anyway where there is none. */
export type Sets = Readonly<Partial<Record<GameKind, Rules>>>;

/** What games are judged by. */
export interface Judging {
  readonly kind?: GameKind;
  readonly rules: Sets;
  /** Tell of every game, not only of those with faults. */
  readonly every: boolean;
  /** A game that goes on after a limit or a repetition breaks the rules; otherwise it is noted. */
  readonly strict: boolean;
}

/** Some games as bytes, on their way to whoever judges them. */
export interface Work {
  readonly bytes: Uint8Array;
  readonly starts: readonly number[];
  readonly line: number;
  readonly tooLong: boolean;
  readonly lines: boolean;
  readonly binary: boolean;
}

export interface Fault {
  /** Line of the file; 0 where the file has none. */
  readonly line: number;
  readonly code: string;
  /** It breaks the rules; others are only oddities of the record. */
  readonly illegal: boolean;
  readonly ply?: number;
  /** The ply is of a variation. */
  readonly variation?: true;
  readonly move?: string;
  readonly illegality?: Illegality & { readonly turn: string };
  readonly verdict?: Pick<Verdict, "winner" | "reason" | "rule" | "result">;
  /** How many plies were played after the end. */
  readonly playedOn?: number;
}

export interface Judged {
  /** Its place among the games of the work, from 0. */
  readonly index: number;
  readonly line: number;
  readonly kind: GameKind;
  readonly players: readonly [string, string];
  readonly plies: number;
  readonly result: Result;
  readonly verdict: Fault["verdict"] | null;
  readonly faults: readonly Fault[];
}

export interface Answer {
  readonly games: number;
  readonly plies: number;
  readonly illegal: number;
  readonly told: readonly Judged[];
}

/** Faults of a record after which its moves are not those of a legal game. */
const ILLEGAL: readonly string[] = ["invalid-move", "illegal-move", "ambiguous-move", "invalid-fen", "truncated", "invalid-record", "game-over"];
/** No XQF file is shorter; what begins like one and is would be read as text. */
const XQF_HEADER = 1024;
/** More faults of one game are not told. */
const MOST_FAULTS = 100;

export function judge({ bytes, starts, line, tooLong, lines, binary }: Work, judging: Judging): Answer {
  const told: Judged[] = [];
  let games = 0;
  let plies = 0;
  let illegal = 0;
  const note = (game: Judged): void => {
    games++;
    plies += game.plies;
    if (game.faults.some((fault) => fault.illegal)) illegal++;
    if (judging.every || game.faults.length > 0) told.push(game);
  };
  if (tooLong) note(refused(games, line, "invalid-record"));
  let first = line;
  starts.forEach((start, at) => {
    const part = bytes.subarray(start, starts[at + 1] ?? bytes.length);
    if (binary && part.length < XQF_HEADER) return note(refused(games, 0, "invalid-record"));
    const source = binary ? part : textOf(part, judging.kind).replace(/^\ufeff/, "");
    const text = typeof source === "string" ? (lines ? source.split("\n", 1)[0]! : source) : "";
    try {
      let nth = 0;
      for (const record of readRecords(binary ? part : text, kindOf(judging))) {
        note(judgeRecord(record, { text, line: binary ? 0 : first, nth: nth++ }, games, judging));
      }
    } catch (error) {
      note(refused(games, binary ? 0 : first, codeOf(error)));
    }
    for (const byte of part) if (byte === 10) first++;
  });
  return { games, plies, illegal, told };
}

/** The code of the package's own errors. What else is thrown is a mistake of this program. */
export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (error instanceof Error && error.name === "RulesError" && typeof code === "string") return code;
  throw error;
}

function refused(index: number, line: number, code: string): Judged {
  return { index, line, kind: "xiangqi", players: ["", ""], plies: 0, result: "*", verdict: null, faults: [{ line, code, illegal: true }] };
}

const kindOf = ({ kind }: Judging): { kind?: GameKind } => (kind === undefined ? {} : { kind });

/** Where a game was read: which one of a text, and the line that the text begins with (0 where there are no lines). */
interface Source {
  readonly text: string;
  readonly line: number;
  readonly nth: number;
}

/** The game as far as the first characters of its text tell it. */
function asFarAs(end: number, { text, nth }: Source, judging: Judging): GameRecord | undefined {
  let at = 0;
  for (const record of readRecords(text.slice(0, end), kindOf(judging))) if (at++ === nth) return record;
  return undefined;
}

function judgeRecord(record: GameRecord, source: Source, index: number, judging: Judging): Judged {
  const { text, line: first } = source;
  const { kind, tags, fen, moves, result } = record;
  const players = [tags[kind === "chess" ? "White" : "Red"] ?? tags["White"] ?? "", tags["Black"] ?? ""] as const;
  const lineAt = (offset: number): number => (first === 0 ? 0 : first + count(text, offset));
  const faults: Fault[] = [];
  for (const { code, offset, token } of record.faults.slice(0, MOST_FAULTS)) faults.push(placed(code, offset, token, lineAt(offset), source, judging));
  const uci = moves.map((move) => move.uci);
  const chess960 = kind === "chess" && isChess960(tags["Variant"] ?? "", fen);
  const rules = judging.rules[kind];
  const options = { kind, fen, ...(rules === undefined ? {} : { rules }), ...(chess960 ? { chess960 } : {}) };
  const judged = validate({ ...options, moves: uci, setup: "playable", afterEnd: "note" });
  let verdict: Fault["verdict"] | null = null;
  if (judged.ok) {
    if (judged.status.over) verdict = summary(judged.status);
    if (judged.ended !== undefined) {
      const { ply } = judged.ended;
      verdict = summary(judged.ended.verdict);
      const at = first === 0 ? 0 : first + lineOfPly(ply, source, judging);
      faults.push({ line: at, code: "played-on", illegal: judging.strict, ply, verdict, playedOn: judged.plies - ply });
    }
    const after = faults.findIndex(({ code }) => code === "game-over");
    if (after >= 0 && verdict !== null) faults[after] = { ...faults[after]!, verdict };
    if (verdict !== null && faults.length === 0 && result !== "*" && result !== verdict.result) {
      faults.push({ line: lineAt(text.trimEnd().length), code: "result-differs", illegal: false, ply: judged.plies, verdict });
    }
  } else {
    const { ply, move, code, fen: position, illegality } = judged;
    faults.push({
      line: first === 0 ? 0 : first + lineOfPly(ply, source, judging), code, illegal: true, ply: ply + 1, move,
      ...(illegality === undefined ? {} : { illegality: { ...illegality, turn: position.split(" ")[1]! } }),
    });
  }
  faults.sort((a, b) => a.line - b.line);
  return { index, line: first, kind, players, plies: moves.length, result, verdict, faults };
}

const summary = ({ winner, reason, rule, result }: Verdict): NonNullable<Fault["verdict"]> => ({ winner, reason, rule, result });

function count(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}

/** Castling by the king onto its rook: the record says so, or its rights name files. */
export function isChess960(variant: string, fen: string): boolean {
  return /960|fischer/i.test(variant) || /^\S+ \S+ [KQkq]*[A-Ha-h]/.test(fen);
}

/** A fault of the record with the ply that it stands at, and why the move is not legal: the reader tells only its place. */
function placed(code: string, offset: number, token: string | undefined, line: number, source: Source, judging: Judging): Fault {
  const { text } = source;
  const illegal = ILLEGAL.includes(code);
  const bare = { line, code, illegal, ...(token === undefined || token === "" ? {} : { move: token }) };
  if (!illegal || text === "" || code === "invalid-fen") return bare;
  const record = asFarAs(offset, source, judging);
  if (record === undefined) return bare;
  const variation = record.faults.some((fault) => fault.code === "unclosed-variation") || /\[DhtmlXQ_move_[\d_]+\][^[]*$/.test(text.slice(0, offset));
  const ply = record.moves.length + (variation ? 0 : 1);
  return { ...bare, ply, ...(variation ? { variation } : whyNot(record, token ?? "")) };
}

function whyNot(record: GameRecord, token: string): Pick<Fault, "illegality"> {
  try {
    const game = Game.from(record, { rules: "basic" });
    try {
      game.parse(token.replace(/^[\d.]+(?=[^\d.])/, "").replace(/[!?]+$/, ""));
    } catch (error) {
      const why = (error as { detail?: Partial<Illegality & { move: string }> }).detail;
      if (codeOf(error) === "illegal-move" && why?.code !== undefined) {
        return { illegality: { code: why.code, squares: why.squares ?? [], turn: game.turn } };
      }
    } finally {
      game.free();
    }
  } catch (error) {
    codeOf(error);
  }
  return {};
}

/** How many lines into the text the move of a ply stands: the first line with which it can be read. */
function lineOfPly(ply: number, source: Source, judging: Judging): number {
  const { text } = source;
  const ends: number[] = [];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ends.push(at + 1);
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((asFarAs(ends[middle]!, source, judging)?.moves.length ?? 0) > ply) high = middle;
    else low = middle + 1;
  }
  return low;
}
