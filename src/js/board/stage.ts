/** What is seen and heard of one board: the drawing with the players at its sides, what went wrong, and the live region. */

import type { BoardMessages } from "../i18n/board/types.ts";
import type { BoardCaptures } from "./api.ts";
import { mountBoard } from "./board.ts";
import type { Board, Looks, OwnPictures } from "./board.ts";
import type { ClockState } from "trongtai";
import { hanzi, messagesFor, players } from "./parts.ts";
import { fetchOutlines, outlines } from "./pieces.ts";
import type { Players } from "./players.ts";
import type { Scene, SendIntent } from "./scene.ts";
import { CSS } from "./sheet.ts";
import { adoptStyle } from "./style.ts";

/** What is shown beside the scene. */
export interface Dress {
  readonly looks: Omit<Looks, "own">;
  readonly names: readonly [first: string | null, second: string | null];
  /** `null` where captures are not shown, likewise clocks. */
  readonly captured: BoardCaptures | null;
  readonly clock: ClockState | null;
}

export class Stage {
  readonly #frame: HTMLElement;
  readonly #message: HTMLElement;
  readonly #live: HTMLElement;
  readonly #root: ShadowRoot;
  #players: Players | null = null;
  #board: Board | null = null;
  #looks: Looks | null = null;
  #own: OwnPictures = { piece: null, surface: null };
  #texts: BoardMessages | null = null;
  /** The texts of its language are on their way. */
  #isWordless = true;

  constructor(root: ShadowRoot) {
    const { ownerDocument: document } = root;
    const make = (tag: string, part: string, className: string): HTMLElement => {
      const element = document.createElement(tag);
      element.className = className;
      element.setAttribute("part", part);
      return element;
    };
    adoptStyle(root, CSS);
    this.#frame = make("div", "board", "board");
    this.#message = make("p", "message", "message");
    this.#message.setAttribute("role", "alert");
    this.#message.hidden = true;
    this.#live = make("p", "live", "visually-hidden");
    this.#live.setAttribute("role", "status");
    this.#root = root;
    root.append(this.#frame, this.#message, this.#live);
    this.#players = players.now?.mountPlayers(root, this.#frame) ?? null;
  }

  mount(send: SendIntent): void {
    this.#board = mountBoard(this.#frame, send);
  }

  unmount(): void {
    this.#board?.dispose();
    this.#board = null;
  }

  /** Whether there is something to draw on, and the words for it. */
  get isReady(): boolean {
    return this.#board !== null && !this.#isWordless;
  }

  get width(): number {
    return this.#frame.clientWidth;
  }

  /** Has pieces and board drawn in the page's own way. */
  wear(piece: OwnPictures["piece"], surface: OwnPictures["surface"]): void {
    if (piece === this.#own.piece && surface === this.#own.surface) return;
    this.#own = { piece, surface };
    this.#looks = null;
  }

  /** The texts for a language; while they are fetched those before, and `then` is called when they are there. */
  speak(tag: string, then: () => void): BoardMessages {
    const { texts, isLate } = messagesFor(tag, then);
    this.#isWordless = isLate;
    this.#texts = isLate ? (this.#texts ?? texts) : texts;
    return this.#texts;
  }

  show(scene: Scene | null, { looks: dressed, names, captured, clock }: Dress, again: () => void): void {
    this.#frame.hidden = scene === null;
    const texts = this.#texts;
    if (scene === null || this.#board === null || texts === null) return;
    const { kind, flipped, labels, faceToFace = false } = scene;
    const looks = { ...dressed, own: this.#own };
    const known = this.#looks;
    const isSame = known !== null && (Object.keys(looks) as (keyof Looks)[]).every((key) => known[key] === looks[key]);
    if (!isSame) this.#looks = looks;
    this.#board.update(scene, texts, isSame ? known : looks);
    fetchOutlines(kind, looks.pieceSet, again);
    if (labels === "chinese") hanzi.want(again);
    const look = [kind, outlines(), ...Object.values(looks)].join();
    const { picture } = this.#board;
    if (this.#players === null && (captured !== null || clock !== null || names.some((name) => name !== null) || this.#isFilled)) {
      this.#players = players.now?.mountPlayers(this.#root, this.#frame) ?? null;
      players.want(again);
    }
    this.#players?.update({ flipped, faceToFace, kind, names, captured, clock, messages: texts, look, picture });
  }

  showClock(clock: ClockState): void {
    if (this.#texts !== null) this.#players?.tell(clock, this.#texts);
  }

  /** The page has put something at the players' sides. */
  get #isFilled(): boolean {
    return this.#root.host.querySelector(":scope > [slot]") !== null;
  }

  /** Looks at the style again. */
  refresh(): void {
    this.#board?.refresh();
  }

  /** What is drawn now, in a type that canvases write. */
  async toBlob(type: string): Promise<Blob | null> {
    const canvas = this.#frame.querySelector("canvas");
    return canvas === null ? null : new Promise((resolve) => canvas.toBlob(resolve, type));
  }

  focus(): void {
    this.#board?.focus();
  }

  /** To those who listen. */
  say(text: string): void {
    this.#live.textContent = text;
  }

  /** What is wrong, in the place of a board; `null` when nothing is any more. */
  complain(text: string | null): void {
    this.#message.hidden = text === null;
    if (text !== null) this.#message.textContent = text;
  }
}
