import { fieldsOf, itemsOf } from "./arguments.js";
import { RulesError } from "./errors.js";
import { Game } from "./game.js";
import { ruleSets, validate } from "./validate.js";
import { gameFrom } from "./records/games.js";
import { isChess960 } from "./records/variants.js";
import { timekeeping } from "./timekeeping.js";
import type {
  Claim,
  Color,
  Conduct,
  Ending,
  GameKind,
  GameRecord,
  GameToValidate,
  Move,
  MustChange,
  Review,
  ReviewOptions,
  Rules,
  Status,
  Timekeeping,
} from "./types.js";

/** More rule sets are not asked for at once. */
const MOST_SETS = 64;

/**
 * What a referee would note about a whole game: where it ended by which rule, how it would have ended under the others,
 * what could have been claimed when, and whether the recorded result agrees. Judged is the main line of the record up to
 * the first move that cannot be played.
 *
 * @throws RulesError `invalid-argument` for what is no record, and as the constructor of {@link Game} for its options
 */
export function review(record: GameRecord, options?: ReviewOptions): Review {
  const { rules, under, clock } = (options === undefined ? {} : fieldsOf(options, "options", ["rules", "under", "clock"])) as ReviewOptions;
  const times = timesOf(record, { ...(rules !== undefined && { rules }), ...(clock !== undefined && { clock }) });
  const game = gameFrom({ ...record, moves: [] }, rules === undefined ? {} : { rules });
  try {
    const { kind } = game;
    const fen = game.fen();
    const walked = walk(game, record, times);
    const chess960 = isChess960(kind, record.tags["Variant"], record.fen) ? { chess960: true } : {};
    const { uci } = walked;
    const given = { kind, fen, moves: uci, setup: "playable", afterEnd: "note", ...chess960 } as const;
    const first = endingIn(game);
    const outcomes: Record<string, Ending | null> = {};
    for (const set of setsOf(kind, under)) {
      const named = set === game.rules ? first : endingOf({ ...given, rules: set });
      outcomes[typeof set === "string" ? set : new Game(kind, { rules: set }).rules] = named;
    }
    return {
      plies: uci.length,
      ended: first && { ...first, playedOn: uci.length - first.ply },
      under: outcomes,
      claims: walked.claims.stretches.map(({ from, to, value }) => ({ from, to, ...value })),
      mustChange: walked.mustChange.stretches.map(({ from, to, value }) => ({ from, to, state: value })),
      agrees: first === null || record.result === "*" ? null : first.verdict.result === record.result,
      longest: { ...walked.longest, ...runsIn(game.conduct()) },
      flags: walked.flags,
      times,
    };
  } finally {
    game.free();
  }
}

/** What the clock marks say; nothing where the tag is no time control. */
function timesOf(record: GameRecord, options: Pick<ReviewOptions, "rules" | "clock">): Timekeeping | null {
  try {
    return timekeeping(record, options);
  } catch (exception) {
    const { field } = ((exception as RulesError).detail ?? {}) as { field?: unknown };
    if (field === "TimeControl") return null;
    throw exception;
  }
}

function setsOf(kind: GameKind, under: unknown): readonly Rules[] {
  return under === undefined ? (Object.keys(ruleSets(kind)) as Rules[]) : ((itemsOf(under, "options.under", MOST_SETS) ?? []) as Rules[]);
}

/** Where a game first ended, whatever was played then. */
function endingOf(game: GameToValidate): Ending | null {
  const judged = validate(game);
  return judged.ok ? (judged.ended ?? over(judged.plies, judged.status)) : null;
}

const endingIn = (game: Game): Ending | null => game.ended ?? over(game.ply, game.status());

function over(ply: number, status: Status): Ending | null {
  if (!status.over) return null;
  const { winner, reason, rule, result, evidence } = status;
  return { ply, verdict: { winner, reason, rule, result, evidence } };
}

/**
 * Tells positions of one game apart. In chess they are more than their placement; in xiangqi a number that each move
 * changes a little is as good as their text, and costs a tenth of it.
 */
function keysOf(game: Game): (played: Move | null) => string | number {
  if (game.kind === "chess") return () => game.fen().split(" ", 4).join(" ");
  const known = new Map<string, readonly [number, number]>();
  let [high, low] = [0, 0];
  const change = (letter: string, square: string): void => {
    const piece = letter + square;
    const word = known.get(piece) ?? ([scattered(known.size * 2 + 1), scattered(known.size * 2 + 2)] as const);
    known.set(piece, word);
    high ^= word[0];
    low ^= word[1];
  };
  const turn = scattered(0);
  return (played) => {
    if (played !== null) {
      change(played.piece, played.from);
      change(played.piece, played.to);
      if (played.captured !== undefined) change(played.captured, played.to);
      high ^= turn;
    }
    return (high & 0x1f_ffff) * 2 ** 32 + (low >>> 0);
  };
}

/** A word whose bits look random, of a small number. */
function scattered(number: number): number {
  let word = Math.imul(number + 0x9e37_79b9, 0x85eb_ca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2_ae35);
  return word ^ (word >>> 16);
}

interface Stretch<T> {
  readonly from: number;
  to: number;
  readonly value: T;
}

/** Stretches of positions of which one thing is so; a side’s own positions are every other one. */
class Stretches<T> {
  readonly stretches: Stretch<T>[] = [];
  private readonly open = new Map<string, Stretch<T>>();

  note(key: string, ply: number, value: T): void {
    const last = this.open.get(key);
    if (last !== undefined && ply - last.to <= 2) {
      last.to = ply;
      return;
    }
    const stretch = { from: ply, to: ply, value };
    this.open.set(key, stretch);
    this.stretches.push(stretch);
  }
}

type Count = { readonly count: number; readonly ply: number };
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Plays the record move by move, and notes what each position lets a side do. */
function walk(game: Game, record: GameRecord, times: Timekeeping | null) {
  const uci: string[] = [];
  const claims = new Stretches<{ readonly color: Color; readonly claim: Claim }>();
  const mustChange = new Stretches<MustChange>();
  const longest: Mutable<Record<"noCapture" | "repetition", Count>> = { noCapture: { count: 0, ply: 0 }, repetition: { count: 1, ply: 0 } };
  const stood = new Map<string | number, number>();
  const keyAfter = keysOf(game);
  const flags: { readonly ply: number; readonly color: Color }[] = [];
  const left: Record<string, number> = {};
  let quiet = 0;
  const look = (ply: number, played: Move | null): void => {
    const key = keyAfter(played);
    const times = (stood.get(key) ?? 0) + 1;
    stood.set(key, times);
    if (times > longest.repetition.count) longest.repetition = { count: times, ply };
    const status = game.status();
    if (status.over) return;
    for (const claim of status.claims) {
      claims.note(`${claim.reason} ${status.turn} ${claim.move === undefined}`, ply, { color: status.turn, claim });
    }
    if (status.mustChange !== null) mustChange.note(`${status.mustChange.color} ${status.mustChange.rule}`, ply, status.mustChange);
  };
  look(0, null);
  for (const move of record.moves) {
    const { turn } = game;
    let played: Move;
    try {
      played = game.play(move.uci);
    } catch (exception) {
      if (!(exception instanceof RulesError)) throw exception;
      break;
    }
    quiet = played.captured === undefined ? quiet + 1 : 0;
    uci.push(move.uci);
    const ply = uci.length;
    if (quiet > longest.noCapture.count) longest.noCapture = { count: quiet, ply };
    const before = left[turn];
    const isOverstepped = move.elapsed !== undefined && before !== undefined && move.clock === undefined && move.elapsed > before;
    // Without the control nobody knows what was added between.
    if (move.clock === 0 || (times === null ? isOverstepped : times.overstepped?.ply === ply)) flags.push({ ply, color: turn });
    if (move.clock !== undefined) left[turn] = move.clock;
    else if (move.elapsed !== undefined && before !== undefined) left[turn] = Math.max(0, before - move.elapsed);
    look(ply, played);
  }
  return { uci, claims, mustChange, longest, flags };
}

/** The longest runs of a side’s checks and of its chases. */
function runsIn(conduct: readonly Conduct[]): Record<"checks" | "chases", Count> {
  const runs: Record<"checks" | "chases", Count> = { checks: { count: 0, ply: 0 }, chases: { count: 0, ply: 0 } };
  const now = { checks: [0, 0], chases: [0, 0] };
  for (const { ply, check, chases } of conduct) {
    for (const [name, does] of [
      ["checks", check],
      ["chases", chases.length > 0],
    ] as const) {
      const count = does ? now[name][ply & 1]! + 1 : 0;
      now[name][ply & 1] = count;
      if (count > runs[name].count) runs[name] = { count, ply };
    }
  }
  return runs;
}
