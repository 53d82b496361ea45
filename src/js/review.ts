import { fieldsOf, itemsOf } from "./arguments.js";
import { withEngine, type Engine } from "./engine/live.js";
import { packedOf } from "./engine/moves.js";
import type { GameState, RulesChoice } from "./engine/state.js";
import { RulesError } from "./errors.js";
import type { Judged } from "./generated.js";
import { stateOf } from "./options.js";
import { openingOf } from "./records/games.js";
import { timekeeping } from "./timekeeping.js";
import type { Color, GameRecord, Review, ReviewOptions, Rules, Timekeeping } from "./types.js";
import { ruleSets } from "./validate.js";

/** The most rule sets reviewed at once. */
const MOST_SETS = 64;

/**
 * Reviews a whole game as a referee would: where it ended and by which rule, how it would have ended under other rule sets,
 * what could have been claimed when, and whether the recorded result agrees. Judges the main line of the record up to the
 * first move that cannot be played.
 *
 * @throws RulesError `invalid-argument` if it is not a record, and as the constructor of {@link Game} for its options
 */
export function review(record: GameRecord, options?: ReviewOptions): Review {
  const { rules, under, clock } = (options === undefined ? {} : fieldsOf(options, "options", ["rules", "under", "clock"])) as ReviewOptions;
  const times = timesOf(record, { ...(rules !== undefined && { rules }), ...(clock !== undefined && { clock }) });
  const { kind, options: opening, moves } = openingOf(record, rules === undefined ? undefined : { rules });
  const state = stateOf(kind, opening);
  const sets = setsOf(state, under).map((set) => stateOf(state.board.kind, { rules: set }).rules);
  const { ended, plies, claims, mustChange, longest, ...judged } = withEngine(judge, { state, moves: packedIn(moves, state), sets });
  return {
    plies,
    ended: ended && { ...ended, playedOn: plies - ended.ply },
    under: Object.fromEntries(judged.under),
    claims,
    mustChange,
    agrees: ended === null || record.result === "*" ? null : ended.verdict.result === record.result,
    longest: { ...longest },
    flags: flagsIn(record, plies, state, times),
    times,
  };
}

interface Asked {
  readonly state: GameState;
  readonly moves: Uint32Array;
  readonly sets: readonly RulesChoice[];
}

const judge = (engine: Engine, { state: { board, fen, how, rules }, moves, sets }: Asked): Judged =>
  engine.review(
    board.number,
    fen,
    how,
    rules.base,
    rules.fields,
    moves,
    sets.map(({ base, fields }) => [base, fields ?? []]),
  ) as Judged;

/** Returns the moves up to the first text that is not one. */
function packedIn(moves: readonly string[], { board }: GameState): Uint32Array {
  const packed: number[] = [];
  try {
    for (const move of moves) packed.push(packedOf(move, board));
  } catch (exception) {
    if (!(exception instanceof RulesError)) throw exception;
  }
  return Uint32Array.from(packed);
}

/** Judges the clock marks; `null` if the tag is not a time control. */
function timesOf(record: GameRecord, options: Pick<ReviewOptions, "rules" | "clock">): Timekeeping | null {
  try {
    return timekeeping(record, options);
  } catch (exception) {
    const { field } = ((exception as RulesError).detail ?? {}) as { field?: unknown };
    if (field === "TimeControl") return null;
    throw exception;
  }
}

function setsOf({ board }: GameState, under: unknown): readonly Rules[] {
  return under === undefined
    ? (Object.keys(ruleSets(board.kind)) as Rules[])
    : ((itemsOf(under, "options.under", MOST_SETS) ?? []) as Rules[]);
}

/** Returns the plies after which the record shows no time left for the side that moved, or more time used than it had. */
function flagsIn(record: GameRecord, plies: number, { board, fen }: GameState, times: Timekeeping | null): Review["flags"] {
  const [first, second] = board.colors;
  const isSecond = fen !== undefined && /^\S+\s+b/i.test(fen);
  const flags: { readonly ply: number; readonly color: Color }[] = [];
  const left: Record<string, number> = {};
  for (const [index, { clock, elapsed }] of record.moves.slice(0, plies).entries()) {
    const ply = index + 1;
    const color = (ply % 2 === 1) === isSecond ? second : first;
    const before = left[color];
    const isOverstepped = elapsed !== undefined && before !== undefined && clock === undefined && elapsed > before;
    // Without the control it is unknown what was added in between.
    if (clock === 0 || (times === null ? isOverstepped : times.overstepped?.ply === ply)) flags.push({ ply, color });
    if (clock !== undefined) left[color] = clock;
    else if (elapsed !== undefined && before !== undefined) left[color] = Math.max(0, before - elapsed);
  }
  return flags;
}
