/** Runs the clocks of the game on a board by the time of the page: tells it the time only when the clocks show another. */

import type { ClockState, Color } from "trongtai";
import { faceOf, untilChange } from "./clock-face.ts";
import type { LiveGame } from "./live-game.ts";

export interface TimerHost {
  game(): LiveGame | null;
  /** The clocks show another time. */
  shown(clock: ClockState): void;
  /** Another clock runs, or none, or its time was changed. */
  changed(clock: ClockState): void;
  /** A side has little time left: once in a game for each. */
  low(color: Color): void;
  /** A side has run out of time. */
  fallen(game: LiveGame): void;
}

export class BoardTimer {
  readonly #host: TimerHost;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #game: LiveGame | null = null;
  #running: Color | null = null;
  #isPaused = false;
  /** Sides that were told to hurry. */
  #told = new Set<Color>();

  constructor(host: TimerHost) {
    this.#host = host;
  }

  /** What the clocks show at this moment. A game that the page runs is told the time by the page. */
  state(): ClockState | null {
    const game = this.#host.game();
    if (game === null) return null;
    if (game.isTimed && game.clock?.running !== null) this.step((timed) => timed.tick());
    return game.clock;
  }

  /** The clocks to be shown; from now on they are kept up to date. */
  refresh(): ClockState | null {
    this.stop();
    const game = this.#host.game();
    const clock = game?.clock ?? null;
    if (game !== this.#game) {
      this.#game = game;
      this.#running = clock?.running ?? null;
      this.#isPaused = false;
      this.#told.clear();
    }
    if (game === null || clock === null || !game.isTimed) return clock;
    const { running, paused = false } = clock;
    if (running !== null && faceOf(clock, running).low && !this.#told.has(running)) {
      this.#told.add(running);
      this.#host.low(running);
    }
    if (running !== this.#running || paused !== this.#isPaused) {
      this.#running = running;
      this.#isPaused = paused;
      this.#host.changed(clock);
    }
    const wait = untilChange(clock);
    if (wait !== null) this.#timeout = setTimeout(() => this.step((timed) => timed.tick()), wait);
    return clock;
  }

  /** Does something with the clock, whose answer says whether the game is over by that. */
  step(step: (game: LiveGame) => boolean): void {
    const game = this.#host.game();
    if (game === null) return;
    if (step(game)) {
      this.#host.fallen(game);
      return;
    }
    const clock = this.refresh();
    if (clock !== null) this.#host.shown(clock);
  }

  /** Adds time for a side, or takes it. */
  add(color: Color, time: number): void {
    this.step((game) => game.addTime(color, time));
    const clock = this.#game?.clock ?? null;
    if (clock !== null) this.#host.changed(clock);
  }

  stop(): void {
    clearTimeout(this.#timeout);
  }
}
