/** The board: canvas below, grid above, sharp at every pixel ratio, one animation frame at a time. */

import { media, watchSize } from "./platform.ts";
import { makeBrushes, isSame } from "./brushes.ts";
import type { OwnPictures, Paintwork } from "./brushes.ts";
import { backingSize, toPixel } from "./geometry.ts";
import type { Square, View } from "./geometry.ts";
import { mountGrid } from "./grid.ts";
import type { Drag, Grid } from "./grid.ts";
import { mountDragPiece } from "./drag-piece.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { diff, gliding, isOver, progress, still } from "./motion.ts";
import type { Animation } from "./motion.ts";
import { needsSigns, paint } from "./paint.ts";
import type { Brushes, DrawnPiece } from "./paint.ts";
import type { PromotionChooser } from "./promotion.ts";
import { outlines } from "./pieces.ts";
import type { DrawnShape, Scene, SendIntent } from "./scene.ts";
import { chess, setting, signs } from "./parts.ts";
import type { SparePieces } from "./spares.ts";
import { aspectRatio, SKINS, viewOf } from "./skins.ts";
import type { PieceSet } from "./skins.ts";
import { paletteOf, recolored } from "./themes.ts";
import type { Palette, Scheme, Theme } from "./themes.ts";
import { pictureLabel } from "./words.ts";

export interface Looks {
  readonly pieceSet: PieceSet;
  readonly theme: Theme;
  /** `null` follows the system. */
  readonly scheme: Scheme | null;
  readonly coordinates: boolean;
  readonly animation: boolean;
  readonly own: OwnPictures;
}

export type { OwnPictures };

export interface Board {
  update(scene: Scene, messages: BoardMessages, looks: Looks): void;
  /** Reads the style properties again. */
  refresh(): void;
  /** A picture of a piece as it is drawn now, of so many CSS pixels; `null` before the first update. */
  picture(letter: string, size: number): HTMLCanvasElement | null;
  focus(): void;
  dispose(): void;
}

/** The style properties that replace colours: `--trongtai-ground`, `--trongtai-first-body`, … */
const PROPERTY = "--trongtai-";
const GLIDE_MS = 160;
/** The colours that shapes have by name. */
const SHAPE_COLORS: Readonly<Record<string, string>> = { green: "#15781b", red: "#b3261e", yellow: "#d97f00", blue: "#0b4a9e" };
/** What stays behind of a piece that is dragPiece. */
const SHADOW_OPACITY = 0.35;

interface Shown {
  readonly scene: Scene;
  readonly messages: BoardMessages;
  readonly looks: Looks;
}

export function mountBoard(host: HTMLElement, send: SendIntent): Board {
  const document = host.ownerDocument;
  const window = document.defaultView;
  if (window === null) throw new Error("the board needs a page with a window");
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.setAttribute("part", "canvas");
  host.append(canvas);
  // Documents of test runners draw nothing, and know no media; the board is played on there all the same.
  const ctx = canvas.getContext("2d");

  const listening = new AbortController();
  const { signal } = listening;
  const reducedMotion = media(window, "(prefers-reduced-motion: reduce)");
  const darkScheme = media(window, "(prefers-color-scheme: dark)");
  const dragPiece = mountDragPiece(host);
  let shown: Shown | null = null;
  let drag: Drag | null = null;
  let sketch: DrawnShape | null = null;
  let animation: Animation | null = null;
  let request = 0;
  let isStale = true;
  let work: Paintwork | null = null;
  let brushes: Brushes | null = null;
  let palette: Palette | null = null;
  let controls: { readonly grid: Grid; promotion: PromotionChooser | null } | null = null;
  let spares: SparePieces | null = null;

  const viewFor = (scene: Scene): View => viewOf(SKINS[scene.kind], host.clientWidth, scene.flipped);

  const colors = ({ scene, looks }: Shown): Palette => {
    if (palette !== null) return palette;
    const scheme = looks.scheme ?? (darkScheme.matches ? "dark" : "light");
    const style = window.getComputedStyle(host);
    palette = recolored(paletteOf(looks.theme, scene.kind, scheme), (name) => style.getPropertyValue(PROPERTY + name));
    return palette;
  };

  const redraw = (): void => {
    isStale = true;
    schedule();
  };

  const schedule = (): void => {
    if (request === 0) request = window.requestAnimationFrame(draw);
  };

  /** A picture of the page has come: everything that shows pieces is drawn anew. */
  const refreshPictures = (): void => {
    brushes = null;
    layOut();
  };

  const picture = (letter: string, size: number): HTMLCanvasElement | null => {
    if (shown === null || host.clientWidth === 0) return null;
    const canvas = document.createElement("canvas");
    const { devicePixelRatio } = window;
    canvas.width = canvas.height = backingSize(size, devicePixelRatio);
    Object.assign(canvas.style, { width: `${size}px`, height: `${size}px` });
    const ctx = canvas.getContext("2d");
    if (ctx === null) return null;
    ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    ready(shown).portrait(ctx, letter, size / 2, size);
    return canvas;
  };

  /** The colour of a shape, or of a class of marked squares, which style properties may set. */
  const colorNamed = (name: string): string => {
    const given = /^[\w-]+$/.test(name) ? window.getComputedStyle(host).getPropertyValue(`${PROPERTY}highlight-${name}`).trim() : "";
    const known = given || (SHAPE_COLORS[name] ?? name);
    return isColor(known) ? known : (palette?.mark.target ?? "#000");
  };

  /** The pictures for the present size, colours and pieces, made anew only when one of them has changed. */
  const ready = (now: Shown): Brushes => {
    const { scene, looks } = now;
    const pixelRatio = window.devicePixelRatio;
    const next: Paintwork = {
      kind: scene.kind,
      skin: SKINS[scene.kind],
      palette: colors(now),
      pieceSet: looks.pieceSet,
      coordinates: looks.coordinates,
      labels: scene.labels ?? (scene.kind === "chess" ? "coordinates" : "numbers"),
      outlines: outlines(),
      own: looks.own,
      view: viewFor(scene),
      pixelRatio,
      width: backingSize(host.clientWidth, pixelRatio),
      height: backingSize(host.clientHeight, pixelRatio),
    };
    if (brushes === null || work === null || !isSame(work, next)) {
      work = next;
      brushes = makeBrushes(document, next, refreshPictures);
    }
    return brushes;
  };

  const draw = (now: number): void => {
    request = 0;
    if (ctx === null || shown === null || host.clientWidth === 0) return;
    const tools = ready(shown);
    if (work === null) return;
    const { view, width, height, pixelRatio } = work;
    // A piece on its way under the finger moves in a layer of its own: the rest is painted only when it changes.
    const isHeld = drag !== null && (drag.square === null || shown.scene.selected === drag.square);
    dragPiece.show(isHeld ? drag : null, work, tools);
    if (!isStale && animation === null) return;
    isStale = false;
    if (animation !== null && isOver(animation, now)) animation = null;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    // Its own size in whole device pixels: stretched to a fraction of one it would be blurred.
    Object.assign(canvas.style, { width: `${width / pixelRatio}px`, height: `${height / pixelRatio}px` });
    const pieces = piecesOf(shown.scene, view, animation, drag, now);
    const { scene } = shown;
    const isDisc = SKINS[scene.kind].layout === "points";
    const hovered = drag?.over ?? null;
    if (needsSigns({ scene, sketch })) signs.want(redraw);
    paint(
      ctx,
      { scene, palette: colors(shown), view, pixelRatio, pieces, hovered, sketch, isDisc, signs: signs.now, colorOf: colorNamed },
      tools,
    );
    if (animation !== null) schedule();
  };

  const onDrag = (next: Drag | null): void => {
    const isSamePlace = drag !== null && next !== null && drag.square === next.square && drag.over === next.over;
    drag = next;
    if (isSamePlace) schedule();
    else redraw();
  };

  const onSketch = (next: DrawnShape | null): void => {
    sketch = next;
    redraw();
  };

  const unmountControls = (): void => {
    controls?.grid.dispose();
    controls?.promotion?.dispose();
    spares?.dispose();
    controls = spares = null;
  };

  /** Everything that depends on the size: the grid's place and the chooser's follow the canvas. */
  const layOut = (): void => {
    if (shown === null) return;
    const { scene, messages } = shown;
    host.style.setProperty("--ratio", String(aspectRatio(SKINS[scene.kind])));
    if (scene.inert) {
      unmountControls();
      host.setAttribute("role", "img");
      host.setAttribute("aria-label", pictureLabel(messages, scene));
    } else {
      host.removeAttribute("role");
      host.removeAttribute("aria-label");
      if (controls === null) {
        const grid = mountGrid(host, send, onDrag, onSketch);
        controls = { grid, promotion: null };
      }
      const view = viewFor(scene);
      controls.grid.update(scene, messages, view);
      if (scene.promotion !== null) {
        const { grid } = controls;
        controls.promotion ??= chess.now?.mountPromotion(host, send, () => grid.focus()) ?? null;
        chess.want(layOut);
      }
      controls.promotion?.update(scene, messages, view, picture);
      if (scene.spares === undefined) {
        spares?.dispose();
        spares = null;
      } else {
        spares ??= setting.now?.mountSpares(host, send, onDrag) ?? null;
        spares?.update(scene, messages, view, picture, brushes);
      }
    }
    redraw();
  };
  const refresh = (): void => {
    palette = null;
    layOut();
  };

  const stopWatching = watchSize(host, layOut);
  darkScheme.addEventListener("change", refresh, { signal });
  // A query matches one ratio only, so each change needs the next query.
  const watchPixelRatio = (): void => {
    const query = media(window, `(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener(
      "change",
      () => {
        watchPixelRatio();
        layOut();
      },
      { once: true, signal },
    );
  };
  watchPixelRatio();

  return {
    update(scene, messages, looks) {
      const before = shown?.scene;
      if (before?.kind !== scene.kind) animation = null;
      else if (before.board !== scene.board) {
        const change = diff(SKINS[scene.kind].geometry, before.board, scene.board);
        // A piece that was dragged, or a pawn that waited for its promotion, is already where it goes.
        const { promotion } = before;
        const slides = change.slides.filter(
          ({ from, to }) =>
            !(drag !== null && from === drag.square && to === drag.over) &&
            !(promotion !== null && from === promotion.from && to === promotion.to),
        );
        const animate = reducedMotion.matches || !looks.animation ? still : gliding(GLIDE_MS);
        animation = animate({ ...change, slides }, window.performance.now());
      }
      if (shown === null || before?.kind !== scene.kind || shown.looks !== looks) palette = null;
      shown = { scene, messages, looks };
      layOut();
    },
    refresh,
    picture,
    focus() {
      controls?.grid.focus();
    },
    dispose() {
      listening.abort();
      stopWatching();
      window.cancelAnimationFrame(request);
      unmountControls();
      dragPiece.dispose();
      canvas.remove();
    },
  };
}

/** A canvas keeps its last colour when it is given what is none. */
function isColor(text: string): boolean {
  return typeof CSS === "undefined" || CSS.supports("color", text);
}

function piecesOf(scene: Scene, view: View, animation: Animation | null, drag: Drag | null, now: number): DrawnPiece[] {
  const { board, promotion } = scene;
  const done = animation === null ? 1 : progress(animation, now);
  const arriving = new Map((animation?.slides ?? []).map((slide) => [slide.to, slide.from]));
  // While a promotion is chosen the pawn already stands on its goal.
  const shifted: Readonly<Record<Square, Square>> = promotion === null ? {} : { [promotion.from]: promotion.to };
  const resting: DrawnPiece[] = [];
  const moving: DrawnPiece[] = [];
  for (const { letter, square } of animation?.gone ?? []) {
    resting.push({ letter, at: toPixel(view, square), opacity: 1 - done });
  }
  board.forEach((letter, square) => {
    if (letter === "" || promotion?.to === square) return;
    if (drag?.square === square && scene.selected === square) {
      resting.push({ letter, at: toPixel(view, square), opacity: SHADOW_OPACITY });
      return;
    }
    const goal = toPixel(view, shifted[square] ?? square);
    const origin = arriving.get(square);
    if (origin === undefined) {
      resting.push({ letter, at: goal, opacity: 1 });
      return;
    }
    const start = toPixel(view, origin);
    moving.push({ letter, at: { x: start.x + (goal.x - start.x) * done, y: start.y + (goal.y - start.y) * done }, opacity: 1 });
  });
  return [...resting, ...moving];
}
