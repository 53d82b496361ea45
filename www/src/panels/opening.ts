/** Records on their way in: texts and files. */

import type { Send } from "../app/controller.ts";
import type { ReadGame } from "../app/engine.ts";
import { ENDINGS, readGames } from "../app/engine/files.ts";
import type { Failure } from "../app/model.ts";
import type { Reading, State } from "../app/state.ts";
import { fill } from "../i18n/index.ts";
import { failureTexts } from "../texts/words.ts";
import { make, setText } from "./dom.ts";
import type { SheetPanel } from "./sheet.ts";

/** One position in words of FEN, and nothing else. */
const FEN = /^\s*[^\s[\]]+(?:\/[^\s[\]]+)+(?:[ \t]+\S+){0,5}\s*$/;
/** So much can be pasted; more is a file. */
const LONGEST_TEXT = 4 << 20;

/** The page gets its turn: what was pressed meanwhile is done. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

export interface Opening {
  readonly panel: SheetPanel;
  takeFiles(files: readonly File[]): void;
  takeText(text: string): void;
}

export function mountOpening(host: HTMLElement, send: Send): Opening {
  const document = host.ownerDocument;
  const caption = make(document, "span");
  const text = make(document, "textarea", { name: "record", rows: 4, spellcheck: false, maxLength: LONGEST_TEXT });
  const read = make(document, "button", { type: "submit" });
  read.dataset["control"] = "read";
  const open = make(document, "button", { type: "button" });
  open.dataset["control"] = "open-file";
  const files = make(document, "input", { type: "file", name: "file", multiple: true, hidden: true, accept: ENDINGS.join(",") });
  const hint = make(document, "p", { className: "quiet" });
  const busy = make(document, "p", { className: "quiet", hidden: true });
  busy.setAttribute("role", "status");
  const heading = make(document, "p");
  const faults = make(document, "ul", { className: "faults" });
  const problem = make(document, "div", { className: "problem", id: "record-problem" }, heading, faults);
  problem.setAttribute("role", "alert");
  text.setAttribute("aria-describedby", problem.id);
  const form = make(
    document,
    "form",
    { className: "opening", noValidate: true },
    make(document, "label", { className: "field" }, caption, text),
    make(document, "div", { className: "row" }, read, open, files),
    busy,
    problem,
    hint,
  );
  host.append(form);
  let shown: State | null = null;

  /** Reads texts and files one after the other as one collection of games. */
  const take = async (sources: readonly (() => Promise<string | Uint8Array>)[]): Promise<void> => {
    if (shown === null || sources.length === 0) return;
    const { kind } = shown.snapshot;
    busy.hidden = false;
    await pause();
    const games: ReadGame[] = [];
    let isCut = false;
    let failure: Failure | null = null;
    for (const source of sources) {
      const content = await source().catch(() => "");
      const reading = await readGames(content, kind, pause, (game) => {
        // It is on the board before the others of a large library are read.
        if (games.length === 0) send({ type: "open-record", game });
      });
      if (!reading.ok) failure ??= reading.failure;
      else {
        games.push(...reading.games);
        isCut ||= reading.isCut;
      }
    }
    busy.hidden = true;
    const [game] = games;
    if (game === undefined) send({ type: "read", reading: failure === null ? null : { type: "failed", failure } });
    else if (games.length > 1) send({ type: "read", reading: { type: "choosing", games, isCut } satisfies Reading });
  };
  const takeText = (value: string): void => {
    if (FEN.test(value)) send({ type: "load", text: value });
    else void take([async () => value]);
  };
  const takeFiles = (list: readonly File[]): Promise<void> =>
    take(list.map((file) => async () => new Uint8Array(await file.arrayBuffer())));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    takeText(text.value);
  });
  open.addEventListener("click", () => files.click());
  files.addEventListener("change", () => {
    if (files.files !== null) void takeFiles([...files.files]).then(() => (files.value = ""));
  });
  const panel: SheetPanel = (state, messages, texts) => {
    shown = state;
    setText(caption, texts.paste);
    setText(read, texts.read);
    setText(open, texts.openFile);
    setText(hint, fill(texts.dropHint, { endings: ENDINGS.map((ending) => ending.slice(1)).join(", ") }));
    setText(busy, texts.reading);
    files.setAttribute("aria-label", texts.openFile);
    const failure = state.reading?.type === "failed" ? state.reading.failure : null;
    problem.hidden = failure === null;
    text.setAttribute("aria-invalid", String(failure !== null));
    setText(heading, failure === null ? "" : texts.failed);
    const lines = failure === null ? [] : failureTexts(messages, failure);
    if (lines.join("\n") !== [...faults.children].map((item) => item.textContent).join("\n")) {
      faults.replaceChildren(...lines.map((line) => make(document, "li", {}, line)));
    }
  };
  return {
    panel,
    takeFiles: (list) => void takeFiles(list),
    takeText(value) {
      text.value = value;
      takeText(value);
    },
  };
}
