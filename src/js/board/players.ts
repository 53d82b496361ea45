/** What stands at the players' sides of a board, and turns with it: what the page puts there, or names and captures. */

import { fill, lookUp } from "../i18n/text.ts";
import type { BoardCaptures } from "./api.ts";
import type { GameKind } from "./games.ts";
import type { BoardMessages } from "./i18n/types.ts";

export interface Players {
  update(shown: {
    readonly flipped: boolean;
    readonly kind: GameKind;
    readonly names: readonly [first: string | null, second: string | null];
    readonly captured: BoardCaptures | null;
    readonly messages: BoardMessages;
    /** Another value where pieces look otherwise. */
    readonly look: string;
    /** A picture of a piece, of so many pixels. */
    picture(letter: string, size: number): HTMLCanvasElement | null;
  }): void;
}

const SIZE = 20;

/** Puts the board between two bars, that of the second mover first. */
export function mountPlayers(root: ShadowRoot, frame: HTMLElement): Players {
  const document = root.ownerDocument;
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
    bar.append(slot);
    slot.addEventListener("slotchange", () => {
      if (slot.assignedNodes().length > 0) bar.hidden = false;
    });
    return { side, bar, slot, name, captures, shown: "" };
  });
  const [second, first] = sides;
  if (second !== undefined && first !== undefined) stage.append(second.bar, frame, first.bar);
  root.append(stage);

  return {
    update({ flipped, kind, names, captured, messages, look, picture }) {
      stage.toggleAttribute("data-flipped", flipped);
      for (const side of sides) {
        const isFirst = side.side === "first";
        const name = names[isFirst ? 0 : 1];
        // At a player's side is what that player has captured.
        const letters = captured?.[isFirst ? "second" : "first"] ?? [];
        side.bar.hidden = name === null && captured === null && side.slot.assignedNodes().length === 0;
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
