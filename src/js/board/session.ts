/**
 * A game on a board that runs by itself: the only module of the board that uses the engine. It knows what may be
 * played and what is picked up, answers every intent with what came of it, and makes the scene to be shown.
 */

import { Game, RulesError } from "trongtai";
import type { Conduct, GameOptions, Illegality, Move, MoveInput, Status, Verdict } from "trongtai";
import { GEOMETRY, colorOf } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";
import { parseSquare, rankOf, squareName } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { castlingRook, isNews, legalMoves, mustChangeIn, outlookOf, placementOf, squaresOf } from "./reading.ts";
import type { LegalMove } from "./reading.ts";
import type { BoardMessages } from "./i18n/types.ts";
import { answerText, arrivalText, notationFor } from "./speech.ts";
import type { Told } from "./speech.ts";
import type { BoardIntent, Outlook, PromotionChoice, Scene, Target } from "./scene.ts";

/** How a game on a board begins. */
export interface Setup {
  readonly kind: GameKind;
  readonly options: GameOptions;
  readonly moves: readonly string[];
  /** The ply to be shown; the end of the moves when absent. */
  readonly ply: number | null;
}

export interface Refusal {
  readonly code: string;
  readonly from: Square;
  readonly to: Square;
  readonly squares: readonly Square[];
}

/** What came of an intent. */
export type Answer =
  | { readonly type: "none" }
  /** A legal move is meant; it is not yet played. */
  | { readonly type: "move"; readonly uci: string }
  | { readonly type: "refused"; readonly refusal: Refusal; readonly illegality: Illegality }
  | { readonly type: "selected"; readonly square: Square }
  | { readonly type: "choosing" }
  | { readonly type: "cancelled" }
  | { readonly type: "not-yours"; readonly square: Square }
  | { readonly type: "over" }
  | { readonly type: "step"; readonly by: -1 | 1 };

const NOTHING: Answer = { type: "none" };

/** What the position is, asked of the engine once. */
interface Position {
  readonly fen: string;
  readonly board: Placement;
  readonly turn: Color;
  readonly ply: number;
  readonly status: Status;
  readonly legal: readonly LegalMove[];
  readonly last: readonly Square[];
  readonly checked: Square | null;
  readonly checkers: readonly Square[];
}

export class Session implements Told {
  readonly game: Game;
  readonly kind: GameKind;
  readonly chess960: boolean;
  #position: Position | null = null;
  /** Moves that were taken back, the next one last. */
  #later: string[] = [];
  /** How the line ends, also while an earlier position of it is looked at. */
  #verdict: Verdict | null = null;
  #selected: Square | null = null;
  #outlook: readonly Outlook[] = [];
  #promotion: PromotionChoice | null = null;
  #refusal: Refusal | null = null;
  /** The last step has brought it about that a side is told to play otherwise. */
  #isTold = false;

  constructor(game: Game, chess960: boolean) {
    this.game = game;
    this.kind = game.kind;
    this.chess960 = chess960;
  }

  /** Opens a game and plays its moves; throws the engine's error where that cannot be. */
  static open({ kind, options, moves, ply }: Setup): Session {
    const game = new Game(kind, options);
    for (const move of moves) game.play(move);
    const session = new Session(game, options.chess960 === true);
    session.#judge();
    if (ply !== null) session.goTo(ply);
    return session;
  }

  get position(): Position {
    this.#position ??= this.#read();
    return this.#position;
  }

  /** The whole line, the moves taken back included. */
  get line(): string[] {
    return [...this.game.history("uci"), ...[...this.#later].reverse()];
  }

  get selected(): Square | null {
    return this.#selected;
  }

  get isTold(): boolean {
    return this.#isTold;
  }

  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** How many squares the piece that is picked up may go to. */
  get goals(): number {
    return this.#goals().length;
  }

  answer(intent: BoardIntent): Answer {
    switch (intent.type) {
      case "tap":
        return this.#tap(intent.square);
      case "lift":
        return this.#owns(intent.square) ? this.#select(intent.square) : NOTHING;
      case "drop":
        return intent.square === null || this.#selected === null || intent.square === this.#selected
          ? NOTHING
          : this.#attempt(this.#selected, intent.square);
      case "cancel":
        return this.#selected === null && this.#promotion === null ? NOTHING : this.#drop();
      case "promote": {
        const { from, to } = this.#promotion ?? { from: -1, to: -1 };
        const choice = this.#movesTo(from, to).find((move) => move.promotion === intent.letter);
        return choice === undefined ? NOTHING : { type: "move", uci: choice.uci };
      }
      case "undo":
        return { type: "step", by: -1 };
      case "redo":
        return { type: "step", by: 1 };
    }
  }

  play(move: MoveInput | number): Move {
    const played = this.game.play(move);
    this.#later = [];
    this.#judge();
    this.#arrive();
    return played;
  }

  /** A move that may be played now, as the players of a language write it. */
  written(uci: string, tag: string): string {
    return this.game.notate(uci, notationFor(this.kind, tag));
  }

  /** What is said after an intent that was no move. */
  said(messages: BoardMessages, answer: Answer): string {
    return answerText(messages, this, answer);
  }

  /** What is said after a move, or after going elsewhere (`null`). */
  arrival(messages: BoardMessages, move: Move | null): string {
    return arrivalText(messages, this, move);
  }

  goTo(ply: number): void {
    while (this.game.ply > ply) {
      const undone = this.game.undo();
      if (undone === null) break;
      this.#later.push(undone.uci);
    }
    while (this.game.ply < ply && this.game.redo() !== null) this.#later.pop();
    this.#arrive();
  }

  /** The game may have been changed from outside. */
  refresh(): void {
    const before = this.#position;
    if (before !== null && before.ply === this.game.ply && before.fen === this.game.fen() && before.status.over === this.game.status().over)
      return;
    this.#later = [];
    this.#judge();
    this.#arrive();
  }

  scene(flipped: boolean, inert: boolean): Scene {
    const { kind, chess960 } = this;
    const { board, turn, last, checked, checkers, legal } = this.position;
    const occupied = (square: Square): Target => ({ square, occupied: (board[square] ?? "") !== "" });
    const refusal = this.#refusal;
    return {
      kind,
      chess960,
      board,
      turn,
      flipped,
      inert,
      last,
      checked,
      checkers,
      liftable: new Set(legal.length === 0 ? [] : board.flatMap((_, square) => (this.#owns(square) ? [square] : []))),
      selected: this.#selected,
      targets: this.#goals().map(occupied),
      outlook: this.#outlook,
      ...this.#evidence(),
      causes: (refusal?.squares ?? []).map(occupied),
      refusedGoal: refusal === null || refusal.squares.includes(refusal.to) ? null : occupied(refusal.to),
      promotion: this.#promotion,
    };
  }

  #read(): Position {
    const { game, kind, chess960 } = this;
    const board = placementOf(kind, game.pieces());
    const status = game.status();
    const { turn, ply } = game;
    const { check, checkers } = status;
    const royal = board.indexOf(turn === "black" ? "k" : "K");
    const uci = game.history("uci").at(-1) ?? "";
    return {
      fen: game.fen(),
      board,
      turn,
      ply,
      status,
      legal: legalMoves(kind, chess960, board, game.legalMoves()),
      last: squaresOf(kind, uci === "" ? [] : [uci.slice(0, 2), uci.slice(2, 4)]),
      checked: check && royal >= 0 ? royal : null,
      checkers: squaresOf(kind, checkers),
    };
  }

  #judge(): void {
    const status = this.game.status();
    this.#verdict = status.over ? status : null;
  }

  #arrive(): void {
    const before = this.#position;
    this.#position = null;
    this.#isTold = isNews(before === null ? null : mustChangeIn(before.status), mustChangeIn(this.position.status));
    this.#release();
  }

  #release(): void {
    this.#selected = null;
    this.#outlook = [];
    this.#promotion = null;
    this.#refusal = null;
  }

  /** The attacks that the verdict rests on, or what a side is told, of the ply that led here. */
  #evidence(): Pick<Scene, "chases" | "atFault"> {
    const verdict = this.#verdict;
    const { ply, turn } = this.position;
    const told = mustChangeIn(this.position.status);
    const of = (evidence: readonly Conduct[] = []): Conduct | undefined => evidence.find((each) => each.ply === ply);
    const judged = of(verdict?.evidence);
    const conduct = judged ?? of(told?.evidence);
    if (conduct === undefined) return { chases: [], atFault: false };
    const geometry = GEOMETRY[this.kind];
    const chases = conduct.chases.map((chase) => ({
      attacker: parseSquare(geometry, chase.attacker) ?? 0,
      target: parseSquare(geometry, chase.target) ?? 0,
      protected: chase.protected,
    }));
    // The side that is not to move made the ply.
    const atFault = verdict !== null && judged !== undefined ? verdict.winner === null || verdict.winner === turn : told?.color !== turn;
    return { chases, atFault };
  }

  #owns(square: Square): boolean {
    const letter = this.position.board[square] ?? "";
    return letter !== "" && !this.position.status.over && colorOf(this.kind, letter) === this.position.turn;
  }

  #goals(): Square[] {
    const from = this.#selected;
    return from === null ? [] : [...new Set(this.position.legal.filter((move) => move.from === from).map((move) => move.to))];
  }

  #movesTo(from: Square, to: Square): readonly LegalMove[] {
    const { legal } = this.position;
    const exact = legal.filter((move) => move.from === from && move.to === to);
    return exact.length > 0 ? exact : legal.filter((move) => move.from === from && move.also.includes(to));
  }

  #tap(square: Square): Answer {
    const { status, board } = this.position;
    if (status.over) return { type: "over" };
    const from = this.#selected;
    if (from === square) return this.#drop();
    if (from !== null) {
      const isOther = this.#owns(square) && this.#movesTo(from, square).length === 0;
      return isOther ? this.#select(square) : this.#attempt(from, square);
    }
    if (this.#owns(square)) return this.#select(square);
    return board[square] === "" ? NOTHING : { type: "not-yours", square };
  }

  #drop(): Answer {
    this.#release();
    return { type: "cancelled" };
  }

  #select(square: Square): Answer {
    this.#release();
    this.#selected = square;
    this.#outlook = this.#outlookOf(square);
    return { type: "selected", square };
  }

  /** What comes of each legal move of a piece. */
  #outlookOf(from: Square): Outlook[] {
    const { legal, status } = this.position;
    return legal.filter((move) => move.from === from).flatMap(({ uci, to }) => outlookOf(to, status, this.game.preview(uci)));
  }

  #attempt(from: Square, to: Square): Answer {
    const moves = this.#movesTo(from, to);
    const [first] = moves;
    if (first === undefined) return this.#refuse(from, to);
    if (moves.length === 1) return { type: "move", uci: first.uci };
    this.#selected = from;
    this.#promotion = { from, to, letters: moves.flatMap(({ promotion }) => (promotion === null ? [] : [promotion])) };
    return { type: "choosing" };
  }

  #refuse(from: Square, to: Square): Answer {
    const { kind, game } = this;
    const geometry = GEOMETRY[kind];
    const piece = this.position.board[from] ?? "";
    const rank = rankOf(geometry, to);
    // A pawn's illegal step on to the last rank has a better reason than the missing choice of a piece.
    const promotes = kind === "chess" && ((piece === "P" && rank === geometry.ranks - 1) || (piece === "p" && rank === 0));
    const rook = this.chess960 && piece.toUpperCase() === "K" ? castlingRook(game.pieces(), from, to) : null;
    const why = (goal: Square): Illegality | null =>
      game.explain({
        from: squareName(geometry, from),
        to: squareName(geometry, goal),
        ...(promotes ? { promotion: "q" } : {}),
      });
    const illegality = (rook === null ? null : why(rook)) ?? why(to);
    if (illegality === null) return NOTHING;
    this.#promotion = null;
    this.#refusal = { code: illegality.code, from, to, squares: squaresOf(kind, illegality.squares) };
    return { type: "refused", refusal: this.#refusal, illegality };
  }
}

export { RulesError };
