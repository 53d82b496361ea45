/** The placements of a game after each of its plies. The moves are taken as given: legality is the engine's concern. */
import { piecesOf } from "../words/evidence.js";
import type { PlayedGame } from "../words/played.js";
import type { Square } from "../types.js";

/** FEN letters by square. */
export type Placement = ReadonlyMap<Square, string>;

const isFirst = (letter: string): boolean => letter === letter.toUpperCase();

/** Returns the placement before the first move, and after each. */
export function placementsOf(game: PlayedGame): Placement[] {
  let placement: Placement = piecesOf(game);
  const placements = [placement];
  for (const move of game.moves) {
    const uci = typeof move === "string" ? move : move.uci;
    placement = after(placement, game.kind, uci);
    placements.push(placement);
  }
  return placements;
}

function after(before: Placement, kind: PlayedGame["kind"], uci: string): Placement {
  const pieces = new Map(before);
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const piece = pieces.get(from);
  if (piece === undefined) return pieces;
  const captured = pieces.get(to);
  pieces.delete(from);
  if (kind === "chess") {
    const rank = from.charAt(1);
    const isKing = piece.toLowerCase() === "k";
    const ownRook = captured !== undefined && captured.toLowerCase() === "r" && isFirst(captured) === isFirst(piece);
    const step = to.charCodeAt(0) - from.charCodeAt(0);
    if (isKing && (ownRook || Math.abs(step) === 2)) {
      const right = step > 0;
      // King-takes-rook names the rook; king-moves-two means the one at the edge.
      const corner = ownRook ? to : `${right ? "h" : "a"}${rank}`;
      const rook = pieces.get(corner);
      pieces.delete(corner);
      pieces.set(`${right ? "g" : "c"}${rank}`, piece);
      if (rook !== undefined) pieces.set(`${right ? "f" : "d"}${rank}`, rook);
      return pieces;
    }
    if (piece.toLowerCase() === "p") {
      // A pawn that moves diagonally onto an empty square has captured en passant.
      if (step !== 0 && captured === undefined) pieces.delete(to.charAt(0) + rank);
      const promoted = uci.charAt(4);
      pieces.set(to, promoted === "" ? piece : isFirst(piece) ? promoted.toUpperCase() : promoted);
      return pieces;
    }
  }
  pieces.set(to, piece);
  return pieces;
}

/** The key of a position: equal if placement and side to move are equal. */
export const keyOf = (placement: Placement, ply: number): string =>
  `${ply % 2} ${[...placement]
    .map(([square, letter]) => square + letter)
    .sort()
    .join("")}`;
