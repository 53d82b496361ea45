/** Everything about the looks: boards and pieces by their picture, notation, switches, and the keys that there are. */

import "./panels.css";
import { PIECE_SETS, SKINS, THEMES, drawPiece, fetchOutlines, paletteOf } from "trongtai/board/parts";
import type { PieceSet, Theme } from "trongtai/board/parts";
import type { Send } from "../app/controller.ts";
import type { Looks } from "../app/appearance.ts";
import type { GameKind } from "../app/games.ts";
import type { Messages } from "../i18n/index.ts";
import type { State } from "../app/state.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import { mountNotation } from "./notation.ts";

export interface SettingsDialog {
  show(state: State, messages: Messages, looks: Looks): void;
  open(): void;
}

const SWITCHES = ["coordinates", "animation", "sound", "faceToFace", "letterKeys"] as const;
const SWATCH = 56;

export function mountSettingsDialog(host: HTMLElement, send: Send, change: (part: Partial<Looks>) => void): SettingsDialog {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "settings");

  /** A choice of pictures: radio buttons under the hood. */
  const pictures = <Value extends string>(name: string, values: readonly Value[], chosen: (value: Value) => void) => {
    const legend = make(document, "legend");
    const choices = values.map((value) => {
      const input = make(document, "input", { type: "radio", name, value });
      const canvas = make(document, "canvas", { width: SWATCH * 2, height: SWATCH * 2 });
      canvas.setAttribute("aria-hidden", "true");
      const text = make(document, "span");
      input.addEventListener("change", () => chosen(value));
      return { value, input, canvas, text, label: make(document, "label", { className: "swatch" }, input, canvas, text) };
    });
    const fieldset = make(document, "fieldset", { className: "swatches" }, legend, ...choices.map(({ label }) => label));
    dialog.body.append(fieldset);
    return { legend, choices };
  };
  const theme = pictures("theme", THEMES, (value) => change({ theme: value }));
  const xiangqi = pictures("pieces", PIECE_SETS.xiangqi, (pieceStyle) => send({ type: "configure", change: { pieceStyle } }));
  const chess = pictures("chess-pieces", PIECE_SETS.chess, (value) => change({ chess: value }));
  const notation = mountNotation(dialog.body, send);
  dialog.body.append(notation.label);
  const switches = SWITCHES.map((name) => {
    const box = make(document, "input", { type: "checkbox", name });
    const caption = make(document, "span");
    box.addEventListener("change", () => change({ [name]: box.checked }));
    dialog.body.append(make(document, "label", { className: "choice" }, box, caption));
    return { name, box, caption };
  });
  const keysHeading = make(document, "h3");
  const keys = make(document, "dl", { className: "shortcuts" });
  dialog.body.append(keysHeading, keys);
  const dark = document.defaultView?.matchMedia("(prefers-color-scheme: dark)");

  const paint = (canvas: HTMLCanvasElement, kind: GameKind, colours: Theme, set: PieceSet, letters: readonly [string, string]): void => {
    const context = canvas.getContext("2d");
    if (context === null) return;
    const palette = paletteOf(colours, kind, dark?.matches === true ? "dark" : "light");
    const { width } = canvas;
    const half = width / 2;
    if (kind === "chess") {
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        context.fillStyle = x === y ? palette.ground : palette.ink;
        context.fillRect(x * half, y * half, half, half);
      }
    } else {
      context.fillStyle = palette.ground;
      context.fillRect(0, 0, width, width);
      context.strokeStyle = palette.ink;
      context.lineWidth = 2;
      context.beginPath();
      for (const at of [half / 2, half * 1.5]) {
        context.moveTo(at, 0);
        context.lineTo(at, width);
        context.moveTo(0, at);
        context.lineTo(width, at);
      }
      context.stroke();
    }
    fetchOutlines(kind, set, () => {
      if (latest !== null) show(...latest);
    });
    letters.forEach((letter, index) => {
      const at = index === 0 ? half / 2 : half * 1.5;
      drawPiece(context, SKINS[kind], palette, set, letter, at, at, half * 0.9);
    });
  };

  const show = (state: State, messages: Messages, looks: Looks): void => {
    const { looks: texts, frame, sheets, control } = messages;
    const { kind } = state.snapshot;
    dialog.title(frame.settings);
    setText(dialog.close, control.close);
    setText(theme.legend, texts.theme);
    setText(xiangqi.legend, sheets.sets.pieces);
    setText(chess.legend, texts.chess);
    for (const { value, input, canvas, text } of theme.choices) {
      setText(text, texts.themes[value]);
      input.checked = value === looks.theme;
      if (dialog.element.open) paint(canvas, kind, value, kind === "chess" ? looks.chess : state.settings.pieceStyle, ["k", "K"]);
    }
    for (const { value, input, canvas, text } of xiangqi.choices) {
      setText(text, sheets.sets[value]);
      input.checked = value === state.settings.pieceStyle;
      if (dialog.element.open) paint(canvas, "xiangqi", looks.theme, value, ["n", "R"]);
    }
    for (const { value, input, canvas, text } of chess.choices) {
      setText(text, texts.sets[value]);
      input.checked = value === looks.chess;
      if (dialog.element.open) paint(canvas, "chess", looks.theme, value, ["n", "Q"]);
    }
    notation.update(state, messages);
    for (const { name, box, caption } of switches) {
      setText(caption, name === "letterKeys" ? sheets.lettersAsShortcuts : texts[name]);
      box.checked = looks[name];
    }
    setText(keysHeading, sheets.shortcuts);
    const list: readonly (readonly [string, string])[] = [
      ["← →", sheets.shortcut.step],
      ["Home End", sheets.shortcut.ends],
      ["↑ ↓", sheets.shortcut.alternatives],
      ["← → ↑ ↓ Enter", sheets.shortcut.board],
      ["Esc", sheets.shortcut.cancel],
      ...(looks.letterKeys
        ? ([
            ["M", sheets.shortcut.type],
            ["F", sheets.shortcut.flip],
            ["?", sheets.shortcut.list],
          ] as const)
        : []),
    ];
    keys.replaceChildren(
      ...list.flatMap(([key, does]) => [make(document, "dt", {}, make(document, "kbd", {}, key)), make(document, "dd", {}, does)]),
    );
  };
  let latest: readonly [State, Messages, Looks] | null = null;
  return {
    show(...now) {
      latest = now;
      show(...now);
    },
    open() {
      dialog.element.showModal();
      if (latest !== null) show(...latest);
    },
  };
}
