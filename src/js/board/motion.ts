/** What moved between two placements, and where the pieces are on their way. Time is passed in. */

import { fileOf, rankOf } from "./geometry.ts";
import type { Geometry, Square } from "./geometry.ts";
import { movesFirst } from "./games.ts";
import type { Placement } from "./games.ts";

export interface Slide {
  /** As it is drawn: what arrives, which after a promotion is not what set out. */
  readonly letter: string;
  readonly from: Square;
  readonly to: Square;
}

export interface Change {
  readonly slides: readonly Slide[];
  /** Pieces that were taken, where they stood. */
  readonly gone: readonly { readonly letter: string; readonly square: Square }[];
}

export interface Animation extends Change {
  readonly start: number;
  readonly duration: number;
}

/** Decides whether and how a change is animated; `null` shows it at once. */
export type Animator = (change: Change, now: number) => Animation | null;

export const still: Animator = () => null;

export function gliding(duration: number): Animator {
  return (change, now) => (change.slides.length === 0 ? null : { ...change, start: now, duration });
}

/** Pairs what left with what arrived: the same letter first, the nearest first, then a pawn with what it became. */
export function diff(geometry: Geometry, before: Placement, after: Placement): Change {
  const left: { letter: string; square: Square }[] = [];
  const arrived: { letter: string; square: Square }[] = [];
  after.forEach((letter, square) => {
    const old = before[square] ?? "";
    if (old === letter) return;
    if (old !== "") left.push({ letter: old, square });
    if (letter !== "") arrived.push({ letter, square });
  });

  const slides: Slide[] = [];
  const distance = (a: Square, b: Square): number =>
    Math.hypot(fileOf(geometry, a) - fileOf(geometry, b), rankOf(geometry, a) - rankOf(geometry, b));
  const pair = (fits: (from: string, to: string) => boolean): void => {
    for (let index = 0; index < arrived.length; ) {
      const goal = arrived[index];
      if (goal === undefined) break;
      const candidates = left.filter((piece) => fits(piece.letter, goal.letter));
      candidates.sort((a, b) => distance(a.square, goal.square) - distance(b.square, goal.square));
      const [origin] = candidates;
      if (origin === undefined) {
        index += 1;
        continue;
      }
      slides.push({ letter: goal.letter, from: origin.square, to: goal.square });
      left.splice(left.indexOf(origin), 1);
      arrived.splice(index, 1);
    }
  };
  pair((from, to) => from === to);
  // Forwards a pawn becomes a piece, backwards (a promotion taken back) a piece becomes a pawn.
  pair((from, to) => movesFirst(from) === movesFirst(to) && (isPawn(from) || isPawn(to)));
  return { slides, gone: left };
}

function isPawn(letter: string): boolean {
  return letter.toLowerCase() === "p";
}

/** How far an animation is, from 0 to 1, slowing towards the end. */
export function progress(animation: Animation, now: number): number {
  const linear = Math.min(1, Math.max(0, (now - animation.start) / animation.duration));
  return 1 - (1 - linear) ** 3;
}

export function isOver(animation: Animation, now: number): boolean {
  return now >= animation.start + animation.duration;
}
