/** The picture of what a board element shows. Fetched by the element when it is asked for one. */
import { GEOMETRY } from "./games.ts";
import { squareName } from "./geometry.ts";
import type { Scene } from "./scene.ts";
import type { PieceSet } from "./skins.ts";
import type { Scheme, Theme } from "./themes.ts";
import type { Arrow, DiagramOptions, Mark, diagram as drawDiagram } from "../entries/diagram.ts";

/** How the board looks. */
export interface BoardLooks {
  readonly pieceSet: PieceSet;
  readonly theme: Theme;
  readonly scheme: Scheme | null;
  readonly coordinates: boolean;
}

/** Coordinates as the board has them. */
function coordinatesOf({ labels }: Scene): Pick<DiagramOptions, "coordinates"> {
  if (labels === undefined) return {};
  return { coordinates: labels === "chinese" ? "zh-Hant" : labels === "numbers" ? "wxf" : "coordinate" };
}

/**
 * The board as SVG text. `diagram` is handed in: where this module imported it, Parcel would drop its code from a worker
 * that imports both the board and diagrams.
 */
export function ofBoard(diagram: typeof drawDiagram, scene: Scene, looks: BoardLooks, width: number, title: string): string {
  const { kind, board, flipped, last, checked, checkers, chases, atFault, causes, selected } = scene;
  const geometry = GEOMETRY[kind];
  const name = (square: number): string => squareName(geometry, square);
  const rows = Array.from({ length: geometry.ranks }, (_, row) => {
    const start = (geometry.ranks - 1 - row) * geometry.files;
    const letters = board.slice(start, start + geometry.files).map((letter) => letter || "1");
    return letters.join("").replace(/1+/g, (empty) => String(empty.length));
  });
  const marks: Mark[] = [
    ...(checked === null ? [] : [{ square: name(checked), type: "check" as const }]),
    ...chases.map((chase) => ({ square: name(chase.target), type: chase.protected ? ("protected" as const) : ("chased" as const) })),
    ...(selected === null ? [] : [{ square: name(selected), type: "ring" as const }]),
    ...causes.map(({ square }) => ({ square: name(square), type: "cross" as const })),
  ];
  const arrows: Arrow[] = [
    ...(checked === null ? [] : checkers.map((from) => ({ from: name(from), to: name(checked), type: "attack" as const }))),
    ...chases.map(({ attacker, target }) => ({ from: name(attacker), to: name(target), type: "attack" as const, dashed: !atFault })),
  ];
  return diagram(rows.join("/"), {
    kind,
    flipped,
    theme: looks.theme,
    ...(looks.scheme === null ? {} : { scheme: looks.scheme }),
    pieces: looks.pieceSet,
    ...(looks.coordinates ? coordinatesOf(scene) : { coordinates: false }),
    last: last.map(name).join(""),
    marks,
    arrows,
    width,
    title,
  });
}
