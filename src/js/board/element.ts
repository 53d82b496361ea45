/** `<trongtai-board>`: a board that runs a game by itself, or shows the scenes that it is given. */

import type { ClockState, Color, Game, GameKind, GameOptions, Move, MoveInput, Rules, Status } from "trongtai";
import type { BoardCaptures, BoardEvents, BoardPiece, BoardSurface, Cue, Movable, Shape } from "./api.ts";
import type { Arranging } from "./arranging.ts";
import { GAME_ATTRIBUTES, LOOK_ATTRIBUTES, expectedOf, isOn, isTurned, looksOf, movableOf, notationOf } from "./attributes.ts";
import { BoardTimer } from "./board-timer.ts";
import { mountBoard } from "./board.ts";
import type { Board, Looks, OwnPictures } from "./board.ts";
import { GEOMETRY } from "./games.ts";
import { squareName } from "./geometry.ts";
import { describe } from "./faults.ts";
import { en } from "./i18n/en.ts";
import type { BoardMessages } from "./i18n/types.ts";
import type { LiveGame, Manner } from "./live-game.ts";
import { MIRRORS, mirrorAttributes } from "./mirror.ts";
import { fetchHanzi, fetchPlayer, fetchSettingUp, messagesFor, player, provide, settingUp } from "./parts.ts";
import type { Parts } from "./parts.ts";
import { hasHanzi } from "./pieces.ts";
import { mountPlayers } from "./players.ts";
import type { Players } from "./players.ts";
import type { BoardIntent, Scene } from "./scene.ts";
import type { Outcome, Premove } from "./session.ts";
import { drawnHighlights, drawnShapes, shapeOf, toggled } from "./shapes.ts";
import { adoptStyle } from "./sheet.ts";
import { playCue } from "./sound.ts";
import { pictureLabel } from "./words.ts";

// Where there is no page, as on a server, the module can be imported all the same.
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** Properties that may be set before the element is defined. */
const SETTABLE: readonly string[] = [
  ...["value", "scene", "game", "rules", "fen", "moves", "ply", "orientation", "movable", "shapes", "highlights", "clock"],
  ...["drawPiece", "drawBoard", ...MIRRORS],
];

/** A board of xiangqi or chess. Its attributes say which game stands on it and how it looks. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `mirrorAttributes` defines these properties
export class TrongtaiBoard extends Base {
  static readonly observedAttributes: readonly string[] = [...GAME_ATTRIBUTES, ...LOOK_ATTRIBUTES];

  readonly #frame: HTMLElement;
  readonly #live: HTMLElement;
  readonly #message: HTMLElement;
  readonly #players: Players;
  #watching: MutationObserver | null = null;
  #board: Board | null = null;
  #game: LiveGame | null = null;
  #arranging: Arranging | null = null;
  #scene: Scene | null = null;
  #looks: Looks | null = null;
  #shapes: readonly Shape[] = [];
  #highlights: Readonly<Record<string, string>> = {};
  #own: OwnPictures = { piece: null, surface: null };
  #texts: BoardMessages = en;
  /** The texts of its language are on their way. */
  #isWordless = false;
  #isStale = true;
  #isDue = false;
  readonly #timer = new BoardTimer({
    game: () => this.#game,
    shown: (clock) => this.#players.tell(clock, this.#texts),
    changed: (clock) => this.#dispatch("clock", clock),
    low: () => this.cue("low"),
    fallen: (game) => this.#fallen(game),
  });

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
    this.#players = mountPlayers(root, this.#frame);
    root.append(this.#message, this.#live);
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
    this.#timer.stop();
    this.#watching = this.#board = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || (name === "moves" && this.#isPlayed(after))) return;
    if ((GAME_ATTRIBUTES as readonly string[]).includes(name) || name === "editable") this.#isStale = true;
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
    return this.#settled()?.game ?? null;
  }

  set value(game: Game | null) {
    this.#isStale = game === null;
    const adopt = player()?.adopt;
    if (game !== null && adopt === undefined) {
      fetchPlayer(() => (this.value = game));
      return;
    }
    this.#game = (game && adopt?.(game, isOn(this.getAttribute("chess960"), false))) ?? null;
    this.#game?.refresh();
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

  /** The position on the board; set, the position that a new game starts from. On an `editable` board the placement alone. */
  get fen(): string {
    return this.#arranged()?.placement ?? this.#settled()?.game.fen() ?? "";
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
    const text = typeof moves === "string" ? moves : moves.join(" ");
    this.setAttribute("moves", text);
    if (!this.#isPlayed(text)) this.#beginAnew();
  }

  /** These moves have led to the position on the board: a page that keeps them itself gives back what it was told. */
  #isPlayed(moves: string | null): boolean {
    const game = this.#isStale ? null : this.#game;
    return game !== null && game.game.ply === game.line.length && game.line.join(" ") === (moves ?? "");
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

  /** What the clocks show now; `null` in a game without. */
  get clockState(): ClockState | null {
    return this.#timer.state();
  }

  /** Stops the clocks. */
  pauseClock(): void {
    this.#settled();
    this.#timer.step((game) => game.halt(true));
  }

  /** Lets the clocks run on; clocks that were not started start. */
  resumeClock(): void {
    this.#settled();
    this.#timer.step((game) => game.halt(false));
  }

  /** Adds milliseconds to the clock of a side, or with a negative number takes some. Throws the `RulesError` of `Game.addTime`. */
  addTime(color: Color, time: number): void {
    this.#settled();
    this.#timer.add(color, time);
  }

  /** The side to move. */
  get turn(): Color | null {
    return this.#settled()?.game.turn ?? null;
  }

  /** How the game stands in the position on the board; `null` without a game. */
  get status(): Status | null {
    return this.#settled()?.position.status ?? null;
  }

  /** What has been captured since the game began. */
  get captured(): BoardCaptures {
    return this.#settled()?.captures ?? { first: [], second: [] };
  }

  /** What the user has said to play next. */
  get premove(): { readonly from: string; readonly to: string } | null {
    const game = this.#settled();
    return game && named(game.kind, game.premove);
  }

  /** Who sits below: `first` (red, white) or `second` (black; `black` is read as well). */
  get orientation(): string {
    return isTurned(this.getAttribute("orientation")) ? "second" : "first";
  }

  set orientation(side: string) {
    this.setAttribute("orientation", side);
  }

  /** Whose pieces the user may move: `both`, `first`, `second` or `none`. */
  get movable(): Movable {
    return movableOf(this.getAttribute("movable"));
  }

  set movable(side: Movable) {
    this.setAttribute("movable", side);
  }

  /** The arrows, circles and squares on the board, those included that the user has drawn. */
  get shapes(): readonly Shape[] {
    return this.#shapes;
  }

  set shapes(shapes: readonly Shape[] | null) {
    this.#shapes = [...(shapes ?? [])];
    this.#render();
  }

  /** Squares to be marked, each with a class that the style properties `--trongtai-highlight-<class>` colour. */
  get highlights(): Readonly<Record<string, string>> {
    return this.#highlights;
  }

  set highlights(highlights: Readonly<Record<string, string>> | null) {
    this.#highlights = { ...highlights };
    this.#render();
  }

  /** Draws pieces in the page's own way: a picture for each, or `null` for the board's own. */
  get drawPiece(): ((piece: BoardPiece) => CanvasImageSource | null) | null {
    return this.#own.piece;
  }

  set drawPiece(piece: ((piece: BoardPiece) => CanvasImageSource | null) | null) {
    this.#own = { ...this.#own, piece };
    this.#looks = null;
    this.#render();
  }

  /** Draws the empty board in the page's own way. */
  get drawBoard(): ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null {
    return this.#own.surface;
  }

  set drawBoard(surface: ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null) {
    this.#own = { ...this.#own, surface };
    this.#looks = null;
    this.#render();
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
    const game = this.#settled();
    if (game === null) throw new Error("there is no game on the board");
    const played = game.play(move);
    this.#arrived(game, played);
    this.#playPremove(game);
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

  /** Goes to a ply of the game: 0 is its start. Throws a `TypeError` for what is no number. */
  goTo(ply: number): void {
    if (!Number.isFinite(ply)) throw new TypeError(`a ply is a number, not ${String(ply)}`);
    const game = this.#settled();
    if (game === null) return;
    const before = game.game.ply;
    game.goTo(Math.max(0, Math.trunc(ply)));
    if (game.game.ply === before) return;
    this.#render();
    this.#say(game.arrival(this.#messages, null));
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
    this.#game?.refresh();
    this.#board?.refresh();
    this.#render();
  }

  /** What the board shows as SVG text that needs neither this element nor a font; `null` where it shows nothing. */
  async toSVG(): Promise<string | null> {
    const scene = this.#scene ?? this.#made();
    if (scene === null) return null;
    const looks = looksOf(scene.kind, (name) => this.getAttribute(name));
    const { ofBoard } = await import("./picture.ts");
    return ofBoard(scene, looks, this.#frame.clientWidth || 360, pictureLabel(this.#messages, scene));
  }

  /** What the board shows as a picture: `image/svg+xml`, or as it is drawn now in a type that canvases write; `null` where it shows nothing. */
  async toBlob(type = "image/png"): Promise<Blob | null> {
    if (type === "image/svg+xml") {
      const svg = await this.toSVG();
      return svg === null ? null : new Blob([svg], { type });
    }
    const canvas = this.#frame.querySelector("canvas");
    return canvas === null ? null : new Promise((resolve) => canvas.toBlob(resolve, type));
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
    const texts = messagesFor(near?.lang ?? "en", () => this.#render());
    this.#texts = texts ?? this.#texts;
    this.#isWordless = texts === null;
    return this.#texts;
  }

  get #manner(): Manner {
    return {
      flipped: isTurned(this.getAttribute("orientation")),
      inert: isOn(this.getAttribute("view-only"), false),
      movable: this.movable,
      premoves: isOn(this.getAttribute("premoves"), false),
    };
  }

  /** The game of the attributes as they are now. */
  #settled(): LiveGame | null {
    if (!this.#isStale || this.getAttribute("controlled") === "scene" || isOn(this.getAttribute("editable"), false)) return this.#game;
    const present = player();
    if (present === null) {
      fetchPlayer(() => this.#render());
      return null;
    }
    this.#isStale = false;
    const opened = present.open((name) => this.getAttribute(name));
    this.#game = opened.ok ? opened.live : null;
    this.#message.hidden = opened.ok;
    if (!opened.ok) this.#fail(opened.code, opened.detail, opened.attribute);
    return this.#game;
  }

  /** What is set up on an `editable` board. */
  #arranged(): Arranging | null {
    if (!isOn(this.getAttribute("editable"), false)) return null;
    const present = settingUp();
    if (present === null) {
      fetchSettingUp(() => this.#render());
      return null;
    }
    if (this.#isStale || this.#arranging === null) {
      this.#isStale = false;
      this.#game = null;
      this.#message.hidden = true;
      this.#arranging = present.Arranging.open((name) => this.getAttribute(name));
    }
    return this.#arranging;
  }

  #fail(code: string, detail: unknown, attribute: string | null): void {
    const facts = describe(this.#messages, { code, detail, attribute, value: attribute && this.getAttribute(attribute) });
    this.#message.textContent = facts.text;
    this.dispatchEvent(new CustomEvent("error", { detail: facts }));
  }

  #warn(attribute: string, value: string | null, expected: readonly string[]): void {
    const detail = { argument: attribute, expected: expected.join(", ") };
    const facts = describe(this.#messages, { code: "invalid-argument", detail, attribute, value });
    const isTold = this.dispatchEvent(new CustomEvent("warning", { detail: facts, cancelable: true }));
    if (isTold) console.warn(`<trongtai-board> ${attribute}="${value}": ${detail.expected}`);
  }

  #render(): void {
    if (this.#board === null) return;
    const messages = this.#messages;
    // What a reader is told first is told in the right language.
    if (this.#isWordless) return;
    const made = this.#scene ?? this.#made();
    this.#frame.hidden = made === null;
    if (made === null) return;
    const scene = isOn(this.getAttribute("face-to-face"), false) ? { ...made, faceToFace: true } : made;
    const looks = { ...looksOf(scene.kind, (name) => this.getAttribute(name)), own: this.#own };
    const known = this.#looks;
    const isSame = known !== null && (Object.keys(looks) as (keyof Looks)[]).every((key) => known[key] === looks[key]);
    if (!isSame) this.#looks = looks;
    this.#board.update(scene, messages, isSame ? known : looks);
    if (scene.kind === "xiangqi" && (looks.pieceSet !== "symbols" || scene.labels === "chinese")) fetchHanzi(() => this.refresh());
    this.#players.update({
      flipped: scene.flipped,
      faceToFace: scene.faceToFace === true,
      kind: scene.kind,
      names: [this.getAttribute("first-name"), this.getAttribute("second-name")],
      captured: isOn(this.getAttribute("captures"), false) ? this.captured : null,
      clock: this.#scene === null ? this.#timer.refresh() : null,
      messages,
      look: [scene.kind, hasHanzi(), ...Object.values(looks)].join(),
      picture: this.#board.picture,
    });
  }

  /** The scene of the game or of the pieces that are set up, with what the page adds. */
  #made(): Scene | null {
    const manner = this.#manner;
    const scene = this.#arranged()?.scene(manner) ?? this.#settled()?.scene(manner) ?? null;
    if (scene === null) return null;
    const geometry = GEOMETRY[scene.kind];
    const { labels } = notationOf(scene.kind, (name) => this.getAttribute(name), this.#messages.tag);
    return {
      ...scene,
      labels,
      drawable: isOn(this.getAttribute("drawable"), false),
      shapes: drawnShapes(geometry, this.#shapes),
      highlights: drawnHighlights(geometry, this.#highlights),
    };
  }

  #mean(intent: BoardIntent): void {
    if (this.#scene !== null) {
      this.#dispatch("intent", intent);
      return;
    }
    if (intent.type === "draw" || intent.type === "wipe") {
      this.#draw(intent);
      return;
    }
    const arranging = this.#arranged();
    if (arranging !== null) {
      if (arranging.respond(intent)) this.#dispatch("arrange", { placement: arranging.placement, pieces: arranging.pieces });
      this.#render();
      return;
    }
    const game = this.#settled();
    if (game === null) return;
    const before = game.premove;
    const outcome = game.respond(intent, this.#manner);
    if (outcome.type === "move") this.#try(game, outcome.uci);
    else if (outcome.type === "step") this.goTo(Math.max(0, game.game.ply + outcome.by));
    else this.#react(game, outcome);
    if (game.premove !== before) this.#dispatch("premove", named(game.kind, game.premove));
  }

  #draw(intent: Extract<BoardIntent, { type: "draw" | "wipe" }>): void {
    const shapes = intent.type === "wipe" ? [] : toggled(this.#shapes, shapeOf(GEOMETRY[this.game], intent.shape));
    if (this.#shapes.length === 0 && shapes.length === 0) return;
    if (this.#dispatch("shapes", { shapes }, true)) this.shapes = shapes;
  }

  #try(game: LiveGame, uci: string): void {
    const move = game.game.parse(uci, "uci");
    const { notation } = notationOf(game.kind, (name) => this.getAttribute(name), this.#messages.tag);
    const facts = { move, notation: game.written(uci, notation), fen: game.game.fen(), ply: game.game.ply };
    const isPlayed = this.#dispatch("beforemove", facts, true);
    // The listener may have changed the game.
    if (this.#game !== game || game.game.ply !== facts.ply || !game.game.isLegal(uci)) return;
    if (!isPlayed || isOn(this.getAttribute("controlled"), false)) {
      if (isPlayed) game.wait(uci);
      else game.respond({ type: "cancel" }, this.#manner);
      this.#render();
      return;
    }
    const played = game.play(uci);
    this.#arrived(game, played, { ...facts, fen: game.game.fen(), ply: game.game.ply });
  }

  /** The turn may have come of what the user said to play next. */
  #playPremove(game: LiveGame): void {
    if (game.premove === null) return;
    const uci = game.takePremove();
    this.#render();
    this.#dispatch("premove", null);
    if (uci !== null) this.#try(game, uci);
  }

  #react(game: LiveGame, outcome: Exclude<Outcome, { type: "move" | "step" }>): void {
    if (outcome.type === "none") return;
    this.#render();
    const text = game.said(this.#messages, outcome);
    this.#say(text);
    if (outcome.type !== "refused") return;
    this.cue("illegal");
    const { from, to } = outcome.refusal;
    const illegality = game.illegality(from, to);
    if (illegality !== null)
      this.#dispatch("illegal", { ...(named(game.kind, outcome.refusal) ?? { from: "", to: "" }), illegality, text });
  }

  /** After a move: shown, heard, said, told, in this order. */
  #arrived(game: LiveGame, move: Move, facts: BoardEvents["move"]["detail"] | null = null): void {
    const { status } = game.position;
    this.#render();
    const isCheck = !status.over && status.check;
    this.cue(status.over ? "end" : isCheck ? "check" : move.captured === undefined ? "move" : "capture");
    this.#say(game.arrival(this.#messages, move));
    if (facts !== null) this.#dispatch("move", facts);
    this.#tellChange();
    if (status.over) this.#dispatch("verdict", { verdict: status, text: game.arrival(this.#messages, null) });
  }

  /** A side has run out of time. */
  #fallen(game: LiveGame): void {
    const { status } = game.position;
    this.#render();
    this.cue("end");
    const text = game.arrival(this.#messages, null);
    this.#say(text);
    this.#tellChange();
    if (status.over) this.#dispatch("verdict", { verdict: status, text });
  }

  #tellChange(): void {
    const game = this.#settled();
    if (game === null) return;
    const { status, turn, ply } = game.position;
    this.#dispatch("change", { fen: game.game.fen(), ply, turn, status });
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

/** The squares of a move by their names. */
function named(kind: GameKind, move: Premove | null): { readonly from: string; readonly to: string } | null {
  return move && { from: squareName(GEOMETRY[kind], move.from), to: squareName(GEOMETRY[kind], move.to) };
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
  /** The pieces: `characters` (traditional), `simplified` or `symbols` in xiangqi, `figures` or `letters` in chess. */
  pieceSet: string;
  /** How moves are written in the events: `wxf`, `vi`, `zh-Hans`, `zh-Hant`, `san`, `lan`, …; by the language where it is empty. */
  notation: string;
  /** How the edges are lettered: `coordinates`, `numbers` or `chinese`; to suit the notation where it is empty. */
  labels: string;
  /** The names of the players, shown at their sides. The slots `first` and `second` take their place. */
  firstName: string;
  secondName: string;
  /** Only to be looked at. Off by default, as are `chess960` and `sound`. */
  viewOnly: boolean;
  chess960: boolean;
  sound: boolean;
  /** A side that waits for the other may say what it will play. Off by default. */
  premoves: boolean;
  /** The user may draw arrows and circles, by the right button or a long press. Off by default. */
  drawable: boolean;
  /** The user's moves are told and not played: the page plays them. Off by default. */
  controlled: boolean;
  /** Pieces are set up freely, without a game. Off by default. */
  editable: boolean;
  /** Two play across one screen: the pieces and the clock of the side above are turned towards it. Off by default. */
  faceToFace: boolean;
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
