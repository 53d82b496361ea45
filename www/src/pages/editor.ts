/** The position editor: a board on which anything may stand, with every fault of it told and marked. */

import { readPlacement } from "trongtai/board/parts";
import { examine, unreadable } from "./editor/check.ts";
import type { Finding } from "./editor/check.ts";
import { clear, emptyDraft, fenOf, gameFrom, readDraft } from "./editor/draft.ts";
import type { Draft } from "./editor/draft.ts";
import { mountFields } from "./editor/fields.ts";
import * as editor from "./editor/state.ts";
import type { EditorState } from "./editor/state.ts";
import { faultNotes } from "./editor/words.ts";
import { Match } from "../app/engine.ts";
import { newStudy } from "../app/study.ts";
import type { Failure } from "../app/model.ts";
import { rulesOf } from "../app/games.ts";
import { labelsFor } from "../app/notations.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { editorTexts } from "../i18n/editor/index.ts";
import type { EditorTexts } from "../i18n/editor/index.ts";
import { mountDialog } from "../panels/dialog.ts";
import { make, setText } from "../panels/dom.ts";
import type { State } from "../app/state.ts";
import { verdictText } from "../texts/names.ts";
import { failureTexts } from "../texts/words.ts";
import { dress } from "./board-looks.ts";
import { textsFor } from "./page.ts";
import type { MountPage } from "./page.ts";

/** A text of the editor by its key, or what the board has said itself. */
type Said = "cleared" | "copied" | "notCopied" | { readonly text: string };

export const mountPage: MountPage = ({ host, looks, openGame, clipboard, share: shareWith }) => {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "editor");
  dialog.element.classList.add("wide");
  const help = make(document, "p", { className: "quiet", id: "editor-help" });
  const board = make(document, "trongtai-board", { className: "editor-board", editable: true });
  board.setAttribute("aria-describedby", help.id);
  const said = make(document, "p", { className: "editor-said" });
  said.setAttribute("role", "status");
  const fields = mountFields(document, (draft) => set(editor.change(state, draft)));
  const fenText = make(document, "span");
  const fen = make(document, "input", { type: "text", name: "editor-fen", spellcheck: false, autocomplete: "off" });
  fen.setAttribute("autocapitalize", "off");
  const faults = make(document, "ul", { className: "faults", id: "editor-faults" });
  const verdict = make(document, "p", { className: "editor-verdict" });
  const finding = make(document, "div", { className: "finding" }, verdict, faults);
  finding.setAttribute("role", "status");
  fen.setAttribute("aria-describedby", faults.id);
  const button = (name: string, onClick: () => void, className = ""): HTMLButtonElement => {
    const element = make(document, "button", { type: "button", className });
    element.dataset["control"] = `editor-${name}`;
    element.addEventListener("click", onClick);
    return element;
  };
  const empty = button("clear", () => set(editor.change(state, clear(state.draft)), "cleared"));
  const standard = button("standard", () => set(editor.change(state, standardOf(state.draft))));
  const present = button("present", () => set(editor.change(state, presentOf() ?? state.draft)));
  const flip = button("flip", () => set({ ...state, flipped: !state.flipped }));
  const back = button("undo", () => set(editor.undo(state)));
  const on = button("redo", () => set(editor.redo(state)));
  const copy = button("copy", () => {
    const copied = clipboard?.writeText(fenOf(state.draft)) ?? Promise.reject();
    copied.then(
      () => set(state, "copied"),
      () => set(state, "notCopied"),
    );
  });
  const share = button("share", () => {
    if (shown === null || found.type === "faulty" || unread !== null) return;
    const study = newStudy(gameFrom(state.draft));
    shareWith({ study, ply: 0, flipped: state.flipped, board }, shown.state.settings.language, shown.messages);
  });
  const play = button(
    "play",
    () => {
      if (found.type === "faulty" || unread !== null) return;
      dialog.element.close();
      openGame(gameFrom(state.draft), []);
    },
    "primary",
  );
  const toPlay = make(document, "p", { className: "quiet", id: "editor-to-play" });
  play.setAttribute("aria-describedby", toPlay.id);
  dialog.buttons.prepend(play);
  dialog.body.append(
    make(
      document,
      "div",
      { className: "editor-columns" },
      make(document, "div", { className: "editor-stage" }, board, said, finding),
      make(
        document,
        "div",
        { className: "editor-side" },
        make(document, "div", { className: "row editor-actions" }, flip, back, on, empty, standard, present),
        make(document, "label", { className: "field" }, fenText, fen),
        make(document, "div", { className: "row editor-actions" }, copy, share),
        fields.element,
        help,
        toPlay,
      ),
    ),
  );

  let shown: { state: State; messages: Messages } | null = null;
  let state: EditorState = editor.openEditor(emptyDraft("xiangqi", rulesOf("xiangqi", null)));
  let found: Finding = examine(state.draft);
  /** Why the text that is being written is not read. */
  let unread: Failure | null = null;
  let isUntouched = true;
  let news: Said = { text: "" };
  const texts = textsFor<EditorTexts>(editorTexts, () => render());

  /** `text` is said of it: by the page, or, with what the board has said itself, only written. */
  const set = (next: EditorState, text: Said = { text: "" }): void => {
    if (next.draft !== state.draft) {
      found = examine(next.draft);
      isUntouched = false;
      unread = null;
    }
    state = next;
    news = text;
    render();
  };

  board.addEventListener("arrange", ({ detail: { placement, text } }) => {
    const pieces = readPlacement(state.draft.kind, placement);
    if (pieces !== null) set(editor.change(state, { ...state.draft, board: pieces }), { text });
  });
  board.addEventListener("keydown", (event) => {
    const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : "";
    if (key === "y" || (key === "z" && event.shiftKey)) set(editor.redo(state));
    else if (key === "z") set(editor.undo(state));
  });

  fen.addEventListener("input", () => {
    unread = unreadable(fen.value, state.draft);
    const read = unread === null ? readDraft(fen.value, state.draft, (kind) => rulesOf(kind, null)) : null;
    if (read === null) render();
    else set(editor.change(state, read));
  });
  // What cannot be read stays while it is written, and gives way to the position afterwards.
  fen.addEventListener("change", () => {
    if (unread === null) fen.value = fenOf(state.draft);
  });

  function standardOf({ kind, rules, sanction, chess960 }: Draft): Draft {
    const opened = Match.open({ kind, rules, chess960 });
    if (!opened.ok) return state.draft;
    const { fen: text } = opened.match.snapshot();
    opened.match.close();
    return readDraft(text, emptyDraft(kind, rules, chess960, sanction), () => rules) ?? state.draft;
  }

  /** The position on the main board. */
  function presentOf(): Draft | null {
    if (shown === null) return null;
    const { start, fen: text } = shown.state.snapshot;
    const { kind, rules, sanction, chess960 } = start;
    return readDraft(text, emptyDraft(kind, rules, chess960, sanction ?? null), () => rules);
  }

  function render(): void {
    if (shown === null || texts.now === null) return;
    const { messages } = shown;
    const words = texts.now;
    const { draft, flipped } = state;
    const { kind } = draft;
    const failure = unread ?? (found.type === "sound" ? null : found.failure);
    const outcome = unread === null ? found.type : "faulty";
    dialog.title(words.heading);
    setText(help, words.help);
    for (const [element, text] of [
      [empty, words.clear],
      [standard, words.standard],
      [present, words.present],
      [flip, words.flip],
      [copy, words.copy],
      [play, words.play],
      [back, words.undo],
      [on, words.redo],
      [dialog.close, words.close],
      [fenText, words.fen],
    ] as const)
      setText(element, text);
    back.setAttribute("aria-disabled", String(state.past.length === 0));
    on.setAttribute("aria-disabled", String(state.future.length === 0));
    fields.update(draft, messages, words);
    said.ariaLive = typeof news === "string" ? "polite" : "off";
    setText(said, typeof news === "string" ? words[news] : news.text);

    // The text that is being written is the user's own.
    if (document.activeElement !== fen) fen.value = fenOf(draft);
    fen.setAttribute("aria-invalid", String(failure !== null));
    finding.dataset["state"] = outcome;
    setText(
      verdict,
      outcome === "faulty"
        ? words.faults
        : outcome === "unusual"
          ? words.unusual
          : found.type === "sound" && found.verdict !== null
            ? fill(words.over, { result: verdictText(messages, kind, found.verdict) })
            : words.sound,
    );
    const harmless = unread === null && found.type === "faulty" ? found.harmless : [];
    const lines =
      failure === null
        ? []
        : failureTexts(messages, failure).map((line, index) =>
            harmless.includes(failure.faults[index]?.code ?? "") ? fill(words.harmless, { fault: line }) : line,
          );
    showFaults(lines, failure);
    for (const button of [play, share]) button.setAttribute("aria-disabled", String(outcome === "faulty"));
    setText(share, messages.frame.share);
    toPlay.hidden = outcome !== "faulty";
    setText(toPlay, words.toPlay);

    dress(board, kind, shown.state.settings, looks(), messages);
    board.labels = labelsFor(kind, shown.state.settings);
    board.orientation = flipped ? "second" : "first";
    board.faults = found.type === "sound" ? null : faultNotes(messages, found.failure);
    if (board.game !== kind) board.game = kind;
    board.chess960 = draft.chess960;
    if (board.getAttribute("fen") !== fenOf(draft)) board.fen = fenOf(draft);
  }

  function showFaults(lines: readonly string[], failure: Failure | null): void {
    if (lines.join("\n") === [...faults.children].map((item) => item.textContent).join("\n")) return;
    faults.replaceChildren(
      ...lines.map((line, index) => {
        const item = make(document, "li", {}, line);
        const fault = failure?.faults[index];
        item.dataset["code"] = fault?.code ?? failure?.code ?? "";
        item.dataset["squares"] = fault?.squares.join(" ") ?? "";
        return item;
      }),
    );
  }

  return {
    open() {
      // What was set up before is still there; nothing is lost by closing the page.
      const draft = isUntouched ? presentOf() : null;
      if (draft !== null) {
        state = editor.openEditor(draft, shown?.state.flipped);
        found = examine(draft);
      }
      render();
      dialog.element.showModal();
    },
    update(next, messages) {
      shown = { state: next, messages };
      texts.want(next.settings.language);
      render();
    },
  };
};
