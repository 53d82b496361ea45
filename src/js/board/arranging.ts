/** Pieces that are set up freely, without a game: from square to square, off the board, and from the spare ones beside it. */

import { fill } from "../i18n/text.ts";
import { arrangingTexts } from "../i18n/arranging.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { GEOMETRY } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";
import { squareCount, squareName } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { LETTERS, readPlacement, writePlacement } from "./placement.ts";
import { pointText } from "./places.ts";
import { ERASER, HAND } from "./scene.ts";
import type { BoardIntent, Labels, Scene } from "./scene.ts";
import { capital, pieceName } from "./words.ts";

const STARTS: Readonly<Record<GameKind, string>> = {
  xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR",
  chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
};

/** What the user has done. */
export type Arranged =
  | { readonly type: "chosen"; readonly tool: string }
  | { readonly type: "set" | "lifted"; readonly letter: string; readonly square: Square }
  | { readonly type: "taken"; readonly square: Square }
  | { readonly type: "moved"; readonly letter: string; readonly from: Square; readonly to: Square };

export class Arranging {
  readonly kind: GameKind;
  readonly turn: Color;
  readonly chess960: boolean;
  #board: Placement;
  #selected: Square | null = null;
  /** A FEN letter, `HAND` or `ERASER`. */
  #tool: string;

  private constructor(
    kind: GameKind,
    { board, turn, chess960, tool }: Pick<Arranging, "turn" | "chess960"> & { board: Placement; tool: string },
  ) {
    this.kind = kind;
    this.turn = turn;
    this.chess960 = chess960;
    this.#board = board;
    this.#tool = tool;
  }

  /** The pieces of the attributes, `null` where they say none; the tool in hand stays in hand. */
  static open(kind: GameKind, fen: string, isChess960: boolean, before: Arranging | null = null): Arranging | null {
    const [placement = "", turn] = fen.trim().split(/\s+/);
    const board = readPlacement(kind, placement || STARTS[kind]);
    if (board === null) return null;
    const first = kind === "chess" ? "white" : "red";
    const chess960 = kind === "chess" && isChess960;
    return new Arranging(kind, {
      board,
      turn: turn === "b" ? "black" : first,
      chess960,
      tool: before?.kind === kind ? before.#tool : HAND,
    });
  }

  get placement(): string {
    return writePlacement(this.kind, this.#board);
  }

  get pieces(): Record<string, string> {
    const geometry = GEOMETRY[this.kind];
    return Object.fromEntries(
      this.#board.flatMap((letter, square) => (letter === "" ? [] : [[squareName(geometry, square), letter] as const])),
    );
  }

  /** What has come of what the user meant; `null` where nothing has. */
  respond(intent: BoardIntent): Arranged | null {
    const selected = this.#selected;
    switch (intent.type) {
      case "spare":
        this.#selected = null;
        this.#tool = this.#tool === intent.letter ? HAND : intent.letter;
        return { type: "chosen", tool: this.#tool };
      case "place":
        return intent.square === null ? null : this.#put(intent.square, intent.letter);
      case "tap":
        return this.#tap(intent.square);
      case "lift":
        this.#selected = intent.square;
        return null;
      case "drop":
        return selected === null ? null : this.#move(selected, intent.square);
      case "remove":
        return selected === null ? this.#put(intent.square, "") : this.#move(selected, null);
      case "cancel":
        if (selected === null) this.#tool = HAND;
        this.#selected = null;
        return null;
      default:
        return null;
    }
  }

  /** What was done, in words; squares are named as the edges are lettered. */
  said(messages: BoardMessages, labels: Labels, done: Arranged): string {
    const texts = arrangingTexts(messages.tag);
    const naming = { kind: this.kind, board: this.#board, labels };
    const point = (square: Square): string => pointText(messages, naming, square);
    const piece = (letter: string): string => capital(pieceName(messages, this.kind, letter));
    switch (done.type) {
      case "chosen":
        return fill(texts.chosen, { tool: done.tool === HAND || done.tool === ERASER ? texts[done.tool] : piece(done.tool) });
      case "taken":
        return fill(texts.taken, { square: labels === "coordinates" ? point(done.square) : capital(point(done.square)) });
      case "moved":
        return fill(texts.moved, { piece: piece(done.letter), from: point(done.from), to: point(done.to) });
      default:
        return fill(texts[done.type], { piece: piece(done.letter), square: point(done.square) });
    }
  }

  scene({ flipped, inert }: { readonly flipped: boolean; readonly inert: boolean }): Scene {
    const board = this.#board;
    return {
      kind: this.kind,
      chess960: this.chess960,
      board,
      turn: this.turn,
      flipped,
      inert,
      liftable: new Set(board.flatMap((letter, square) => (letter === "" ? [] : [square]))),
      selected: this.#selected,
      targets: [],
      outlook: [],
      last: [],
      checked: null,
      checkers: [],
      chases: [],
      atFault: false,
      causes: [],
      refusedGoal: null,
      promotion: null,
      spares: { letters: LETTERS[this.kind], chosen: this.#tool },
    };
  }

  #tap(square: Square): Arranged | null {
    const letter = this.#board[square] ?? "";
    if (this.#tool === ERASER) return this.#put(square, "");
    // The same piece once more takes it away again.
    if (this.#tool !== HAND) return this.#put(square, letter === this.#tool ? "" : this.#tool);
    if (this.#selected !== null) return this.#move(this.#selected, square);
    this.#selected = letter === "" ? null : square;
    return letter === "" ? null : { type: "lifted", letter, square };
  }

  #move(from: Square, to: Square | null): Arranged | null {
    this.#selected = null;
    if (from === to) return null;
    const letter = this.#board[from] ?? "";
    this.#board = this.#board.map((each, square) => (square === from ? "" : square === to ? letter : each));
    return to === null ? { type: "taken", square: from } : { type: "moved", letter, from, to };
  }

  #put(square: Square, letter: string): Arranged | null {
    this.#selected = null;
    if (square >= squareCount(GEOMETRY[this.kind]) || this.#board[square] === letter) return null;
    this.#board = this.#board.map((each, at) => (at === square ? letter : each));
    return letter === "" ? { type: "taken", square } : { type: "set", letter, square };
  }
}
