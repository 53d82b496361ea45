/** What the address of an embedded board may say: attributes of the board, and nothing else. Pure. */

import { GAME_ATTRIBUTES, LOOK_ATTRIBUTES } from "trongtai/board/parts";

const KNOWN: readonly string[] = [...GAME_ATTRIBUTES, ...LOOK_ATTRIBUTES].filter((name) => name !== "controlled");
/** No value that means something is longer; a list of moves of this length is refused by the board itself. */
const MAX_VALUE = 60_000;

/** Name and value of each attribute, the first of each name. */
export function attributesOf(search: string): readonly (readonly [name: string, value: string])[] {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (KNOWN.includes(name) && !found.has(name)) found.set(name, value.slice(0, MAX_VALUE));
  }
  return [...found];
}
