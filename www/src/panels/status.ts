/** Who is to move, check, the result; and below, in a live region, what just happened or why it did not. */

import { newsText, statusText, usualNotice } from "../texts/usual.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** `more` words what is not told of every game, once it is there. */
export function mountStatus(host: HTMLElement, more: () => typeof import("../texts/words.ts") | null): Panel {
  const document = host.ownerDocument;
  const turn = make(document, "span", { className: "turn-mark" });
  turn.setAttribute("aria-hidden", "true");
  const text = make(document, "strong", { className: "status-text" });
  const notice = make(document, "p", { className: "notice" });
  notice.setAttribute("role", "status");
  notice.setAttribute("aria-live", "polite");
  host.append(make(document, "p", { className: "status-line" }, turn, text), notice);
  let heard = -1;
  let spoken = "";

  return (state, messages) => {
    const { snapshot } = state;
    // After the end the sign is the winner's; a draw has none.
    const ending = snapshot.over ? snapshot.verdict : null;
    const color = ending === null ? snapshot.turn : ending.winner;
    turn.hidden = color === null;
    turn.dataset["color"] = color ?? "";
    host.dataset["state"] = snapshot.over ? "over" : snapshot.checked !== null ? "check" : "playing";
    if (ending === null) delete host.dataset["result"];
    else host.dataset["result"] = ending.result;
    setText(text, statusText(messages, snapshot));

    const words = more();
    const next = (words === null ? usualNotice(messages, state) : words.noticeText(messages, state)) ?? "";
    const news = newsText(messages, state);
    const told = words?.toldText(messages, state) ?? "";
    const alarms = words?.alarmTexts(messages, state) ?? [];
    notice.dataset["notice"] = state.notice.type;
    if (state.notice.type === "refused") notice.dataset["code"] = state.notice.refusal.code;
    else delete notice.dataset["code"];
    const all = [next, news, told, ...alarms].join(" ");
    if (heard === state.notices && spoken === all) return;
    heard = state.notices;
    spoken = all;
    // A fresh node is announced also when it says the same as the one before.
    const unseen = news === "" ? [] : [" ", make(document, "span", { className: "visually-hidden" }, news)];
    const alarmOf = (text: string): HTMLElement => make(document, "span", { className: "alarm" }, text);
    const change = told === "" ? [] : [alarmOf(told)];
    // What a side is told stays to be seen, and is said once.
    if (!state.isTold) for (const each of change) each.setAttribute("aria-hidden", "true");
    const alarm = [...change, ...alarms.map(alarmOf)].flatMap((each) => [" ", each]);
    notice.replaceChildren(make(document, "span", { className: "notice-text" }, next), ...alarm, ...unseen);
  };
}
