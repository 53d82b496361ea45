import { fieldsOf } from "../arguments.js";
import { marksOf } from "../clock.js";
import type { Engine } from "../engine/live.js";
import { free, withGame } from "../engine/slots.js";
import { CHESS960, GameState } from "../engine/state.js";
import { RulesError, invalidArgument } from "../errors.js";
import { uciOf } from "../engine/moves.js";
import { statusIn } from "../verdict.js";
import { isChess960 } from "./variants.js";
import { stateIn } from "../game-state.js";
import { Game } from "../game.js";
import type { GameOptions, GameRecord, RecordedMove } from "../types.js";

const fenOf = (live: Engine, slot: number): string => live.fen(slot);

/**
 * Returns a game as a record: the moves played, and how it ended.
 *
 * @throws RulesError `invalid-argument` if it is not a game, `freed`
 */
export function recordOf(game: Game): GameRecord {
  const state = stateIn(game);
  const { board, words, ply, how } = state;
  const start = new GameState(board, state.fen, how, state.rules);
  const fen = withGame(start, fenOf, 0);
  free(start);
  const status = statusIn(state);
  const timed = marksOf(state);
  return {
    kind: board.kind,
    tags: { ...((how & CHESS960) !== 0 && { Variant: "Chess960" }), ...timed?.tags },
    fen,
    moves: words.slice(0, ply).map((word, index): RecordedMove => ({ uci: uciOf(word, board), ...timed?.marks[index] })),
    result: status.over ? status.result : "*",
    faults: [],
  };
}

/** Far beyond any game. */
const MOST_PLIES = 50_000;

/**
 * Returns the legal main line of a record as a game.
 *
 * Everything that could be read is played: the game may start from any playable position and continue past an ending by the
 * rule set, which {@link Game.ended} reports. `setup: "strict"` and `afterEnd: "refuse"` are stricter.
 *
 * @throws RulesError like the constructor of {@link Game} and {@link Game.play}
 */
export function gameFrom(record: GameRecord, options?: GameOptions): Game {
  const { kind, options: opening, moves } = openingOf(record, options);
  const game = new Game(kind as GameRecord["kind"], opening);
  for (const move of moves) game.play(move);
  return game;
}

/** Returns how a recorded game starts, and the moves played. All of the caller's code (getters, proxies) runs here. */
export function openingOf(record: unknown, options: unknown): { kind: unknown; options: object; moves: string[] } {
  const named = options === undefined ? {} : fieldsOf(options, "options");
  try {
    const { kind, fen, moves, tags } = record as GameRecord;
    if (moves.length > MOST_PLIES) throw invalidArgument("record.moves", `at most ${MOST_PLIES} moves`);
    const played: string[] = [];
    for (let i = 0; i < moves.length; i++) played.push(moves[i]!.uci);
    const chess960 = isChess960(kind, tags["Variant"], fen) ? { chess960: true } : {};
    // What could be read can be played, however it arose and wherever a rule set would have ended it.
    const lenient = { setup: "playable", afterEnd: "note" };
    return { kind, options: { ...lenient, ...named, fen, ...chess960 }, moves: played };
  } catch (exception) {
    throw exception instanceof RulesError ? exception : invalidArgument("record", "a GameRecord");
  }
}
