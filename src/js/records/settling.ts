import { CHESS_BUILT, XIANGQI_BUILT } from "../engine/build-flags.js";
import type { IllegalityCode } from "../generated.js";
import { ANY, NOTATIONS } from "../notation.js";
import type { GameKind, GameRecord, Illegality } from "../types.js";
import { OFFSETS, askMoves, fault, walk, type Answer, type Draft, type DraftRecord } from "./record-draft.js";
import { isChess960 } from "./variants.js";

// Drafts become records: the engine reads their words, and lines end where it cannot.

const MISREAD: Record<string, string> = { "?1": "invalid-move", "?2": "illegal-move", "?3": "ambiguous-move", "?4": "game-over" };

/** Returns why a move is not legal, if the engine gives a single reason. */
function illegalityOf(text: string): Illegality | undefined {
  const [, code, ...squares] = text.split(" ");
  return code === undefined ? undefined : { code: code as IllegalityCode, squares };
}

/** What was read of the main line, and whether that was all of it. */
interface Attempt {
  readonly kind: GameKind;
  readonly notation: number;
  readonly answer: Answer;
  readonly read: readonly string[];
  readonly whole: boolean;
}

/** Reads the words of a draft in one notation. */
function attempt(record: DraftRecord, kind: GameKind, notation: number, fen: string): Attempt {
  const chess960 = isChess960(kind, record.tags.get("Variant"), fen);
  const asked = askMoves(kind, fen, chess960, notation, false, record.moves);
  const answer = asked.sign === "!" ? { ...askMoves(kind, "", false, notation, false, []), sign: "!" } : asked;
  const whole = answer.sign !== "!" && answer.whole;
  if (whole) return { kind, notation, answer, read: answer.texts, whole };
  const read: string[] = [];
  let next = 0;
  walk(record.moves, {
    move(_, line, at) {
      const text = answer.texts[next++] ?? "";
      if (line === record.moves && at === read.length && text !== "" && !text.startsWith("?")) read.push(text);
    },
    open() {},
    close() {},
  });
  return { kind, notation, answer, read, whole };
}

const begins = (part: readonly string[], whole: readonly string[]): boolean => part.every((text, at) => text === whole[at]);

/** The possible notations of a game; the first is tried before the others are requested. */
export interface Dialects {
  readonly first: number;
  /** All of them, in the order they are tried. Called only if the first did not read everything. */
  all(): readonly number[];
}

const SAN = NOTATIONS.indexOf("san");

/** Returns the best reading of a game in the possible notations. If they read different games, none of them counts. */
function bestOf(record: DraftRecord, kind: GameKind, dialects: Dialects, fen: string): Attempt {
  const quick = attempt(record, kind, dialects.first, fen);
  if (quick.answer.sign === "!" || (quick.whole && (dialects.first === SAN || kind === "xiangqi"))) return quick;
  const [first = ANY, ...others] = dialects.all();
  const plain = first === dialects.first ? quick : attempt(record, kind, first, fen);
  const english = first === SAN;
  if (others.length === 0) return plain;
  const tried = others.map((notation) => attempt(record, kind, notation, fen));
  if (kind === "xiangqi") return tried.reduce((best, other) => (other.read.length > best.read.length ? other : best), plain);
  // Letters of other languages: a game is read only if no two languages read different ones.
  const all = english ? tried.filter(({ whole }) => whole) : [plain, ...tried];
  if (all.length === 0) return plain;
  const best = all.reduce((most, other) => ((other.whole && !most.whole) || other.read.length > most.read.length ? other : most));
  const agree = all.every((other) => (best.whole && !other.whole) || begins(other.read, best.read));
  if (agree) return best;
  return english ? plain : quick;
}

/** One notation only. */
export const only = (notation: number): Dialects => ({ first: notation, all: () => [notation] });

const EVERY = (): Dialects => only(ANY);

/** Returns the record of a draft, its words read. Lines end before the first word that is not a legal move. */
export function settle(record: DraftRecord, dialects: (kind: GameKind) => Dialects = EVERY): GameRecord {
  const { tags, moves, faults } = record;
  const variant = tags.get("Variant");
  if (record.unsupported !== undefined) return unsupported(record, record.unsupported);
  const best = (kind: GameKind): Attempt => {
    const given = bestOf(record, kind, dialects(kind), record.fen);
    if (!record.doubtful || given.whole || given.read.length > 0 || moves.length === 0) return given;
    const usual = bestOf(record, kind, dialects(kind), "");
    if (usual.read.length === 0) return given;
    fault(record, "repaired-fen", record.fenOffset, record.fen);
    record.fen = "";
    return usual;
  };
  let found = best(record.kind ?? (CHESS_BUILT ? "chess" : "xiangqi"));
  // Nothing has identified the game: the first move does.
  if (CHESS_BUILT && XIANGQI_BUILT && record.kind === undefined && moves.length > 0 && found.read.length === 0) {
    const other = best("xiangqi");
    if (other.read.length > 0) found = other;
  }
  const { kind, answer } = found;
  if (answer.sign === "!") fault(record, "invalid-fen", record.fenOffset, record.fen);
  if (answer.sign === "~") fault(record, "repaired-fen", record.fenOffset, record.fen);
  if (isChess960(kind, variant, record.fen) && variant === undefined) tags.set("Variant", "Chess960");
  const { texts } = answer;
  const wrong = wrongNumbers(record, found);
  const end = record.takesKing ? kingTaken(answer, moves) : undefined;
  const plies = moves.length;
  const isCut = !found.whole || wrong.size > 0;
  if (isCut) cutShort(record, texts, wrong, end);
  const offsets = moves.map(({ offset }) => offset);
  faults.sort((a, b) => a.offset - b.offset);
  const { comment } = record;
  // The side that made the last move has captured the king.
  const firstTakes = (answer.fen.split(" ")[1] === "b") === (plies % 2 === 0);
  const result = end !== undefined && record.result === "*" ? (firstTakes ? "1-0" : "0-1") : record.result;
  const read: GameRecord = {
    kind,
    tags: objectOf(tags),
    fen: answer.fen,
    moves: bare(moves, isCut ? undefined : texts),
    result,
    ...(comment === undefined ? {} : { comment }),
    faults,
  };
  // Hidden: a record is compared and copied by its content.
  return Object.defineProperty(read, OFFSETS, { value: offsets });
}
/** Ends lines before anything that is not a legal move, and records what it is; the other drafts get the texts of their moves. */
function cutShort(record: DraftRecord, texts: readonly string[], wrong: ReadonlySet<Draft>, end: Draft | undefined): void {
  const { moves } = record;
  const cuts: [Draft[], number][] = [];
  let next = 0;
  walk(moves, {
    move(move, line, at) {
      const text = texts[next++] ?? "";
      const misread = MISREAD[text.slice(0, 2)];
      const code = misread !== undefined && wrong.has(move) ? undefined : misread;
      if (code !== undefined && move !== end) {
        const illegality = illegalityOf(text);
        const variation = line === moves ? {} : { variation: true as const };
        fault(record, code, move.offset, move.token ?? move.uci, { ...variation, ...(illegality === undefined ? {} : { illegality }) });
      }
      if (code !== undefined || text === "" || wrong.has(move)) cuts.push([line, at]);
      else move.uci = text;
    },
    open() {},
    close() {},
  });
  // The earliest cut of a line is its first.
  for (const [line, at] of cuts) if (line.length > at) line.length = at;
}

/** Returns the tags as an object. */
function objectOf(tags: ReadonlyMap<string, string>): Record<string, string> {
  const object: Record<string, string> = {};
  for (const [name, value] of tags) {
    // A plain assignment to it would be lost.
    if (name === "__proto__") Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
    else object[name] = value;
  }
  return object;
}

/** Returns the moves without fields used only for reading and without empty variations; `texts` are theirs, if they have none yet. */
function bare(moves: Draft[], texts?: readonly string[]): GameRecord["moves"] {
  let next = 0;
  walk(moves, {
    move(move, line, at) {
      line[at] = kept(move, texts === undefined ? move.uci : texts[next++]!) as Draft;
    },
    open() {},
    close() {},
  });
  return moves as GameRecord["moves"];
}

/** The fields with remarks on a move. */
const SAID = ["commentBefore", "comment", "nags", "clock", "elapsed", "evaluation", "shapes"] as const;

function kept(move: Draft, uci: string): GameRecord["moves"][number] {
  const { commentBefore, comment, nags, clock, elapsed, evaluation, shapes, variations } = move;
  if ((comment ?? commentBefore ?? nags ?? clock ?? elapsed ?? evaluation ?? shapes ?? variations) === undefined) return { uci };
  const full: Record<string, unknown> = { uci };
  for (const name of SAID) if (move[name] !== undefined) full[name] = move[name];
  const lines = variations?.filter((line) => line.length > 0);
  if (lines !== undefined && lines.length > 0) full["variations"] = lines;
  return full as unknown as GameRecord["moves"][number];
}

/** Returns the record of an unsupported game: its tags, its result, and no moves. */
function unsupported(record: DraftRecord, name: string): GameRecord {
  const kind = record.kind ?? (CHESS_BUILT ? "chess" : "xiangqi");
  fault(record, "unsupported", 0, name);
  record.fen = "";
  record.moves.length = 0;
  record.unsupported = undefined;
  return settle({ ...record, kind, unsupported: undefined, tags: record.tags });
}

/** The ply of the next move of a line, and its first and last number with their offsets. */
interface Counted {
  ply: number;
  first?: { number: number; at: number };
  last?: { number: number; at: number };
}

/**
 * Returns the moves from which on a line must not be played, because their number says that the other side moves. That is a
 * fault wherever it occurs. Some texts number every ply, and some start with 1 whoever moves first: what could be read for
 * either side is read for neither.
 */
function wrongNumbers(record: DraftRecord, { kind, notation, answer }: Attempt): ReadonlySet<Draft> {
  const wrong = new Set<Draft>();
  const { moves } = record;
  let next = 0;
  let open: Counted = { ply: answer.fen.split(" ")[1] === "b" ? 1 : 0 };
  const outer: Counted[] = [];
  walk(moves, {
    move(move, line, at) {
      const isSecond = open.ply++ % 2 === 1;
      const text = answer.texts[next++] ?? "";
      const given = move.number;
      // After something that is not a move, numbers count it and plies do not.
      if (given === undefined || text === "" || (text.startsWith("?") && at > 0)) return;
      const says = given.includes("...") || given.includes("\u2026");
      const number = Number.parseInt(given, 10);
      const { first, last } = open;
      open.first ??= { number, at };
      open.last = { number, at };
      if (says === isSecond) return;
      // The number of the pair, repeated after a comment.
      if (isSecond && last !== undefined && last.at === at - 1 && last.number === number) return;
      // In Chinese texts Black's numerals are Arabic: if Black begins, a first move written this way is Black's, whatever its number.
      if (isSecond && at === 0 && /[\u3400-\u9fff].*[1-9]$/.test(move.uci)) return;
      const everyPly = !says && first !== undefined && number - first.number === at - first.at;
      if (everyPly) return;
      fault(record, "wrong-number", move.offset, `${given} ${move.token ?? move.uci}`);
      if (line === moves && (at > 0 || says || readsTurned(kind, notation, answer.fen, moves))) wrong.add(move);
    },
    open() {
      outer.push(open);
      open = { ply: open.ply - 1 };
    },
    close() {
      open = outer.pop()!;
    },
  });
  return wrong;
}

/** Whether the first moves can be read with the other side to move. */
function readsTurned(kind: GameKind, notation: number, fen: string, moves: readonly Draft[]): boolean {
  const [board, turn] = fen.split(" ");
  const turned = `${board} ${turn === "b" ? "w" : "b"} - - 0 1`;
  const pair = moves.slice(0, 2).map(({ uci }) => ({ uci }));
  const { sign, texts } = askMoves(kind, turned, false, notation, false, pair);
  return sign !== "!" && texts.every((text) => text !== "" && !text.startsWith("?"));
}

/**
 * Returns the first illegal move, if the last one captures a king: servers let players leave theirs in check, and its capture
 * ended the game.
 */
function kingTaken({ fen, texts }: Answer, moves: readonly Draft[]): Draft | undefined {
  const first = texts.findIndex((text) => text.startsWith("?"));
  if (first < 0 || first < moves.length - 2 || moves.some(({ variations }) => variations !== undefined)) return undefined;
  const board = new Map<string, string>();
  const rows = fen.split(" ", 1)[0]!.split("/");
  rows.forEach((row, down) => {
    let file = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) file += Number(letter);
      else board.set(String.fromCharCode(97 + file++) + (rows.length - 1 - down), letter);
    }
  });
  const ucis = moves.map(({ uci }) => uci);
  for (const uci of ucis.slice(0, -1)) {
    board.set(uci.slice(2), board.get(uci.slice(0, 2)) ?? "");
    board.delete(uci.slice(0, 2));
  }
  const last = ucis[ucis.length - 1]!;
  return board.get(last.slice(2, 4))?.toLowerCase() === "k" && board.has(last.slice(0, 2)) ? moves[first] : undefined;
}
