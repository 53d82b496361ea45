/**
 * The players' bars above and below the board: who sits there, what that side has captured, and its clock. Clocks are
 * drawn from the time that is told, and told the time only when they will show another.
 */

import { drawPiece } from "../../../src/js/board/pieces.ts";
import { SKINS, pieceSetOf } from "../../../src/js/board/skins.ts";
import { paletteOf } from "../../../src/js/board/themes.ts";
import { LOW, timeText, untilChange } from "../app/clock.ts";
import type { TimeSource } from "../app/clock.ts";
import { capturesOf } from "../app/material.ts";
import type { Looks } from "../app/appearance.ts";
import type { ClockFace, Snapshot } from "../app/model.ts";
import { firstColor } from "../app/games.ts";
import type { Color } from "../app/games.ts";
import { fill } from "../i18n/index.ts";
import type { State } from "../app/state.ts";
import type { Messages } from "../i18n/index.ts";
import { pieceName, playerName } from "../texts/names.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** What the clocks ask of the game. */
export interface Timekeeper {
  /** What the clocks show, as of the last time told. */
  face(): ClockFace | null;
  /** Time has passed. */
  tick(): void;
}

export function mountPlayers(far: HTMLElement, near: HTMLElement, time: TimeSource, keeper: Timekeeper, looks: () => Looks): Panel {
  const { ownerDocument: document } = far;
  const bars = [far, near].map((host) => {
    const mark = make(document, "span", { className: "turn-mark" });
    mark.setAttribute("aria-hidden", "true");
    const name = make(document, "span", { className: "player-name" });
    const captured = make(document, "span", { className: "captured" });
    const canvas = make(document, "canvas", { hidden: true });
    canvas.setAttribute("aria-hidden", "true");
    const lead = make(document, "span");
    const words = make(document, "span", { className: "visually-hidden" });
    captured.append(canvas, lead, words);
    const left = make(document, "span", { className: "clock-time" });
    const move = make(document, "span", { className: "clock-move" });
    const clock = make(document, "div", { className: "clock" }, left, move);
    clock.setAttribute("role", "timer");
    host.append(mark, make(document, "span", { className: "who" }, name, captured), clock);
    return { host, mark, name, canvas, lead, words, drawn: "", clock, left, move };
  });
  let shown: { state: State; messages: Messages } | null = null;
  let cancel = (): void => undefined;

  const seats = ({ snapshot: { kind }, flipped }: State): readonly [Color, Color] => {
    const first = firstColor(kind);
    return flipped ? [first, "black"] : ["black", first];
  };

  const draw = (face: ClockFace): void => {
    if (shown === null) return;
    const { state, messages } = shown;
    const { verdict } = state.snapshot;
    const texts = messages.referee.clock;
    seats(state).forEach((color, index) => {
      const bar = bars[index];
      if (bar === undefined) return;
      const remaining = face.remaining[color] ?? 0;
      const isRunning = face.running === color;
      const { thisMove } = face;
      const isLimited = isRunning && thisMove !== null && thisMove < remaining;
      bar.clock.toggleAttribute("data-running", isRunning);
      const isFallen = verdict?.reason === "timeout" && verdict.turn === color;
      bar.clock.toggleAttribute("data-fallen", isFallen);
      bar.left.toggleAttribute("data-low", remaining < LOW);
      bar.move.toggleAttribute("data-low", isLimited && thisMove < LOW);
      bar.clock.setAttribute("aria-label", fill(texts.of, { side: messages.side[color] }));
      setText(bar.left, timeText(remaining));
      setText(bar.move, isLimited ? fill(texts.thisMove, { time: timeText(thisMove) }) : "");
    });
  };

  const show = (): void => {
    cancel();
    const face = keeper.face();
    if (face === null) return;
    draw(face);
    const wait = untilChange(face);
    if (wait !== null) cancel = time.after(wait, catchUp);
  };
  const catchUp = (): void => {
    keeper.tick();
    show();
  };
  // A tab in the background is called back late or not at all: it catches up when it is seen again.
  document.addEventListener("visibilitychange", catchUp);

  return (state, messages) => {
    shown = { state, messages };
    const { snapshot, study, settings } = state;
    seats(state).forEach((color, index) => {
      const bar = bars[index];
      if (bar === undefined) return;
      for (const element of [bar.host, bar.mark, bar.clock]) element.dataset["color"] = color;
      bar.host.toggleAttribute("data-turn", !snapshot.over && snapshot.turn === color);
      bar.clock.hidden = snapshot.start.clock === undefined;
      setText(bar.name, playerName(messages, study, color));
      const { letters, lead } = capturesOf(snapshot, color);
      const wanted = [letters.join(""), snapshot.kind, settings.pieceStyle, looks().theme, looks().chess].join(" ");
      if (bar.drawn !== wanted) drawCaptures(bar.canvas, snapshot, letters, looks(), settings.pieceStyle);
      bar.drawn = wanted;
      setText(bar.lead, lead > 0 ? `+${lead}` : "");
      const pieces = letters.map((letter) => pieceName(messages, snapshot.kind, letter)).join(messages.listSeparator);
      setText(bar.words, letters.length === 0 ? "" : fill(messages.frame.captured, { side: messages.side[color], pieces }));
    });
    show();
  };
}

/** Height of a captured piece in CSS pixels, and how far apart they lie: they overlap a little. */
const PIECE = 18;
const PITCH = 14;

function drawCaptures(canvas: HTMLCanvasElement, { kind }: Snapshot, letters: readonly string[], looks: Looks, style: string): void {
  const window = canvas.ownerDocument.defaultView;
  const context = canvas.getContext("2d");
  canvas.hidden = letters.length === 0;
  if (canvas.hidden || context === null || window === null) return;
  const ratio = window.devicePixelRatio;
  const width = PITCH * (letters.length - 1) + PIECE;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(PIECE * ratio);
  canvas.style.aspectRatio = `${width} / ${PIECE}`;
  context.scale(ratio, ratio);
  const scheme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const palette = paletteOf(looks.theme, kind, scheme);
  const set = pieceSetOf(kind, kind === "chess" ? looks.chess : style);
  letters.forEach((letter, index) => {
    drawPiece(context, SKINS[kind], palette, set, letter, index * PITCH + PIECE / 2, PIECE / 2, PIECE * 0.96);
  });
}
