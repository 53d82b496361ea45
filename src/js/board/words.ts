/** What a board says, worded in its language. Pure: messages and values in, text out. */

import { colorOf, firstColor } from "./games.ts";
import type { Color, GameKind } from "./games.ts";
import type { Square } from "./geometry.ts";
import { fill, lookUp, reasonText } from "../i18n/text.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { joined, pieceThere, placed, pointText } from "./places.ts";
import type { Naming } from "./places.ts";
import type { PlayedMove } from "./reading.ts";
import type { Labels, Scene } from "./scene.ts";

export function pieceName(messages: BoardMessages, kind: GameKind, letter: string): string {
  const piece = lookUp(messages.piece[kind], letter);
  return fill(messages.pieceOf, { piece, color: messages.color[colorOf(kind, letter)] });
}

/** With its first letter in upper case, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `labels` are those of the board's edges, by which points are named. */
export function moveText(messages: BoardMessages, kind: GameKind, move: PlayedMove, labels?: Labels): string {
  if (move.castling !== null) {
    return move.castling === "king" ? messages.notice.castledKing : messages.notice.castledQueen;
  }
  const naming = { kind, board: [], labels };
  const moved = fill(messages.notice.moved, {
    piece: capital(pieceName(messages, kind, move.piece)),
    from: pointText(messages, naming, move.from),
    to: pointText(messages, naming, move.to),
  });
  const { captured, promotion } = move;
  const taken = captured === null ? "" : fill(messages.notice.captured, { piece: pieceName(messages, kind, captured) });
  const become = promotion === null ? "" : lookUp(messages.piece[kind], promotion);
  return moved + taken + (become === "" ? "" : fill(messages.notice.promoted, { piece: become }));
}

export interface RefusalFacts {
  readonly code: string;
  readonly from: Square;
  readonly to: Square;
  readonly squares: readonly Square[];
}

/** Why a move is refused, without the words that say it is. */
export function refusalText(
  messages: BoardMessages,
  naming: Naming & { readonly turn: Color },
  { code, squares }: Pick<RefusalFacts, "code" | "squares">,
): string {
  const template = fill(lookUp(messages.illegality[naming.kind], code), { side: messages.side[naming.turn] });
  return placed(messages, naming, code, template, squares);
}

/** Whose the piece of a square is not. */
export function notYoursText(messages: BoardMessages, naming: Naming & { readonly turn: Color }, square: Square): string {
  return placed(messages, naming, "", fill(messages.notice.notYours, { side: messages.side[naming.turn] }), [square]);
}

/** A piece that was picked up, and how many goals it has. */
export function selectedText(messages: BoardMessages, naming: Naming, square: Square, count: number): string {
  const { kind, board } = naming;
  const { notice } = messages;
  const template = count === 0 ? notice.selectedNone : count === 1 ? notice.selectedOne : notice.selected;
  const letter = board[square] ?? "";
  const said = joined(naming, template);
  return fill(said, {
    piece: capital(said === template ? pieceName(messages, kind, letter) : pieceThere(messages, naming, letter, square)),
    square: pointText(messages, naming, square),
    count,
  });
}

export interface VerdictFacts {
  readonly winner: Color | null;
  readonly reason: string;
  /** The side that would have been to move. */
  readonly turn: Color;
}

export function verdictText(messages: BoardMessages, kind: GameKind, verdict: VerdictFacts): string {
  const winner = verdict.winner === null ? "" : messages.side[verdict.winner];
  if (verdict.reason === "checkmate") return fill(messages.status.checkmate, { winner });
  if (verdict.reason === "stalemate") {
    return fill(messages.status.stalemate[kind], { winner, loser: messages.side[verdict.turn] });
  }
  const reason = lookUp(messages.reason, verdict.reason);
  return verdict.winner === null ? fill(messages.status.draw, { reason }) : fill(messages.status.wins, { winner, reason });
}

/** A side has to play otherwise. */
export function mustChangeText(messages: BoardMessages, { color, reason }: { readonly color: Color; readonly reason: string }): string {
  return fill(messages.status.mustChange, { side: messages.side[color], reason: lookUp(messages.reason, reason) });
}

/** The name of the whole board. */
export function boardLabel(messages: BoardMessages, { kind, chess960, turn }: Scene): string {
  return fill(messages.board.label, { game: messages.game[chess960 ? "chess960" : kind], side: messages.side[turn] });
}

/** A board that is only looked at, as one sentence for each side: what stands where. */
export function pictureLabel(messages: BoardMessages, scene: Scene): string {
  const { board, kind } = scene;
  const listOf = (color: Color): string =>
    board
      .flatMap((letter, square) =>
        letter === "" || colorOf(kind, letter) !== color
          ? []
          : [fill(messages.board.pieceAt, { piece: lookUp(messages.piece[kind], letter), square: pointText(messages, scene, square) })],
      )
      .join(messages.listSeparator);
  const pieces = [firstColor(kind), "black" as const]
    .map((color) => ({ color, list: listOf(color) }))
    .filter(({ list }) => list !== "")
    .map(({ color, list }) => fill(messages.board.pieces, { side: messages.side[color], list }));
  return fill(messages.board.picture, { board: boardLabel(messages, scene), pieces: pieces.join("").trim() });
}

/** The spoken label of one square: its name, what stands there, and every mark that is drawn on it. */
export function squareLabel(messages: BoardMessages, scene: Scene, square: Square): string {
  const { kind, chases } = scene;
  const nameOf = (each: Square): string => pointText(messages, scene, each);
  const named = (squares: readonly Square[]): string => squares.map(nameOf).join(messages.listSeparator);
  const letter = scene.board[square] ?? "";
  const { board } = messages;
  const said = [
    letter === ""
      ? fill(board.empty, { square: nameOf(square) })
      : fill(board.occupied, { square: nameOf(square), piece: pieceName(messages, kind, letter) }),
  ];
  if (scene.selected === square) said.push(board.selected);
  if (scene.targets.some((target) => target.square === square)) said.push(letter === "" ? board.target : board.captureTarget);
  const outlook = scene.outlook.find((each) => each.to === square);
  if (outlook !== undefined) {
    const side = outlook.outcome === "changes" ? messages.side[outlook.color] : "";
    said.push(fill(board[outlook.outcome], { side, reason: reasonText(messages, kind, outlook.reason) }));
  }
  if (scene.checked === square) said.push(board.inCheck);
  if (scene.checked !== null && scene.checkers.includes(square)) said.push(board.checks);
  const chasers = chases.filter((chase) => chase.target === square).map((chase) => chase.attacker);
  const chased = chases.filter((chase) => chase.attacker === square).map((chase) => chase.target);
  if (chasers.length > 0) said.push(fill(board.chased, { squares: named(chasers) }));
  if (chased.length > 0) said.push(fill(board.attacks, { squares: named(chased) }));
  if (scene.last.includes(square)) said.push(board.lastMove);
  if (scene.premove?.from === square || scene.premove?.to === square) said.push(board.premove);
  if (scene.highlights?.has(square) || scene.shapes?.some(({ from, to }) => from === square || to === square)) said.push(board.drawn);
  const note = scene.notes?.get(square);
  if (note !== undefined) said.push(note);
  else if (scene.causes.some((cause) => cause.square === square)) said.push(board.cause);
  return said.join(messages.listSeparator);
}
