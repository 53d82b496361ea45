/** The row under the board: steps through the game, taking back, and what ends or shows it; on a phone the rest is one press away. */

import type { Intent, Send } from "../app/controller.ts";
import { otherColor } from "../app/games.ts";
import { canTakeBack } from "../app/state.ts";
import type { State } from "../app/state.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { mountEnding } from "./ending.ts";
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** What the row can do beside sending intents. */
export interface Doings {
  share(): void;
  /** Absent where the browser cannot fill the screen. */
  readonly fullscreen: (() => void) | undefined;
}

const canGoBack = ({ snapshot }: State): boolean => snapshot.ply > 0;
const canGoOn = ({ snapshot }: State): boolean => snapshot.ply < snapshot.line.length;

interface Step {
  readonly name: "toStart" | "undo" | "redo" | "toEnd";
  readonly sign: string;
  readonly intent: (state: State) => Intent;
  readonly enabled: (state: State) => boolean;
}

const STEPS: readonly Step[] = [
  { name: "toStart", sign: "M6 5V19 M18 5L9 12L18 19Z", intent: () => ({ type: "go-to", ply: 0 }), enabled: canGoBack },
  { name: "undo", sign: "M15 5L8 12L15 19", intent: () => ({ type: "undo" }), enabled: canGoBack },
  { name: "redo", sign: "M9 5L16 12L9 19", intent: () => ({ type: "redo" }), enabled: canGoOn },
  {
    name: "toEnd",
    sign: "M18 5V19 M6 5L15 12L6 19Z",
    intent: ({ snapshot }) => ({ type: "go-to", ply: snapshot.line.length }),
    enabled: canGoOn,
  },
];

const SIGNS = {
  takeback: "M9 14L4 9L9 4 M4 9H13A5.5 5.5 0 0 1 13 20H9",
  flip: "M8 20V5 M4 9L8 5L12 9 M16 4V19 M12 15L16 19L20 15",
  draw: "M3 9L8 6L13 9L16 7L21 10 M3 15L8 18L13 15 M8 12L12 15L16 12L21 15",
  resign: "M6 21V4H17L15 8L17 12H6",
  share: "M12 15V4 M8 8L12 4L16 8 M5 13V20H19V13",
  fullscreen: "M4 9V4H9 M15 4H20V9 M20 15V20H15 M9 20H4V15",
  more: "M5 12H5.01 M12 12H12.01 M19 12H19.01",
} as const;

export function mountControls(host: HTMLElement, send: Send, doings: Doings): Panel {
  const document = host.ownerDocument;
  host.setAttribute("role", "toolbar");
  let shown: State | null = null;

  const button = (name: string, sign: string): { element: HTMLButtonElement; text: HTMLElement } => {
    const text = make(document, "span", { className: "control-text" });
    const element = make(document, "button", { type: "button", className: "control" }, icon(document, sign), text);
    element.dataset["control"] = name;
    return { element, text };
  };
  const steps = STEPS.map((step) => {
    const made = button(step.name, step.sign);
    made.element.addEventListener("click", () => {
      if (shown !== null && step.enabled(shown)) send(step.intent(shown));
    });
    return { step, ...made };
  });
  const takeback = button("takeback", SIGNS.takeback);
  const flip = button("flip", SIGNS.flip);
  const draw = button("draw", SIGNS.draw);
  const resign = button("resign", SIGNS.resign);
  const share = button("open-share", SIGNS.share);
  const fullscreen = button("fullscreen", SIGNS.fullscreen);
  const more = button("more", SIGNS.more);
  const rest = make(document, "div", { className: "controls-rest", id: "controls-rest" });
  rest.append(flip.element, draw.element, resign.element, share.element, fullscreen.element);
  more.element.setAttribute("aria-controls", rest.id);
  host.append(...steps.map(({ element }) => element), takeback.element, rest, more.element);
  const resigning = mountEnding(resign.element, host, "resign", { type: "resign" }, send);
  const drawing = mountEnding(draw.element, host, "draw", { type: "agree-draw" }, send);

  takeback.element.addEventListener("click", () => send({ type: "take-back" }));
  flip.element.addEventListener("click", () => send({ type: "flip" }));
  share.element.addEventListener("click", () => doings.share());
  fullscreen.element.addEventListener("click", () => doings.fullscreen?.());
  fullscreen.element.hidden = doings.fullscreen === undefined;

  const unfold = (isOpen: boolean): void => {
    host.toggleAttribute("data-open", isOpen);
    more.element.setAttribute("aria-expanded", String(isOpen));
  };
  unfold(false);
  more.element.addEventListener("click", () => unfold(!host.hasAttribute("data-open")));
  rest.addEventListener("click", () => unfold(false));
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node) || !host.contains(target)) unfold(false);
  });
  host.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !host.hasAttribute("data-open")) return;
    unfold(false);
    more.element.focus();
  });

  const name = ({ element, text }: { element: HTMLButtonElement; text: HTMLElement }, label: string, isEnabled = true): void => {
    setText(text, label);
    element.title = label;
    // Not `disabled`: a button that loses focus while it is pressed throws the keyboard off the page.
    element.setAttribute("aria-disabled", String(!isEnabled));
  };

  return (state, messages: Messages) => {
    shown = state;
    const { snapshot } = state;
    const { frame, control, referee, side } = messages;
    host.setAttribute("aria-label", frame.controls);
    for (const { step, ...made } of steps) name(made, control[step.name], step.enabled(state));
    name(takeback, frame.takeback, canTakeBack(state));
    name(flip, control.flip);
    name(share, frame.share);
    name(fullscreen, frame.fullscreen);
    name(more, frame.more);
    name(resign, referee.resign);
    name(draw, frame.draw);

    // Looking back over a game that has ended, or that is timed, is no occasion to end it.
    resign.element.hidden = draw.element.hidden = snapshot.verdict !== null || snapshot.locked;
    const other = side[otherColor(snapshot.kind, snapshot.turn)];
    const own = side[snapshot.turn];
    const asked = snapshot.resigning === "draws" ? referee.askResignDrawn : referee.askResign;
    resigning.show(referee.resign, fill(asked, { side: own, winner: other }), referee.resign, referee.keepPlaying);
    drawing.show(referee.offerDraw, fill(referee.askDraw, { side: own, other }), referee.accept, referee.keepPlaying);
    drawing.forbid(snapshot.canAgree ? null : messages.error["agreement-too-early"]);
    // The time may run out while a question is open.
    if (snapshot.over) for (const ending of [resigning, drawing]) ending.close();
  };
}
