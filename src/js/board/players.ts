/** What stands at the players' sides of a board, and turns with it: what the page puts there, or names and captures. */

import { fill, lookUp } from "../i18n/text.ts";
import type { ClockState, Color } from "trongtai";
import type { BoardCaptures } from "./api.ts";
import { faceOf, timeText } from "./clock-face.ts";
import type { GameKind } from "./games.ts";
import type { BoardMessages } from "../i18n/board/types.ts";
import { adoptStyle } from "./style.ts";

export interface Players {
  update(shown: {
    readonly flipped: boolean;
    readonly faceToFace: boolean;
    readonly kind: GameKind;
    readonly names: readonly [first: string | null, second: string | null];
    readonly captured: BoardCaptures | null;
    readonly clock: ClockState | null;
    readonly messages: BoardMessages;
    /** Another value where pieces look otherwise. */
    readonly look: string;
    /** A picture of a piece, of so many pixels. */
    picture(letter: string, size: number): HTMLCanvasElement | null;
  }): void;
  /** Time has passed. */
  tell(clock: ClockState, messages: BoardMessages): void;
}

const SIZE = 20;

const CSS = `
.stage { display: flex; flex-direction: column; }
.stage[data-flipped] { flex-direction: column-reverse; }
.player { display: flex; align-items: center; gap: 0.6em; min-height: 2em; padding: 0.2em 0; }
.player slot { display: contents; }
.stage[data-face-to-face]:not([data-flipped]) .player:first-child, .stage[data-face-to-face][data-flipped] .player:last-child { rotate: 180deg; }
.player [part="name"] { font-weight: 600; }
.player [part="clock"] { margin-inline-start: auto; font-variant-numeric: tabular-nums; padding: 0.1em 0.5em; border-radius: 4px; }
.player [part="clock"][data-running] { background: var(--trongtai-clock, #f3e7d0); color: var(--trongtai-clock-text, #24180a); }
.player [part="clock"][data-low] { color: var(--trongtai-clock-low, #b3001b); }
.captures { display: inline-flex; flex-wrap: wrap; }
.captures canvas { width: 20px; height: 20px; margin-inline-end: -4px; }
`;

/** Puts the board between two bars, that of the second mover first. */
export function mountPlayers(root: ShadowRoot, frame: HTMLElement): Players {
  const document = root.ownerDocument;
  adoptStyle(root, CSS);
  const stage = document.createElement("div");
  stage.className = "stage";
  const sides = (["second", "first"] as const).map((side) => {
    const bar = document.createElement("div");
    bar.className = "player";
    bar.setAttribute("part", `player player-${side}`);
    bar.hidden = true;
    const slot = document.createElement("slot");
    slot.name = side;
    const name = document.createElement("span");
    name.setAttribute("part", "name");
    const captures = document.createElement("span");
    captures.className = "captures";
    captures.setAttribute("part", "captures");
    captures.setAttribute("role", "img");
    slot.append(name, captures);
    const timer = document.createElement("slot");
    timer.name = `${side}-clock`;
    const time = document.createElement("span");
    time.setAttribute("part", "clock");
    time.setAttribute("role", "timer");
    time.hidden = true;
    timer.append(time);
    bar.append(slot, timer);
    const isFilled = (): boolean => slot.assignedNodes().length > 0 || timer.assignedNodes().length > 0;
    bar.addEventListener("slotchange", () => {
      if (isFilled()) bar.hidden = false;
    });
    return { side, bar, isFilled, name, captures, time, shown: "" };
  });
  const [second, first] = sides;
  if (second !== undefined && first !== undefined) stage.append(second.bar, frame, first.bar);
  root.prepend(stage);

  /** Each clock says whose it is, and whether it runs or is low, for the page's style. */
  const tell: Players["tell"] = (clock, messages) => {
    for (const color of Object.keys(clock.remaining) as Color[]) {
      const side = color === "black" ? second : first;
      if (side === undefined) continue;
      const { left, periods, move, low } = faceOf(clock, color);
      const texts = [timeText(left), ...(periods === null ? [] : [`×${periods}`]), ...(move === null ? [] : [`(${timeText(move)})`])];
      side.time.textContent = texts.join(" ");
      side.time.setAttribute("aria-label", fill(messages.board.clock, { side: messages.side[color] }));
      side.time.toggleAttribute("data-running", clock.running === color);
      side.time.toggleAttribute("data-low", low);
      side.time.toggleAttribute("data-paused", clock.paused === true);
    }
  };

  return {
    tell,
    update({ flipped, faceToFace, kind, names, captured, clock, messages, look, picture }) {
      for (const { time } of sides) time.hidden = clock === null;
      if (clock !== null) tell(clock, messages);
      stage.toggleAttribute("data-flipped", flipped);
      stage.toggleAttribute("data-face-to-face", faceToFace);
      for (const side of sides) {
        const isFirst = side.side === "first";
        const name = names[isFirst ? 0 : 1];
        // At a player's side is what that player has captured.
        const letters = captured?.[isFirst ? "second" : "first"] ?? [];
        side.bar.hidden = name === null && captured === null && clock === null && !side.isFilled();
        if (side.name.textContent !== (name ?? "")) side.name.textContent = name ?? "";
        const key = `${messages.tag} ${look} ${letters.join("")}`;
        if (key === side.shown && letters.length === side.captures.childElementCount) continue;
        side.shown = key;
        side.captures.hidden = letters.length === 0;
        const list = letters.map((letter) => lookUp(messages.piece[kind], letter)).join(messages.listSeparator);
        side.captures.setAttribute("aria-label", fill(messages.board.captured, { list }));
        side.captures.replaceChildren(...letters.flatMap((letter) => picture(letter, SIZE) ?? []));
      }
    },
  };
}
