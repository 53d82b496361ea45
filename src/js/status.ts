import { codes } from "./codes.js";
import { cross, outWords, type Line } from "./engine.js";
import type { Engine } from "./glue.js";
import { uciOf } from "./moves.js";
import type { Board } from "./squares.js";
import type { Claim, Color, Reason, Square, Status, Verdict, Warning } from "./types.js";

const statusOf = (live: Engine, slot: number): number => live.status(slot);
const verdictOf = (live: Engine, slot: number): unknown => live.verdict(slot);
const claimsOf = (live: Engine, slot: number): number => live.claims(slot);
const rulesOf = (live: Engine, slot: number): string => live.rules(slot);

// Bits of the status word, and of a claim that needs no move.
const CLAIMABLE = 1 << 24;
const STANDING = 1 << 31;

/** The articles of FIDE's Laws for endings that the players bring about themselves. */
const FIDE: Partial<Record<Reason, string>> = { resignation: "5.1.2", agreement: "5.2.3" };

export function squaresIn(words: Uint32Array, from: number, count: number, board: Board): Square[] {
  const squares: Square[] = [];
  for (let i = from; i < from + count; i++) squares.push(board.squares[words[i]!]!);
  return squares;
}

/** The name of the rule set in force. */
export function rulesIn(line: Line): string {
  return (line.rulesName ??= cross(line, rulesOf, 0));
}

/** The side to move. */
export function turnIn(line: Line): Color {
  return line.board.colors[((line.first + line.ply) & 1) as 0 | 1];
}

// The engine tells a warning in four words: the reason's place in the list, the color, count and limit.
function warningsIn(words: Uint32Array, from: number, count: number, board: Board): Warning[] {
  const warnings: Warning[] = [];
  for (let i = from; i < from + 4 * count; i += 4) {
    const color = board.colors[words[i + 1]! as 0 | 1] ?? null;
    warnings.push({ reason: codes.reason[words[i]!]!, color, count: words[i + 2]!, limit: words[i + 3]! });
  }
  return warnings;
}

// The engine tells a claim in a word: the packed move to announce or the top bit, and above it the reason's place.
function claimsIn(line: Line): Claim[] {
  const count = cross(line, claimsOf, 0);
  const claims: Claim[] = [];
  for (const word of outWords().subarray(0, count)) {
    const reason = codes.claim[(word >>> 24) & 0x7f]!;
    claims.push((word & STANDING) !== 0 ? { reason } : { reason, move: uciOf(word, line.board) });
  }
  return claims;
}

/** A claim as the engine numbers it. */
export function claimNumber(reason: Claim["reason"], packed: number | undefined): number {
  return ((packed ?? STANDING) | (codes.claim.indexOf(reason) << 24)) >>> 0;
}

const NO_SQUARES: readonly Square[] = Object.freeze([]);
const NO_CLAIMS: readonly Claim[] = Object.freeze([]);
const NO_WARNINGS: readonly Warning[] = Object.freeze([]);

/** How a game stands. */
export function statusIn(line: Line): Status {
  if (line.declared !== undefined) return { over: true, ...line.declared };
  const bits = cross(line, statusOf, 0);
  if ((bits & 1) !== 0) {
    const { winner, reason, rule, result, evidence } = cross(line, verdictOf, 0) as Verdict;
    return { over: true, winner, reason, rule, result, evidence };
  }
  const count = (bits >>> 8) & 0xff;
  const checkers = count === 0 ? NO_SQUARES : squaresIn(outWords(), 0, count, line.board);
  const near = (bits >>> 16) & 0xff;
  const warnings = near === 0 ? NO_WARNINGS : warningsIn(outWords(), count, near, line.board);
  const claims = (bits & CLAIMABLE) === 0 ? NO_CLAIMS : claimsIn(line);
  return { over: false, turn: turnIn(line), check: (bits & 2) !== 0, checkers, claims, warnings };
}

/** How the game ended, if it has. */
export function verdictIn(line: Line): Verdict | null {
  if (line.declared !== undefined) return line.declared;
  return cross(line, verdictOf, 0) as Verdict | null;
}

/** Ends the game with this verdict. Moves that were taken back are forgotten, as when one is played. */
export function settle(line: Line, verdict: Verdict): Verdict {
  line.words.length = line.ply;
  return (line.declared = verdict);
}

/** Ends the game by what the players do. */
export function declare(line: Line, reason: "resignation" | "agreement", winner: Color | null): Verdict {
  const base = rulesIn(line).split("+", 1)[0]!;
  const article = base === "fide" ? FIDE[reason]! : reason;
  const result = winner === null ? "1/2-1/2" : winner === "black" ? "0-1" : "1-0";
  return settle(line, { winner, reason, rule: `${base}/${article}`, result, evidence: [] });
}
