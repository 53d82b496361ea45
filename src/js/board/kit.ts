/**
 * The board in its parts, as `trongtai/board/parts` for a page that runs the game itself: nothing is defined until it says
 * with which texts, and what it does not show it does not fetch.
 */

import type { Parts } from "./parts.ts";
import { mountSketch } from "./sketch.ts";

export type { Cue, Shape } from "./api.ts";
export { GAME_ATTRIBUTES, LOOK_ATTRIBUTES } from "./attributes.ts";
export { LOW, faceOf, timeText, untilChange } from "./clock-face.ts";
export { shapesIn } from "./comment-shapes.ts";
export { TrongtaiBoard, defineBoard } from "./element.ts";
export { GAMES } from "../generated.js";
export { GEOMETRY, colorOf, firstColor, movesFirst, otherColor } from "./games.ts";
export type { Color, GameKind, Placement } from "./games.ts";
export * from "./geometry.ts";
export { lateMessagesFor } from "./languages.ts";
export { drawPiece, fetchOutlines } from "./pieces.ts";
export { readPlacement, writePlacement } from "./placement.ts";
export { castlingRook, illegalityOf, legalMoves, mustChangeIn, outlooksOf, placementOf, playedMove, squaresOf } from "./reading.ts";
export type { LegalMove, PlayedMove } from "./reading.ts";
export type { BoardIntent, DrawnShape, Labels, Outlook, Scene } from "./scene.ts";
export { IDLE, canLift, respond, shownOf } from "./session.ts";
export type { Referee, Session, Step } from "./session.ts";
export { drawnShapes, shapeOf, toggled } from "./shapes.ts";
export { PIECE_SETS, SKINS, aspectRatio, pieceSetOf, viewOf } from "./skins.ts";
export type { PieceSet } from "./skins.ts";
export { THEMES, paletteOf } from "./themes.ts";
export type { Theme } from "./themes.ts";
export { joined, pieceThere, pointText } from "./places.ts";
export type { Naming } from "./places.ts";
export { capital, mustChangeText, notYoursText, pieceName, refusalText, selectedText, verdictText } from "./words.ts";

/** What boards fetch when one of them is to show it. */
export const LATE: Omit<Parts, "messagesFor"> = {
  hanzi: () => import("./glyphs/hanzi.ts"),
  setting: () => import("./setting-up.ts"),
  play: () => import("./play.ts"),
  chess: () => import("./chess.ts"),
  players: () => import("./players.ts"),
  signs: () => import("./signs.ts"),
  // Every board of such a page is drawn on.
  sketch: { mountSketch },
  sound: () => import("./sound.ts"),
};
