/** The record of the game: opened from a text or a file, handed out as text, file or link. */

import "./panels.css";
import type { Send } from "../app/controller.ts";
import type { RecordFormat } from "../app/engine.ts";
import { firstColor } from "../app/games.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import type { SheetTexts } from "../i18n/record-sheet/index.ts";
import { labelsFor, notationFor } from "../app/notations.ts";
import { refusalText } from "trongtai/board/parts";
import { recordFaultText } from "../app/records/fault-words.ts";
import { FORMATS, fileName, linkTo, obstacle, written } from "../app/records/out.ts";
import type { State } from "../app/state.ts";
import { failureTexts } from "../texts/words.ts";
import { save } from "./files.ts";
import { mountChooser } from "./chooser.ts";
import { mountDetails } from "./details.ts";
import { make, setText } from "./dom.ts";
import { mountLink } from "./link.ts";
import { mountOpening } from "./opening.ts";
import type { Outlets, Sheet, SheetPanel } from "./sheet.ts";

export { mountDialogs } from "./remarks.ts";

export function mountRecordSheet(host: HTMLElement, send: Send, outlets: Outlets): Sheet {
  const document = host.ownerDocument;
  const button = (name: string): HTMLButtonElement => {
    const made = make(document, "button", { type: "button" });
    made.dataset["control"] = name;
    return made;
  };
  const players = make(document, "p", { className: "players" });
  const details = button("details");
  const faultsHeading = make(document, "p");
  const faults = make(document, "ul", { className: "faults" });
  const { unread } = outlets;
  unread.append(faultsHeading, faults);
  faults.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-ply]") : null;
    if (button instanceof HTMLElement) send({ type: "go-to", ply: Number(button.dataset["ply"]) });
  });
  const copy = button("copy-pgn");
  const share = button("share-link");
  const native = button("share");
  const format = make(document, "select", { name: "format" });
  const options = FORMATS.map((value) => format.appendChild(make(document, "option", { value })));
  const formatText = make(document, "span");
  const download = button("download");
  const note = make(document, "p", { className: "quiet", id: "format-note" });
  format.setAttribute("aria-describedby", note.id);
  const output = make(document, "textarea", { name: "output", rows: 4, readOnly: true });
  const failed = make(document, "p", { className: "problem" });
  failed.setAttribute("role", "alert");
  host.append(
    make(document, "div", { className: "row details-row" }, players, details),
    make(document, "div", { className: "row" }, copy, share, native),
    make(document, "label", { className: "field format" }, formatText, format),
    note,
    make(document, "div", { className: "row" }, download),
    failed,
    output,
  );
  output.hidden = true;
  const opening = mountOpening(host, send);
  const chooser = mountChooser(host, send);
  const sheet = mountDetails(host, send);
  const link = mountLink(host, send, outlets);
  let shown: { state: State; messages: Messages; texts: SheetTexts } | null = null;
  let said = "";

  /** Copies a text, or shows it to be copied by hand. */
  const hand = (text: string, what: "pgn" | "link", left: "" | "comments" | "variations" = ""): void => {
    const done = (ok: boolean): void => {
      send({ type: "handed-out", what, ok, left });
      output.hidden = ok;
      output.value = text;
      if (!ok) output.select();
    };
    if (outlets.clipboard === undefined) done(false);
    else
      outlets.clipboard.writeText(text).then(
        () => done(true),
        () => done(false),
      );
  };
  const contentIn = (as: RecordFormat): string | Uint8Array | null => {
    if (shown === null) return null;
    const {
      state: { study, settings },
      messages,
      texts,
    } = shown;
    const { kind } = study.start;
    const result = written(study, as, notationFor(kind, settings.notation[kind], settings.language));
    setText(failed, result.ok ? "" : `${texts.notWritten} ${failureTexts(messages, result.failure).join(" ")}`);
    return result.ok ? result.content : null;
  };
  const withLink = (use: (address: string, left: "" | "comments" | "variations") => void): void => {
    if (shown === null) return;
    void linkTo(shown.state.study, outlets.page(), { ply: shown.state.snapshot.ply, flipped: shown.state.flipped }).then((made) => {
      if (made === null) send({ type: "link-failed", why: "too-long" });
      else use(made.address, made.left);
    });
  };

  copy.addEventListener("click", () => {
    const text = contentIn("pgn");
    if (typeof text === "string") hand(text, "pgn");
  });
  share.addEventListener("click", () => withLink((address, left) => hand(address, "link", left)));
  native.addEventListener("click", () =>
    withLink((url) => {
      // Whoever closes the system's sheet has changed his mind; that is no failure.
      outlets.share?.({ url, title: shown?.texts.shareTitle ?? "" }).catch(() => undefined);
    }),
  );
  download.addEventListener("click", () => {
    const as = FORMATS.find((known) => known === format.value) ?? "pgn";
    if (shown === null || obstacle(shown.state.study, as) !== null) return;
    const content = contentIn(as);
    if (content === null) return;
    save(document, content, fileName(shown.state.study, as));
    send({ type: "handed-out", what: "file", ok: true });
  });
  details.addEventListener("click", () => shown !== null && sheet(shown.state, shown.messages, shown.texts));
  format.addEventListener("change", () => shown !== null && showFormat(shown.state, shown.texts));

  const showFormat = ({ study }: State, texts: SheetTexts): void => {
    FORMATS.forEach((value, index) => {
      const option = options[index];
      if (option === undefined) return;
      setText(option, texts.formats[value]);
      option.disabled = obstacle(study, value) !== null;
    });
    const hindered = FORMATS.filter((value) => obstacle(study, value) !== null);
    if (hindered.some((value) => value === format.value)) format.value = "pgn";
    const chosen = FORMATS.find((value) => value === format.value) ?? "pgn";
    const limits =
      chosen === "uci" || chosen === "wxf"
        ? [texts.mainLineOnly]
        : chosen === "pgn"
          ? []
          : [fill(texts.noMarks, { format: texts.formats[chosen] })];
    const reasons = hindered.map((value) => fill(texts[obstacle(study, value) ?? "nullMoves"], { format: texts.formats[value] }));
    setText(note, [...limits, ...reasons].join(" "));
  };

  const panel: SheetPanel = (state, messages, texts) => {
    if (shown !== null && shown.state.study !== state.study) {
      output.hidden = true;
      setText(failed, "");
    }
    shown = { state, messages, texts };
    const { side } = messages;
    const { study } = state;
    const { kind } = study.start;
    const named = (tag: string, color: "red" | "white" | "black"): string => {
      const name = study.tags[tag];
      return name === undefined || name === "?" ? side[color] : name;
    };
    const first = firstColor(kind);
    setText(players, fill(texts.gameTitle, { first: named(kind === "chess" ? "White" : "Red", first), second: named("Black", "black") }));
    setText(details, texts.details);
    unread.hidden = study.faults.length === 0;
    setText(faultsHeading, study.faults.length === 1 ? texts.faultsOne : fill(texts.faults, { count: study.faults.length }));
    const lines = study.faults.map((fault) => {
      const { reason } = fault;
      const { kind, board, turn, ply } = state.snapshot;
      // What stands where is known of the position on the board only.
      const naming = ply === fault.ply ? { kind, board, turn, labels: labelsFor(kind, state.settings) } : { kind, board: [], turn };
      const told = recordFaultText(texts, fault);
      return reason === null ? told : `${told}: ${refusalText(messages, naming, reason)}`;
    });
    if (said !== lines.join("\n")) {
      said = lines.join("\n");
      faults.replaceChildren(
        ...lines.map((line, index) => {
          const item = make(document, "li", {}, line);
          const { code = "", ply = null } = study.faults[index] ?? {};
          item.dataset["code"] = code;
          if (ply === null) return item;
          const see = make(document, "button", { type: "button", className: "link" }, messages.sheets.seePosition);
          see.dataset["ply"] = String(ply);
          item.append(" ", see);
          return item;
        }),
      );
    }
    setText(copy, texts.copyPgn);
    setText(share, texts.share);
    setText(native, texts.shareNative);
    native.hidden = outlets.share === undefined;
    setText(formatText, texts.format);
    setText(download, texts.download);
    output.setAttribute("aria-label", texts.copyPgn);
    showFormat(state, texts);
    opening.panel(state, messages, texts);
    chooser(state, messages, texts);
    link.panel(state, messages, texts);
  };
  return {
    panel,
    takeFiles: opening.takeFiles,
    takeText: opening.takeText,
    look: link.look,
    focus: () => copy.focus(),
  };
}
