/**
 * Games that gave the board to another, and wait until they are wanted again: in the store of all tabs, so that closing
 * a tab loses none, written like the game that is played.
 */

import type { Start } from "./model.ts";
import type { State } from "./state.ts";
import { LENT, save } from "./store.ts";
import type { SavedGame, Shelf, Shelves } from "./store.ts";
import { loadGame } from "./stored-game.ts";

const KEPT = "trongtai.kept";
/** More games than anybody comes back to; the oldest goes first. */
const MOST = 20;

/** What was put on the board for a look: with no other moves than these it is nobody's game. */
interface Lent {
  readonly fen: string;
  readonly line: readonly string[];
}

/** A game that waits: since when, in milliseconds of the calendar, and how it was left. */
export interface Parked {
  readonly at: number;
  readonly game: SavedGame;
}

interface Kept {
  readonly at: number;
  readonly text: string;
}

/** Keeps the game on the board if it is somebody's, before another takes its place. */
export function park({ common, own }: Shelves, state: State, at: number): void {
  if (!isOwn(own, state)) return;
  const text = textOf(state);
  store(common, [...kept(common).filter((each) => each.text !== text), { at, text }]);
}

/** Keeps the game on the board, which a position to look at takes the place of. */
export function giveWay(shelves: Shelves, state: State, next: Start, line: readonly string[], at: number): void {
  park(shelves, state, at);
  write(shelves.own, LENT, { fen: next.fen ?? "", line });
}

/** The games that wait, the last one first. */
export function parked({ common }: Shelves): Parked[] {
  return kept(common)
    .flatMap(({ at, text }) => {
      const game = gameOf(text);
      return game === null ? [] : [{ at, game }];
    })
    .reverse();
}

/** A game that waits, the last one at 0, goes back to the board, and the one there waits in its place. `null` when there is none. */
export function takeBack({ common, own }: Shelves, state: State, at: number, index = 0): SavedGame | null {
  const all = kept(common);
  const [taken] = all.splice(all.length - 1 - index, 1);
  if (taken === undefined || index >= all.length + 1) return null;
  if (isOwn(own, state)) all.unshift({ at, text: textOf(state) });
  store(common, all);
  write(own, LENT, null);
  return gameOf(taken.text);
}

/** Whether what is on the board was put there for a look, and a game waits. Asked often: the games are not looked at. */
export function isLent({ common, own }: Shelves): boolean {
  const stored = isLoan(read(own, LENT)) ? read(common, KEPT) : null;
  return Array.isArray(stored) && stored.length > 0;
}

function isOwn(shelf: Shelf, { snapshot }: State): boolean {
  const { start, line } = snapshot;
  if (line.length === 0) return false;
  const lent = read(shelf, LENT);
  if (!isLoan(lent) || lent.fen !== (start.fen ?? "")) return true;
  return line.length > lent.line.length || line.some((move, index) => move !== lent.line[index]);
}

function isLoan(value: unknown): value is Lent {
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

/** Texts that still are games; those kept by the page before it told the time have none. */
function kept(shelf: Shelf): Kept[] {
  const stored = read(shelf, KEPT);
  const all = Array.isArray(stored) ? stored.map((each: unknown) => (typeof each === "string" ? { at: 0, text: each } : each)) : [];
  return all.filter(isKept).filter(({ text }) => gameOf(text) !== null);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { at, text } = value as Partial<Record<keyof Kept, unknown>>;
  return typeof at === "number" && typeof text === "string";
}

/** The last games, as many as there is room for. */
function store(shelf: Shelf, games: readonly Kept[]): void {
  for (let most = MOST; most > 0; most = Math.floor(most / 2)) if (write(shelf, KEPT, games.slice(-most))) return;
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

function write(shelf: Shelf, key: string, value: unknown): boolean {
  try {
    shelf.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // A store that is full or forbidden keeps nothing.
    return false;
  }
}
