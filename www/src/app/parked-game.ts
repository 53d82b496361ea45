/**
 * Games that give the board to a position of the gallery or of the editor, and wait until they are wanted again: in the
 * store of all tabs, so that closing a tab loses none, written like the game that is played.
 */

import type { Start } from "./model.ts";
import type { State } from "./state.ts";
import { loadGame, save } from "./store.ts";
import type { SavedGame, Shelf, Shelves } from "./store.ts";

const KEPT = "trongtai.kept";
const LENT = "trongtai.lent";
/** More games than anybody comes back to; the oldest goes first. */
const MOST = 20;

/** What was put on the board for a look: with no other moves than these it is nobody's game. */
interface Lent {
  readonly fen: string;
  readonly line: readonly string[];
}

/** Keeps the game on the board if it is somebody's, before another takes its place. */
export function giveWay({ common, own }: Shelves, state: State, next: Start, line: readonly string[]): void {
  if (isOwn(own, state)) write(common, KEPT, [...keptTexts(common), textOf(state)].slice(-MOST));
  write(own, LENT, { fen: next.fen ?? "", line });
}

/** The game that was kept last; the one on the board goes to the end of those that wait. `null` when none waits. */
export function takeBack({ common, own }: Shelves, state: State): SavedGame | null {
  const texts = keptTexts(common);
  const text = texts.pop();
  if (text === undefined) return null;
  write(common, KEPT, isOwn(own, state) ? [textOf(state), ...texts] : texts);
  write(own, LENT, null);
  return gameOf(text);
}

/** Whether a game waits. */
export function isWaiting({ common }: Shelves): boolean {
  return keptTexts(common).length > 0;
}

function isOwn(shelf: Shelf, { snapshot }: State): boolean {
  const { start, line } = snapshot;
  if (line.length === 0) return false;
  const lent = read(shelf, LENT);
  if (!isLent(lent) || lent.fen !== (start.fen ?? "")) return true;
  return line.length > lent.line.length || line.some((move, index) => move !== lent.line[index]);
}

function isLent(value: unknown): value is Lent {
  return typeof value === "object" && value !== null && "fen" in value && "line" in value && Array.isArray(value.line);
}

/** A game as the page stores it, whatever that looks like. */
function textOf(state: State): string {
  const entries: [string, string][] = [];
  const none: Shelf = { getItem: () => null, setItem: () => undefined };
  save({ common: none, own: { ...none, setItem: (key, value) => entries.push([key, value]) } }, state);
  return JSON.stringify(entries);
}

function gameOf(text: string): SavedGame | null {
  const entries = parse(text);
  if (!Array.isArray(entries)) return null;
  const stored = new Map<unknown, unknown>(
    entries.filter((entry): entry is [unknown, unknown] => Array.isArray(entry) && entry.length === 2),
  );
  return loadGame({
    getItem: (key) => {
      const value = stored.get(key);
      return typeof value === "string" ? value : null;
    },
    setItem: () => undefined,
  });
}

/** Texts that still are games. */
function keptTexts(shelf: Shelf): string[] {
  const kept = read(shelf, KEPT);
  return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === "string" && gameOf(text) !== null) : [];
}

function read(shelf: Shelf, key: string): unknown {
  try {
    return parse(shelf.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function write(shelf: Shelf, key: string, value: unknown): void {
  try {
    shelf.setItem(key, JSON.stringify(value));
  } catch {
    // A store that is full or forbidden keeps nothing.
  }
}
