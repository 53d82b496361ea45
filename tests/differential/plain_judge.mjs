// A second judge for the rule sets `club` and `kyvuong`, written from their text alone: no line of it comes from src/. It is slow
// and plain, so that a reader can hold it beside the text; the letters A1 to A26 are the numbers of the text's open questions.
import { checkers, home, kind, legalMoves, pieces, moved, readFen, squareOf, writeFen } from "./plain_board.mjs";
import { attacks, facts } from "./plain_facts.mjs";

/** The sets by their numbers. Moves of each side, but `noCapture` and `occurrences` in plies and in positions; 0: there is no such rule. */
const SETS = {
  club: { checkLimits: [6, 12, 18], chaseLimits: [6, 12, 18], effective: 120, progress: 30, moves: 300, noCapture: 0, occurrences: 0 },
  kyvuong: { checkLimits: [6, 12, 18], chaseLimits: [6, 12, 18], effective: 0, progress: 0, moves: 0, noCapture: 60, occurrences: 6 },
};

const colour = (red) => (red ? "red" : "black");

/** What a side has done in a row: checks, and chases by the identity of the piece that is chased. */
const nothing = () => ({ checks: null, chases: new Map() });

/** How often a streak may go on: 6, 12 or 18 plies with one, two or more pieces (A7, A8). */
const allowed = (streak, limits) => limits[Math.min(streak.by.size, limits.length) - 1];

function longer(streak, by) {
  return { count: (streak?.count ?? 0) + 1, by: new Set([...(streak?.by ?? []), ...by]) };
}

export class PlainJudge {
  #rules;
  #grid;
  #red;
  /** The identities of the pieces, by square: a piece keeps its number wherever it goes. */
  #who;
  #streaks = { red: nothing(), black: nothing() };
  #effective = { red: 0, black: 0 };
  #plies = 0;
  #sinceProgress = 0;
  #sinceCapture;
  #seen = new Map();
  /** Does the side to move answer a check or a chase? (A26) */
  #answers;
  /** The verdict of the rules on conduct, if the last ply brought one. */
  #violation = null;

  /** `rules`: the name of a set, or `{ base, ...fields }` with some of its numbers replaced. */
  constructor(fen, rules) {
    const { base, ...fields } = typeof rules === "string" ? { base: rules } : rules;
    this.#rules = { ...SETS[base], ...fields };
    const { grid, red, halfMoves } = readFen(fen);
    this.#grid = grid;
    this.#red = red;
    this.#who = grid.map((_, at) => at);
    this.#sinceCapture = halfMoves;
    // The ply before a FEN is unknown: a check or a chase if it may have been one, so that no game from the FEN of another ends earlier.
    this.#answers = this.check || pieces(grid, !red).some((by) => pieces(grid, red).some((on) => attacks(grid, by, on)));
    this.#see();
  }

  #see() {
    const key = writeFen(this.#grid, this.#red);
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
  }

  /** The squares of the board, as letters. */
  get grid() {
    return this.#grid;
  }

  get red() {
    return this.#red;
  }

  /** Is the side to move in check? */
  get check() {
    return checkers(this.#grid, this.#red).length > 0;
  }

  legalMoves() {
    return legalMoves(this.#grid, this.#red);
  }

  /** Plays a move and gives what it does: `{ checks, chases }`. */
  play(text) {
    const move = { from: squareOf(text.slice(0, 2)), to: squareOf(text.slice(2, 4)) };
    const before = this.#grid;
    const side = colour(this.#red);
    const ply = facts(before, move);
    const captures = kind(before[move.to]) !== ".";
    // A soldier that was across already and goes on (A5).
    const advances = kind(before[move.from]) === "p" && !home(move.from, this.#red) && Math.abs(move.to - move.from) === 9;

    this.#grid = ply.after;
    this.#who = moved(this.#who, move.from, move.to);
    this.#plies++;
    this.#sinceCapture = captures ? 0 : this.#sinceCapture + 1;
    this.#sinceProgress = captures || advances ? 0 : this.#sinceProgress + 1;

    if (captures) this.#streaks = { red: nothing(), black: nothing() };
    this.#continue(side, ply);
    this.#violation = this.#judgeConduct(side);

    const quiet = ply.checks.length === 0 && ply.chases.length === 0;
    if (quiet && !this.#answers) this.#effective[side]++;
    this.#answers = !quiet;

    this.#red = !this.#red;
    this.#see();
    return ply;
  }

  /** A side's streaks go on by what its ply does, or end (A9 to A12, A24). */
  #continue(side, { checks, chases }) {
    const old = this.#streaks[side];
    const next = nothing();
    if (checks.length > 0)
      next.checks = longer(
        old.checks,
        checks.map((at) => this.#who[at]),
      );
    for (const target of new Set(chases.map((chase) => chase.target))) {
      const chasers = chases.filter((chase) => chase.target === target).map((chase) => this.#who[chase.attacker]);
      next.chases.set(this.#who[target], longer(old.chases.get(this.#who[target]), chasers));
    }
    this.#streaks[side] = next;
  }

  /** The kind of streak for which the test holds, in a side's streaks: a side that checks chases nothing. */
  #kindOf(side, test) {
    const { checkLimits, chaseLimits } = this.#rules;
    const { checks, chases } = this.#streaks[side];
    if (checks && test(checks.count, allowed(checks, checkLimits))) return "check";
    if ([...chases.values()].some((streak) => test(streak.count, allowed(streak, chaseLimits)))) return "chase";
    return null;
  }

  /**
   * Beyond its limit a side violates. The other one then counts as violating too when its streak has come to its limit, for it
   * can only be half a move behind (A13): both the same way is a draw, and of check against chase the checker loses.
   */
  #judgeConduct(side) {
    const other = side === "red" ? "black" : "red";
    const mine = this.#kindOf(side, (count, limit) => count > limit);
    if (!mine) return null;
    const theirs = this.#kindOf(other, (count, limit) => count >= limit);
    if (!theirs) return { winner: other, reason: `perpetual-${mine}` };
    if (mine === theirs) return { winner: null, reason: "mutual-violation" };
    return { winner: mine === "check" ? other : side, reason: "perpetual-check" };
  }

  /** `{ over, winner, reason }`: no legal move first, then conduct, repetition, the counters and the material. */
  standing() {
    const over = (winner, reason) => ({ over: true, winner, reason });
    const draw = (reason) => over(null, reason);
    const { effective, progress, moves, noCapture, occurrences } = this.#rules;
    if (this.legalMoves().length === 0) {
      return over(colour(!this.#red), this.check ? "checkmate" : "stalemate");
    }
    if (this.#violation) return over(this.#violation.winner, this.#violation.reason);
    if (occurrences > 0 && this.#seen.get(writeFen(this.#grid, this.#red)) >= occurrences) return draw("repetition");
    if (effective > 0 && this.#effective.red >= effective && this.#effective.black >= effective) return draw("effective-limit");
    if (progress > 0 && this.#sinceProgress >= 2 * progress) return draw("progress-limit");
    if (moves > 0 && this.#plies >= 2 * moves) return draw("total-limit");
    if (noCapture > 0 && this.#sinceCapture >= noCapture) return draw("move-limit");
    const strong = [...pieces(this.#grid, true), ...pieces(this.#grid, false)].some((at) => "rncp".includes(kind(this.#grid[at])));
    return strong ? { over: false, winner: null, reason: null } : draw("material");
  }
}
