/** The game that was stored. Anything may be in the browser's store, so everything read is checked. */

import type { ClockEvent, ClockTimes, Declaration, Start } from "./model.ts";
import { rulesOf, sanctionOf } from "./games.ts";
import { MOST_MOVES } from "./records/convert.ts";
import { unpackTree } from "./records/unpack.ts";
import { GAME, isRecord, read } from "./store.ts";
import type { SavedGame, Shelf } from "./store.ts";
import { RESULTS, through } from "./study.ts";
import type { Played, Study } from "./study.ts";
import { ROOT, isNode, treeOf } from "./tree.ts";
import type { NodeId, Tree } from "./tree.ts";

const MAX_FEN = 200;
const MAX_TAGS = 100;
/** More than any tournament has. */
const MOST_STAGES = 10;

export function loadGame(shelf: Shelf): SavedGame | null {
  const saved = read(shelf, GAME);
  if (!isRecord(saved) || !isRecord(saved["start"])) return null;
  const { kind, rules: name, sanction, chess960, fen } = saved["start"];
  if (kind !== "xiangqi" && kind !== "chess") return null;
  if (fen !== undefined && (typeof fen !== "string" || fen.length > MAX_FEN)) return null;
  const tree = treeIn(saved);
  if (tree === null) return null;
  const rules = rulesOf(kind, name);
  const start: Start = {
    kind,
    rules,
    ...sanctionOf(kind, rules, sanction),
    chess960: kind === "chess" && chess960 === true,
    ...(fen === undefined ? {} : { fen }),
    ...clockOf(saved["start"]["clock"]),
  };
  const played = playedIn(saved["played"], tree);
  const { node, end, result, flipped } = saved;
  const study: Study = {
    start,
    tree,
    line: [],
    played,
    tags: tagsIn(saved["tags"]),
    result: RESULTS.find((known) => known === result) ?? "*",
    faults: [],
  };
  const { line } = through(study, isNode(tree, end) ? end : ROOT);
  const at = node === ROOT ? 0 : line.indexOf(node as NodeId) + 1 || line.length;
  return { study: { ...study, line }, ply: at, flipped: flipped === true };
}

/** The tree as it is stored now, or the line that was stored by the page before it knew of trees. */
function treeIn({ tree, line }: Record<string, unknown>): Tree | null {
  if (tree !== undefined) return unpackTree(tree);
  const isLine = Array.isArray(line) && line.length <= MOST_MOVES && line.every((move) => typeof move === "string");
  return isLine ? treeOf(line) : null;
}

function playedIn(saved: unknown, tree: Tree): Played | null {
  if (!isRecord(saved) || !isNode(tree, saved["node"])) return null;
  const { node, declaration, times, clockEvents } = saved;
  const events = Array.isArray(clockEvents) && clockEvents.every(isClockEvent) ? clockEvents : [];
  return {
    node,
    declaration: declarationOf(declaration),
    times: Array.isArray(times) && times.every(isTime) ? times : [],
    ...(events.length > 0 && { clockEvents: events }),
  };
}

function tagsIn(saved: unknown): Readonly<Record<string, string>> {
  const tags = isRecord(saved) ? Object.entries(saved).slice(0, MAX_TAGS) : [];
  return Object.fromEntries(tags.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function isClockEvent(value: unknown): value is ClockEvent {
  if (!isRecord(value) || !isTime(value["ply"])) return false;
  if (value["type"] === "add") return Number.isSafeInteger(value["time"]) && ["red", "white", "black"].includes(String(value["color"]));
  return (value["type"] === "pause" || value["type"] === "resume") && isTime(value["now"]);
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function clockOf(saved: unknown): Pick<Start, "clock"> {
  if (typeof saved === "string") return { clock: saved };
  if (!isRecord(saved)) return {};
  const sides = (["red", "white", "black"] as const).flatMap((color) => {
    const times = timesOf(saved[color]);
    return times === null ? [] : [[color, times] as const];
  });
  const clock = sides.length === 2 ? Object.fromEntries(sides) : timesOf(saved);
  return clock === null ? {} : { clock };
}

/** The times of a side, as far as they are some. */
function timesOf(saved: unknown): ClockTimes | null {
  if (!isRecord(saved) || !isTime(saved["main"])) return null;
  const { main, perMove, increment, delay, byoyomi } = saved;
  const { time, periods } = isRecord(byoyomi) ? byoyomi : {};
  const stages = Array.isArray(saved["stages"]) ? saved["stages"].slice(0, MOST_STAGES).flatMap(stageOf) : [];
  return {
    main,
    ...(isTime(perMove) ? { perMove } : {}),
    ...(isTime(increment) ? { increment } : {}),
    ...(isTime(delay) ? { delay } : {}),
    ...(isTime(time) ? { byoyomi: { time, ...(isTime(periods) ? { periods } : {}) } } : {}),
    ...(stages.length > 0 ? { stages } : {}),
  };
}

function stageOf(saved: unknown): NonNullable<ClockTimes["stages"]> {
  if (!isRecord(saved) || !isTime(saved["add"])) return [];
  const { moves, add, increment } = saved;
  return [{ ...(isTime(moves) ? { moves } : {}), add, ...(isTime(increment) ? { increment } : {}) }];
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
