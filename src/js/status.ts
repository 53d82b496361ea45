import { codes } from "./codes.js";
import { cross, outWords, type Line } from "./engine.js";
import type { Engine } from "./glue.js";
import type { Board } from "./squares.js";
import type { Claim, Color, Reason, Square, Status, Verdict, Warning } from "./types.js";

const statusOf = (live: Engine, slot: number): number => live.status(slot);
const verdictOf = (live: Engine, slot: number): unknown => live.verdict(slot);
const rulesOf = (live: Engine, slot: number): string => live.rules(slot);

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
  const checkers = (bits >>> 8) & 0xff;
  const warnings = (bits >>> 16) & 0xff;
  return {
    over: false,
    turn: turnIn(line),
    check: (bits & 2) !== 0,
    checkers: checkers === 0 ? NO_SQUARES : squaresIn(outWords(), 0, checkers, line.board),
    claims: NO_CLAIMS,
    warnings: warnings === 0 ? NO_WARNINGS : warningsIn(outWords(), checkers, warnings, line.board),
  };
}

/** How the game ended, if it has. */
export function verdictIn(line: Line): Verdict | null {
  if (line.declared !== undefined) return line.declared;
  return cross(line, verdictOf, 0) as Verdict | null;
}

/** Ends the game by what the players do. Moves that were taken back are forgotten, as when one is played. */
export function declare(line: Line, reason: "resignation" | "agreement", winner: Color | null): Verdict {
  const base = rulesIn(line).split("+", 1)[0]!;
  const article = base === "fide" ? FIDE[reason]! : reason;
  const result = winner === null ? "1/2-1/2" : winner === "black" ? "0-1" : "1-0";
  line.words.length = line.ply;
  return (line.declared = { winner, reason, rule: `${base}/${article}`, result, evidence: [] });
}
