// Which live game of the engine belongs to which of the callers' games.
import { RulesError } from "../errors.js";
import { PACKED, SLOTS } from "../generated.js";
import { ifRunning, meaning, onCrash, running, type Engine } from "./live.js";
import { LOOSE, type GameState } from "./state.js";

// Numbers only: a reference to a game here would keep dropped ones alive.
const tickets = new Float64Array(SLOTS);
const recent = new Uint8Array(SLOTS);
let hand = 0;
let lastTicket = 0;

onCrash(() => tickets.fill(0));

/** Returns a slot to use: the first not used since the hand last passed it. */
function evict(): number {
  for (;;) {
    hand = (hand + 1) % SLOTS;
    if (recent[hand] === 0) break;
    recent[hand] = 0;
  }
  tickets[hand] = 0;
  return hand;
}

/** Opens the state's game in the engine, before any move. */
function openIn(engine: Engine, slot: number, { board, fen, how, rules }: GameState): void {
  engine.open(slot, board.number, fen, how, rules.base, rules.fields);
}

/** Gives the game a slot and plays its moves there. */
function load(state: GameState, engine: Engine): number {
  if (state.freed) throw new RulesError("freed");
  const slot = evict();
  openIn(engine, slot, state);
  if (state.ply > 0) {
    const packed = new Uint32Array(state.ply);
    for (let ply = 0; ply < packed.length; ply++) packed[ply] = state.words[ply]! & PACKED;
    if (engine.replay(slot, packed) !== state.ply) throw new Error("a game that was legal is so no more");
  }
  state.slot = slot;
  state.ticket = tickets[slot] = ++lastTicket;
  recent[slot] = 1;
  return slot;
}

/** Returns the slot of the game, assigning one if it has none. */
function slotOf(state: GameState, engine: Engine): number {
  const slot = state.slot;
  if (tickets[slot] !== state.ticket) return load(state, engine);
  recent[slot] = 1;
  return slot;
}

/** Calls the engine for a game. The job is a function without a closure, so that a call allocates nothing. */
export function withGame<A, T>(state: GameState, job: (engine: Engine, slot: number, argument: A) => T, argument: A): T {
  try {
    const engine = running();
    return job(engine, slotOf(state, engine), argument);
  } catch (exception) {
    throw meaning(exception);
  }
}

const turnOf = (engine: Engine, slot: number, fen: string | undefined): number => (fen === undefined ? 0 : engine.turn(slot));

/** Opens a new game, which shows whether its start is possible. */
export function open(state: GameState): void {
  state.first = withGame(state, turnOf, state.fen);
}

/** Plays a packed move. Returns its move word, or 0 if the move is illegal and nothing changed. */
export function play(state: GameState, packed: number): number {
  return step(state, packed, 1);
}

/** Takes back the last move. Returns its move word, or 0 if there is none. */
export function undo(state: GameState): number {
  return state.ply === 0 ? 0 : step(state, 0, -1);
}

/** Replays the move last taken back. Returns its move word, or 0 if there is none. */
export function redo(state: GameState): number {
  const word = state.words[state.ply];
  return word === undefined ? 0 : step(state, word & PACKED, 0);
}

/** `kind`: 1 plays a new move, 0 replays one, -1 takes one back. */
function step(state: GameState, packed: number, kind: 1 | 0 | -1): number {
  try {
    const engine = running();
    const slot = slotOf(state, engine);
    const { ticket } = state;
    // Until both sides have moved on they may differ: anything thrown in between leaves a game without a slot.
    state.ticket = LOOSE;
    const word = kind < 0 ? engine.undo(slot) : engine.play(slot, packed);
    if (word === 0) {
      if (kind <= 0) throw new Error("a move that was played is so no more");
    } else {
      if (kind > 0) {
        state.words.length = state.ply;
        state.words.push(word);
      }
      state.ply += kind < 0 ? -1 : 1;
    }
    state.ticket = ticket;
    return word;
  } catch (exception) {
    throw meaning(exception);
  }
}

/** Releases the game's slot for good. */
export function free(state: GameState): void {
  state.freed = true;
  const { slot } = state;
  if (tickets[slot] !== state.ticket) return;
  tickets[slot] = recent[slot] = 0;
  state.ticket = LOOSE;
  ifRunning((engine) => engine.close(slot));
}
