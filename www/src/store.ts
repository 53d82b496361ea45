/** What survives a reload. Anything may be in the browser's store, so everything read is checked. */

import type { ClockTimes, Declaration, Past, Start } from "./facts.ts";
import { rulesOf } from "./games.ts";
import type { Language, Settings, State } from "./state.ts";

export interface SavedGame extends Past {
  readonly start: Start;
  readonly flipped: boolean;
}

/** The part of the browser's `Storage` that is needed; a store that throws (private mode) is a store without memory. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const SETTINGS = "trongtai.settings";
const GAME = "trongtai.game";
/** Longer lines are not stored: no game played by hand comes near. */
const MAX_PLIES = 5000;
const MAX_FEN = 200;

export const LANGUAGES: readonly Language[] = ["vi", "en", "zh", "zh-Hant"];

/** The first language of the browser's list that the page speaks; English when there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary, ...rest] = tag.toLowerCase().split("-");
    if (primary === "zh" && isTraditional(rest)) return "zh-Hant";
    const found = LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return "en";
}

/** A script says it; without one, the place does. */
function isTraditional(subtags: readonly string[]): boolean {
  return subtags.includes("hant") || (!subtags.includes("hans") && subtags.some((tag) => ["tw", "hk", "mo"].includes(tag)));
}

export function loadSettings(shelf: Shelf, fallback: Settings): Settings {
  const saved = read(shelf, SETTINGS);
  if (!isRecord(saved)) return fallback;
  const language = LANGUAGES.find((known) => known === saved["language"]) ?? fallback.language;
  const style = saved["pieceStyle"];
  return { language, pieceStyle: style === "characters" || style === "symbols" ? style : fallback.pieceStyle };
}

export function loadGame(shelf: Shelf): SavedGame | null {
  const saved = read(shelf, GAME);
  if (!isRecord(saved) || !isRecord(saved["start"])) return null;
  const { kind, rules, chess960, fen } = saved["start"];
  const { line, ply, flipped, declaration, times } = saved;
  if (kind !== "xiangqi" && kind !== "chess") return null;
  if (fen !== undefined && (typeof fen !== "string" || fen.length > MAX_FEN)) return null;
  if (!Array.isArray(line) || line.length > MAX_PLIES || !line.every((move) => typeof move === "string")) return null;
  const start: Start = {
    kind, rules: rulesOf(kind, rules), chess960: kind === "chess" && chess960 === true, ...(fen === undefined ? {} : { fen }),
    ...clockOf(saved["start"]["clock"]),
  };
  const inRange = typeof ply === "number" && Number.isInteger(ply) && ply >= 0 && ply <= line.length;
  return {
    start, line, ply: inRange ? ply : line.length, flipped: flipped === true, declaration: declarationOf(declaration),
    times: Array.isArray(times) && times.every(isTime) ? times : [],
  };
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function clockOf(saved: unknown): Pick<Start, "clock"> {
  if (typeof saved === "string") return { clock: saved };
  if (!isRecord(saved)) return {};
  const { main, perMove, increment } = saved;
  if (!isTime(main)) return {};
  const clock: ClockTimes = { main, ...(isTime(perMove) ? { perMove } : {}), ...(isTime(increment) ? { increment } : {}) };
  return { clock };
}

function declarationOf(saved: unknown): Declaration | null {
  if (!isRecord(saved)) return null;
  const { type, color, reason, move } = saved;
  if (type === "agreement" || type === "timeout") return { type };
  if (type === "claim" && (reason === "threefold" || reason === "fifty-move")) {
    return { type, reason, move: typeof move === "string" ? move : null };
  }
  const isColor = color === "red" || color === "white" || color === "black";
  return type === "resignation" && isColor ? { type, color } : null;
}

export function save(shelf: Shelf, state: State): void {
  const { snapshot, settings, flipped } = state;
  const { start, line, ply, declaration, times } = snapshot;
  const game: SavedGame = { start, line, ply, flipped, declaration, times };
  try {
    shelf.setItem(SETTINGS, JSON.stringify(settings));
    if (game.line.length <= MAX_PLIES) shelf.setItem(GAME, JSON.stringify(game));
  } catch {
    // A full or forbidden store costs the memory of the game, never the game.
  }
}

function read(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
