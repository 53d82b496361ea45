/**
 * The game on one board, or the pieces that are set up on it: opened as the attributes say, played by the user and by
 * program; and what is shown, heard, said and told of it, in this order.
 */

import type { Game, Move, MoveInput } from "trongtai";
import type { BoardMessages } from "../i18n/board/types.ts";
import type { BoardEvents, Cue } from "./api.ts";
import type { Arranging } from "./arranging.ts";
import { isOn, notationOf } from "./attributes.ts";
import type { Attribute } from "./attributes.ts";
import type { LiveGame, Manner } from "./live-game.ts";
import { play, setting } from "./parts.ts";
import type { BoardIntent, Scene } from "./scene.ts";
import { namedMove } from "./premove.ts";
import type { Outcome } from "./session.ts";

/** The element, as its game knows it. */
export interface PlayingHost {
  readonly attribute: Attribute;
  manner(): Manner;
  messages(): BoardMessages;
  render(): void;
  say(text: string): void;
  cue(name: Cue): void;
  /** The attributes describe a game (`null`), or what is wrong with them. */
  opened(fault: { readonly code: string; readonly detail: unknown; readonly attribute: string | null } | null): void;
  /** `false` when a listener has prevented what was to come. */
  dispatch<Type extends keyof BoardEvents>(type: Type, detail: BoardEvents[Type]["detail"], cancelable?: boolean): boolean;
}

export class Playing {
  readonly #host: PlayingHost;
  #game: LiveGame | null = null;
  #arranging: Arranging | null = null;
  /** The attributes say something else than what stands on the board. */
  #isStale = true;

  constructor(host: PlayingHost) {
    this.#host = host;
  }

  /** The game that stands on the board, whatever the attributes say by now. */
  get present(): LiveGame | null {
    return this.#game;
  }

  /** The attributes are to be read again. */
  forget(): void {
    this.#isStale = true;
  }

  /** The game of the attributes as they are now. */
  settled(): LiveGame | null {
    const { attribute, opened } = this.#host;
    if (!this.#isStale || attribute("controlled") === "scene" || isOn(attribute("editable"), false)) return this.#game;
    const present = play.now;
    if (present === null) {
      play.want(() => this.#host.render());
      return null;
    }
    this.#isStale = false;
    const found = present.open(attribute);
    this.#game = found.ok ? found.live : null;
    opened(found.ok ? null : found);
    return this.#game;
  }

  /** What is set up on an `editable` board. */
  arranged(): Arranging | null {
    const { attribute, opened } = this.#host;
    if (!isOn(attribute("editable"), false)) return null;
    const present = setting.now;
    if (present === null) {
      setting.want(() => this.#host.render());
      return null;
    }
    if (this.#isStale) {
      this.#isStale = false;
      this.#game = null;
      this.#arranging = present.Arranging.open(
        attribute("game") === "chess" ? "chess" : "xiangqi",
        attribute("fen") ?? "",
        isOn(attribute("chess960"), false),
        this.#arranging,
      );
      opened(this.#arranging === null ? { code: "invalid-fen", detail: undefined, attribute: "fen" } : null);
    }
    return this.#arranging;
  }

  scene(manner: Manner): Scene | null {
    return this.arranged()?.scene(manner) ?? this.settled()?.scene(manner) ?? null;
  }

  /** Puts a game of the page's own on the board. */
  adopt(game: Game | null): void {
    this.#isStale = game === null;
    const adopt = play.now?.adopt;
    if (game !== null && adopt === undefined) {
      play.want(() => this.adopt(game));
      return;
    }
    this.#game = (game && adopt?.(game, isOn(this.#host.attribute("chess960"), false))) ?? null;
    this.#game?.refresh();
    this.#host.render();
    this.tellChange();
  }

  /** These moves have led to the position on the board: a page that keeps them itself gives back what it was told. */
  isPlayed(moves: string | null): boolean {
    const game = this.#isStale ? null : this.#game;
    return game !== null && game.game.ply === game.line.length && game.line.join(" ") === (moves ?? "");
  }

  /** Plays a move by program. */
  play(move: MoveInput): Move {
    const game = this.settled();
    if (game === null) throw new Error("there is no game on the board");
    const played = game.play(move);
    this.#arrived(game, played);
    this.#playPremove(game);
    return played;
  }

  goTo(ply: number): void {
    const game = this.settled();
    if (game === null) return;
    const before = game.game.ply;
    game.goTo(Math.max(0, Math.trunc(ply)));
    if (game.game.ply === before) return;
    this.#host.render();
    this.#host.say(game.arrival(this.#host.messages(), null));
    this.tellChange();
  }

  /** What the user means on the board. */
  respond(intent: BoardIntent): void {
    const { dispatch, manner } = this.#host;
    const arranging = this.arranged();
    if (arranging !== null) {
      this.#arrange(arranging, intent);
      return;
    }
    const game = this.settled();
    if (game === null) return;
    const before = game.premove;
    const outcome = game.respond(intent, manner());
    if (outcome.type === "move") this.#try(game, outcome.uci);
    else if (outcome.type === "step") this.goTo(game.game.ply + outcome.by);
    else this.#react(game, outcome);
    if (game.premove !== before) dispatch("premove", namedMove(game.kind, game.premove));
  }

  #arrange(arranging: Arranging, intent: BoardIntent): void {
    const { render, say, dispatch, messages, attribute } = this.#host;
    const done = arranging.respond(intent);
    render();
    if (done === null) return;
    const { labels } = notationOf(arranging.kind, attribute, messages().tag);
    const text = arranging.said(messages(), labels, done);
    say(text);
    if (done.type !== "chosen" && done.type !== "lifted")
      dispatch("arrange", { placement: arranging.placement, pieces: arranging.pieces, text });
  }

  /** A side has run out of time. */
  fallen(game: LiveGame): void {
    const { status } = game.position;
    this.#host.render();
    this.#host.cue("end");
    const text = game.arrival(this.#host.messages(), null);
    this.#host.say(text);
    this.tellChange();
    if (status.over) this.#host.dispatch("verdict", { verdict: status, text });
  }

  tellChange(): void {
    const game = this.settled();
    if (game === null) return;
    const { status, turn, ply } = game.position;
    this.#host.dispatch("change", { fen: game.game.fen(), ply, turn, status });
  }

  #try(game: LiveGame, uci: string): void {
    const { attribute, messages, render, dispatch, manner } = this.#host;
    const move = game.game.parse(uci, "uci");
    const { notation } = notationOf(game.kind, attribute, messages().tag);
    const facts = { move, notation: game.written(uci, notation), fen: game.game.fen(), ply: game.game.ply };
    const isPlayed = dispatch("beforemove", facts, true);
    // The listener may have changed the game.
    if (this.#game !== game || game.game.ply !== facts.ply || !game.game.isLegal(uci)) return;
    if (!isPlayed || isOn(attribute("controlled"), false)) {
      if (isPlayed) game.wait(uci);
      else game.respond({ type: "cancel" }, manner());
      render();
      return;
    }
    const played = game.play(uci);
    this.#arrived(game, played, { ...facts, fen: game.game.fen(), ply: game.game.ply });
  }

  /** The turn may have come of what the user said to play next. */
  #playPremove(game: LiveGame): void {
    if (game.premove === null) return;
    const uci = game.takePremove();
    this.#host.render();
    this.#host.dispatch("premove", null);
    if (uci !== null) this.#try(game, uci);
  }

  #react(game: LiveGame, outcome: Exclude<Outcome, { type: "move" | "step" }>): void {
    if (outcome.type === "none") return;
    this.#host.render();
    const messages = this.#host.messages();
    const text = game.said(messages, outcome, notationOf(game.kind, this.#host.attribute, messages.tag).labels);
    this.#host.say(text);
    if (outcome.type !== "refused") return;
    this.#host.cue("illegal");
    const { from, to } = outcome.refusal;
    const illegality = game.illegality(from, to);
    if (illegality !== null)
      this.#host.dispatch("illegal", { ...(namedMove(game.kind, outcome.refusal) ?? { from: "", to: "" }), illegality, text });
  }

  #arrived(game: LiveGame, move: Move, facts: BoardEvents["move"]["detail"] | null = null): void {
    const { status } = game.position;
    this.#host.render();
    const isCheck = !status.over && status.check;
    this.#host.cue(status.over ? "end" : isCheck ? "check" : move.captured === undefined ? "move" : "capture");
    const messages = this.#host.messages();
    this.#host.say(game.arrival(messages, move, notationOf(game.kind, this.#host.attribute, messages.tag).labels));
    if (facts !== null) this.#host.dispatch("move", facts);
    this.tellChange();
    if (status.over) this.#host.dispatch("verdict", { verdict: status, text: game.arrival(this.#host.messages(), null) });
  }
}
