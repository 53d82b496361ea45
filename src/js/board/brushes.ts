/** The parts of a frame that cost most to draw, kept as pictures: the empty board, and one picture per piece. */

import { backingSize } from "./geometry.ts";
import type { Point, View } from "./geometry.ts";
import type { Brushes } from "./paint.ts";
import { drawPiece } from "./pieces.ts";
import type { PieceSet, Skin } from "./skins.ts";
import { drawSurface } from "./surface.ts";
import type { Palette } from "./themes.ts";

/** Everything that the pictures depend on. */
export interface Paintwork {
  readonly skin: Skin;
  readonly palette: Palette;
  readonly pieceSet: PieceSet;
  readonly coordinates: boolean;
  readonly view: View;
  readonly pixelRatio: number;
  readonly width: number;
  readonly height: number;
}

/** A picture is somewhat larger than its piece, which throws a shadow. */
const ROOM = 1.12;

export function makeBrushes(document: Document, work: Paintwork): Brushes {
  const { skin, palette, view, pixelRatio, pieceSet } = work;
  const surface = document.createElement("canvas");
  surface.width = work.width;
  surface.height = work.height;
  const surfaceContext = surface.getContext("2d");
  if (surfaceContext !== null) {
    surfaceContext.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    drawSurface(surfaceContext, skin, palette, view, pixelRatio, work.coordinates);
  }
  const diameter = view.cell * skin.pieceSize;
  const side = backingSize(diameter * ROOM, pixelRatio);
  const pictures = new Map<string, HTMLCanvasElement>();

  const pictureOf = (letter: string): HTMLCanvasElement => {
    const known = pictures.get(letter);
    if (known !== undefined) return known;
    const picture = document.createElement("canvas");
    picture.width = picture.height = side;
    const ctx = picture.getContext("2d");
    if (ctx !== null) {
      ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      const middle = side / pixelRatio / 2;
      drawPiece(ctx, skin, palette, pieceSet, letter, middle, middle, diameter);
    }
    pictures.set(letter, picture);
    return picture;
  };

  return {
    surface(ctx) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(surface, 0, 0);
    },
    piece(ctx, letter, { x, y }: Point) {
      // On whole device pixels, where the picture is not blurred.
      const at = (css: number): number => Math.round(css * pixelRatio - side / 2);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(pictureOf(letter), at(x), at(y));
      ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    },
  };
}

/** Whether the pictures of one paintwork serve for another. */
export function isSame(a: Paintwork, b: Paintwork): boolean {
  const flat = ({ view, ...rest }: Paintwork): unknown[] => [...Object.values(rest), view.cell, view.left, view.top, view.flipped];
  const other = flat(b);
  return flat(a).every((value, index) => value === other[index]);
}
