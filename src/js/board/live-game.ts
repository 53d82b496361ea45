/**
 * A game on a board that runs by itself: the only module of the board that uses the engine. It plays, goes back and
 * forth, asks for what a `Session` needs to know, and makes the scene to be shown.
 */

import { Game, RulesError } from "trongtai";
import type { ClockState, Color as Side, Conduct, GameOptions, Illegality, Move, MoveInput, Notation, Status, Verdict } from "trongtai";
import { GEOMETRY } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";
import { parseSquare } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { capturesIn, illegalityOf, isNews, legalMoves, mustChangeIn, outlooksOf, placementOf, squaresOf, verdictMark } from "./reading.ts";
import type { Captures, LegalMove } from "./reading.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { arrivalText, outcomeText } from "./speech.ts";
import type { GameView } from "./speech.ts";
import { IDLE, goalsOf, ownsTurn, premoved, respond, shownOf } from "./session.ts";
import type { Movable, Outcome, Premove, Referee, Session } from "./session.ts";
import type { BoardIntent, Labels, Scene } from "./scene.ts";

/** How a game on a board begins. */
export interface Setup {
  readonly kind: GameKind;
  readonly options: GameOptions;
  readonly moves: readonly string[];
  /** The ply to be shown; the end of the moves when absent. */
  readonly ply: number | null;
}

/** What is asked of the board and not of the game. */
export interface Manner {
  readonly flipped: boolean;
  readonly inert: boolean;
  readonly movable: Movable;
  readonly premoves: boolean;
}

/** What the position is, asked of the engine once. */
interface Position {
  readonly kind: GameKind;
  readonly fen: string;
  readonly board: Placement;
  readonly turn: Color;
  readonly ply: number;
  readonly over: boolean;
  readonly status: Status;
  readonly legal: readonly LegalMove[];
  readonly last: readonly Square[];
  readonly checked: Square | null;
  readonly checkers: readonly Square[];
}

/** The pieces of the position that a game began from. */
function openingPieces(game: Game): Record<string, string> {
  const copy = game.clone();
  while (copy.undo() !== null);
  const pieces = copy.pieces();
  copy.free();
  return pieces;
}

const ANYWHERE = { movable: "both", premoves: false } as const;

export class LiveGame implements GameView {
  readonly game: Game;
  readonly kind: GameKind;
  readonly chess960: boolean;
  #position: Position | null = null;
  /** What stood on the board when the game began. */
  #first: Placement | null = null;
  /** Moves that were taken back, the next one last. */
  #later: string[] = [];
  /** How the line ends, also while an earlier position of it is looked at. */
  #verdict: Verdict | null = null;
  #session: Session = IDLE;
  /** The move that was asked for, until the game goes on. */
  #pending: Premove | null = null;
  /** Its clock runs by the time of the page. */
  #isTimed = false;
  /** The last step has brought it about that a side is told to play otherwise. */
  #hasNews = false;

  constructor(game: Game, chess960: boolean) {
    this.game = game;
    this.kind = game.kind;
    this.chess960 = chess960;
  }

  /** Opens a game and plays its moves; throws the engine's error where that cannot be. */
  static open({ kind, options, moves, ply }: Setup): LiveGame {
    const game = new Game(kind, options);
    for (const move of moves) game.play(move);
    const live = new LiveGame(game, options.chess960 === true);
    live.#isTimed = options.clock !== undefined;
    live.#judge();
    if (ply !== null) live.goTo(ply);
    return live;
  }

  get position(): Position {
    this.#position ??= this.#read();
    return this.#position;
  }

  /** FEN letters of the pieces that are off the board since the game began, by whose they were. */
  get captures(): Captures {
    this.#first ??= placementOf(this.kind, openingPieces(this.game));
    return capturesIn(this.#first, this.position.board);
  }

  /** The whole line, the moves taken back included. */
  get line(): string[] {
    return [...this.game.history("uci"), ...[...this.#later].reverse()];
  }

  get hasNews(): boolean {
    return this.#hasNews;
  }

  /** How many squares the piece that is picked up may go to. */
  get goals(): number {
    return goalsOf(this.#session, this.position).length;
  }

  /** What waits for its turn to be played. */
  get premove(): Premove | null {
    return this.#session.premove;
  }

  /** The move that the premove has become, now that its turn has come; it waits no longer. */
  takePremove(): string | null {
    const uci = premoved(this.#session, this.position);
    this.#session = IDLE;
    return uci;
  }

  respond(intent: BoardIntent, { movable, premoves }: Pick<Manner, "movable" | "premoves">): Outcome {
    const { session, outcome } = respond(this.#session, { ...this.position, movable, premoves }, this.#referee, intent);
    this.#session = session;
    return outcome;
  }

  /** Why a refused move is not legal, in the words of the package. */
  illegality(from: Square, to: Square): Illegality | null {
    return illegalityOf(this.game, this.chess960, from, to);
  }

  play(move: MoveInput | number): Move {
    const played = this.game.play(move);
    if (this.#isTimed) this.game.tick(Date.now());
    this.#later = [];
    this.#judge();
    const { selected, premove } = this.#session;
    this.#arrive({ ...IDLE, premove });
    // A piece that was picked up while the other side was to move stays in hand.
    if (selected !== null && premove === null && ownsTurn(this.position, selected))
      this.respond({ type: "lift", square: selected }, ANYWHERE);
    return played;
  }

  /** What the clocks show, as of the last time told; `null` in a game without. */
  get clock(): ClockState | null {
    return this.game.clock();
  }

  /** Whether the clock of the game runs by the time of the page. */
  get isTimed(): boolean {
    return this.#isTimed;
  }

  /** Time has passed. Whether the game is over by that. */
  tick(): boolean {
    return this.#timed((now) => this.game.tick(now));
  }

  /** Stops the clocks, or lets them run on. Whether a side had run out of time by then. */
  halt(isPaused: boolean): boolean {
    return this.#timed((now) => (isPaused ? this.game.pause(now) : this.game.resume(now)));
  }

  /** Adds time for a side. Whether a side has run out by that. */
  addTime(color: Side, time: number): boolean {
    return this.#timed(() => this.game.addTime(color, time));
  }

  #timed(step: (now: number) => Status): boolean {
    const before = this.position.status.over;
    if (step(Date.now()).over === before) return false;
    this.#judge();
    this.#arrive(IDLE);
    return true;
  }

  /** A move was asked for that somebody else will play, or not. */
  wait(uci: string): void {
    const { kind } = this;
    const [from = 0, to = 0] = squaresOf(kind, [uci.slice(0, 2), uci.slice(2, 4)]);
    this.#session = IDLE;
    this.#pending = { from, to };
  }

  /** A move that may be played now. */
  written(uci: string, notation: Notation): string {
    return this.game.notate(uci, notation);
  }

  /** What is said after an intent that was no move. */
  said(messages: BoardMessages, outcome: Outcome, labels?: Labels): string {
    return outcomeText(messages, this, outcome, labels);
  }

  /** What is said after a move, or after going elsewhere (`null`). */
  arrival(messages: BoardMessages, move: Move | null, labels?: Labels): string {
    return arrivalText(messages, this, move, labels);
  }

  goTo(ply: number): void {
    while (this.game.ply > ply) {
      const undone = this.game.undo();
      if (undone === null) break;
      this.#later.push(undone.uci);
    }
    while (this.game.ply < ply && this.game.redo() !== null) this.#later.pop();
    this.#arrive(IDLE);
  }

  /** The game may have been changed from outside. */
  refresh(): void {
    this.#pending = null;
    const before = this.#position;
    if (before !== null && before.ply === this.game.ply && before.fen === this.game.fen() && before.status.over === this.game.status().over)
      return;
    this.#later = [];
    this.#judge();
    this.#arrive(IDLE);
  }

  scene({ flipped, inert, movable, premoves }: Manner): Scene {
    const { kind, chess960, position } = this;
    const { board, turn, last, checked, checkers, status } = position;
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
      ...shownOf(this.#session, { ...position, movable, premoves }),
      ...(this.#pending === null ? {} : { premove: this.#pending }),
      verdict: verdictMark(status),
      ...this.#evidence(),
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
      kind,
      over: status.over,
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

  #arrive(session: Session): void {
    const before = this.#position;
    this.#position = null;
    this.#hasNews = isNews(before === null ? null : mustChangeIn(before.status), mustChangeIn(this.position.status));
    this.#session = session;
    this.#pending = null;
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

  readonly #referee: Referee = {
    outlook: (from) => outlooksOf(this.game, this.position.status, from),
    refusal: (from, to) => {
      const illegality = this.illegality(from, to);
      return illegality && { code: illegality.code, from, to, squares: squaresOf(this.kind, illegality.squares) };
    },
  };
}

export { RulesError };
