/** Turns what the user wants into moves of the engine and steps of the state. Owns the one mutable `state`. */

import { Match, failureOf, numberedStart, openFen } from "./engine.ts";
import type { Opened, Start } from "./engine.ts";
import type { GameKind } from "./games.ts";
import type { Square } from "./geometry.ts";
import * as states from "./state.ts";
import type { Notice, Settings, State } from "./state.ts";

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
  | { readonly type: "new"; readonly kind: GameKind }
  /** `null` draws a random number. */
  | { readonly type: "new-chess960"; readonly number: number | null }
  | { readonly type: "load"; readonly text: string }
  | { readonly type: "copied"; readonly ok: boolean }
  | { readonly type: "configure"; readonly change: Partial<Settings> };

export type Send = (intent: Intent) => void;
export type Listener = (state: State) => void;

const CHESS960_STARTS = 960;

export class Controller {
  #match: Match;
  #state: State;
  readonly #random: () => number;
  readonly #listeners = new Set<Listener>();

  /** `random` gives a number from 0 up to but not including 1. */
  constructor(match: Match, settings: Settings, flipped: boolean, random: () => number) {
    this.#match = match;
    this.#state = states.initialState(match.snapshot(), settings, flipped);
    this.#random = random;
  }

  get state(): State {
    return this.#state;
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
      this.#state = this.#next(before, intent);
    } catch (error) {
      // The engine restarts itself after a failure; the game goes on from the state before.
      this.#state = states.tell(before, { type: "broken", code: failureOf(error, before.snapshot.kind).code });
    }
    if (this.#state !== before) for (const listener of this.#listeners) listener(this.#state);
  };

  #next(state: State, intent: Intent): State {
    switch (intent.type) {
      case "tap":
        return this.#tap(state, intent.square);
      case "lift":
        return states.canLift(state.snapshot, intent.square) ? states.select(state, intent.square) : state;
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
        return this.#start(state, { kind: intent.kind, chess960: false });
      case "new-chess960": {
        const number = intent.number ?? Math.floor(this.#random() * CHESS960_STARTS);
        return this.#start(state, numberedStart(number));
      }
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
    if (snapshot.ending !== null) return states.tell(state, { type: "over" });
    if (selected === square) return states.cancel(state);
    if (selected !== null) {
      const isOther = states.ownsTurn(snapshot, square) && states.movesTo(snapshot, selected, square).length === 0;
      return isOther ? states.select(state, square) : this.#attempt(state, selected, square);
    }
    if (states.ownsTurn(snapshot, square)) return states.select(state, square);
    return snapshot.board[square] === "" ? state : states.tell(state, { type: "not-yours", square });
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
    return this.#match.play(uci) ? states.arrive(state, this.#match.snapshot(), { type: "played" }) : state;
  }

  #goTo(state: State, ply: number, notice: Notice): State {
    if (ply < 0 || ply > state.snapshot.line.length || ply === state.snapshot.ply) return state;
    this.#match.goTo(ply);
    return states.arrive(state, this.#match.snapshot(), notice);
  }

  #start(state: State, start: Start): State {
    return this.#open(state, Match.open(start), { type: "started" });
  }

  #open(state: State, opened: Opened, notice: Notice): State {
    if (!opened.ok) return states.fail(state, opened.failure);
    this.#match.close();
    this.#match = opened.match;
    return states.begin(state, opened.match.snapshot(), notice);
  }
}
