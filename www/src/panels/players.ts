/**
 * The players' bars above and below the board: who sits there, what that side has captured, and its clock. Clocks are
 * drawn from the time that is told, and told the time only when they will show another.
 */

import { SKINS, drawPiece, fetchOutlines, paletteOf, pieceSetOf } from "trongtai/board/parts";
import { faceOf, timeText, untilChange } from "../app/clock.ts";
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
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** What the clocks ask of the game. */
export interface Timekeeper {
  /** What the clocks show, as of the last time told. */
  face(): ClockFace | null;
  /** Time has passed. */
  tick(): void;
  /** Stops the clocks, or lets them run. */
  halt(): void;
  addTime(color: Color, milliseconds: number): void;
  /** A side has little time left. */
  hurry(): void;
}

const MINUTE = 60_000;
const SIGNS = { pause: "M8 5V19 M16 5V19", start: "M8 5L18 12L8 19Z" } as const;

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
    // The clock itself may be tapped; the button is for the keyboard and for those who do not guess that.
    clock.addEventListener("click", () => keeper.halt());
    const halt = make(document, "button", { type: "button", className: "clock-button" });
    const less = make(document, "button", { type: "button", className: "clock-button" }, "−1′");
    const more = make(document, "button", { type: "button", className: "clock-button" }, "+1′");
    halt.addEventListener("click", () => keeper.halt());
    for (const [button, time] of [
      [less, -MINUTE],
      [more, MINUTE],
    ] as const) {
      button.addEventListener("click", () => keeper.addTime(host.dataset["color"] as Color, time));
    }
    host.append(mark, make(document, "span", { className: "who" }, name, captured), less, more, halt, clock);
    return { host, mark, name, canvas, lead, words, drawn: "", clock, left, move, halt, less, more, sign: "" };
  });
  let shown: { state: State; messages: Messages } | null = null;
  let cancel = (): void => undefined;
  /** Sides that were told to hurry in this game. */
  const hurried = new Set<Color>();
  const awake = mountAwake(document);

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
      const isRunning = face.running === color;
      const { left, periods, move, low } = faceOf(face, color);
      bar.clock.toggleAttribute("data-running", isRunning);
      bar.clock.toggleAttribute("data-paused", face.paused === true);
      const isFallen = verdict?.reason === "timeout" && verdict.turn === color;
      bar.clock.toggleAttribute("data-fallen", isFallen);
      bar.left.toggleAttribute("data-low", low && move === null);
      bar.move.toggleAttribute("data-low", low && move !== null);
      if (isRunning && low && !hurried.has(color)) {
        hurried.add(color);
        keeper.hurry();
      }
      const isOver = verdict !== null;
      // One button is enough: who sits opposite taps the clock.
      bar.halt.hidden = isOver || index === 0;
      bar.less.hidden = bar.more.hidden = isOver || face.paused !== true;
      const sign = face.running === null ? "start" : "pause";
      if (bar.sign !== sign) bar.halt.replaceChildren(icon(document, SIGNS[sign]));
      bar.sign = sign;
      const label = sign === "start" ? texts.start : texts.stop;
      for (const [button, text] of [
        [bar.halt, label],
        [bar.less, fill(texts.less, { side: messages.side[color] })],
        [bar.more, fill(texts.more, { side: messages.side[color] })],
      ] as const) {
        button.title = text;
        button.setAttribute("aria-label", text);
      }
      bar.clock.setAttribute("aria-label", fill(texts.of, { side: messages.side[color] }));
      setText(bar.left, timeText(left));
      const limit = move === null ? [] : [fill(texts.thisMove, { time: timeText(move) })];
      setText(bar.move, [...(periods === null ? [] : [fill(texts.periods, { count: periods })]), ...limit].join(messages.listSeparator));
    });
  };

  const show = (): void => {
    cancel();
    const face = keeper.face();
    awake(face !== null && face.running !== null);
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
    if (shown?.state.study.start !== state.study.start) hurried.clear();
    shown = { state, messages };
    const { snapshot, study, settings } = state;
    seats(state).forEach((color, index) => {
      const bar = bars[index];
      if (bar === undefined) return;
      for (const element of [bar.host, bar.mark, bar.clock]) element.dataset["color"] = color;
      bar.host.toggleAttribute("data-turn", !snapshot.over && snapshot.turn === color);
      const isTimed = snapshot.start.clock !== undefined;
      bar.clock.hidden = !isTimed;
      if (!isTimed) bar.halt.hidden = bar.less.hidden = bar.more.hidden = true;
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

/** Keeps the screen on while the clocks run, where the browser can. */
function mountAwake(document: Document): (isWanted: boolean) => void {
  const lock = document.defaultView?.navigator.wakeLock as WakeLock | undefined;
  let held: WakeLockSentinel | null = null;
  let isWanted = false;
  const settle = async (): Promise<void> => {
    if (lock === undefined) return;
    try {
      if (isWanted && held === null && document.visibilityState === "visible") {
        held = await lock.request("screen");
        // The browser lets go when the page is hidden.
        held.addEventListener("release", () => (held = null));
      }
      if (!isWanted) await held?.release();
    } catch {
      // Low on battery, or not allowed: the screen sleeps as it does.
    }
  };
  document.addEventListener("visibilitychange", () => void settle());
  return (wanted) => {
    if (wanted === isWanted) return;
    isWanted = wanted;
    void settle();
  };
}

/** Height of a captured piece in CSS pixels, and how far apart they lie: they overlap a little. */
const PIECE = 18;
const PITCH = 14;

function drawCaptures(canvas: HTMLCanvasElement, snapshot: Snapshot, letters: readonly string[], looks: Looks, style: string): void {
  const { kind } = snapshot;
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
  fetchOutlines(kind, set, () => drawCaptures(canvas, snapshot, letters, looks, style));
  letters.forEach((letter, index) => {
    drawPiece(context, SKINS[kind], palette, set, letter, index * PITCH + PIECE / 2, PIECE / 2, PIECE * 0.96);
  });
}
