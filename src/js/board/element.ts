/** `<trongtai-board>`: a board that runs a game by itself, or shows the scenes that it is given. */

import type { Color, Game, GameKind, GameOptions, Move, MoveInput, Rules } from "trongtai";
import type { BoardMessages } from "../i18n/board/types.ts";
import type { BoardAttributeProperties, BoardDrawingProperties, BoardEvents, BoardGameProperties, Cue } from "./api.ts";
import { GAME_ATTRIBUTES, LOOK_ATTRIBUTES, expectedOf, isOn, looksOf, notationOf } from "./attributes.ts";
import type { Attribute } from "./attributes.ts";
import type { BoardTimer } from "./board-timer.ts";
import { describe } from "./faults.ts";
import { GEOMETRY } from "./games.ts";
import type { Manner } from "./live-game.ts";
import { UNDRAWN, mirror, upgrade } from "./mirror.ts";
import { play, provide, sound } from "./parts.ts";
import type { Parts } from "./parts.ts";
import type { Run } from "./play.ts";
import type { Playing } from "./playing.ts";
import type { BoardIntent, Scene, SceneEvents } from "./scene.ts";
import { drawnOn, shapeOf, toggled } from "./shapes.ts";
import { Stage } from "./stage.ts";
import { pictureLabel } from "./words.ts";

// Where there is no page, as on a server, the module can be imported all the same.
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** A board of xiangqi or chess. Its attributes say which game stands on it and how it looks. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `mirror` defines these properties
export class TrongtaiBoard extends Base {
  static readonly observedAttributes: readonly string[] = [...GAME_ATTRIBUTES, ...LOOK_ATTRIBUTES];

  readonly #stage: Stage;
  #watching: MutationObserver | null = null;
  #scene: Scene | null = null;
  #drawn = UNDRAWN;
  #isDue = false;
  readonly #attribute: Attribute = (name) => this.getAttribute(name);
  #run: Run | null = null;

  static {
    mirror(TrongtaiBoard.prototype, (board) => ({
      game: () => board.#playing?.settled() ?? null,
      clock: () => board.#timer?.state() ?? null,
      get drawn() {
        return board.#drawn;
      },
      set drawn(drawn) {
        board.#drawn = drawn;
        board.#render();
      },
    }));
  }

  constructor() {
    super();
    this.#stage = new Stage(this.attachShadow({ mode: "open" }));
  }

  /** What runs the game, which is fetched where it is wanted; a board that shows scenes does without. */
  get #runs(): Run | null {
    const part = this.#run === null ? play.now : null;
    if (part !== null) {
      this.#run = part.run({
        attribute: this.#attribute,
        manner: () => this.#manner,
        messages: () => this.#messages,
        render: () => this.#render(),
        say: (text) => this.#stage.say(text),
        cue: (name) => this.cue(name),
        opened: (fault) => this.#opened(fault),
        dispatch: (type, detail, cancelable) => this.#dispatch(type, detail, cancelable),
        showClock: (clock) => this.#stage.showClock(clock),
      });
    } else if (this.#run === null && this.getAttribute("controlled") !== "scene") play.want(() => this.#render());
    return this.#run;
  }

  get #playing(): Playing | null {
    return this.#runs?.playing ?? null;
  }

  get #timer(): BoardTimer | null {
    return this.#runs?.timer ?? null;
  }

  connectedCallback(): void {
    upgrade(this);
    this.#stage.mount((intent) => this.#mean(intent));
    this.#watching = new MutationObserver(() => this.refresh());
    this.#watching.observe(this, { attributes: true, attributeFilter: ["style", "class"] });
    this.#render();
  }

  disconnectedCallback(): void {
    this.#watching?.disconnect();
    this.#stage.unmount();
    this.#run?.timer.stop();
    this.#watching = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || (name === "moves" && this.#run?.playing.isPlayed(after) === true)) return;
    if ((GAME_ATTRIBUTES as readonly string[]).includes(name) || name === "editable") this.#run?.playing.forget();
    const expected = expectedOf(name, after);
    if (expected !== null) this.#warn(name, after, expected);
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
    return this.#playing?.settled()?.game ?? null;
  }

  set value(game: Game | null) {
    const playing = this.#playing;
    if (playing !== null) playing.adopt(game);
    else if (game !== null) play.want(() => (this.value = game));
  }

  /** Which game it is. */
  get game(): GameKind {
    return this.#playing?.settled()?.kind ?? ((this.getAttribute("game") ?? "xiangqi") as GameKind);
  }

  set game(kind: GameKind) {
    this.setAttribute("game", kind);
  }

  /** The name of the rule set in force; set a name, or a set with fields replaced. */
  get rules(): string {
    return this.#playing?.settled()?.game.rules ?? this.getAttribute("rules") ?? "";
  }

  set rules(rules: Rules) {
    this.setAttribute("rules", typeof rules === "string" ? rules : JSON.stringify(rules));
  }

  /** The position on the board; set, the position that a new game starts from. On an `editable` board the placement alone. */
  get fen(): string {
    return this.#playing?.arranged()?.placement ?? this.#playing?.settled()?.game.fen() ?? "";
  }

  set fen(fen: string) {
    this.removeAttribute("moves");
    this.removeAttribute("ply");
    this.setAttribute("fen", fen);
    this.#beginAnew();
  }

  /** The moves of the game in UCI, those taken back included; set, they are played from the start. */
  get moves(): string {
    return this.#playing?.settled()?.line.join(" ") ?? "";
  }

  set moves(moves: string | readonly string[]) {
    this.removeAttribute("ply");
    const text = typeof moves === "string" ? moves : moves.join(" ");
    this.setAttribute("moves", text);
    if (this.#run?.playing.isPlayed(text) !== true) this.#beginAnew();
  }

  /** A game that is set begins, also where the attributes already said so and it has been played on. */
  #beginAnew(): void {
    this.#playing?.forget();
    this.#renderSoon();
  }

  /** How many plies have been played to the position on the board; set, goes there. */
  get ply(): number {
    return this.#playing?.settled()?.game.ply ?? 0;
  }

  set ply(ply: number) {
    this.goTo(ply);
  }

  /**
   * The clock of the game: the name of a preset of its rule set, times for both sides, or times for each. It starts with
   * the first move that is played on the board.
   */
  get clock(): string {
    return this.getAttribute("clock") ?? "";
  }

  set clock(clock: GameOptions["clock"] | null) {
    if (clock === undefined || clock === null) this.removeAttribute("clock");
    else this.setAttribute("clock", typeof clock === "string" ? clock : JSON.stringify(clock));
  }

  /** Stops the clocks. */
  pauseClock(): void {
    this.#playing?.settled();
    this.#timer?.step((game) => game.halt(true));
  }

  /** Lets the clocks run on; clocks that were not started start. */
  resumeClock(): void {
    this.#playing?.settled();
    this.#timer?.step((game) => game.halt(false));
  }

  /** Adds milliseconds to the clock of a side, or with a negative number takes some. Throws the `RulesError` of `Game.addTime`. */
  addTime(color: Color, time: number): void {
    this.#playing?.settled();
    this.#timer?.add(color, time);
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
    const playing = this.#playing;
    if (playing === null) throw new Error("there is no game on the board");
    return playing.play(move);
  }

  /** Takes a move back. */
  undo(): void {
    this.goTo(this.ply - 1);
  }

  /** Plays a move again that was taken back. */
  redo(): void {
    this.goTo(this.ply + 1);
  }

  /** Goes to a ply of the game: 0 is its start. Throws a `TypeError` for what is no number. */
  goTo(ply: number): void {
    if (!Number.isFinite(ply)) throw new TypeError(`a ply is a number, not ${String(ply)}`);
    this.#playing?.goTo(ply);
  }

  /** Turns the board. */
  flip(): void {
    this.setAttribute("orientation", this.orientation === "first" ? "second" : "first");
  }

  /** Begins the game of the attributes again. */
  reset(): void {
    this.#playing?.forget();
    this.#render();
    this.#playing?.tellChange();
  }

  /** Shows the game again after it was changed by its own methods, or the style after it was changed by script. */
  refresh(): void {
    this.#run?.playing.present?.refresh();
    this.#stage.refresh();
    this.#render();
  }

  /** What the board shows as SVG text that needs neither this element nor a font; `null` where it shows nothing. */
  async toSVG(): Promise<string | null> {
    const scene = this.#scene ?? this.#made(this.#messages.tag);
    if (scene === null) return null;
    const looks = looksOf(scene.kind, this.#attribute);
    const [{ ofBoard }, { diagram }] = await Promise.all([import("./picture.ts"), import("../entries/diagram.ts")]);
    return ofBoard(diagram, scene, looks, this.#stage.width || 360, pictureLabel(this.#messages, scene));
  }

  /** What the board shows as a picture: `image/svg+xml`, or as it is drawn now in a type that canvases write; `null` where it shows nothing. */
  async toBlob(type = "image/png"): Promise<Blob | null> {
    if (type === "image/svg+xml") {
      const svg = await this.toSVG();
      return svg === null ? null : new Blob([svg], { type });
    }
    return this.#stage.toBlob(type);
  }

  /** Plays a sound of the board, if its sounds are on. */
  cue(name: Cue): void {
    const window = this.ownerDocument.defaultView;
    if (window !== null && this.sound) sound.use(({ playCue }) => playCue(window, name));
  }

  override focus(): void {
    this.#stage.focus();
  }

  get #messages(): BoardMessages {
    const near = this.closest<HTMLElement>("[lang]");
    return this.#stage.speak(near?.lang ?? "en", () => this.#render());
  }

  get #manner(): Manner {
    return {
      flipped: this.orientation === "second",
      inert: this.viewOnly,
      movable: this.movable,
      premoves: this.premoves,
    };
  }

  #opened(fault: { readonly code: string; readonly detail: unknown; readonly attribute: string | null } | null): void {
    const facts = fault && describe(this.#messages, { ...fault, value: fault.attribute && this.getAttribute(fault.attribute) });
    this.#stage.complain(facts?.text ?? null);
    if (facts !== null) this.dispatchEvent(new CustomEvent("error", { detail: facts }));
  }

  #warn(attribute: string, value: string | null, expected: readonly string[]): void {
    const detail = { argument: attribute, expected: expected.join(", ") };
    const facts = describe(this.#messages, { code: "invalid-argument", detail, attribute, value });
    const isTold = this.dispatchEvent(new CustomEvent("warning", { detail: facts, cancelable: true }));
    if (isTold) console.warn(`<trongtai-board> ${attribute}="${value}": ${detail.expected}`);
  }

  #render(): void {
    const { tag } = this.#messages;
    // What a reader is told first is told in the right language.
    if (!this.#stage.isReady) return;
    const made = this.#scene ?? this.#made(tag);
    this.#stage.wear(this.#drawn.drawPiece, this.#drawn.drawBoard);
    this.#stage.show(
      made && this.faceToFace ? { ...made, faceToFace: true } : made,
      {
        looks: looksOf(made?.kind ?? "xiangqi", this.#attribute),
        names: [this.getAttribute("first-name"), this.getAttribute("second-name")],
        captured: isOn(this.getAttribute("captures"), false) ? this.captured : null,
        clock: this.#scene === null ? (this.#timer?.refresh() ?? null) : null,
      },
      () => this.refresh(),
    );
  }

  /** The scene of the game or of the pieces that are set up, with what the page adds. */
  #made(tag: string): Scene | null {
    const scene = this.#playing?.scene(this.#manner) ?? null;
    if (scene === null) return null;
    const { labels } = notationOf(scene.kind, this.#attribute, tag);
    return { ...drawnOn(scene, this.#drawn), labels, drawable: this.drawable };
  }

  #mean(intent: BoardIntent): void {
    // Whoever touches the board will hear it soon.
    if (this.sound) sound.want(() => undefined);
    if (this.#scene !== null) {
      this.#dispatch("intent", intent);
      return;
    }
    if (intent.type === "draw" || intent.type === "wipe") {
      this.#draw(intent);
      return;
    }
    this.#playing?.respond(intent);
  }

  #draw(intent: Extract<BoardIntent, { type: "draw" | "wipe" }>): void {
    const shapes = intent.type === "wipe" ? [] : toggled(this.shapes, shapeOf(GEOMETRY[this.game], intent.shape));
    if (this.shapes.length === 0 && shapes.length === 0) return;
    if (this.#dispatch("shapes", { shapes }, true)) this.shapes = shapes;
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

export interface TrongtaiBoard extends BoardAttributeProperties, BoardDrawingProperties, BoardGameProperties {
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
