/** Draws one piece of either game, in any of its sets. */

import { movesFirst } from "./games.ts";
import type { GameKind } from "./games.ts";
import type { Figure } from "./glyphs/figures.ts";
import { SIMPLIFIED, TRADITIONAL } from "./glyphs/characters.ts";
import { letterPath } from "./glyphs/letters.ts";
import { chess, hanzi } from "./parts.ts";
import type { PieceSet, Skin } from "./skins.ts";
import type { Palette, PieceColors } from "./themes.ts";

type Canvas = CanvasRenderingContext2D;

/** Fetches the outlines that a set of pieces is drawn with; what is not there yet is not drawn. */
export function fetchOutlines(kind: GameKind, set: PieceSet, then: () => void): void {
  if (kind === "chess" || set === "symbols") chess.want(then);
  // Symbols serve where the characters cannot be had.
  else hanzi.want(then, () => chess.want(then));
}

/** Which outlines there are. */
export function outlines(): string {
  return `${hanzi.now !== null} ${chess.now !== null}`;
}

const paths = new Map<string, Path2D>();

function pathOf(data: string): Path2D {
  const known = paths.get(data);
  if (known !== undefined) return known;
  const path = new Path2D(data);
  paths.set(data, path);
  return path;
}

/** Draws a piece centred on (x, y) within a circle or square of `size` CSS pixels. */
export function drawPiece(
  ctx: Canvas,
  skin: Skin,
  palette: Palette,
  set: PieceSet,
  letter: string,
  x: number,
  y: number,
  size: number,
): void {
  const isFirst = movesFirst(letter);
  const colors = isFirst ? palette.first : palette.second;
  ctx.save();
  ctx.translate(x, y);
  if (skin.layout === "points") drawDisc(ctx, colors, set, letter, isFirst, size);
  else {
    // A dark piece has a pale edge, which shows it on a dark square.
    const outline = colors.line;
    const figure = chess.now?.CHESS_FIGURES[letter.toUpperCase()];
    if (set === "letters") drawLetter(ctx, letter, colors, outline, size);
    else if (figure !== undefined) drawFigure(ctx, figure, colors.body, colors.line, outline, size);
  }
  ctx.restore();
}

function drawDisc(ctx: Canvas, colors: PieceColors, set: PieceSet, letter: string, isFirst: boolean, size: number): void {
  const radius = size / 2;
  const circle = (r: number): void => {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, 2 * Math.PI);
  };
  // The thickness of the disc, seen below it.
  ctx.save();
  ctx.translate(0, radius * 0.07);
  circle(radius * 0.97);
  ctx.fillStyle = "rgba(40, 22, 6, 0.55)";
  ctx.fill();
  ctx.restore();

  const wood = ctx.createLinearGradient(0, -radius, 0, radius);
  wood.addColorStop(0, colors.body);
  wood.addColorStop(1, colors.shade);
  circle(radius * 0.97);
  ctx.fillStyle = wood;
  ctx.fill();
  ctx.strokeStyle = "rgba(60, 34, 10, 0.7)";
  ctx.lineWidth = Math.max(0.75, radius * 0.03);
  ctx.stroke();

  // The first mover's pieces have two rings: another sign of the side beside colour and character.
  ctx.strokeStyle = colors.line;
  ctx.lineWidth = Math.max(1, radius * 0.05);
  circle(radius * 0.88);
  ctx.stroke();
  if (isFirst) {
    ctx.lineWidth = Math.max(0.6, radius * 0.022);
    circle(radius * 0.81);
    ctx.stroke();
  }

  // A set of the other game stands for this one's own first set.
  const character = (set === "simplified" ? SIMPLIFIED : TRADITIONAL)[letter] ?? "";
  if (set !== "symbols" && drawHanzi(ctx, character, colors.line, size * 0.62)) return;
  const figure = chess.now?.XIANGQI_FIGURES[letter.toUpperCase()];
  if (figure !== undefined) drawFigure(ctx, figure, colors.line, colors.body, null, size * 0.66);
}

/** Fills a character within a square of `size`, centred on the origin; `false` where its outline is not there. */
export function drawHanzi(ctx: Canvas, character: string, color: string, size: number): boolean {
  const { HANZI, HANZI_BOX = 1 } = hanzi.now ?? {};
  const data = HANZI?.[character];
  if (data === undefined) return false;
  const scale = size / HANZI_BOX;
  ctx.save();
  ctx.scale(scale, scale);
  ctx.translate(-HANZI_BOX / 2, -HANZI_BOX / 2);
  ctx.fillStyle = color;
  ctx.fill(pathOf(data));
  ctx.restore();
  return true;
}

/** A piece as a counter with its letter. */
function drawLetter(ctx: Canvas, letter: string, colors: PieceColors, outline: string, size: number): void {
  const path = letterPath(letter.toUpperCase());
  if (path === null) return;
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.4, 0, 2 * Math.PI);
  ctx.fillStyle = colors.body;
  ctx.fill();
  ctx.strokeStyle = outline;
  ctx.lineWidth = Math.max(1, size * 0.04);
  ctx.stroke();
  drawCharacter(ctx, path, colors.line, size * 0.46, 0.13);
}

/** Strokes a character within a square of `size`, centred on the origin; `weight` is the stroke's share of it. */
function drawCharacter(ctx: Canvas, path: Path2D, color: string, size: number, weight: number): void {
  ctx.save();
  ctx.scale(size / 100, size / 100);
  ctx.translate(-50, -50);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.lineWidth = weight * 100;
  ctx.strokeStyle = color;
  ctx.stroke(path);
  ctx.restore();
}

function drawFigure(ctx: Canvas, figure: Figure, fill: string, detail: string, outline: string | null, size: number): void {
  ctx.save();
  ctx.scale(size / 100, size / 100);
  ctx.translate(-50, -50);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  const body = pathOf(figure.body);
  if (outline !== null) {
    // Half of this line lies outside the body; the fill then covers the inner half, also where outlines overlap.
    ctx.strokeStyle = outline;
    ctx.lineWidth = 6;
    ctx.stroke(body);
  }
  ctx.fillStyle = fill;
  ctx.fill(body);
  ctx.strokeStyle = ctx.fillStyle = detail;
  ctx.lineWidth = 3.4;
  if (figure.lines !== "") ctx.stroke(pathOf(figure.lines));
  if (figure.dots !== "") ctx.fill(pathOf(figure.dots));
  ctx.restore();
}
