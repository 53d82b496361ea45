/** Pieces that are set up freely, without a game: from square to square, off the board, and from the spare ones beside it. */

import type { Attribute } from "./attributes.ts";
import { GEOMETRY } from "./games.ts";
import type { GameKind, Placement } from "./games.ts";
import { squareCount, squareName } from "./geometry.ts";
import type { Geometry, Square } from "./geometry.ts";
import type { BoardIntent, Scene } from "./scene.ts";

const STARTS: Readonly<Record<GameKind, string>> = {
  xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR",
  chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
};

/** The spare pieces of each side: upper-case FEN letters, the royal piece first. */
export const SPARES: Readonly<Record<GameKind, string>> = { xiangqi: "KABNRCP", chess: "KQRBNP" };

/** The pieces of a placement, the first part of a FEN; what cannot be read stays empty. */
export function readPlacement(kind: GameKind, text: string): Placement {
  const { files, ranks } = GEOMETRY[kind];
  const board: string[] = Array.from({ length: files * ranks }, () => "");
  const known = SPARES[kind];
  for (const [down, row] of text.slice(0, 200).split("/").entries()) {
    let file = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) file += Number(letter);
      else {
        if (file < files && down < ranks && known.includes(letter.toUpperCase())) board[(ranks - 1 - down) * files + file] = letter;
        file += 1;
      }
    }
  }
  return board;
}

export function writePlacement({ files, ranks }: Geometry, board: Placement): string {
  const rows = Array.from({ length: ranks }, (_, down) => board.slice((ranks - 1 - down) * files, (ranks - down) * files));
  return rows
    .map((row) =>
      row
        .map((letter) => letter || " ")
        .join("")
        .replace(/ +/g, (gap) => String(gap.length)),
    )
    .join("/");
}

export class Arranging {
  readonly kind: GameKind;
  #board: Placement;
  #selected: Square | null = null;
  #spare: string | null = null;

  constructor(kind: GameKind, board: Placement) {
    this.kind = kind;
    this.#board = board;
  }

  static open(attribute: Attribute): Arranging {
    const kind = attribute("game") === "chess" ? "chess" : "xiangqi";
    const [placement = ""] = (attribute("fen") ?? "").trim().split(/\s/);
    return new Arranging(kind, readPlacement(kind, placement || STARTS[kind]));
  }

  get placement(): string {
    return writePlacement(GEOMETRY[this.kind], this.#board);
  }

  get pieces(): Record<string, string> {
    const geometry = GEOMETRY[this.kind];
    return Object.fromEntries(
      this.#board.flatMap((letter, square) => (letter === "" ? [] : [[squareName(geometry, square), letter] as const])),
    );
  }

  /** Whether what the user meant has changed the pieces. */
  respond(intent: BoardIntent): boolean {
    const selected = this.#selected;
    switch (intent.type) {
      case "spare":
        this.#selected = null;
        this.#spare = this.#spare === intent.letter ? null : intent.letter;
        return false;
      case "place":
        this.#spare = null;
        return intent.square !== null && this.#put(intent.square, intent.letter);
      case "tap":
        if (this.#spare !== null) return this.#put(intent.square, this.#spare);
        if (selected === null) this.#selected = this.#board[intent.square] === "" ? null : intent.square;
        else return this.#move(selected, intent.square);
        return false;
      case "lift":
        this.#spare = null;
        this.#selected = intent.square;
        return false;
      case "drop":
        return selected !== null && this.#move(selected, intent.square);
      case "remove":
        return selected !== null && this.#move(selected, null);
      case "cancel":
        this.#selected = this.#spare = null;
        return false;
      default:
        return false;
    }
  }

  scene({ flipped, inert }: { readonly flipped: boolean; readonly inert: boolean }): Scene {
    const board = this.#board;
    const selected = this.#selected;
    return {
      kind: this.kind,
      chess960: false,
      board,
      turn: this.kind === "chess" ? "white" : "red",
      flipped,
      inert,
      liftable: new Set(board.flatMap((letter, square) => (letter === "" ? [] : [square]))),
      selected,
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
      spares: { letters: SPARES[this.kind], chosen: this.#spare },
    };
  }

  #move(from: Square, to: Square | null): boolean {
    this.#selected = null;
    if (from === to) return false;
    const letter = this.#board[from] ?? "";
    const without = this.#with(from, "");
    this.#board = without;
    if (to !== null) this.#board = this.#with(to, letter);
    return true;
  }

  #put(square: Square, letter: string): boolean {
    if (square >= squareCount(GEOMETRY[this.kind])) return false;
    // The same piece once more takes it away again.
    this.#board = this.#with(square, this.#board[square] === letter ? "" : letter);
    return true;
  }

  #with(square: Square, letter: string): Placement {
    return this.#board.map((each, index) => (index === square ? letter : each));
  }
}
