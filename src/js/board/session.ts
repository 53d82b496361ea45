/**
 * What a player is doing on a board, as one immutable value, and the step from one such value to the next: the same for a
 * board that runs its game by itself and for a page that does. Pure: what the rules say comes in as values and through
 * a `Referee`.
 */

import { colorOf, movesFirst } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";
import type { Square } from "./geometry.ts";
import { premoveGoals } from "./premove.ts";
import type { LegalMove } from "./reading.ts";
import type { BoardIntent, Outlook, PromotionChoice, Scene, Target } from "./scene.ts";

/** Whose pieces may be moved on a board. */
export const MOVABLE = ["both", "first", "second", "none"] as const;
export type Movable = (typeof MOVABLE)[number];

/** The position that is played in, as far as a session needs it. */
export interface Position {
  readonly kind: GameKind;
  readonly board: Placement;
  readonly turn: Color;
  readonly over: boolean;
  readonly legal: readonly LegalMove[];
  /** An earlier position is looked at while clocks run: nothing is moved in it. */
  readonly locked?: boolean;
  /** Both, where it is not given. */
  readonly movable?: Movable;
  /** A side that waits for the other may say what it will play. */
  readonly premoves?: boolean;
}

/** A try that the rules forbid, and the squares that show why. */
export interface Refusal {
  readonly code: string;
  readonly from: Square;
  readonly to: Square;
  readonly squares: readonly Square[];
}

/** What the rules are asked while a player acts. */
export interface Referee {
  /** What comes of the legal moves of a piece, where that is worth telling. */
  outlook(from: Square): readonly Outlook[];
  /** Why a piece may not go there; `null` when it may. */
  refusal(from: Square, to: Square): Refusal | null;
}

/** A move that is played as soon as its side is to move, if it is legal then. */
export interface Premove {
  readonly from: Square;
  readonly to: Square;
}

export interface Session {
  readonly selected: Square | null;
  readonly outlook: readonly Outlook[];
  readonly promotion: PromotionChoice | null;
  readonly refusal: Refusal | null;
  readonly premove: Premove | null;
}

/** Nothing is picked up. */
export const IDLE: Session = { selected: null, outlook: [], promotion: null, refusal: null, premove: null };

/** What came of an intent. */
export type Outcome =
  | { readonly type: "none" }
  /** A legal move is meant; it is not yet played. */
  | { readonly type: "move"; readonly uci: string }
  | { readonly type: "premove"; readonly premove: Premove }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "selected"; readonly square: Square }
  | { readonly type: "choosing" }
  | { readonly type: "cancelled" }
  | { readonly type: "not-yours"; readonly square: Square }
  /** The side to move is not moved on this board. */
  | { readonly type: "not-movable"; readonly color: Color }
  | { readonly type: "over" }
  | { readonly type: "locked" }
  | { readonly type: "step"; readonly by: -1 | 1 };

export interface Step {
  readonly session: Session;
  readonly outcome: Outcome;
}

/** What an intent comes to. */
export function respond(session: Session, position: Position, referee: Referee, intent: BoardIntent): Step {
  switch (intent.type) {
    case "tap":
      return tap(session, position, referee, intent.square);
    case "lift":
      return canLift(position, intent.square) ? select(session, position, referee, intent.square) : stay(session);
    case "drop": {
      const { selected } = session;
      const isMove = intent.square !== null && selected !== null && intent.square !== selected;
      return isMove ? attempt(session, position, referee, selected, intent.square) : stay(session);
    }
    case "cancel":
      return session === IDLE ? stay(session) : putBack;
    case "promote": {
      const { from, to } = session.promotion ?? { from: -1, to: -1 };
      const choice = movesTo(position, from, to).find((move) => move.promotion === intent.letter);
      return choice === undefined ? stay(session) : { session, outcome: { type: "move", uci: choice.uci } };
    }
    case "undo":
    case "redo":
      return { session, outcome: { type: "step", by: intent.type === "undo" ? -1 : 1 } };
    default:
      return stay(session);
  }
}

/** What the session has to show: the part of a scene that is the player's. */
export function shownOf(
  session: Session,
  position: Position,
): Pick<Scene, "liftable" | "selected" | "targets" | "outlook" | "causes" | "refusedGoal" | "promotion" | "premove"> {
  const { board } = position;
  const { selected, outlook, promotion, refusal, premove } = session;
  const marked = (square: Square): Target => ({ square, occupied: (board[square] ?? "") !== "" });
  return {
    liftable: new Set(board.flatMap((_, square) => (canLift(position, square) ? [square] : []))),
    selected,
    targets: goalsOf(session, position).map(marked),
    outlook,
    causes: (refusal?.squares ?? []).map(marked),
    refusedGoal: refusal === null || refusal.squares.includes(refusal.to) ? null : marked(refusal.to),
    promotion,
    premove,
  };
}

/** Where the piece that is picked up may go, each square once. */
export function goalsOf({ selected }: Session, position: Position): Square[] {
  if (selected === null) return [];
  if (!ownsTurn(position, selected)) return premoveGoals(position.kind, position.board, selected);
  return [...new Set(position.legal.filter((move) => move.from === selected).map((move) => move.to))];
}

/** Whether the piece on a square is one of the side to move. */
export function ownsTurn({ kind, board, turn }: Pick<Position, "kind" | "board" | "turn">, square: Square): boolean {
  const letter = board[square] ?? "";
  return letter !== "" && colorOf(kind, letter) === turn;
}

/** Whether a piece may be picked up here now. */
export function canLift(position: Position, square: Square): boolean {
  const { board, over, locked = false, premoves = false, legal } = position;
  const letter = board[square] ?? "";
  if (letter === "" || over || locked || !isMovable(position, movesFirst(letter))) return false;
  return ownsTurn(position, square) ? legal.length > 0 : premoves;
}

/** The moves that putting the piece of `from` on `to` can mean: several when a pawn promotes. */
export function movesTo({ legal }: Pick<Position, "legal">, from: Square, to: Square): readonly LegalMove[] {
  const exact = legal.filter((move) => move.from === from && move.to === to);
  return exact.length > 0 ? exact : legal.filter((move) => move.from === from && move.also.includes(to));
}

/** The move that a premove has become in this position; `null` while it waits, or when it may not be played. */
export function premoved({ premove }: Session, position: Position): string | null {
  if (premove === null || position.over || !ownsTurn(position, premove.from)) return null;
  const moves = movesTo(position, premove.from, premove.to);
  // Nobody is there to be asked: a pawn becomes what it nearly always does.
  return (moves.find((move) => move.promotion === "q") ?? moves[0])?.uci ?? null;
}

function isMovable({ movable = "both" }: Position, first: boolean): boolean {
  return movable === "both" || movable === (first ? "first" : "second");
}

const stay = (session: Session): Step => ({ session, outcome: { type: "none" } });

const putBack: Step = { session: IDLE, outcome: { type: "cancelled" } };

function tap(session: Session, position: Position, referee: Referee, square: Square): Step {
  const { kind, board, turn, over, locked = false } = position;
  const { selected, refusal } = session;
  if (over) return { session, outcome: { type: "over" } };
  if (locked) return { session, outcome: { type: "locked" } };
  if (selected === square) {
    // After a refusal the piece is tapped again to be moved, not to be put back.
    return refusal === null ? putBack : select(session, position, referee, square);
  }
  if (selected !== null) {
    const isOther =
      canLift(position, square) && !goalsOf(session, position).includes(square) && movesTo(position, selected, square).length === 0;
    return isOther ? select(session, position, referee, square) : attempt(session, position, referee, selected, square);
  }
  if (canLift(position, square) || (ownsTurn(position, square) && isMovable(position, movesFirst(board[square] ?? ""))))
    return select(session, position, referee, square);
  if (session.premove !== null) return putBack;
  if ((board[square] ?? "") === "") return stay(session);
  const color = colorOf(kind, board[square] ?? "");
  return { session, outcome: color === turn ? { type: "not-movable", color } : { type: "not-yours", square } };
}

function select(session: Session, position: Position, referee: Referee, square: Square): Step {
  const outlook = ownsTurn(position, square) ? referee.outlook(square) : [];
  return { session: { ...IDLE, premove: session.premove, selected: square, outlook }, outcome: { type: "selected", square } };
}

function attempt(session: Session, position: Position, referee: Referee, from: Square, to: Square): Step {
  if (!ownsTurn(position, from)) {
    if (!premoveGoals(position.kind, position.board, from).includes(to)) return putBack;
    const premove = { from, to };
    return { session: { ...IDLE, premove }, outcome: { type: "premove", premove } };
  }
  const moves = movesTo(position, from, to);
  const [first] = moves;
  if (first === undefined) {
    const refusal = referee.refusal(from, to);
    return refusal === null ? stay(session) : { session: { ...session, promotion: null, refusal }, outcome: { type: "refused", refusal } };
  }
  if (moves.length === 1) return { session, outcome: { type: "move", uci: first.uci } };
  const letters = moves.flatMap(({ promotion }) => (promotion === null ? [] : [promotion]));
  return { session: { ...session, selected: from, refusal: null, promotion: { from, to, letters } }, outcome: { type: "choosing" } };
}
