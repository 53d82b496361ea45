/** What a board that runs a game says in its live region and tells in its events. Pure. */

import type { Move, Status } from "trongtai";
import type { Color, GameKind, Placement } from "./games.ts";
import { pointText } from "./places.ts";
import type { Square } from "./geometry.ts";
import { fill } from "../i18n/text.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { playedMove } from "./reading.ts";
import type { Labels } from "./scene.ts";
import type { Outcome } from "./session.ts";
import { moveText, mustChangeText, notYoursText, refusalText, selectedText, verdictText } from "./words.ts";

/** What is to be known of a game to speak of it. */
export interface GameView {
  readonly kind: GameKind;
  readonly goals: number;
  /** A side is told to play otherwise, and was not before the last step. */
  readonly hasNews: boolean;
  readonly position: {
    readonly turn: Color;
    readonly board: Placement;
    readonly status: Status;
    readonly checked: Square | null;
  };
}

type Over = Extract<Status, { over: true }>;

export function verdictWords(messages: BoardMessages, { kind, position }: GameView, { winner, reason }: Over): string {
  return verdictText(messages, kind, { winner, reason, turn: position.turn });
}

/** After a move, or after going to another position (`null`): the move, and check, who must change, or the end. */
export function arrivalText(messages: BoardMessages, view: GameView, move: Move | null, labels?: Labels): string {
  const { kind, position } = view;
  const { status, turn, checked } = position;
  const side = messages.side[turn];
  const said = move === null ? [] : [fill(messages.notice.played, { move: moveText(messages, kind, playedMove(kind, move), labels) })];
  if (status.over) return [...said, verdictWords(messages, view, status)].join(" ");
  if (checked !== null) said.push(fill(messages.status.check, { side }));
  if (view.hasNews && status.mustChange !== null) said.push(mustChangeText(messages, status.mustChange));
  if (move === null && checked === null) said.push(fill(messages.status.turn, { side }));
  return said.join(" ");
}

/** `labels` are those of the board's edges, by which squares are named. */
export function outcomeText(messages: BoardMessages, view: GameView, outcome: Outcome, labels?: Labels): string {
  const { kind, position, goals } = view;
  const { turn, board } = position;
  const naming = { kind, turn, board, labels };
  switch (outcome.type) {
    case "refused":
      return fill(messages.notice.refused, { reason: refusalText(messages, naming, outcome.refusal) });
    case "selected":
      return selectedText(messages, naming, outcome.square, goals);
    case "cancelled":
      return messages.notice.cancelled;
    case "not-yours":
      return notYoursText(messages, naming, outcome.square);
    case "not-movable":
      return fill(messages.notice.notMovable, { side: messages.side[outcome.color] });
    case "premove":
      return fill(messages.notice.premove, {
        from: pointText(messages, naming, outcome.premove.from),
        to: pointText(messages, naming, outcome.premove.to),
      });
    case "over":
      return messages.status.over;
    default:
      return "";
  }
}
