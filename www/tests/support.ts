/** A controller on a game, and the words for working it: squares by name. */

import { Controller } from "../src/app/controller.ts";
import { Match } from "../src/app/engine.ts";
import type { Start } from "../src/app/model.ts";
import { GEOMETRY } from "../src/app/games.ts";
import { parseSquare, squareName } from "../../src/js/board/geometry.ts";
import { AUTOMATIC } from "../src/app/notations.ts";
import type { State } from "../src/app/state.ts";

export class Table {
  readonly controller: Controller;
  /** The time of the game, in milliseconds. */
  now = 1_000_000;

  constructor(start: Start, ...line: string[]) {
    const opened = Match.open(start, { line });
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    const settings = { language: "en", pieceStyle: "characters", notation: AUTOMATIC } as const;
    this.controller = new Controller(
      opened.match,
      settings,
      false,
      () => 0.5,
      () => this.now,
    );
  }

  get state(): State {
    return this.controller.state;
  }

  square(name: string): number {
    return parseSquare(GEOMETRY[this.state.snapshot.kind], name) ?? -1;
  }

  name(square: number): string {
    return squareName(GEOMETRY[this.state.snapshot.kind], square);
  }

  tap(...names: string[]): void {
    for (const name of names) this.controller.send({ type: "tap", square: this.square(name) });
  }

  /** Plays moves by tap and tap. */
  play(...moves: string[]): void {
    for (const move of moves) this.tap(move.slice(0, 2), move.slice(2));
  }
}

/** Every text of a catalogue under its path, such as `control.undo`. */
export function flatten(texts: object, path = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const at = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") flat.set(at, value);
    else for (const [inner, text] of flatten(value as object, at)) flat.set(inner, text);
  }
  return flat;
}

/** The names of the gaps in a text, sorted: languages put them in different places. */
export function gaps(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}
