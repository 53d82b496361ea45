/** Arrows, circles and squares drawn on a board: as a page gives them, as records write them, as a user draws them. Pure. */

import type { BoardDrawingProperties, Shape } from "./api.ts";
import { GEOMETRY } from "./games.ts";
import type { Geometry } from "./geometry.ts";
import { parseSquare, squareName } from "./geometry.ts";
import type { DrawnShape, Scene } from "./scene.ts";

/** More are not drawn: nobody could tell them apart. */
const MAX_SHAPES = 256;

const isShapeType = (type: unknown): type is DrawnShape["type"] => type === "arrow" || type === "circle" || type === "square";

/** The shapes of a page on this board; those that name no square of it are left out. */
export function drawnShapes(geometry: Geometry, shapes: Iterable<Shape>): DrawnShape[] {
  const drawn: DrawnShape[] = [];
  for (const { type, from, to, color } of shapes) {
    if (drawn.length === MAX_SHAPES) break;
    const start = parseSquare(geometry, from);
    const end = type === "arrow" ? parseSquare(geometry, to ?? "") : start;
    const isArrow = type === "arrow";
    if (start === null || end === null || !isShapeType(type) || (isArrow && start === end)) continue;
    drawn.push({ type, from: start, to: end, color: color ?? "green" });
  }
  return drawn;
}

/** The squares of this board that a page has marked, with their class or what is said of them. */
export function marksBySquare(geometry: Geometry, marks: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [name, mark] of Object.entries(marks)) {
    const square = parseSquare(geometry, name);
    if (square !== null) found.set(square, mark);
  }
  return found;
}

/** A drawn shape as a page gets it. */
export function shapeOf(geometry: Geometry, { type, from, to, color }: DrawnShape): Shape {
  const start = squareName(geometry, from);
  return type === "arrow" ? { type, from: start, to: squareName(geometry, to), color } : { type, from: start, color };
}

/** The shapes with one more; one like it goes, and takes the new one along if it has its colour. */
export function toggled(shapes: readonly Shape[], shape: Shape): Shape[] {
  const rest = shapes.filter(({ type, from, to }) => type !== shape.type || from !== shape.from || to !== shape.to);
  const hasSame = shapes.some(({ color, ...other }) => (color ?? "green") === shape.color && same(other, shape));
  return hasSame ? rest : [...rest, shape];
}

const same = (a: Omit<Shape, "color">, b: Shape): boolean => a.type === b.type && a.from === b.from && a.to === b.to;

/** A scene with what the page draws on it; what is said of faults stands for the reason that is marked there. */
export function drawnOn(
  scene: Scene,
  { shapes, highlights, faults }: Pick<BoardDrawingProperties, "shapes" | "highlights" | "faults">,
): Scene {
  const geometry = GEOMETRY[scene.kind];
  const notes = marksBySquare(geometry, faults);
  const wrong = [...notes.keys()].map((square) => ({ square, occupied: (scene.board[square] ?? "") !== "" }));
  return {
    ...scene,
    causes: [...scene.causes, ...wrong],
    notes,
    shapes: drawnShapes(geometry, shapes),
    highlights: marksBySquare(geometry, highlights),
  };
}
