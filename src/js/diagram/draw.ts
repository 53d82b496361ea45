/** The parts of a diagram as SVG text, in units of one hundredth of a cell. No ids, since several diagrams may share a page. */
import { SIMPLIFIED, TRADITIONAL } from "../board/glyphs/characters.ts";
import { XIANGQI_FIGURES, CHESS_FIGURES, type Figure } from "../board/glyphs/figures.ts";
import { HANZI, HANZI_BOX } from "../board/glyphs/hanzi.ts";
import type { GameKind } from "../board/games.ts";
import type { Palette, PieceColors } from "../board/themes.ts";
import type { Arrow, DiagramOptions, Mark } from "./public.js";
import { short, strokesOf } from "./strokes.js";

export const CELL = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

type PieceSet = NonNullable<DiagramOptions["pieces"]>;

/** Initials as written by the World Xiangqi Federation. */
const INITIALS: Readonly<Record<string, string>> = { K: "K", A: "A", B: "E", R: "R", N: "H", C: "C", P: "P" };

const circle = (r: number, attributes: string): string => `<circle r="${short(r)}" ${attributes}/>`;

/** Draws a sign, stroked or filled within a square of `size` around a point. */
export function sign(text: string, { x, y }: Point, size: number, color: string, weight: number): string {
  const strokes = strokesOf(text);
  if (strokes === null) return character(text, { x, y }, size, color);
  const scale = size / 100;
  return `<path transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${short(scale)})" d="${strokes}" fill="none" stroke="${color}" stroke-width="${short(weight * 100)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Draws a character, filled within a square of `size` around a point. */
export function character(text: string, { x, y }: Point, size: number, color: string): string {
  const outline = HANZI[text];
  if (outline === undefined) return "";
  return `<path transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${short(size / HANZI_BOX)})" d="${outline}" fill="${color}"/>`;
}

/** Draws signs side by side, such as the digits of a number. */
export function signs(text: string, { x, y }: Point, size: number, color: string, weight: number): string {
  const step = size * 0.72;
  return [...text].map((each, index) => sign(each, { x: x + (index - (text.length - 1) / 2) * step, y }, size, color, weight)).join("");
}

function figure({ body, lines, dots }: Figure, fill: string, detail: string, outline: string | null, size: number): string {
  const edge = outline === null ? "" : `<path d="${body}" stroke="${outline}" stroke-width="6"/>`;
  const drawn = lines === "" ? "" : `<path d="${lines}" fill="none" stroke="${detail}" stroke-width="3.4"/>`;
  const filled = dots === "" ? "" : `<path d="${dots}" fill="${detail}"/>`;
  return `<g transform="scale(${short(size / 100)}) translate(-50 -50)" stroke-linejoin="round" stroke-linecap="round">${edge}<path d="${body}" fill="${fill}"/>${drawn}${filled}</g>`;
}

/** Draws a piece centred on a point. */
export function piece(kind: GameKind, set: PieceSet, palette: Palette, letter: string, { x, y }: Point): string {
  const upper = letter.toUpperCase();
  const isFirst = letter === upper;
  const colors = isFirst ? palette.first : palette.second;
  const drawn = kind === "xiangqi" ? disc(set, colors, letter, isFirst) : chessman(set, colors, upper);
  return `<g transform="translate(${short(x)} ${short(y)})">${drawn}</g>`;
}

function disc(set: PieceSet, colors: PieceColors, letter: string, isFirst: boolean): string {
  const upper = letter.toUpperCase();
  const radius = CELL * 0.46;
  const plain = set === "letters";
  const rings =
    circle(radius * 0.97, `fill="${colors.body}" stroke="${plain ? colors.line : "#5a3a18"}" stroke-width="${plain ? 4 : 1.6}"`) +
    (plain ? "" : circle(radius * 0.88, `fill="none" stroke="${colors.line}" stroke-width="2.2"`)) +
    // The first mover's pieces have two rings: a cue to the side besides colour and character.
    (isFirst ? circle(radius * (plain ? 0.84 : 0.81), `fill="none" stroke="${colors.line}" stroke-width="${plain ? 1.6 : 1}"`) : "");
  const shadow = plain ? "" : `<circle cy="${short(radius * 0.07)}" r="${short(radius * 0.97)}" fill="#28160a" fill-opacity="0.55"/>`;
  const inside =
    set === "letters"
      ? sign(INITIALS[upper] ?? "", { x: 0, y: 0 }, CELL * 0.44, colors.line, 0.13)
      : set === "symbols"
        ? figureOf(XIANGQI_FIGURES[upper], colors)
        : character((set === "simplified" ? SIMPLIFIED : TRADITIONAL)[letter] ?? "", { x: 0, y: 0 }, CELL * 0.57, colors.line);
  return shadow + rings + inside;
}

const figureOf = (shape: Figure | undefined, colors: PieceColors): string =>
  shape === undefined ? "" : figure(shape, colors.line, colors.body, null, CELL * 0.607);

function chessman(set: PieceSet, colors: PieceColors, upper: string): string {
  const outline = colors.line;
  const size = CELL * 0.92;
  if (set === "letters") {
    const counter = circle(size * 0.4, `fill="${colors.body}" stroke="${outline}" stroke-width="3.8"`);
    return counter + sign(upper, { x: 0, y: 0 }, size * 0.46, colors.line, 0.13);
  }
  const shape = CHESS_FIGURES[upper];
  return shape === undefined ? "" : figure(shape, colors.body, colors.line, outline, size);
}

/** Draws twice, a wide pale line under a narrow one, so that the mark shows on any background. */
const haloed = (d: string, color: string, halo: string, width: number, more = ""): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"${more}><path d="${d}" stroke="${halo}" stroke-width="${short(width * 2)}"/><path d="${d}" stroke="${color}" stroke-width="${short(width)}"/></g>`;

const M = (x: number, y: number): string => `M${short(x)} ${short(y)}`;
const L = (x: number, y: number): string => `L${short(x)} ${short(y)}`;
const ring = ({ x, y }: Point, r: number): string => `${M(x - r, y)}A${short(r)} ${short(r)} 0 1 1 ${short(x - r)} ${short(y + 0.01)}Z`;

/** Four corners around a square: an end of the last move. */
export function brackets({ x, y }: Point, { mark }: Palette): string {
  const [half, arm] = [CELL * 0.46, CELL * 0.15];
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map(
      (down) =>
        M(x + right * (half - arm), y + down * half) + L(x + right * half, y + down * half) + L(x + right * half, y + down * (half - arm)),
    ),
  );
  return haloed(corners.join(""), mark.last, mark.halo, CELL * 0.045);
}

/** Draws a mark on a square; `under` is the part below the pieces. */
export function markOn({ type }: Mark, at: Point, { mark }: Palette): { readonly under: string; readonly over: string } {
  const { x, y } = at;
  switch (type) {
    case "check": {
      const points = Array.from({ length: 28 }, (_, index) => {
        const angle = (index * Math.PI) / 14 - Math.PI / 2;
        const radius = CELL * (index % 2 === 0 ? 0.56 : 0.43);
        return (index === 0 ? M : L)(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      });
      return { under: `<path d="${points.join("")}Z" fill="${mark.check}" stroke="${mark.halo}" stroke-width="3"/>`, over: "" };
    }
    case "ring":
      return { under: "", over: haloed(ring(at, CELL * 0.47), mark.selected, mark.halo, CELL * 0.06) };
    case "chased":
    case "protected": {
      const ticks = (
        [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const
      ).map(([right, down]) => M(x + right * CELL * 0.3, y + down * CELL * 0.3) + L(x + right * CELL * 0.5, y + down * CELL * 0.5));
      const sight = haloed(ring(at, CELL * 0.4) + ticks.join(""), mark.chase, mark.halo, CELL * 0.055);
      const shield = "M-45 -40 L45 -40 L45 9 L0 52 L-45 9 Z";
      return { under: "", over: type === "chased" ? sight : sight + badge({ x: x - CELL * 0.33, y: y - CELL * 0.33 }, mark.chase, shield) };
    }
    case "cross":
      return { under: "", over: badge({ x: x + CELL * 0.33, y: y - CELL * 0.33 }, mark.refused, "M-45 -45 L45 45 M45 -45 L-45 45") };
  }
}

const badge = ({ x, y }: Point, color: string, d: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(0.17)"><circle r="100" fill="${color}" stroke="#fff" stroke-width="22"/><path d="${d}" fill="none" stroke="#fff" stroke-width="28" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** Draws an arrow, offset by `lane` arrow widths so that several between the same squares stay apart. */
export function arrowBetween(
  { number, type = "move", dashed = false }: Arrow,
  from: Point,
  to: Point,
  lane: number,
  { mark }: Palette,
): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return "";
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const aside = { x: -uy * lane * CELL * 0.17, y: ux * lane * CELL * 0.17 };
  const start = { x: from.x + ux * CELL * 0.3 + aside.x, y: from.y + uy * CELL * 0.3 + aside.y };
  const tip = { x: to.x - ux * CELL * 0.36 + aside.x, y: to.y - uy * CELL * 0.36 + aside.y };
  const head = CELL * 0.2;
  const color = type === "move" ? mark.selected : mark.chase;
  const d =
    M(start.x, start.y) +
    L(tip.x, tip.y) +
    M(tip.x - ux * head - uy * head * 0.7, tip.y - uy * head + ux * head * 0.7) +
    L(tip.x, tip.y) +
    L(tip.x - ux * head + uy * head * 0.7, tip.y - uy * head - ux * head * 0.7);
  const line = haloed(d, color, mark.halo, CELL * (dashed ? 0.045 : 0.06), dashed ? ` stroke-dasharray="14 14"` : "");
  if (number === undefined) return line;
  // Beside the tail, where no other arrow's head lies.
  const at = { x: start.x + ux * CELL * 0.12, y: start.y + uy * CELL * 0.12 };
  return `${line}<circle cx="${short(at.x)}" cy="${short(at.y)}" r="17" fill="${color}" stroke="#fff" stroke-width="3"/>${signs(String(number), at, number > 9 ? 17 : 21, "#fff", 0.15)}`;
}
