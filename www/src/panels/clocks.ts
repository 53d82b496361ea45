/** Both sides' clocks. They are drawn from the time that is told, and told the time only when they will show another. */

import { LOW, timeText, untilChange } from "../app/clock.ts";
import type { TimeSource } from "../app/clock.ts";
import type { ClockFace } from "../app/model.ts";
import { firstColor } from "../app/games.ts";
import { fill } from "../i18n/index.ts";
import type { State } from "../app/state.ts";
import type { Messages } from "../i18n/index.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** What the clocks ask of the game. */
export interface Timekeeper {
  /** What the clocks show, as of the last time told. */
  face(): ClockFace | null;
  /** Time has passed. */
  tick(): void;
}

export function mountClocks(host: HTMLElement, time: TimeSource, keeper: Timekeeper): Panel {
  const document = host.ownerDocument;
  const sides = [0, 1].map(() => {
    const mark = make(document, "span", { className: "turn-mark" });
    mark.setAttribute("aria-hidden", "true");
    const left = make(document, "span", { className: "clock-time" });
    const move = make(document, "span", { className: "clock-move" });
    const element = make(document, "div", { className: "clock" }, mark, left, move);
    element.setAttribute("role", "timer");
    host.append(element);
    return { element, mark, left, move };
  });
  let shown: { state: State; messages: Messages } | null = null;
  let cancel = (): void => undefined;

  const draw = (face: ClockFace): void => {
    if (shown === null) return;
    const { state, messages } = shown;
    const { kind, verdict } = state.snapshot;
    const texts = messages.referee.clock;
    host.setAttribute("aria-label", texts.label);
    ([firstColor(kind), "black"] as const).forEach((color, index) => {
      const side = sides[index];
      if (side === undefined) return;
      const remaining = face.remaining[color] ?? 0;
      const isRunning = face.running === color;
      const { thisMove } = face;
      const isLimited = isRunning && thisMove !== null && thisMove < remaining;
      side.element.dataset["color"] = color;
      side.mark.dataset["color"] = color;
      side.element.toggleAttribute("data-running", isRunning);
      const isFallen = verdict?.reason === "timeout" && verdict.turn === color;
      side.element.toggleAttribute("data-fallen", isFallen);
      side.left.toggleAttribute("data-low", remaining < LOW);
      side.move.toggleAttribute("data-low", isLimited && thisMove < LOW);
      side.element.setAttribute("aria-label", fill(texts.of, { side: messages.side[color] }));
      setText(side.left, timeText(remaining));
      setText(side.move, isLimited ? fill(texts.thisMove, { time: timeText(thisMove) }) : "");
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
    const { clock } = state.snapshot.start;
    host.hidden = clock === undefined;
    // The named controls all limit the time for a move.
    host.toggleAttribute("data-limited", typeof clock === "string" || clock?.perMove !== undefined);
    show();
  };
}
