/** Turns what the user wants into moves of the engine and steps of the state. Owns the one mutable `state`. */

import { Match, failureOf, numberedFen, openFen } from "./engine.ts";
import type { Opened } from "./engine.ts";
import type { Claim, ClockFace, ClockTimes, Declaration, Start } from "./facts.ts";
import type { GameKind, RulesName } from "./games.ts";
import type { Square } from "./geometry.ts";
import * as states from "./state.ts";
import type { Notice, Settings, State } from "./state.ts";

/** A game that is asked for. */
export interface Wish {
  readonly kind: GameKind;
  readonly rules: RulesName;
  /** Chess960: the number of its start, or `"random"`. */
  readonly chess960?: number | "random";
  readonly clock?: string | ClockTimes;
}

export type Intent =
  /** Tap, click, Enter: select, move, or reselect, by what lies there. */
  | { readonly type: "tap"; readonly square: Square }
  /** A drag begins. */
  | { readonly type: "lift"; readonly square: Square }
  /** A drag ends; `null` off the board. */
  | { readonly type: "drop"; readonly square: Square | null }
  | { readonly type: "cancel" }
  | { readonly type: "promote"; readonly letter: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "go-to"; readonly ply: number }
  | { readonly type: "flip" }
  | { readonly type: "new"; readonly game: Wish }
  /** The side to move gives up. */
  | { readonly type: "resign" }
  /** Both sides have agreed. */
  | { readonly type: "agree-draw" }
  | { readonly type: "claim"; readonly claim: Claim }
  /** Time has passed. */
  | { readonly type: "tick" }
  | { readonly type: "load"; readonly text: string }
  | { readonly type: "copied"; readonly ok: boolean }
  | { readonly type: "configure"; readonly change: Partial<Settings> };

export type Send = (intent: Intent) => void;
export type Listener = (state: State) => void;

const CHESS960_STARTS = 960;

/** What has nothing to do with the game that is played, and is done also in the moment when its time runs out. */
const BESIDE: readonly Intent["type"][] = ["flip", "new", "load", "copied", "configure"];

export class Controller {
  #match: Match;
  #state: State;
  readonly #random: () => number;
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();

  /** `random` gives a number from 0 up to but not including 1, `now` the time in whole milliseconds. */
  constructor(match: Match, settings: Settings, flipped: boolean, random: () => number, now: () => number) {
    this.#match = match;
    this.#random = random;
    this.#now = now;
    this.#state = this.#timed(states.initialState(match.snapshot(), settings, flipped));
  }

  get state(): State {
    return this.#state;
  }

  /** What the clocks show, as of the last time told; `null` in a game without. */
  face(): ClockFace | null {
    return this.#match.face();
  }

  /** Calls the listener now and after every change; returns the way to stop that. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  readonly send: Send = (intent) => {
    const before = this.#state;
    try {
      const now = this.#timed(before);
      this.#state = now === before || BESIDE.includes(intent.type) ? this.#next(now, intent) : now;
    } catch (error) {
      // The engine restarts itself after a failure; the game goes on from the state before.
      this.#state = states.tell(before, { type: "broken", code: failureOf(error, before.snapshot.kind).code });
    }
    if (this.#state !== before) for (const listener of this.#listeners) listener(this.#state);
  };

  /** The state at this moment: the time of the side to move may have run out since the last. */
  #timed(state: State): State {
    if (!this.#match.tick(this.#now())) return state;
    const snapshot = this.#match.snapshot();
    return states.arrive(state, snapshot, { type: "flagged", color: snapshot.turn });
  }

  #next(state: State, intent: Intent): State {
    switch (intent.type) {
      case "tap":
        return this.#tap(state, intent.square);
      case "lift":
        return states.canLift(state.snapshot, intent.square) ? this.#select(state, intent.square) : state;
      case "drop":
        return this.#drop(state, intent.square);
      case "cancel":
        return states.cancel(state);
      case "promote": {
        const choice = state.promotion?.choices.find((move) => move.promotion === intent.letter);
        return choice === undefined ? state : this.#play(state, choice.uci);
      }
      case "undo":
        return this.#goTo(state, state.snapshot.ply - 1, { type: "undone" });
      case "redo":
        return this.#goTo(state, state.snapshot.ply + 1, { type: "redone" });
      case "go-to":
        return this.#goTo(state, intent.ply, { type: "went-to" });
      case "flip":
        return states.flip(state);
      case "new":
        return this.#start(state, intent.game);
      case "resign": {
        const { turn } = state.snapshot;
        return this.#declare(state, { type: "resignation", color: turn }, { type: "resigned", color: turn });
      }
      case "agree-draw":
        return this.#declare(state, { type: "agreement" }, { type: "agreed" });
      case "claim": {
        const { reason, move } = intent.claim;
        return this.#declare(state, { type: "claim", reason, move }, { type: "claimed", reason });
      }
      case "tick":
        return state;
      case "load":
        return this.#open(state, openFen(intent.text, state.snapshot.start), { type: "loaded" });
      case "copied":
        return states.tell(state, intent);
      case "configure":
        return states.configure(state, intent.change);
    }
  }

  #tap(state: State, square: Square): State {
    const { snapshot, selected } = state;
    if (snapshot.over) return states.tell(state, { type: "over" });
    if (snapshot.locked) return states.tell(state, { type: "locked" });
    if (selected === square) return states.cancel(state);
    if (selected !== null) {
      const isOther = states.ownsTurn(snapshot, square) && states.movesTo(snapshot, selected, square).length === 0;
      return isOther ? this.#select(state, square) : this.#attempt(state, selected, square);
    }
    if (states.ownsTurn(snapshot, square)) return this.#select(state, square);
    return snapshot.board[square] === "" ? state : states.tell(state, { type: "not-yours", square });
  }

  #select(state: State, square: Square): State {
    return states.select(state, square, this.#match.outlook(square));
  }

  #drop(state: State, square: Square | null): State {
    const { selected } = state;
    return square === null || selected === null || square === selected ? state : this.#attempt(state, selected, square);
  }

  #attempt(state: State, from: Square, to: Square): State {
    const moves = states.movesTo(state.snapshot, from, to);
    const [first] = moves;
    if (first === undefined) {
      const refusal = this.#match.explain(from, to);
      return refusal === null ? state : states.refuse(state, refusal);
    }
    return moves.length > 1 ? states.askPromotion(state, { from, to, choices: moves }) : this.#play(state, first.uci);
  }

  #play(state: State, uci: string): State {
    return this.#match.play(uci, this.#now()) ? states.arrive(state, this.#match.snapshot(), { type: "played" }) : state;
  }

  #goTo(state: State, ply: number, notice: Notice): State {
    if (ply < 0 || ply > state.snapshot.line.length || ply === state.snapshot.ply) return state;
    this.#match.goTo(ply);
    return states.arrive(state, this.#match.snapshot(), notice);
  }

  #declare(state: State, declaration: Declaration, notice: Notice): State {
    return this.#match.declare(declaration, this.#now()) ? states.arrive(state, this.#match.snapshot(), notice) : state;
  }

  #start(state: State, { kind, rules, chess960, clock }: Wish): State {
    const number = chess960 === "random" ? Math.floor(this.#random() * CHESS960_STARTS) : chess960;
    const start: Start = {
      kind, rules, chess960: number !== undefined,
      ...(number === undefined ? {} : { fen: numberedFen(number) }), ...(clock === undefined ? {} : { clock }),
    };
    return this.#open(state, Match.open(start), { type: "started" });
  }

  #open(state: State, opened: Opened, notice: Notice): State {
    if (!opened.ok) return states.fail(state, opened.failure);
    this.#match.close();
    this.#match = opened.match;
    return states.begin(state, opened.match.snapshot(), notice);
  }
}
