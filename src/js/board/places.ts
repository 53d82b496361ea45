/**
 * Where something stands, in the words of who reads the moves: by coordinates, or as players of xiangqi say it, by the
 * piece and its file counted from the right of its side. Pure.
 */

import { fill, lookUp } from "../i18n/text.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { GEOMETRY, movesFirst } from "./games.ts";
import type { GameKind, Placement } from "./games.ts";
import { fileOf, rankOf, squareName } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import type { Labels } from "./scene.ts";

/** How squares are named: as the edges of the board are lettered. Absent: by coordinates. */
export interface Naming {
  readonly kind: GameKind;
  readonly board: Placement;
  readonly labels?: Labels | undefined;
}

const NUMERALS = "一二三四五六七八九";

function isByPlayers({ kind, labels }: Naming): boolean {
  return kind === "xiangqi" && (labels === "numbers" || labels === "chinese");
}

/** The file as a side counts: from its right, the side that moves first with Chinese numerals where those are written. */
function fileText({ kind, labels }: Naming, square: Square, isFirst: boolean): string {
  const file = fileOf(GEOMETRY[kind], square);
  const number = isFirst ? GEOMETRY[kind].files - file : file + 1;
  return labels === "chinese" && isFirst ? NUMERALS.charAt(number - 1) : String(number);
}

/** A piece of this letter there: “chariot 4”, “xe 4”, “四路车”. */
export function pieceThere(messages: BoardMessages, naming: Naming, letter: string, square: Square): string {
  const { kind, board } = naming;
  const isFirst = movesFirst(letter);
  const alike = board.flatMap((other, at) =>
    other === letter && fileOf(GEOMETRY[kind], at) === fileOf(GEOMETRY[kind], square) ? [rankOf(GEOMETRY[kind], at)] : [],
  );
  const texts = messages.place;
  const named = fill(texts.piece, { piece: lookUp(messages.piece[kind], letter), file: fileText(naming, square, isFirst) });
  if (alike.length !== 2) return named;
  // Of two on one file the one nearer to the other side is in front.
  const isFront = rankOf(GEOMETRY[kind], square) === (isFirst ? Math.max(...alike) : Math.min(...alike));
  return fill(isFront ? texts.front : texts.rear, { piece: named });
}

/** A point, whatever stands there, as the first side counts: “file 4, rank 1”. */
export function pointText(messages: BoardMessages, naming: Naming, square: Square): string {
  if (!isByPlayers(naming)) return squareName(GEOMETRY[naming.kind], square);
  return fill(messages.place.point, { file: fileText(naming, square, true), rank: rankOf(GEOMETRY[naming.kind], square) + 1 });
}

/** What of a sentence stands for a piece and its square together. */
const TOGETHER = /\{(?:piece|by|of)\}[^{}]*\{(?:square|attacker|target)\}| ?\{(?:square|attacker|target)\} ?的?\{(?:piece|by|of)\}/g;

/** The template with a piece and its square said in one; as it is where squares are coordinates. */
export function joined(naming: Naming, template: string): string {
  if (!isByPlayers(naming)) return template;
  return template.replace(TOGETHER, (found) => /\{(?:piece|by|of)\}/.exec(found)?.[0] ?? found);
}

/** Reasons whose squares are points and no pieces that could be named. */
const POINTS: readonly string[] = ["no-piece", "own-piece-there", "exposes-general"];

/** A sentence with the squares that it speaks of. `code` tells whether they are points or what stands there. */
export function placed(messages: BoardMessages, naming: Naming, code: string, template: string, squares: readonly Square[]): string {
  const list = (texts: readonly string[]): string => texts.join(messages.listSeparator);
  const points = list(squares.map((square) => pointText(messages, naming, square)));
  if (!isByPlayers(naming)) return template.replace(/\{squares?\}/g, points);
  const { board } = naming;
  const pieces = list(
    squares.map((square) => {
      const letter = board[square] ?? "";
      return letter === "" ? pointText(messages, naming, square) : pieceThere(messages, naming, letter, square);
    }),
  );
  const on = messages.place.pieceOn;
  const forms = [on, on.replace("{squares}", "{square}")];
  const blank = naming.labels === "chinese" ? " " : "";
  const said = [...forms.map((form) => blank + form), ...forms].reduce((text, form) => text.replace(form, () => pieces), template);
  return said.replace(/ ?\{squares?\} ?/g, (gap) => spaced(gap, naming, POINTS.includes(code) ? points : pieces));
}

/** Chinese words stand without the blanks that coordinates have around them. */
function spaced(gap: string, { labels }: Naming, text: string): string {
  return labels === "chinese" ? text : gap.replace(/\{squares?\}/, () => text);
}
