/**
 * With what it exports from `engine/`, the only importer of the rules package's code. A `Match` owns the package's handle and the line of moves (also those
 * taken back); everybody else sees immutable `Snapshot`s and plain failures.
 */

import { Game, RulesError, chess960 as chess960Fen, clockPresets, ruleSets } from "trongtai";
import type {
  GameOptions,
  Illegality,
  Move,
  MustChange as PackageMustChange,
  Status,
  Verdict as PackageVerdict,
  Warning as PackageWarning,
} from "trongtai";
import { failureOf } from "./engine/failure.ts";
import { admitted } from "./engine/records.ts";
import { exhibitsOf, lastCycleOf } from "./evidence.ts";
import type { Line } from "./evidence.ts";
import type {
  ClockEvent,
  ClockFace,
  Declaration,
  Failure,
  MustChange,
  Outlook,
  Past,
  PlayedMove,
  Presets,
  Reason,
  Refusal,
  RuleBook,
  Snapshot,
  Start,
  Verdict,
  Warning,
} from "./model.ts";
import type { Square } from "trongtai/board/parts";
import { rulesOf, sanctionOf } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";
import { RESULTS, isPlayed, lineMoves } from "./study.ts";
import type { Result, Study } from "./study.ts";
import { mainLine } from "./tree.ts";
import { illegalityOf, legalMoves, mustChangeIn, outlooksOf, placementOf, playedMove, squaresOf } from "trongtai/board/parts";

export { failureOf } from "./engine/failure.ts";
export * from "./engine/records.ts";

export type Opened = { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly failure: Failure };

/** What a typed text comes to. */
export type Found =
  | { readonly ok: true; readonly uci: string }
  | { readonly ok: false; readonly code: string; readonly reason: Reason | null };

const sets = new Map<GameKind, RuleBook[GameKind]>();

function setsOf(kind: GameKind): RuleBook[GameKind] {
  const known = sets.get(kind) ?? ruleSets(kind);
  sets.set(kind, known);
  return known;
}

/** Every rule set of both games with the values of its fields. A game is asked when it is looked at: its engine may be missing. */
export const ruleBook: RuleBook = {
  get xiangqi() {
    return setsOf("xiangqi");
  },
  get chess() {
    return setsOf("chess");
  },
};

/**
 * Which positions are opened: those that games reach, or also those that can merely be played. Whoever writes one down is
 * told of the difference once; a game that begins with it is a game.
 */
export type Setup = NonNullable<GameOptions["setup"]>;

/** A start as the package takes it. */
function optionsOf({ rules, sanction, chess960, fen, clock }: Start, setup: Setup): GameOptions {
  return {
    rules: sanction === undefined ? rules : { base: rules, sanction },
    setup,
    chess960,
    ...(fen === undefined ? {} : { fen }),
    ...(clock === undefined ? {} : { clock }),
  };
}

export class Match {
  #start: Start;
  /** The whole line, at its end: what is played, judged and timed. */
  #game: Game;
  /** An earlier position of the line, while that is looked at. */
  #view: Game | null = null;
  readonly #board: Placement;
  readonly #first: Color;
  #line: string[] = [];
  #moves: PlayedMove[] = [];
  #keys: string[];
  #times: number[] = [];
  #events: ClockEvent[] = [];
  #declaration: Declaration | null = null;
  /** How the line ends. A line that has ended is not continued, so this belongs to its last position. */
  #verdict: Verdict | null = null;

  private constructor(start: Start, game: Game) {
    this.#start = start;
    this.#game = game;
    this.#board = placementOf(start.kind, game.pieces());
    this.#first = game.turn;
    this.#keys = [keyOf(game.fen())];
    this.#judge(game.status());
  }

  /** Opens a game and plays a stored line as far as it is legal, ends it as it was ended, then goes back to its ply. */
  static open(start: Start, past: Partial<Past> = {}, setup: Setup = "playable"): Opened {
    const { line = [], ply = line.length, declaration = null, times = [], clockEvents = [] } = past;
    try {
      const match = new Match(start, new Game(start.kind, optionsOf(start, setup)));
      const again = (ply: number): true => {
        for (const event of clockEvents) if (event.ply === ply) match.#apply(event);
        return true;
      };
      again(0);
      const isWhole = line.every((uci, index) => match.play(uci, times[index] ?? null) && again(index + 1));
      if (isWhole && declaration !== null) match.declare(declaration, times[line.length] ?? null);
      match.goTo(ply);
      return { ok: true, match };
    } catch (error) {
      return { ok: false, failure: failureOf(error, start.kind) };
    }
  }

  get start(): Start {
    return this.#start;
  }

  /** Plays a move at a time, dropping the moves after it; `false` (and no change) when that is not to be. */
  play(uci: string, now: number | null): boolean {
    if (this.#isLocked) return false;
    const game = this.#view ?? this.#game;
    // Whoever moves goes on with the game.
    if (now !== null && game.clock()?.paused === true) this.#apply({ ply: this.#line.length, type: "resume", now });
    let move: Move;
    try {
      move = game.play(uci);
    } catch (error) {
      if (error instanceof RulesError) return false;
      throw error;
    }
    this.#cut(game.ply - 1);
    this.#line.push(move.uci);
    this.#moves.push(playedMove(this.#start.kind, move));
    this.#keys.push(keyOf(game.fen()));
    this.#tell(now);
    this.#judge(game.status());
    return true;
  }

  /** Ends the game by what a player says, or by the time; `false` when it is over already or that cannot be. */
  declare(declaration: Declaration, now: number | null): boolean {
    // The side to move has thought until now; who has run out of time cannot end the game otherwise any more.
    if (now !== null && this.tick(now)) return declaration.type === "timeout";
    const game = this.#view ?? this.#game;
    if (this.#isLocked || !end(game, declaration)) return false;
    this.#cut(game.ply);
    this.#declaration = declaration;
    if (this.#start.clock !== undefined && now !== null) this.#times.push(now);
    this.#judge(game.status());
    return true;
  }

  /** Tells the clocks the time; `true` when by now the side to move has run out of it. */
  tick(now: number): boolean {
    // The clocks start with the first move, or when they are started.
    const isStarted = this.#line.length > 0 || this.#events.some(({ type }) => type === "resume");
    if (this.#start.clock === undefined || this.#verdict !== null || !isStarted) return false;
    return this.#fallen(this.#game.tick(now), now);
  }

  /** Whether a side has run out of time. */
  #fallen(status: Status, now: number): boolean {
    if (!status.over) return false;
    this.#look(null);
    this.#declaration = { type: "timeout" };
    this.#times.push(now);
    this.#judge(status);
    return true;
  }

  /** Stops the clocks, or lets them run: the first time, starts them. What was done; `null` where there are none. */
  halt(now: number): "pause" | "resume" | null {
    const face = this.face();
    if (face === null || this.#verdict !== null) return null;
    const type = face.running === null ? "resume" : "pause";
    this.#fallen(this.#apply({ ply: this.#line.length, type, now }), now);
    return type;
  }

  /** Adds time for a side, or takes it; `false` where there are no clocks. */
  addTime(color: Color, time: number, now: number): boolean {
    if (this.face() === null || this.#verdict !== null) return false;
    this.#fallen(this.#apply({ ply: this.#line.length, type: "add", color, time }), now);
    return true;
  }

  #apply(event: ClockEvent): Status {
    this.#events.push(event);
    if (event.type === "add") return this.#game.addTime(event.color, event.time);
    return event.type === "pause" ? this.#game.pause(event.now) : this.#game.resume(event.now);
  }

  /** What the clocks show, as of the last time told; `null` without clocks. */
  face(): ClockFace | null {
    return this.#start.clock === undefined ? null : this.#game.clock();
  }

  #tell(now: number | null): void {
    if (this.#start.clock === undefined || now === null) return;
    this.#times.push(now);
    this.#game.tick(now);
  }

  get #isLocked(): boolean {
    return this.#view !== null && this.#start.clock !== undefined && this.#verdict === null;
  }

  goTo(ply: number): void {
    if (ply >= this.#line.length) {
      this.#look(null);
      return;
    }
    const view = this.#game.clone();
    while (view.ply > ply && view.undo() !== null);
    this.#look(view);
  }

  #look(view: Game | null): void {
    this.#view?.free();
    this.#view = view;
  }

  /** The position that is looked at becomes the end of the line: what came after this ply is forgotten. */
  #cut(ply: number): void {
    if (this.#view !== null) {
      this.#game.free();
      this.#game = this.#view;
      this.#view = null;
      this.#unwind();
    }
    this.#line.length = this.#moves.length = ply;
    this.#keys.length = ply + 1;
    this.#declaration = null;
    this.#verdict = null;
  }

  /** What is tried out after the end of a timed game is played without clocks. */
  #unwind(): void {
    const { clock, ...untimed } = this.#start;
    if (clock === undefined) return;
    this.#start = untimed;
    this.#times = [];
    this.#events = [];
  }

  #judge(status: Status): void {
    this.#verdict = status.over ? this.#verdictOf(status) : null;
  }

  get #traced(): Line {
    return { kind: this.#start.kind, board: this.#board, first: this.#first, moves: this.#moves, keys: this.#keys };
  }

  #verdictOf({ winner, reason, rule, result, evidence }: PackageVerdict): Verdict {
    const line = this.#traced;
    const { turn } = this.#game;
    return { winner, reason, rule, result, turn, ...exhibitsOf(line, evidence), lastCycle: lastCycleOf(line, evidence) };
  }

  #mustChangeOf({ color, reason, evidence }: PackageMustChange): MustChange {
    const { exhibits, accounts } = exhibitsOf(this.#traced, evidence);
    return { color, reason, exhibits, account: accounts.find((account) => account.color === color) ?? null };
  }

  /** What comes of each legal move of a piece, where that is worth telling. */
  outlook(from: Square): Outlook[] {
    const game = this.#view ?? this.#game;
    return outlooksOf(game, game.status(), from);
  }

  /** The move that a text means in any notation; or why it means none. */
  find(text: string): Found {
    const game = this.#view ?? this.#game;
    try {
      return { ok: true, uci: game.parse(text).uci };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { ok: false, code: error.code, reason: this.#reasonOf(error) };
    }
  }

  /** What a refused move tells of its squares. */
  #reasonOf({ code, detail }: RulesError): Reason | null {
    if (code !== "illegal-move") return null;
    const { code: why, squares } = detail as Illegality;
    return { code: why, squares: squaresOf(this.#start.kind, squares) };
  }

  /** The reason why a piece may not go from one square to another; `null` when it may. */
  explain(from: Square, to: Square): Refusal | null {
    const { kind, chess960 } = this.#start;
    const illegality = illegalityOf(this.#view ?? this.#game, chess960, from, to);
    return illegality && { code: illegality.code, from, to, squares: squaresOf(kind, illegality.squares) };
  }

  snapshot(): Snapshot {
    const start = this.#start;
    const { kind, chess960 } = start;
    const game = this.#view ?? this.#game;
    const status = game.status();
    const board = placementOf(kind, game.pieces());
    const { turn, ply } = game;
    const fen = game.fen();
    const { check, checkers } = status;
    const told = mustChangeIn(status);
    const royal = board.indexOf(turn === "black" ? "k" : "K");
    return {
      start,
      kind,
      fen,
      board,
      turn,
      ply,
      moveNumber: Number(fen.slice(fen.lastIndexOf(" ") + 1)),
      legal: legalMoves(kind, chess960, board, game.legalMoves()),
      line: [...this.#line],
      last: this.#moves[ply - 1] ?? null,
      captured: this.#moves.slice(0, ply).flatMap(({ captured }) => captured ?? []),
      checked: check && royal >= 0 ? royal : null,
      checkers: squaresOf(kind, checkers),
      warnings: status.over ? [] : status.warnings.filter((warning) => !isTold(told, warning)).map((warning) => warningOf(start, warning)),
      mustChange: told && this.#mustChangeOf(told),
      claims: status.over ? [] : status.claims.map(({ reason, move }) => ({ reason, move: move ?? null })),
      ...wordsIn(start, fen),
      verdict: this.#verdict,
      over: status.over,
      declaration: this.#declaration,
      times: [...this.#times],
      clockEvents: [...this.#events],
      locked: this.#isLocked,
    };
  }

  close(): void {
    this.#look(null);
    this.#game.free();
  }
}

/** Ends a game by what a player says; `false` when it is over already or that cannot be. */
function end(game: Game, declaration: Declaration): boolean {
  try {
    if (declaration.type === "resignation") game.resign(declaration.color);
    else if (declaration.type === "agreement") game.agreeDraw();
    else if (declaration.type === "claim") {
      const { reason, move } = declaration;
      game.claimDraw(move === null ? { reason } : { reason, move });
    } else return false;
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/**
 * What the players' word would come to in a position, where the rule set asks more than the word. It hangs on nothing before
 * the position but its counters, so that a game that begins with it can tell.
 */
function wordsIn(start: Start, fen: string): Pick<Snapshot, "resigning" | "canAgree"> {
  const fields = ruleBook[start.kind][start.rules] ?? {};
  const after = (declaration: (game: Game) => Declaration): Status | null => {
    const game = new Game(start.kind, optionsOf({ ...start, fen }, "playable"));
    const status = end(game, declaration(game)) ? game.status() : null;
    game.free();
    return status;
  };
  const resigned = fields["resignationNeedsMate"] === true ? after(({ turn }) => ({ type: "resignation", color: turn })) : null;
  const isEarly = Number(fields["agreementMoves"]) > 0 && after(() => ({ type: "agreement" })) === null;
  return { resigning: resigned?.over && resigned.winner === null ? "draws" : "loses", canAgree: !isEarly };
}

/** Whether a limit that comes near is the one that a side is told about already. */
function isTold(told: PackageMustChange | null, { reason, color }: PackageWarning): boolean {
  return told !== null && told.reason === reason && told.color === color;
}

/** What going on towards a limit comes to for its side, by what a violation costs. */
const AGAINST = { lose: "loses", change: "changes", barred: "barred" } as const;

/** A warning with what it counts and what comes of it, which depend on the rule set. */
function warningOf({ kind, rules, sanction }: Start, { reason, color, count, limit }: PackageWarning): Warning {
  const fields = ruleBook[kind][rules] ?? {};
  const ladders: Readonly<Record<string, unknown>> = {
    "perpetual-check": fields["checkLimits"],
    "perpetual-chase": fields["chaseLimits"],
  };
  const isOfPosition = reason in ladders || reason === "repetition" || reason === "mutual-violation";
  const counts = Array.isArray(ladders[reason]) ? "streak" : isOfPosition ? "occurrences" : "other";
  const claimed = reason === "repetition" ? fields["claimOccurrences"] : reason === "move-limit" ? fields["claimMoves"] : null;
  return {
    reason,
    color,
    count,
    limit,
    counts,
    consequence: color !== null ? AGAINST[sanction ?? "lose"] : limit === claimed ? "claim" : "draws",
  };
}

/** Opens the line of a study, as far as its rules let it go: with clocks and its end where it is the one that was played. */
export function openLine(study: Study, ply: number): Opened {
  const { clock: _, ...untimed } = study.start;
  const line = lineMoves(study);
  if (!isPlayed(study)) return Match.open(study.played === null ? study.start : untimed, { line, ply });
  const { declaration = null, times = [], clockEvents = [] } = study.played ?? {};
  return Match.open(study.start, { line, ply, declaration, times, clockEvents });
}

/** What the main line of a study comes to under its rules. */
export function outcomeOf(study: Study): Result {
  const main = { ...study, line: mainLine(study.tree) };
  const opened = openLine(main, main.line.length);
  if (!opened.ok) return "*";
  const { verdict, line } = opened.match.snapshot();
  opened.match.close();
  // The game that was recorded did not end where these rules would have ended it.
  return line.length < main.line.length ? "*" : (RESULTS.find((result) => result === verdict?.result) ?? "*");
}

/** Opens a study that was stored, and tells what of it can be played. */
export function reopen(saved: { readonly study: Study; readonly ply: number }): { readonly opened: Opened; readonly study: Study } {
  try {
    const study = admitted(saved.study);
    return { opened: openLine(study, saved.ply), study };
  } catch (error) {
    return { opened: { ok: false, failure: failureOf(error, saved.study.start.kind) }, study: saved.study };
  }
}

/** The named time controls by rule set. */
export function presets(): Presets {
  return clockPresets();
}

/** The FEN of a numbered Chess960 start, 0 to 959. */
export function numberedFen(number: number): string {
  return chess960Fen(number);
}

/**
 * Opens whatever position a text describes, if games reach it: the game by its number of ranks, Chess960 by what its castling
 * needs.
 */
export function openFen(text: string, current: Start): Opened {
  const slashes = text.trim().split(/\s/, 1)[0]?.split("/").length ?? 0;
  const kind = slashes === 10 ? "xiangqi" : slashes === 8 ? "chess" : current.kind;
  const fen = text.trim();
  const rules = rulesOf(kind, kind === current.kind ? current.rules : null);
  const start: Start = { kind, rules, ...sanctionOf(kind, rules, current.sanction), chess960: kind === "chess" && current.chess960, fen };
  const opened = Match.open(start, {}, "strict");
  if (opened.ok || kind === "xiangqi") return opened;
  // A king or rook off its usual square is a fault of castling in chess, and none in Chess960.
  const other = Match.open({ ...start, chess960: !start.chess960 }, {}, "strict");
  return other.ok ? other : opened;
}

/** What equal positions have in common in their FEN: all but the counters. */
function keyOf(fen: string): string {
  return fen.split(" ").slice(0, 4).join(" ");
}
