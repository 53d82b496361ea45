import { fieldsOf } from "../arguments.js";
import type { Engine } from "../engine/live.js";
import { free, withGame } from "../engine/slots.js";
import { CHESS960, GameState } from "../engine/state.js";
import { RulesError, invalidArgument } from "../errors.js";
import { uciOf } from "../engine/moves.js";
import { readRecords } from "./records.js";
import { statusIn } from "../verdict.js";
import { isChess960 } from "./record-draft.js";
import type { GameRecord, RecordedMove } from "../types.js";

const fenOf = (live: Engine, slot: number): string => live.fen(slot);

/** All games of a record. What has no game in it, only faults, is no record. */
export function recordsIn(record: unknown, options: unknown): GameRecord[] {
  const records = [...readRecords(record as string, options as undefined)];
  const [first] = records;
  const empty = ({ moves, tags, comment, faults }: GameRecord): boolean =>
    moves.length === 0 && comment === undefined && Object.keys(tags).length === 0 && faults.length > 0;
  if (first !== undefined && records.every(empty)) {
    const { offset, code } = first.faults[0]!;
    throw new RulesError("invalid-record", { field: "record", offset, expected: "record", faults: [{ code }] });
  }
  return records;
}

/** A game as a record: what was played, and how it ended. */
export function recordOf(state: GameState): GameRecord {
  const { board, words, ply, how } = state;
  const start = new GameState(board, state.fen, how, state.rules);
  const fen = withGame(start, fenOf, 0);
  free(start);
  const status = statusIn(state);
  return {
    kind: board.kind,
    tags: (how & CHESS960) !== 0 ? { Variant: "Chess960" } : {},
    fen,
    moves: words.slice(0, ply).map((word): RecordedMove => ({ uci: uciOf(word, board) })),
    result: status.over ? status.result : "*",
    faults: [],
  };
}

/** Far beyond any game. */
const MOST_PLIES = 50_000;

/** How a recorded game begins, and the moves that were played. All of the caller's code (getters, proxies) runs here. */
export function gameIn(record: unknown, options: unknown): { kind: unknown; options: object; moves: string[] } {
  const named = options === undefined ? {} : fieldsOf(options, "options");
  try {
    const { kind, fen, moves, tags } = record as GameRecord;
    if (moves.length > MOST_PLIES) throw invalidArgument("record.moves", `at most ${MOST_PLIES} moves`);
    const played: string[] = [];
    for (let i = 0; i < moves.length; i++) played.push(moves[i]!.uci);
    const chess960 = isChess960(kind, tags["Variant"], fen) ? { chess960: true } : {};
    // What could be read can be played on, however it came about and wherever a rule set would have ended it.
    const lenient = { setup: "playable", afterEnd: "note" };
    return { kind, options: { ...lenient, ...named, fen, ...chess960 }, moves: played };
  } catch (exception) {
    throw exception instanceof RulesError ? exception : invalidArgument("record", "a GameRecord");
  }
}
