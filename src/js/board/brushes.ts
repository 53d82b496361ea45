/** The parts of a frame that cost most to draw, kept as pictures: the empty board, and one picture per piece. */

import type { BoardPiece, BoardSurface } from "./api.ts";
import { colorOf } from "./games.ts";
import type { GameKind } from "./games.ts";
import { backingSize, parseSquare, toPixel } from "./geometry.ts";
import type { Point, View } from "./geometry.ts";
import type { Brushes } from "./paint.ts";
import { drawPiece } from "./pieces.ts";
import type { Labels } from "./scene.ts";
import type { PieceSet, Skin } from "./skins.ts";
import { drawSurface } from "./surface.ts";
import type { Palette } from "./themes.ts";

/** Everything that the pictures depend on. */
export interface Paintwork {
  readonly kind: GameKind;
  readonly skin: Skin;
  readonly palette: Palette;
  readonly pieceSet: PieceSet;
  readonly coordinates: boolean;
  readonly labels: Labels;
  /** The outlines that are there. */
  readonly outlines: string;
  readonly own: OwnPictures;
  readonly view: View;
  readonly pixelRatio: number;
  readonly width: number;
  readonly height: number;
}

/** What a page draws in its own way. */
export interface OwnPictures {
  readonly piece: ((piece: BoardPiece) => CanvasImageSource | null) | null;
  readonly surface: ((context: CanvasRenderingContext2D, surface: BoardSurface) => void) | null;
}

/** A picture is somewhat larger than its piece, which throws a shadow. */
const ROOM = 1.12;

/** `later` is called when a picture of the page has been loaded, which cannot be drawn before. */
export function makeBrushes(document: Document, work: Paintwork, later: () => void): Brushes {
  const { kind, skin, palette, view, pixelRatio, pieceSet, own } = work;
  const surface = document.createElement("canvas");
  surface.width = work.width;
  surface.height = work.height;
  const surfaceContext = surface.getContext("2d");
  if (surfaceContext !== null) {
    surfaceContext.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    if (own.surface === null) drawSurface(surfaceContext, skin, palette, view, pixelRatio, work);
    else own.surface(surfaceContext, ownSurface(work));
  }
  const diameter = view.cell * skin.pieceSize;
  const side = backingSize(diameter * ROOM, pixelRatio);
  const pictures = new Map<string, HTMLCanvasElement>();

  const drawAt = (ctx: CanvasRenderingContext2D, letter: string, middle: number, size: number): void => {
    const image = own.piece?.({ kind, color: colorOf(kind, letter), letter }) ?? null;
    if (image === null) drawPiece(ctx, skin, palette, pieceSet, letter, middle, middle, size);
    else if (isLoading(image)) image.addEventListener("load", later, { once: true });
    else if (!isBroken(image)) ctx.drawImage(image, middle - size / 2, middle - size / 2, size, size);
  };

  const pictureOf = (letter: string): HTMLCanvasElement => {
    const known = pictures.get(letter);
    if (known !== undefined) return known;
    const picture = document.createElement("canvas");
    picture.width = picture.height = side;
    const ctx = picture.getContext("2d");
    if (ctx !== null) {
      ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      drawAt(ctx, letter, side / pixelRatio / 2, diameter);
    }
    pictures.set(letter, picture);
    return picture;
  };

  return {
    surface(ctx) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(surface, 0, 0);
    },
    piece(ctx, letter, { x, y }: Point, isTurned = false) {
      // On whole device pixels, where the picture is not blurred.
      const at = (css: number): number => Math.round(css * pixelRatio - side / 2);
      if (isTurned) ctx.setTransform(-1, 0, 0, -1, at(x) + side, at(y) + side);
      else ctx.setTransform(1, 0, 0, 1, at(x), at(y));
      ctx.drawImage(pictureOf(letter), 0, 0);
      ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    },
    portrait(ctx, letter, middle, cell) {
      drawAt(ctx, letter, middle, cell * skin.pieceSize);
    },
  };
}

const isImage = (image: CanvasImageSource): image is HTMLImageElement =>
  typeof HTMLImageElement !== "undefined" && image instanceof HTMLImageElement;
const isLoading = (image: CanvasImageSource): image is HTMLImageElement => isImage(image) && !image.complete;
/** A picture that could not be loaded cannot be drawn either. */
const isBroken = (image: CanvasImageSource): boolean => isImage(image) && image.naturalWidth === 0;

function ownSurface({ kind, view, width, height, pixelRatio }: Paintwork): BoardSurface {
  return {
    kind,
    flipped: view.flipped,
    width: width / pixelRatio,
    height: height / pixelRatio,
    cell: view.cell,
    center: (square) => toPixel(view, parseSquare(view.geometry, square) ?? 0),
  };
}

/** Whether the pictures of one paintwork serve for another. */
export function isSame(a: Paintwork, b: Paintwork): boolean {
  const flat = ({ view, ...rest }: Paintwork): unknown[] => [...Object.values(rest), view.cell, view.left, view.top, view.flipped];
  const other = flat(b);
  return flat(a).every((value, index) => value === other[index]);
}
