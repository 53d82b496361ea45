/** `<trongtai-board>`: a board that runs a game by itself, or shows the scenes that it is given. */

import type { Color, Game, GameKind, Move, MoveInput, Rules, Status } from "trongtai";
import type { BoardError, BoardEvents, Cue } from "./api.ts";
import { GAME_ATTRIBUTES, LOOK_ATTRIBUTES, isOn, isTurned, looksOf } from "./attributes.ts";
import { mountBoard } from "./board.ts";
import type { Board, Looks } from "./board.ts";
import { GEOMETRY } from "./games.ts";
import { squareName } from "./geometry.ts";
import { fill, lookUp } from "../i18n/text.ts";
import type { BoardMessages } from "./i18n/types.ts";
import { playCue } from "./sound.ts";
import { MIRRORS, mirrorAttributes } from "./mirror.ts";
import { fetchPlayer, messagesFor, player, provide } from "./parts.ts";
import type { Parts } from "./parts.ts";
import type { Answer, Session } from "./session.ts";
import { adoptStyle } from "./sheet.ts";
import type { BoardIntent, Scene } from "./scene.ts";

// Where there is no page, as on a server, the module can be imported all the same.
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** Properties that may be set before the element is defined. */
const SETTABLE: readonly string[] = ["value", "scene", "game", "rules", "fen", "moves", "ply", "orientation", ...MIRRORS];

/** A board of xiangqi or chess. Its attributes say which game stands on it and how it looks. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `mirrorAttributes` defines these properties
export class TrongtaiBoard extends Base {
  static readonly observedAttributes: readonly string[] = [...GAME_ATTRIBUTES, ...LOOK_ATTRIBUTES];

  readonly #frame: HTMLElement;
  readonly #live: HTMLElement;
  readonly #message: HTMLElement;
  #watching: MutationObserver | null = null;
  #board: Board | null = null;
  #session: Session | null = null;
  #scene: Scene | null = null;
  #looks: Looks | null = null;
  #isStale = true;
  #isDue = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const document = this.ownerDocument;
    adoptStyle(root);
    this.#frame = document.createElement("div");
    this.#frame.className = "board";
    this.#frame.setAttribute("part", "board");
    this.#message = document.createElement("p");
    this.#message.className = "message";
    this.#message.setAttribute("part", "message");
    this.#message.setAttribute("role", "alert");
    this.#message.hidden = true;
    this.#live = document.createElement("p");
    this.#live.className = "visually-hidden";
    this.#live.setAttribute("part", "live");
    this.#live.setAttribute("role", "status");
    root.append(this.#frame, this.#message, this.#live);
  }

  connectedCallback(): void {
    for (const name of SETTABLE) {
      if (!Object.hasOwn(this, name)) continue;
      const own = this as unknown as Record<string, unknown>;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    this.#board = mountBoard(this.#frame, (intent) => this.#mean(intent));
    this.#watching = new MutationObserver(() => this.refresh());
    this.#watching.observe(this, { attributes: true, attributeFilter: ["style", "class"] });
    this.#render();
  }

  disconnectedCallback(): void {
    this.#watching?.disconnect();
    this.#board?.dispose();
    this.#watching = this.#board = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if ((GAME_ATTRIBUTES as readonly string[]).includes(name)) this.#isStale = true;
    this.#renderSoon();
  }

  /** Several attributes are often set one after the other. */
  #renderSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#render();
    });
  }

  /** The game on the board, which may be played through its own methods too; call `refresh()` then. `null` without one. */
  get value(): Game | null {
    return this.#settled()?.game ?? null;
  }

  set value(game: Game | null) {
    this.#isStale = game === null;
    const adopt = player()?.adopt;
    if (game !== null && adopt === undefined) {
      fetchPlayer(() => (this.value = game));
      return;
    }
    this.#session = (game && adopt?.(game, isOn(this.getAttribute("chess960"), false))) ?? null;
    this.#session?.refresh();
    this.#render();
    this.#tellChange();
  }

  /** Which game it is. */
  get game(): GameKind {
    return this.#settled()?.kind ?? ((this.getAttribute("game") ?? "xiangqi") as GameKind);
  }

  set game(kind: GameKind) {
    this.setAttribute("game", kind);
  }

  /** The name of the rule set in force; set a name, or a set with fields replaced. */
  get rules(): string {
    return this.#settled()?.game.rules ?? this.getAttribute("rules") ?? "";
  }

  set rules(rules: Rules) {
    this.setAttribute("rules", typeof rules === "string" ? rules : JSON.stringify(rules));
  }

  /** The position on the board; set, the position that a new game starts from. */
  get fen(): string {
    return this.#settled()?.game.fen() ?? "";
  }

  set fen(fen: string) {
    this.removeAttribute("moves");
    this.removeAttribute("ply");
    this.setAttribute("fen", fen);
    this.#beginAnew();
  }

  /** The moves of the game in UCI, those taken back included; set, they are played from the start. */
  get moves(): string {
    return this.#settled()?.line.join(" ") ?? "";
  }

  set moves(moves: string | readonly string[]) {
    this.removeAttribute("ply");
    this.setAttribute("moves", typeof moves === "string" ? moves : moves.join(" "));
    this.#beginAnew();
  }

  /** A game that is set begins, also where the attributes already said so and it has been played on. */
  #beginAnew(): void {
    this.#isStale = true;
    this.#renderSoon();
  }

  /** How many plies have been played to the position on the board; set, goes there. */
  get ply(): number {
    return this.#settled()?.game.ply ?? 0;
  }

  set ply(ply: number) {
    this.goTo(ply);
  }

  /** The side to move. */
  get turn(): Color | null {
    return this.#settled()?.game.turn ?? null;
  }

  /** How the game stands in the position on the board; `null` without a game. */
  get status(): Status | null {
    return this.#settled()?.position.status ?? null;
  }

  /** Who sits below: `first` (red, white) or `second` (black). */
  get orientation(): string {
    return isTurned(this.getAttribute("orientation")) ? "second" : "first";
  }

  set orientation(side: string) {
    this.setAttribute("orientation", side);
  }

  /**
   * What is shown instead of a game, by a program that runs the game itself and hears the `intent` events.
   * @internal
   */
  get scene(): Scene | null {
    return this.#scene;
  }

  /** @internal */
  set scene(scene: Scene | null) {
    this.#scene = scene;
    this.#render();
  }

  /** Plays a move by program: text in any notation, or its squares. Throws the `RulesError` of `Game.play`. */
  play(move: MoveInput): Move {
    const session = this.#settled();
    if (session === null) throw new Error("there is no game on the board");
    const played = session.play(move);
    this.#arrived(session, played);
    return played;
  }

  /** Takes a move back. */
  undo(): void {
    this.goTo(this.ply - 1);
  }

  /** Plays a move again that was taken back. */
  redo(): void {
    this.goTo(this.ply + 1);
  }

  /** Goes to a ply of the game: 0 is its start. */
  goTo(ply: number): void {
    const session = this.#settled();
    if (session === null || !Number.isFinite(ply)) return;
    const before = session.game.ply;
    session.goTo(Math.max(0, Math.trunc(ply)));
    if (session.game.ply === before) return;
    this.#render();
    this.#say(session.arrival(this.#messages, null));
    this.#tellChange();
  }

  /** Turns the board. */
  flip(): void {
    this.setAttribute("orientation", this.orientation === "first" ? "second" : "first");
  }

  /** Begins the game of the attributes again. */
  reset(): void {
    this.#isStale = true;
    this.#render();
    this.#tellChange();
  }

  /** Shows the game again after it was changed by its own methods, or the style after it was changed by script. */
  refresh(): void {
    this.#session?.refresh();
    this.#board?.refresh();
    this.#render();
  }

  /** Plays a sound of the board, if its sounds are on. */
  cue(name: Cue): void {
    const window = this.ownerDocument.defaultView;
    if (window !== null && isOn(this.getAttribute("sound"), false)) playCue(window, name);
  }

  override focus(): void {
    this.#board?.focus();
  }

  get #messages(): BoardMessages {
    const near = this.closest<HTMLElement>("[lang]");
    return messagesFor(near?.lang ?? "en");
  }

  /** The game of the attributes as they are now. */
  #settled(): Session | null {
    if (!this.#isStale || this.hasAttribute("controlled")) return this.#session;
    const present = player();
    if (present === null) {
      fetchPlayer(() => this.#render());
      return null;
    }
    this.#isStale = false;
    const opened = present.open((name) => this.getAttribute(name));
    this.#session = opened.ok ? opened.session : null;
    this.#message.hidden = opened.ok;
    if (!opened.ok) this.#fail(opened.code, opened.detail);
    return this.#session;
  }

  #fail(code: string, detail: unknown): void {
    const messages = this.#messages;
    const text = fill(messages.board.failed, { reason: lookUp(messages.error, code) });
    this.#message.textContent = text;
    const facts: BoardError = { code, text, ...(detail === undefined ? {} : { detail }) };
    this.dispatchEvent(new CustomEvent("error", { detail: facts }));
  }

  #render(): void {
    if (this.#board === null) return;
    const flipped = isTurned(this.getAttribute("orientation"));
    const inert = isOn(this.getAttribute("view-only"), false);
    const scene = this.#scene ?? this.#settled()?.scene(flipped, inert) ?? null;
    this.#frame.hidden = scene === null;
    if (scene === null) return;
    const looks = looksOf(scene.kind, (name) => this.getAttribute(name));
    const known = this.#looks;
    const isSame = known !== null && (Object.keys(looks) as (keyof Looks)[]).every((key) => known[key] === looks[key]);
    if (!isSame) this.#looks = looks;
    this.#board.update(scene, this.#messages, isSame ? known : looks);
  }

  #mean(intent: BoardIntent): void {
    if (this.#scene !== null) {
      this.#dispatch("intent", intent);
      return;
    }
    const session = this.#settled();
    if (session === null) return;
    const answer = session.answer(intent);
    if (answer.type === "move") this.#try(session, answer.uci);
    else if (answer.type === "step") this.goTo(session.game.ply + answer.by);
    else this.#react(session, answer);
  }

  #try(session: Session, uci: string): void {
    const { game } = session;
    const move = game.parse(uci, "uci");
    const facts = { move, notation: session.written(uci, this.#messages.tag), fen: game.fen(), ply: game.ply };
    if (!this.#dispatch("beforemove", facts, true)) {
      session.answer({ type: "cancel" });
      this.#render();
      return;
    }
    // The listener may have changed the game.
    if (this.#session !== session || !game.isLegal(uci)) return;
    const played = session.play(uci);
    this.#arrived(session, played, { ...facts, fen: game.fen(), ply: game.ply });
  }

  #react(session: Session, answer: Exclude<Answer, { type: "move" | "step" }>): void {
    if (answer.type === "none") return;
    this.#render();
    const text = session.said(this.#messages, answer);
    this.#say(text);
    if (answer.type !== "refused") return;
    this.cue("illegal");
    const nameOf = (square: number): string => squareName(GEOMETRY[session.kind], square);
    const { from, to } = answer.refusal;
    this.#dispatch("illegal", { from: nameOf(from), to: nameOf(to), illegality: answer.illegality, text });
  }

  /** After a move: shown, heard, said, told, in this order. */
  #arrived(session: Session, move: Move, facts: BoardEvents["move"]["detail"] | null = null): void {
    const { status } = session.position;
    this.#render();
    const isCheck = !status.over && status.check;
    this.cue(status.over ? "end" : isCheck ? "check" : move.captured === undefined ? "move" : "capture");
    this.#say(session.arrival(this.#messages, move));
    if (facts !== null) this.#dispatch("move", facts);
    this.#tellChange();
    if (status.over) this.#dispatch("verdict", { verdict: status, text: session.arrival(this.#messages, null) });
  }

  #tellChange(): void {
    const session = this.#settled();
    if (session === null) return;
    const { status, turn, ply } = session.position;
    this.#dispatch("change", { fen: session.game.fen(), ply, turn, status });
  }

  #say(text: string): void {
    this.#live.textContent = text;
  }

  /** `false` when a listener has prevented what was to come. */
  #dispatch<Type extends keyof (BoardEvents & SceneEvents)>(
    type: Type,
    detail: (BoardEvents & SceneEvents)[Type]["detail"],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
}

mirrorAttributes(TrongtaiBoard.prototype);

/**
 * The events of a board that shows scenes.
 * @internal
 */
export interface SceneEvents {
  /** What the user means. */
  intent: CustomEvent<BoardIntent>;
}

export interface TrongtaiBoard {
  /** The colours: `wood`, `paper`, `green`, `blue` or `contrast`. */
  theme: string;
  /** `light` or `dark`; anything else follows the system. */
  scheme: string;
  /** The pieces: `characters` or `symbols` in xiangqi, `figures` or `letters` in chess. */
  pieceSet: string;
  /** Only to be looked at. Off by default, as are `chess960` and `sound`. */
  viewOnly: boolean;
  chess960: boolean;
  sound: boolean;
  /** Pieces glide, unless the reader wants no motion. On by default, as are `coordinates`. */
  animation: boolean;
  coordinates: boolean;
  /** @internal */
  addEventListener<Type extends keyof SceneEvents>(type: Type, listener: (event: SceneEvents[Type]) => void): void;
  addEventListener<Type extends keyof BoardEvents>(
    type: Type,
    listener: (this: TrongtaiBoard, event: BoardEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "trongtai-board": TrongtaiBoard;
  }
}

/**
 * Defines `<trongtai-board>`; does nothing where there is no page, and nothing twice.
 * @internal
 */
export function defineBoard(chosen: Parts): void {
  if (typeof customElements === "undefined" || customElements.get("trongtai-board") !== undefined) return;
  provide(chosen);
  customElements.define("trongtai-board", TrongtaiBoard);
}
