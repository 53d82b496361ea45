/** A small board that plays: it steps through the moves of a specimen, takes tries of one's own, and the referee speaks. */

import { Controller } from "../app/controller.ts";
import { openLine } from "../app/engine.ts";
import { GEOMETRY } from "../app/games.ts";
import { squareName } from "trongtai/board/parts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import type { LiveTexts } from "../i18n/live/index.ts";
import type { Looks } from "../app/appearance.ts";
import { icon, make, setText } from "../panels/dom.ts";
import { sceneOf } from "../app/scene.ts";
import type { Settings, State } from "../app/state.ts";
import { newStudy } from "../app/study.ts";
import { treeOf } from "../app/tree.ts";
import { mustChangeText } from "../texts/names.ts";
import { accountText, ruleText } from "../texts/verdict-words.ts";
import { statusText } from "../texts/usual.ts";
import { noticeText } from "../texts/words.ts";
import { dress } from "./board-looks.ts";
import type { Specimen } from "./specimen.ts";

export interface Live {
  readonly element: HTMLElement;
  /** Another specimen from its beginning, or the same in other words. */
  show(specimen: Specimen, messages: Messages, texts: LiveTexts, settings: Settings): void;
}

type Step = keyof LiveTexts["step"];
const SIGNS: Readonly<Record<Step, string>> = {
  first: "M6 5 V19 M18 5 L9 12 L18 19 Z",
  back: "M16 5 L7 12 L16 19 Z",
  on: "M8 5 L17 12 L8 19 Z",
  last: "M18 5 V19 M6 5 L15 12 L6 19 Z",
  again: "M6 9 A7 7 0 1 1 5 13 M6 4 V9 H11",
  flip: "M8 20 V5 M4 9 L8 5 L12 9 M16 4 V19 M12 15 L16 19 L20 15",
};

/** Small boards have no clocks, and nothing about them is left to chance. */
const NO_CHANCE = (): number => 0;
const NO_TIME = (): number => 0;

/** `looksNow` tells how the reader likes boards at the moment. */
export function mountLive(document: Document, looksNow: () => Looks): Live {
  const board = make(document, "trongtai-board", { className: "live-board" });
  const status = make(document, "p", { className: "live-status" });
  const notice = make(document, "p", { className: "live-notice" });
  notice.setAttribute("role", "status");
  const place = make(document, "span", { className: "live-place quiet" });
  const attempts = make(document, "div", { className: "row" });
  const steps = make(document, "div", { className: "controls" });
  const element = make(
    document,
    "div",
    { className: "live" },
    board,
    make(document, "div", { className: "bar" }, steps, place),
    attempts,
    status,
    notice,
  );
  let controller: Controller | null = null;
  let shown: { specimen: Specimen; messages: Messages; texts: LiveTexts; settings: Settings } | null = null;
  let stop = (): void => undefined;
  board.addEventListener("intent", ({ detail }) => controller?.send(detail));

  const buttons = (Object.keys(SIGNS) as Step[]).map((name) => {
    const button = make(document, "button", { type: "button", className: "control" });
    button.dataset["step"] = name;
    button.append(icon(document, SIGNS[name]));
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") take(name);
    });
    steps.append(button);
    return { name, button };
  });

  const take = (name: Step): void => {
    if (controller === null || shown === null) return;
    const { snapshot } = controller.state;
    if (name === "again") begin();
    else if (name === "flip") controller.send({ type: "flip" });
    else if (name === "first") controller.send({ type: "go-to", ply: 0 });
    else if (name === "last") controller.send({ type: "go-to", ply: snapshot.line.length });
    else controller.send({ type: name === "on" ? "redo" : "undo" });
  };

  const begin = (): void => {
    stop();
    if (shown === null) return;
    const { specimen, settings } = shown;
    const study = newStudy(specimen.start, treeOf(specimen.line));
    const opened = openLine(study, 0);
    if (!opened.ok) return;
    controller = new Controller(opened.match, settings, false, NO_CHANCE, NO_TIME, study);
    const [first] = specimen.tries;
    if (specimen.shown !== null) controller.send({ type: "tap", square: specimen.shown });
    else if (specimen.line.length === 0 && first !== undefined) attempt(first);
    stop = controller.subscribe(render);
  };

  const attempt = ({ from, to }: Specimen["tries"][number]): void => {
    if (controller === null || shown === null) return;
    controller.send({ type: "go-to", ply: shown.specimen.line.length });
    controller.send({ type: "cancel" });
    controller.send({ type: "tap", square: from });
    controller.send({ type: "tap", square: to });
  };

  const render = (state: State): void => {
    if (shown === null) return;
    const { specimen, messages, texts, settings } = shown;
    const { snapshot } = state;
    const { kind, verdict, mustChange, ply, line } = snapshot;
    dress(board, kind, settings, looksNow(), messages);
    board.scene = sceneOf(state);
    setText(status, [...(mustChange === null ? [] : [mustChangeText(messages, mustChange)]), statusText(messages, snapshot)].join(" "));
    element.dataset["over"] = String(snapshot.over);
    if (verdict === null) delete element.dataset["rule"];
    else element.dataset["rule"] = verdict.rule;
    const told =
      snapshot.over && verdict !== null
        ? [ruleText(messages, kind, verdict.rule), ...verdict.accounts.map((account) => accountText(messages, kind, account))]
        : [noticeText(messages, state)];
    setText(notice, told.join(" "));
    place.hidden = line.length === 0;
    setText(place, fill(texts.at, { ply, count: line.length }));
    const can: Readonly<Record<Step, boolean>> = {
      first: ply > 0,
      back: ply > 0,
      on: ply < line.length,
      last: ply < line.length,
      again: true,
      flip: true,
    };
    for (const { name, button } of buttons) {
      button.title = texts.step[name];
      button.setAttribute("aria-label", texts.step[name]);
      button.setAttribute("aria-disabled", String(!can[name]));
      button.hidden = specimen.line.length === 0 && line.length === 0 && name !== "again" && name !== "flip";
    }
  };

  const showAttempts = (): void => {
    if (shown === null) return;
    const { specimen, texts } = shown;
    const geometry = GEOMETRY[specimen.start.kind];
    attempts.replaceChildren(
      ...specimen.tries.map((each) => {
        const text = fill(texts.attempt, { from: squareName(geometry, each.from), to: squareName(geometry, each.to) });
        const button = make(document, "button", { type: "button" }, text);
        button.dataset["attempt"] = squareName(geometry, each.from) + squareName(geometry, each.to);
        button.addEventListener("click", () => attempt(each));
        return button;
      }),
    );
    attempts.hidden = specimen.tries.length === 0;
  };

  return {
    element,
    show(specimen, messages, texts, settings) {
      const isOther = shown?.specimen !== specimen;
      shown = { specimen, messages, texts, settings };
      showAttempts();
      if (isOther || controller === null) begin();
      else render(controller.state);
    },
  };
}
