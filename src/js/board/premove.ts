/**
 * Where a piece could go once the other side has moved: by its steps alone, whatever stands in its way now. A premove is
 * not judged before its turn comes; this only keeps what can never be played from being meant.
 */

import { GEOMETRY, movesFirst } from "./games.ts";
import type { GameKind, Placement } from "./games.ts";
import { fileOf, rankOf, squareCount, squareName } from "./geometry.ts";
import type { Square } from "./geometry.ts";

/** A way between two squares: files and ranks, without their signs, and forwards for the side that moves. */
interface Way {
  readonly files: number;
  readonly ranks: number;
  readonly forwards: number;
  /** The goal as its side counts ranks, from 0, and its file. */
  readonly rank: number;
  readonly file: number;
  /** The rank that it sets out from, likewise. */
  readonly home: number;
}

type Reach = (way: Way) => boolean;

const straight: Reach = ({ files, ranks }) => files === 0 || ranks === 0;
const diagonal: Reach = ({ files, ranks }) => files === ranks;
const leap: Reach = ({ files, ranks }) => files * ranks === 2;
const inPalace = ({ file, rank }: Way): boolean => file >= 3 && file <= 5 && rank <= 2;

const REACH: Readonly<Record<GameKind, Readonly<Record<string, Reach>>>> = {
  xiangqi: {
    K: (way) => way.files + way.ranks === 1 && inPalace(way),
    A: (way) => way.files * way.ranks === 1 && inPalace(way),
    B: ({ files, ranks, rank }) => files === 2 && ranks === 2 && rank <= 4,
    N: leap,
    R: straight,
    C: straight,
    P: ({ files, forwards, home }) => (files === 0 && forwards === 1) || (files === 1 && forwards === 0 && home >= 5),
  },
  chess: {
    // The king castles by two or more squares along its home rank.
    K: ({ files, ranks, home, rank }) => Math.max(files, ranks) === 1 || (ranks === 0 && home === 0 && rank === 0),
    Q: (way) => straight(way) || diagonal(way),
    R: straight,
    B: diagonal,
    N: leap,
    P: ({ files, forwards, home }) => (forwards === 1 && files <= 1) || (forwards === 2 && files === 0 && home === 1),
  },
};

/** The squares that a piece could go to by its steps. */
export function premoveGoals(kind: GameKind, board: Placement, from: Square): Square[] {
  const letter = board[from] ?? "";
  const reach = REACH[kind][letter.toUpperCase()];
  if (reach === undefined) return [];
  const geometry = GEOMETRY[kind];
  const ofSide = (rank: number): number => (movesFirst(letter) ? rank : geometry.ranks - 1 - rank);
  const home = ofSide(rankOf(geometry, from));
  return Array.from({ length: squareCount(geometry) }, (_, to) => to).filter((to) => {
    const rank = ofSide(rankOf(geometry, to));
    const forwards = rank - home;
    const files = Math.abs(fileOf(geometry, to) - fileOf(geometry, from));
    return to !== from && reach({ files, ranks: Math.abs(forwards), forwards, rank, file: fileOf(geometry, to), home });
  });
}

/** The squares of a move by their names. */
export function namedMove(
  kind: GameKind,
  move: { readonly from: Square; readonly to: Square } | null,
): { readonly from: string; readonly to: string } | null {
  return move && { from: squareName(GEOMETRY[kind], move.from), to: squareName(GEOMETRY[kind], move.to) };
}
