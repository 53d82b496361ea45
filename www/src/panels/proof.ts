/** What the ply on the board threatens: its line, stepped through on the board as if the side could move again. */

import type { Send } from "../app/controller.ts";
import { GEOMETRY } from "../app/games.ts";
import { squareName } from "trongtai/board/parts";
import { fill } from "../i18n/index.ts";
import { lineTexts } from "../app/engine/line.ts";
import type { Exhibit } from "../app/model.ts";
import { labelsFor, notationFor } from "../app/notations.ts";
import { moverOf, provable } from "../app/proof.ts";
import type { State } from "../app/state.ts";
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** The line as players write it; `null` where squares are named by coordinates, or the line cannot be written so. */
function written({ snapshot: { kind, fen }, settings }: State, { color, line }: Exhibit): readonly string[] | null {
  if (labelsFor(kind, settings) === "coordinates") return null;
  const [board = "", , ...rest] = fen.split(" ");
  const start = [board, color === "black" ? "b" : "w", ...rest].join(" ");
  const moves = line.map(({ from, to }) => squareName(GEOMETRY[kind], from) + squareName(GEOMETRY[kind], to));
  return lineTexts(kind, start, moves, notationFor(kind, settings.notation[kind], settings.language));
}

export function mountProof(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h3");
  const intro = make(document, "p");
  const back = button("proofBack", "M6 5 H8 V19 H6 Z M18 5 L9 12 L18 19 Z");
  const previous = button("proofPrevious", "M16 5 L7 12 L16 19 Z");
  const next = button("proofNext", "M8 5 L17 12 L8 19 Z");
  const list = make(document, "ol", { className: "proof-line" });
  const said = make(document, "p", { className: "proof-step" });
  said.setAttribute("role", "status");
  host.append(heading, intro, list, make(document, "div", { className: "row" }, back, previous, next), said);
  let step = 0;
  let count = 0;
  let shown = "";

  const goTo = (to: number): void => {
    if (to >= 0 && to <= count && to !== step) send({ type: "prove", step: to });
  };
  back.addEventListener("click", () => goTo(0));
  previous.addEventListener("click", () => goTo(step - 1));
  next.addEventListener("click", () => goTo(step + 1));

  function button(name: string, path: string): HTMLButtonElement {
    const made = make(document, "button", { type: "button", className: "control" });
    made.dataset["control"] = name;
    made.append(icon(document, path));
    return made;
  }

  return (state, messages) => {
    const { snapshot } = state;
    const exhibit = provable(snapshot);
    host.hidden = exhibit === null;
    if (exhibit === null) return;
    const { kind } = snapshot;
    const texts = messages.natures.proof;
    const name = (square: number): string => squareName(GEOMETRY[kind], square);
    const moves = written(state, exhibit) ?? exhibit.line.map(({ from, to }) => `${name(from)}–${name(to)}`);
    step = state.proof?.step ?? 0;
    count = moves.length;
    setText(heading, texts.heading);
    setText(intro, fill(exhibit.nature === "kill" ? texts.kill : texts.chase, { side: messages.side[exhibit.color] }));
    const key = `${exhibit.ply} ${moves.join(" ")}`;
    if (shown !== key) {
      list.replaceChildren(
        ...moves.map((move, index) => {
          const jump = make(document, "button", { type: "button" }, move);
          jump.addEventListener("click", () => goTo(index + 1));
          return make(document, "li", {}, jump);
        }),
      );
      shown = key;
    }
    list.querySelectorAll("button").forEach((jump, index) => {
      if (index + 1 === step) jump.setAttribute("aria-current", "step");
      else jump.removeAttribute("aria-current");
    });
    for (const [made, label, possible] of [
      [back, texts.back, step > 0],
      [previous, texts.previous, step > 0],
      [next, texts.next, step < count],
    ] as const) {
      made.setAttribute("aria-label", label);
      made.title = label;
      made.setAttribute("aria-disabled", String(!possible));
    }
    const side = messages.side[moverOf(kind, exhibit, step - 1)];
    setText(said, step === 0 ? fill(texts.start, { count }) : fill(texts.step, { step, count, side, move: moves[step - 1] ?? "" }));
  };
}
