/** Sharing what is on a board: the link with its picture for cameras, pictures of the board, code for other pages. */

import "./panels.css";
import { encode } from "uqr";
import type { TrongtaiBoard } from "trongtai/board/parts";
import { embedCode } from "../app/embedding.ts";
import type { View } from "../app/embedding.ts";
import { fileName, linkTo } from "../app/records/out.ts";
import type { Study } from "../app/study.ts";
import type { ShareTexts } from "../i18n/share/index.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import { save } from "./files.ts";
import type { Outlets } from "./sheet.ts";

/** What is shared. */
export interface Subject extends View {
  readonly study: Study;
  readonly board: TrongtaiBoard;
  /** The language of the page, as the board takes it. */
  readonly tag: string;
}

export interface ShareDialog {
  open(subject: Subject, texts: ShareTexts, close: string): void;
}

/** Longer texts make codes that no camera reads off a screen. */
const LONGEST_QR = 1200;

export function mountShareDialog(host: HTMLElement, { clipboard, share, page }: Outlets): ShareDialog {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "share");
  const said = make(document, "p", { className: "quiet" });
  said.setAttribute("role", "status");
  let texts: ShareTexts | null = null;

  const button = (name: string): HTMLButtonElement => {
    const made = make(document, "button", { type: "button" });
    made.dataset["control"] = name;
    return made;
  };
  const copyable = (name: string, rows: number) => {
    const caption = make(document, "span");
    const field = make(document, "textarea", { name, rows, readOnly: true, spellcheck: false });
    const copy = button(`copy-${name}`);
    copy.addEventListener("click", () => {
      const done = (ok: boolean): void => {
        if (texts !== null) setText(said, ok ? texts.copied : texts.notCopied);
        if (!ok) field.select();
      };
      if (clipboard === undefined) done(false);
      else
        clipboard.writeText(field.value).then(
          () => done(true),
          () => done(false),
        );
    });
    return { caption, field, copy, label: make(document, "label", { className: "field" }, caption, field) };
  };
  const link = copyable("shared-link", 3);
  const note = make(document, "p", { className: "quiet" });
  const native = button("native-share");
  const qr = make(document, "div", { className: "qr" });
  qr.setAttribute("role", "img");
  const qrNote = make(document, "p", { className: "quiet" });
  const pictures = make(document, "h3");
  const svg = button("save-svg");
  const png = button("save-png");
  const embed = copyable("embed-code", 4);
  dialog.body.append(
    link.label,
    note,
    make(document, "div", { className: "row" }, link.copy, native),
    qr,
    qrNote,
    pictures,
    make(document, "div", { className: "row" }, svg, png),
    embed.label,
    make(document, "div", { className: "row" }, embed.copy),
    said,
  );
  let shown: Subject | null = null;

  const picture = async (type: string, ending: string): Promise<void> => {
    if (shown === null) return;
    const blob = await shown.board.toBlob(type);
    if (blob !== null) save(document, blob, fileName(shown.study, "pgn").replace(/pgn$/, ending));
  };
  svg.addEventListener("click", () => void picture("image/svg+xml", "svg"));
  png.addEventListener("click", () => void picture("image/png", "png"));
  native.addEventListener("click", () => {
    // Whoever closes the system's sheet has changed his mind; that is no failure.
    share?.({ url: link.field.value, title: document.title }).catch(() => undefined);
  });

  const showLink = async (subject: Subject, words: ShareTexts): Promise<void> => {
    const made = await linkTo(subject.study, page(), subject);
    if (shown !== subject) return;
    const address = made?.address ?? "";
    link.field.value = address;
    for (const element of [link.label, link.copy, native]) element.hidden = made === null;
    native.hidden ||= share === undefined;
    setText(note, made === null ? words.tooLong : made.left === "" ? words.linkNote : words.left[made.left]);
    const isShort = made !== null && address.length <= LONGEST_QR;
    qr.hidden = !isShort;
    qr.replaceChildren(...(isShort ? [codeOf(document, address)] : []));
    qr.setAttribute("aria-label", words.qr);
    setText(qrNote, made !== null && !isShort ? words.qrTooLong : "");
  };

  return {
    open(subject, words, close) {
      texts = words;
      shown = subject;
      dialog.title(words.heading);
      setText(dialog.close, close);
      setText(said, "");
      for (const [element, text] of [
        [link.caption, words.link],
        [link.copy, words.copy],
        [native, words.native],
        [pictures, words.pictures],
        [svg, words.svg],
        [png, words.png],
        [embed.caption, words.embed],
        [embed.copy, words.copy],
      ] as const) {
        setText(element, text);
      }
      embed.field.value = embedCode(subject.study, subject, page(), subject.tag, document.title);
      void showLink(subject, words);
      dialog.element.showModal();
    },
  };
}

const SVG = "http://www.w3.org/2000/svg";
/** Light modules around the code, without which readers do not find it. */
const BORDER = 4;

function codeOf(document: Document, text: string): SVGElement {
  const { data, size } = encode(text, { border: 0 });
  const side = size + 2 * BORDER;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + BORDER} ${y + BORDER}h1v1h-1z`] : [])));
  path.setAttribute("d", dark.join(""));
  svg.append(path);
  return svg;
}
