// What the engine tells in words and text, as the objects of the package. The engine's module `told` describes both.
import { CODES } from "./codes.js";
import { RulesError } from "./errors.js";
import { uciOf } from "./moves.js";
import type { Board } from "./squares.js";
import type { Claim, Color, Conduct, Illegality, MustChange, Square, Status, Verdict, Warning } from "./types.js";

type Words = ArrayLike<number>;

// Bits of the status word, and of a claim that needs no move.
const OVER = 1;
const CHECK = 2;
const SECOND = 4;
const MUST_CHANGE = 8;
export const STANDING = 1 << 31;

export function squaresIn(words: Words, from: number, count: number, board: Board): Square[] {
  const squares: Square[] = [];
  for (let i = from; i < from + count; i++) squares.push(board.squares[words[i]!]!);
  return squares;
}

/** Why a game could not be opened, by the engine's number of it. */
export function failureOf(number: number, words: Words, text: string, board: Board): RulesError {
  const [field, expected] = text.split("\n");
  switch (number) {
    case 1:
      return new RulesError("invalid-fen", { field, offset: words[1], expected, faults: [{ code: CODES.text[words[0]!], squares: [] }] });
    case 2:
      return new RulesError("invalid-fen", { faults: faultsIn(words, board) });
    case 5:
      return new RulesError("invalid-rules", { fault: CODES.rules[words[0]!], field, expected });
    default:
      return new RulesError(number === 3 ? "unknown-rules" : number === 4 ? "unsupported" : "invalid-argument");
  }
}

function faultsIn(words: Words, board: Board): object[] {
  const faults: object[] = [];
  let at = 1;
  for (let i = 0; i < words[0]!; i++) {
    const code = CODES.fault[board.kind][words[at]!];
    const color = board.colors[words[at + 1]! as 0 | 1] as Color | undefined;
    const count = words[at + 2]!;
    const squares = squaresIn(words, at + 3, count, board);
    faults.push(color === undefined ? { code, squares } : { code, color, squares });
    at += 3 + count;
  }
  return faults;
}

/** A cause by its place in the list, its squares told at a place. */
export function illegalityIn(code: number, words: Words, at: number, board: Board): Illegality {
  return { code: CODES.illegality[board.kind][code]!, squares: squaresIn(words, at + 1, words[at]!, board) };
}

/** What plies did. The text has their natures, each behind a line end, and after a blank the article. */
export function conductIn(words: Words, at: number, text: string, board: Board): Conduct[] {
  const natures = text.split("\n");
  const square = (index: number): Square => squaresIn([index], 0, 1, board)[0]!;
  const acts: Conduct[] = [];
  let next = at + 1;
  for (let i = 1; i <= words[at]!; i++) {
    const word = words[next + 2]!;
    const end = next + 3 + ((word >>> 8) & 0xff);
    const chases = [];
    for (let place = next + 3; place < end; place++) {
      const [attacker, target] = squaresIn([words[place]! & 0xff, (words[place]! >>> 8) & 0xff], 0, 2, board) as [Square, Square];
      const root = words[place]! >>> 17;
      chases.push({ attacker, target, protected: ((words[place]! >>> 16) & 1) === 1, ...(root > 0 && { root: square(root - 1) }) });
    }
    const line: string[] = [];
    const after = end + ((word >>> 16) & 0xff);
    for (let place = end; place < after; place++) line.push(uciOf(words[place]!, board));
    const partners = squaresIn(words, after, word >>> 24, board);
    const [nature, article] = natures[i]!.split(" ") as [string, string?];
    acts.push({
      ply: words[next]!,
      move: uciOf(words[next + 1]!, board),
      check: (word & 1) !== 0,
      chases,
      nature,
      ...(article !== undefined && { article }),
      ...((word & 6) !== 0 && { weight: (word & 2) !== 0 ? ("heavy" as const) : ("light" as const) }),
      ...(partners.length > 0 && { partners }),
      ...(line.length > 0 && { line }),
      ...((word & 8) !== 0 && { cut: true as const }),
    });
    next = after + partners.length;
  }
  return acts;
}

export function verdictOf(words: Words, at: number, text: string, board: Board): Verdict {
  const winner = (board.colors[words[at]! as 0 | 1] as Color | undefined) ?? null;
  const reason = CODES.reason[words[at + 1]!]!;
  const rule = text.split("\n", 1)[0]!;
  return { winner, reason, rule, result: resultOf(winner), evidence: conductIn(words, at + 2, text, board) };
}

export const resultOf = (winner: Color | null): "1-0" | "0-1" | "1/2-1/2" =>
  winner === null ? "1/2-1/2" : winner === "black" ? "0-1" : "1-0";

/** How a game stands; the text is asked for only where there is one. */
export function statusOf(words: Words, at: number, text: () => string, board: Board): Status {
  const word = words[at]!;
  const count = (word >>> 8) & 0xff;
  const from = at + 1 + count;
  const turn = board.colors[(word & SECOND) === 0 ? 0 : 1];
  const check = (word & CHECK) !== 0;
  const checkers = count === 0 ? [] : squaresIn(words, at + 1, count, board);
  if ((word & OVER) !== 0) return { over: true, ...verdictOf(words, from, text(), board), turn, check, checkers };
  const near = (word >>> 16) & 0xff;
  const claims = from + 4 * near;
  return {
    over: false,
    turn,
    check,
    checkers,
    claims: word >>> 24 === 0 ? [] : claimsIn(words, claims, word >>> 24, board),
    warnings: near === 0 ? [] : warningsIn(words, from, near, board),
    mustChange: (word & MUST_CHANGE) === 0 ? null : mustChangeOf(verdictOf(words, claims + (word >>> 24), text(), board), board),
  };
}

const mustChangeOf = ({ winner, reason, rule, evidence }: Verdict, board: Board): MustChange => ({
  color: winner === "black" ? board.colors[0] : "black",
  reason,
  rule,
  evidence,
});

function warningsIn(words: Words, from: number, count: number, board: Board): Warning[] {
  const warnings: Warning[] = [];
  for (let i = from; i < from + 4 * count; i += 4) {
    const color = (board.colors[words[i + 1]! as 0 | 1] as Color | undefined) ?? null;
    warnings.push({ reason: CODES.reason[words[i]!]!, color, count: words[i + 2]!, limit: words[i + 3]! });
  }
  return warnings;
}

// A claim is a word: the packed move to announce or the top bit, and above it the reason's place.
function claimsIn(words: Words, from: number, count: number, board: Board): Claim[] {
  const claims: Claim[] = [];
  for (let i = from; i < from + count; i++) {
    const word = words[i]!;
    const reason = CODES.claim[(word >>> 24) & 0x7f]!;
    claims.push((word & STANDING) !== 0 ? { reason } : { reason, move: uciOf(word, board) });
  }
  return claims;
}
