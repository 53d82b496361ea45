/**
 * A board in a frame of another page. Its address says what stands on it, and it tells its parent what happens:
 * messages `{ source: "trongtai", type, … }` as the README describes them.
 */

import type { TrongtaiBoard } from "trongtai/board";
import "trongtai/board";
import { preferredLanguage } from "trongtai/words/parts";
import { bothGames } from "../../app/engine/fetching.ts";
import { icon, make } from "../../panels/dom.ts";
import { attributesOf } from "./address.ts";
import { barTexts } from "./i18n/index.ts";

/** Signs in a box of 24 by 24, and what they do. */
const BUTTONS = {
  start: ["M6 5 V19 M18 5 L9 12 L18 19 Z", (board: TrongtaiBoard) => board.goTo(0)],
  back: ["M16 5 L7 12 L16 19 Z", (board: TrongtaiBoard) => board.undo()],
  on: ["M8 5 L17 12 L8 19 Z", (board: TrongtaiBoard) => board.redo()],
  end: ["M18 5 V19 M6 5 L15 12 L6 19 Z", (board: TrongtaiBoard) => board.goTo(board.moves.split(" ").length)],
  flip: ["M8 20 V5 M4 9 L8 5 L12 9 M16 4 V19 M12 15 L16 19 L20 15", (board: TrongtaiBoard) => board.flip()],
} as const;

/** What is told is what can be seen in the frame anyway, so any parent may hear it. */
function tell(type: string, facts: object): void {
  if (window.parent !== window) window.parent.postMessage({ source: "trongtai", type, ...facts }, "*");
}

function start(place: HTMLElement, bar: HTMLElement): void {
  const attributes = attributesOf(window.location.search);
  const board = document.createElement("trongtai-board");
  const language = preferredLanguage([new Map(attributes).get("lang") ?? navigator.language]);
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
  for (const [name, value] of attributes) board.setAttribute(name, value);
  board.addEventListener("error", ({ detail }) => tell("error", detail));
  for (const type of ["move", "illegal", "change", "verdict"] as const) {
    board.addEventListener(type, ({ detail }: CustomEvent<object>) => tell(type, detail));
  }
  place.append(board);

  const texts = barTexts(language);
  const buttons = Object.entries(BUTTONS).map(([name, [sign, act]]) => {
    const label = texts[name as keyof typeof BUTTONS];
    const button = make(document, "button", { type: "button", name, title: label, ariaLabel: label }, icon(document, sign));
    button.addEventListener("click", () => act(board));
    return button;
  });
  bar.append(...buttons);
  const enable = (): void => {
    const last = board.moves === "" ? 0 : board.moves.split(" ").length;
    for (const button of buttons) {
      if (button.name === "flip") continue;
      button.disabled = button.name === "start" || button.name === "back" ? board.ply === 0 : board.ply >= last;
    }
  };
  board.addEventListener("change", enable);
  enable();
  new ResizeObserver(() => tell("resize", { height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body);
  tell("ready", { fen: board.fen, ply: board.ply });
}

const place = document.getElementById("place");
const bar = document.getElementById("bar");
if (place !== null && bar !== null) void bothGames().finally(() => start(place, bar));
