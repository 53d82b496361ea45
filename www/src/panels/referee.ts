/** What the referee watches while the game goes on: the rule set, who must change, the limits that come near; and how players end it. */

import type { Intent, Send } from "../app/controller.ts";
import type { Snapshot } from "../app/model.ts";
import { otherColor } from "../app/games.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { rulesText } from "../texts/names.ts";
import { accountText, mustChangeText, warningText } from "../texts/verdict-words.ts";
import { mountClaims } from "./claims.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** `onExplain` opens the page of the rules in force. */
export function mountReferee(host: HTMLElement, send: Send, onExplain: () => void): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const rules = make(document, "p", { className: "rules-name" });
  const explain = make(document, "button", { type: "button", className: "link" });
  explain.dataset["control"] = "explain";
  const change = make(document, "div", { className: "must-change" });
  const warningsHeading = make(document, "h3");
  const warnings = make(document, "ul", { className: "warnings" });
  const resign = mountEnding(host, "resign", { type: "resign" }, send);
  const draw = mountEnding(host, "draw", { type: "agree-draw" }, send);
  const claims = make(document, "div");
  const claim = mountClaims(claims, send);
  const endings = make(document, "div", { className: "row" }, resign.open, draw.open);
  const first = make(document, "div", { className: "row rules-row" }, rules, explain);
  host.prepend(heading, first, change, warningsHeading, warnings, claims, endings);
  explain.addEventListener("click", onExplain);

  return (state, messages) => {
    const { snapshot } = state;
    const { kind, start, turn } = snapshot;
    const texts = messages.referee;
    setText(heading, texts.heading);
    setText(rules, fill(texts.rules, { set: rulesText(messages, start) }));
    host.dataset["rules"] = start.rules;
    host.dataset["sanction"] = start.sanction ?? "lose";
    setText(explain, texts.explain);
    showChange(change, snapshot, messages);

    setText(warningsHeading, texts.warnings);
    showWarnings(warnings, snapshot, messages);
    warningsHeading.hidden = warnings.hidden = snapshot.warnings.length === 0;

    claim(state, messages);
    // Looking back over a game that has ended, or that is timed, is no occasion to end it.
    endings.hidden = snapshot.verdict !== null || snapshot.locked;
    const side = messages.side[turn];
    const other = messages.side[otherColor(kind, turn)];
    const isDraw = snapshot.resigning === "draws";
    resign.show(
      texts.resign,
      fill(isDraw ? texts.askResignDrawn : texts.askResign, { side, winner: other }),
      texts.resign,
      texts.keepPlaying,
    );
    // The time may run out while a question is open.
    if (snapshot.over) for (const ending of [resign, draw]) ending.close();
    draw.show(texts.offerDraw, fill(texts.askDraw, { side, other }), texts.accept, texts.keepPlaying);
    draw.forbid(snapshot.canAgree ? null : messages.error["agreement-too-early"]);
  };
}

/** Who must change, what comes of it if that side does not, and what it has done. */
function showChange(place: HTMLElement, { kind, mustChange }: Snapshot, messages: Messages): void {
  place.hidden = mustChange === null;
  if (mustChange === null) return;
  const { color, reason, account } = mustChange;
  Object.assign(place.dataset, { color, reason });
  const lines = [
    mustChangeText(messages, mustChange),
    fill(messages.referee.mustChange, { side: messages.side[color] }),
    ...(account === null ? [] : [accountText(messages, kind, account)]),
  ];
  if (lines.join("\n") === [...place.children].map((line) => line.textContent).join("\n")) return;
  place.replaceChildren(...lines.map((line) => make(place.ownerDocument, "p", {}, line)));
}

function showWarnings(list: HTMLElement, snapshot: Snapshot, messages: Messages): void {
  const document = list.ownerDocument;
  const lines = snapshot.warnings.map((warning) => ({ warning, text: warningText(messages, snapshot.kind, warning) }));
  const same = lines.map(({ text }) => text).join("\n") === [...list.children].map((item) => item.textContent).join("\n");
  if (same) return;
  list.replaceChildren(
    ...lines.map(({ warning, text }) => {
      const item = make(document, "li", {}, text);
      Object.assign(item.dataset, { reason: warning.reason, count: String(warning.count), limit: String(warning.limit) });
      item.style.setProperty("--part", String(Math.min(1, warning.count / warning.limit)));
      return item;
    }),
  );
}

interface Ending {
  readonly open: HTMLButtonElement;
  show(label: string, question: string, yes: string, no: string): void;
  /** Why it cannot be done yet; `null` when it can. */
  forbid(why: string | null): void;
  close(): void;
}

/** A button that ends the game, and the question whether that is meant. */
function mountEnding(host: HTMLElement, name: string, intent: Intent, send: Send): Ending {
  const document = host.ownerDocument;
  const open = make(document, "button", { type: "button" });
  open.dataset["control"] = name;
  const dialog = mountDialog(host, `confirm-${name}`);
  const question = make(document, "p");
  dialog.body.append(question);
  const yes = make(document, "button", { type: "button", className: "primary" });
  yes.dataset["control"] = `${name}-yes`;
  dialog.buttons.prepend(yes);
  // Where it cannot be done the step is taken without the question, and what comes back is the reason.
  open.addEventListener("click", () => (open.getAttribute("aria-disabled") === "true" ? send(intent) : dialog.element.showModal()));
  yes.addEventListener("click", () => {
    dialog.element.close();
    send(intent);
  });
  return {
    open,
    show(label, asked, yesText, noText) {
      setText(open, label);
      dialog.title(label);
      setText(question, asked);
      setText(yes, yesText);
      setText(dialog.close, noText);
    },
    forbid(why) {
      open.setAttribute("aria-disabled", String(why !== null));
      open.title = why ?? "";
    },
    close: () => dialog.element.close(),
  };
}
