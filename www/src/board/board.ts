/** The board on the page: canvas below, grid above, sharp at every pixel ratio, one animation frame at a time. */

import type { Send } from "../controller.ts";
import { backingSize, toPixel } from "../geometry.ts";
import type { Square, View } from "../geometry.ts";
import type { Messages } from "../i18n/index.ts";
import { evidenceMarks, refusalMarks, targets } from "../state.ts";
import type { State } from "../state.ts";
import { mountGrid } from "./grid.ts";
import type { Drag } from "./grid.ts";
import { diff, gliding, isOver, progress, still } from "./motion.ts";
import type { Animation } from "./motion.ts";
import { paint } from "./paint.ts";
import type { Arrow, DrawnPiece, Frame } from "./paint.ts";
import { mountPromotion } from "./promotion.ts";
import { aspectRatio, SKINS, viewOf } from "./skins.ts";
import type { Palette, Scheme } from "./skins.ts";

export interface Board {
  update(state: State, messages: Messages): void;
  dispose(): void;
}

const GLIDE_MS = 160;
const HELD_SCALE = 1.12;
/** What stays behind of a piece that is held. */
const SHADOW_OPACITY = 0.35;

export function mountBoard(host: HTMLElement, send: Send): Board {
  const document = host.ownerDocument;
  const window = document.defaultView;
  if (window === null) throw new Error("the board needs a page with a window");
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  host.append(canvas);
  const ctx = canvas.getContext("2d");
  if (ctx === null) throw new Error("this browser draws no canvas");

  const listening = new AbortController();
  const { signal } = listening;
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const darkScheme = window.matchMedia("(prefers-color-scheme: dark)");
  let shown: { state: State; messages: Messages } | null = null;
  let drag: Drag | null = null;
  let animation: Animation | null = null;
  let request = 0;

  const scheme = (): Scheme => (darkScheme.matches ? "dark" : "light");
  const paletteOf = (state: State): Palette => SKINS[state.snapshot.kind].palettes[scheme()];
  const viewFor = (state: State): View => viewOf(SKINS[state.snapshot.kind], host.clientWidth, state.flipped);

  const redraw = (): void => {
    if (request === 0) request = window.requestAnimationFrame(draw);
  };

  const draw = (now: number): void => {
    request = 0;
    if (shown === null || host.clientWidth === 0) return;
    if (animation !== null && isOver(animation, now)) animation = null;
    const { state } = shown;
    const pixelRatio = window.devicePixelRatio;
    const width = backingSize(host.clientWidth, pixelRatio);
    const height = backingSize(host.clientHeight, pixelRatio);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    paint(ctx, frameOf(state, viewFor(state), paletteOf(state), pixelRatio, animation, drag, now));
    if (animation !== null) redraw();
  };

  const grid = mountGrid(host, send, (next) => {
    drag = next;
    redraw();
  });
  const promotion = mountPromotion(host, send);

  /** Everything that depends on the size: the grid's place and the chooser's follow the canvas. */
  const layOut = (): void => {
    if (shown === null) return;
    const { state, messages } = shown;
    host.style.setProperty("--ratio", String(aspectRatio(SKINS[state.snapshot.kind])));
    const view = viewFor(state);
    grid.update(state, messages, view);
    promotion.update(state, messages, view, paletteOf(state));
    redraw();
  };

  const resizing = new ResizeObserver(layOut);
  resizing.observe(host);
  darkScheme.addEventListener("change", layOut, { signal });
  // A query matches one ratio only, so each change needs the next query.
  const watchPixelRatio = (): void => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", () => { watchPixelRatio(); redraw(); }, { once: true, signal });
  };
  watchPixelRatio();

  return {
    update(state, messages) {
      const before = shown?.state.snapshot;
      const { snapshot } = state;
      if (before !== undefined && before !== snapshot && before.kind === snapshot.kind) {
        const change = diff(SKINS[snapshot.kind].geometry, before.board, snapshot.board);
        // A piece that was dragged is already where it goes.
        const slides = change.slides.filter((slide) => drag === null || slide.from !== drag.square || slide.to !== drag.over);
        const animate = reducedMotion.matches ? still : gliding(GLIDE_MS);
        animation = animate({ ...change, slides }, window.performance.now());
      }
      if (before?.kind !== snapshot.kind) animation = null;
      shown = { state, messages };
      layOut();
    },
    dispose() {
      listening.abort();
      resizing.disconnect();
      window.cancelAnimationFrame(request);
      grid.dispose();
      promotion.dispose();
      canvas.remove();
    },
  };
}

function frameOf(
  state: State, view: View, palette: Palette, pixelRatio: number,
  animation: Animation | null, drag: Drag | null, now: number,
): Frame {
  const { snapshot, promotion } = state;
  const skin = SKINS[snapshot.kind];
  const goals = promotion === null ? targets(state) : [];
  const marks = refusalMarks(state);
  const { last, checked } = snapshot;
  const { exhibit, atFault } = evidenceMarks(snapshot);
  const chases = exhibit?.chases ?? [];
  const checks: readonly Arrow[] = checked === null
    ? []
    : snapshot.checkers.map((from) => ({ from, to: checked, kind: "check", aside: false }));
  const chaseArrows = chases.map(
    ({ attacker, target }): Arrow => ({ from: attacker, to: target, kind: "chase", aside: !atFault }),
  );
  return {
    skin,
    palette,
    view,
    pixelRatio,
    pieceStyle: state.settings.pieceStyle,
    ...piecesOf(state, view, animation, drag, now),
    last: last === null ? [] : [last.from, last.to],
    selected: state.selected,
    targets: goals,
    hovered: drag?.over ?? null,
    checked,
    arrows: [...checks, ...chaseArrows],
    chased: chases.map((chase) => ({ square: chase.target, protected: chase.protected })),
    outlook: promotion === null ? state.outlook : [],
    causes: marks.causes,
    refusedGoal: marks.goal,
  };
}

function piecesOf(
  state: State, view: View, animation: Animation | null, drag: Drag | null, now: number,
): Pick<Frame, "pieces" | "held"> {
  const { board } = state.snapshot;
  const done = animation === null ? 1 : progress(animation, now);
  const arriving = new Map((animation?.slides ?? []).map((slide) => [slide.to, slide.from]));
  // While a promotion is chosen the pawn already stands on its goal.
  const { promotion } = state;
  const shifted: Readonly<Record<Square, Square>> = promotion === null ? {} : { [promotion.from]: promotion.to };
  const resting: DrawnPiece[] = [];
  const moving: DrawnPiece[] = [];
  let held: DrawnPiece | null = null;
  for (const piece of animation?.gone ?? []) {
    resting.push({ letter: piece.letter, at: toPixel(view, piece.square), scale: 1, opacity: 1 - done });
  }
  board.forEach((letter, square) => {
    if (letter === "" || promotion?.to === square) return;
    if (drag?.square === square && state.selected === square) {
      resting.push({ letter, at: toPixel(view, square), scale: 1, opacity: SHADOW_OPACITY });
      held = { letter, at: drag.point, scale: HELD_SCALE, opacity: 1 };
      return;
    }
    const goal = toPixel(view, shifted[square] ?? square);
    const origin = arriving.get(square);
    if (origin === undefined) {
      resting.push({ letter, at: goal, scale: 1, opacity: 1 });
      return;
    }
    const start = toPixel(view, origin);
    const at = { x: start.x + (goal.x - start.x) * done, y: start.y + (goal.y - start.y) * done };
    moving.push({ letter, at, scale: 1, opacity: 1 });
  });
  return { pieces: [...resting, ...moving], held };
}
