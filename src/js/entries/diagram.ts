/**
 * The entry `trongtai/diagram`: positions and evidence as SVG text, drawn with the board's own glyphs as paths. It needs
 * no page, no font and no engine.
 */
import { evidenceOf, occurrencesOf } from "../diagram/cycle.js";
import { drawingOf, svgOf } from "../diagram/diagram.js";
import { signs } from "../diagram/draw.js";
import type { DiagramOptions, Occurrence } from "../diagram/public.js";
import type { Verdict } from "../types.js";
import type { PlayedGame } from "../words/played.js";

export type { Arrow, DiagramOptions, Mark, Occurrence } from "../diagram/public.js";
export type { PlayedGame } from "../words/played.js";

const WIDTH = 360;

/** Draws a position, given as FEN, as one `<svg>`. */
export function diagram(fen: string, options: DiagramOptions = {}): string {
  return svgOf([drawingOf(fen, options)], options.width ?? WIDTH, options.title);
}

/**
 * Draws a verdict's evidence in one picture: the position before the last cycle, its moves as numbered arrows, and attacks
 * as dashed ones. `null` if the position alone decided.
 */
export function evidenceDiagram(verdict: Verdict, game: PlayedGame, options: DiagramOptions = {}): string | null {
  const found = evidenceOf(verdict, game);
  return found === null ? null : diagram(found.fen, shown(found, game, options));
}

/** Returns the occurrences of a verdict's repeated position, first to last; empty if no repetition decided. */
export function occurrences(verdict: Verdict, game: PlayedGame): readonly Occurrence[] {
  return occurrencesOf(verdict, game);
}

/**
 * Draws the occurrences of a verdict's repeated position as a strip of numbered diagrams, with the moves that led from each
 * to the next. At most `most` of them (default 3), the last ones. `null` if there is no evidence.
 */
export function cycleStrip(verdict: Verdict, game: PlayedGame, options: DiagramOptions & { readonly most?: number } = {}): string | null {
  const all = occurrencesOf(verdict, game).slice(-(options.most ?? 3));
  if (all.length === 0) return null;
  const drawings = all.map((each) => drawingOf(each.fen, shown(each, game, options)));
  const heads = all.map(
    ({ time }, index) =>
      (at: { x: number; y: number }) =>
        `<circle cx="${at.x}" cy="${at.y}" r="32" fill="${drawings[index]!.palette.ink}"/>${signs(String(time), at, time > 9 ? 30 : 38, drawings[index]!.palette.ground, 0.13)}`,
  );
  return svgOf(drawings, (options.width ?? WIDTH) * all.length, options.title, heads);
}

/** Combines what was found with what the caller wants drawn. */
function shown({ arrows, marks, ply }: Occurrence, game: PlayedGame, options: DiagramOptions): DiagramOptions {
  const last = game.moves[ply - 1];
  return {
    ...(last === undefined ? {} : { last: typeof last === "string" ? last : last.uci }),
    ...options,
    kind: game.kind,
    arrows: [...arrows, ...(options.arrows ?? [])],
    marks: [...marks, ...(options.marks ?? [])],
  };
}
