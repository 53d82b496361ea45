/** Turns what the user wants into moves of the engine and steps of the state. Owns the one mutable `state`. */

import { respond } from "trongtai/board/parts";
import type { BoardIntent, Referee } from "trongtai/board/parts";
import { Match, failureOf, numberedFen, openFen, openLine, presets, reopen, studyFrom, textsOf } from "./engine.ts";
import type { Opened, ReadGame } from "./engine.ts";
import type { Claim, ClockFace, Declaration, Start } from "./model.ts";
import { rulesOf, sanctionOf } from "./games.ts";
import type { Color, GameKind, RulesName, Sanction } from "./games.ts";
import { numbered, openingOf } from "./movelist.ts";
import { notationFor } from "./notations.ts";
import * as states from "./state.ts";
import { currentNode } from "./state.ts";
import type { Notice, Reading, Settings, State } from "./state.ts";
import * as studies from "./study.ts";
import type { SavedGame } from "./store.ts";
import type { Result, Study } from "./study.ts";
import { ROOT, depthOf, isNode, treeOf } from "./tree.ts";
import type { NodeId, Remarks } from "./tree.ts";

/** A game that is asked for. */
export interface Wish {
  readonly kind: GameKind;
  readonly rules: RulesName;
  readonly sanction?: Sanction;
  /** Chess960: the number of its start, or `"random"`. */
  readonly chess960?: number | "random";
  readonly clock?: NonNullable<Start["clock"]>;
}

export type Intent =
  | BoardIntent
  | { readonly type: "go-to"; readonly ply: number }
  | { readonly type: "go-to-node"; readonly node: NodeId }
  /** The variation of a move takes the place of the line it departs from. */
  | { readonly type: "promote-line"; readonly node: NodeId }
  /** A move is taken out of the record, with what follows. */
  | { readonly type: "remove-line"; readonly node: NodeId }
  | { readonly type: "annotate"; readonly node: NodeId; readonly remarks: Pick<Remarks, "comment" | "commentBefore" | "nags"> }
  | { readonly type: "describe"; readonly tags: Readonly<Record<string, string>>; readonly result: Result }
  /** The game with its record is judged by another rule set. */
  | { readonly type: "judge-by"; readonly rules: RulesName }
  /** A text or a file was read. */
  | { readonly type: "read"; readonly reading: Reading | null }
  | {
      readonly type: "open-record";
      readonly game: ReadGame;
      readonly rules?: RulesName;
      readonly sanction?: Sanction;
      /** What is shown of it, or after how many moves. Where the rules or the record end it, the start gives way to the end. */
      readonly at?: "start" | "end" | number;
      readonly flipped?: boolean;
    }
  | {
      readonly type: "handed-out";
      readonly what: "pgn" | "link" | "file";
      readonly ok: boolean;
      readonly left?: "" | "comments" | "variations";
    }
  | { readonly type: "link-failed"; readonly why: "damaged" | "unsupported" | "too-long" | "offline" }
  /** The line that proves what the ply on the board threatens is shown after so many moves; 0: the game again. */
  | { readonly type: "prove"; readonly step: number }
  | { readonly type: "flip" }
  /** The last move is taken back. */
  | { readonly type: "take-back" }
  /** A move typed in any notation. */
  | { readonly type: "type"; readonly text: string }
  | { readonly type: "new"; readonly game: Wish }
  /** Another game as this one began. */
  | { readonly type: "again" }
  /** The side to move gives up. */
  | { readonly type: "resign" }
  /** Both sides have agreed. */
  | { readonly type: "agree-draw" }
  | { readonly type: "claim"; readonly claim: Claim }
  /** Time has passed. */
  | { readonly type: "tick" }
  /** The clocks are stopped, or run on; before the first move they start. */
  | { readonly type: "halt" }
  | { readonly type: "add-time"; readonly color: Color; readonly time: number }
  | { readonly type: "load"; readonly text: string }
  /** A game from a further page, shown from its start. */
  | { readonly type: "set-up"; readonly start: Start; readonly line: readonly string[] }
  /** A game that waited comes back as it was left. */
  | { readonly type: "restore"; readonly saved: SavedGame }
  | { readonly type: "copied"; readonly ok: boolean }
  | { readonly type: "configure"; readonly change: Partial<Settings> };

export type Send = (intent: Intent) => void;
export type Listener = (state: State) => void;

const CHESS960_STARTS = 960;

/** What has nothing to do with the game that is played, and is done also in the moment when its time runs out. */
const BESIDE: readonly Intent["type"][] = [
  "flip",
  "new",
  "again",
  "load",
  "set-up",
  "restore",
  "copied",
  "configure",
  "read",
  "open-record",
  "handed-out",
  "link-failed",
  "describe",
];

/** What ends the look at a line that is not the game: its board is not one to move on. */
const TOUCHES: readonly Intent["type"][] = ["tap", "lift", "drop", "cancel", "promote"];

export class Controller {
  #match: Match;
  #state: State;
  readonly #random: () => number;
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();

  /** `random` gives a number from 0 up to but not including 1, `now` the time in whole milliseconds. */
  constructor(match: Match, settings: Settings, flipped: boolean, random: () => number, now: () => number, study?: Study) {
    this.#match = match;
    this.#random = random;
    this.#now = now;
    this.#state = written(this.#timed(states.initialState(match.snapshot(), settings, flipped, study)));
  }

  get state(): State {
    return this.#state;
  }

  /** What the clocks show, as of the last time told; `null` in a game without. */
  face(): ClockFace | null {
    return this.#match.face();
  }

  /** Calls the listener now and after every change; returns the way to stop that. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  readonly send: Send = (intent) => {
    const before = this.#state;
    try {
      const now = this.#timed(before);
      this.#state = written(now === before || BESIDE.includes(intent.type) ? this.#next(now, intent) : now, before);
    } catch (error) {
      // The engine restarts itself after a failure; the game goes on from the state before.
      this.#state = states.tell(before, { type: "broken", code: failureOf(error, before.snapshot.kind).code });
    }
    if (this.#state !== before) for (const listener of this.#listeners) listener(this.#state);
  };

  /** The state at this moment: the time of the side to move may have run out since the last. */
  #timed(state: State): State {
    if (!this.#match.tick(this.#now())) return state;
    const snapshot = this.#match.snapshot();
    return states.arrive(state, snapshot, { type: "flagged", color: snapshot.turn });
  }

  #next(state: State, intent: Intent): State {
    if (state.proof !== null && TOUCHES.includes(intent.type)) return states.prove(state, 0);
    switch (intent.type) {
      case "prove":
        return states.prove(state, intent.step);
      case "tap":
      case "lift":
      case "drop":
      case "cancel":
      case "promote":
        return this.#act(state, intent);
      case "draw":
        return states.draw(state, intent.shape);
      case "wipe":
        return states.wipe(state);
      case "undo":
        return this.#goTo(state, state.snapshot.ply - 1, { type: "undone" });
      case "redo":
        return this.#goTo(state, state.snapshot.ply + 1, { type: "redone" });
      case "go-to":
        return this.#goTo(state, intent.ply, { type: "went-to" });
      case "go-to-node":
        return isNode(state.study.tree, intent.node) ? this.#goToNode(state, intent.node) : state;
      case "promote-line":
        return states.tell({ ...state, study: studies.promote(state.study, intent.node) }, { type: "promoted" });
      case "remove-line":
        return this.#remove(state, intent.node);
      case "annotate":
        return states.tell({ ...state, study: studies.annotate(state.study, intent.node, intent.remarks) }, { type: "annotated" });
      case "describe":
        return states.tell({ ...state, study: studies.describe(state.study, intent.tags, intent.result) }, { type: "described" });
      case "judge-by": {
        const { sanction, ...rest } = state.study.start;
        const start = { ...rest, rules: intent.rules, ...sanctionOf(rest.kind, intent.rules, sanction) };
        return this.#judgeBy(state, { ...state.study, start });
      }
      case "read":
        return intent.reading?.type === "failed"
          ? states.tell({ ...state, reading: intent.reading }, { type: "read-failed" })
          : { ...state, reading: intent.reading };
      case "open-record":
        return this.#openRecord(state, intent);
      case "link-failed":
        return states.tell(state, intent);
      case "handed-out":
        return states.tell(state, { ...intent, left: intent.left ?? "" });
      case "take-back":
        return this.#takeBack(state);
      case "type":
        return this.#type(state, intent.text);
      case "flip":
        return states.flip(state);
      case "again":
        return this.#open(state, Match.open(withoutPast(state.study.start)), { type: "started" });
      case "new":
        return this.#start(state, intent.game);
      case "resign": {
        const { turn } = state.snapshot;
        return this.#declare(state, { type: "resignation", color: turn }, { type: "resigned", color: turn });
      }
      case "agree-draw":
        if (!state.snapshot.over && !state.snapshot.canAgree) return states.tell(state, { type: "too-early" });
        return this.#declare(state, { type: "agreement" }, { type: "agreed" });
      case "claim": {
        const { reason, move } = intent.claim;
        return this.#declare(state, { type: "claim", reason, move }, { type: "claimed", reason });
      }
      case "tick":
        return state;
      case "halt": {
        const done = this.#match.halt(this.#now());
        return done === null ? state : this.#clocked(state, { type: done === "pause" ? "paused" : "resumed" });
      }
      case "add-time": {
        const { color, time } = intent;
        return this.#match.addTime(color, time, this.#now()) ? this.#clocked(state, { type: "time-added", color, time }) : state;
      }
      case "load":
        return this.#open(state, openFen(intent.text, state.snapshot.start), { type: "loaded" });
      case "set-up": {
        const study = studies.newStudy(intent.start, treeOf(intent.line));
        return this.#open(state, openLine(study, 0), { type: "loaded" }, study);
      }
      case "restore": {
        const { opened, study } = reopen(intent.saved);
        return { ...this.#open(state, opened, { type: "restored" }, study), flipped: intent.saved.flipped };
      }
      case "copied":
        return states.tell(state, intent);
      case "configure":
        return states.configure(state, intent.change);
      default:
        return state;
    }
  }

  /** After something was done with the clocks, by which a side may have run out. */
  #clocked(state: State, notice: Notice): State {
    const snapshot = this.#match.snapshot();
    return states.arrive(state, snapshot, snapshot.verdict === null ? notice : { type: "flagged", color: snapshot.turn });
  }

  /** What the player does on the board is the board's own affair, up to the move that is meant. */
  #act(state: State, intent: BoardIntent): State {
    const step = respond(state.session, state.snapshot, this.#referee, intent);
    const next = states.act(state, step);
    return step.outcome.type === "move" ? this.#play(next, step.outcome.uci) : next;
  }

  readonly #referee: Referee = {
    outlook: (from) => this.#match.outlook(from),
    refusal: (from, to) => this.#match.explain(from, to),
  };

  #play(state: State, uci: string): State {
    const { study, snapshot } = state;
    const next = studies.play(study, snapshot.ply, uci);
    const notice: Notice = { type: "played" };
    if (snapshot.locked) return state;
    // A move that the record knows leads on to what it knows after it.
    if (next.line === study.line) return this.#goTo(state, snapshot.ply + 1, notice);
    if (next.tree === study.tree) return this.#show(state, next, snapshot.ply + 1, notice);
    return this.#match.play(uci, this.#now()) ? states.arrive(state, this.#match.snapshot(), notice, next) : state;
  }

  #goTo(state: State, ply: number, notice: Notice): State {
    const { snapshot } = state;
    const there = states.beyond(state);
    if (there !== null && ply > snapshot.line.length && ply <= state.study.line.length) {
      const near = snapshot.ply === snapshot.line.length ? state : this.#goTo(state, snapshot.line.length, notice);
      return states.tell(near, { type: "beyond", why: there.why });
    }
    if (ply < 0 || ply > snapshot.line.length || ply === snapshot.ply) return state;
    this.#match.goTo(ply);
    return states.arrive(state, this.#match.snapshot(), notice);
  }

  #goToNode(state: State, node: NodeId): State {
    const { study } = state;
    const ply = node === ROOT ? 0 : study.line.indexOf(node) + 1;
    if (node === ROOT || ply > 0) return this.#goTo(state, ply, { type: "went-to" });
    const depth = depthOf(study.tree, node);
    const arrived = this.#show(state, studies.through(study, node), depth, { type: "went-to" });
    const there = states.beyond(arrived);
    return there !== null && arrived.snapshot.ply < depth ? states.tell(arrived, { type: "beyond", why: there.why }) : arrived;
  }

  #remove(state: State, node: NodeId): State {
    const { study, snapshot } = state;
    if (node === ROOT || !isNode(study.tree, node)) return state;
    // The moves of a game whose clocks run are not to be undone.
    if (snapshot.start.clock !== undefined && snapshot.verdict === null) return states.tell(state, { type: "locked" });
    const next = studies.remove(study, node);
    return this.#show(state, next, depthOf(study.tree, node) - 1, { type: "removed" });
  }

  /** Puts another line of the study on the board. */
  #show(state: State, study: Study, ply: number, notice: Notice): State {
    const opened = openLine(study, ply);
    if (!opened.ok) return states.fail(state, opened.failure);
    this.#match.close();
    this.#match = opened.match;
    return states.arrive(state, opened.match.snapshot(), notice, study);
  }

  /** A record is judged as it says itself, or else as the game before it. */
  #openRecord(state: State, { game, rules, sanction, at = "start", flipped = false }: Extract<Intent, { type: "open-record" }>): State {
    const { kind } = game.record;
    const { start } = state.snapshot;
    const judged = rules === undefined && kind === start.kind ? start : { rules: rulesOf(kind, rules), sanction };
    const study = studyFrom(game, judged.rules, judged.sanction);
    const opened: Opened =
      study === null
        ? { ok: false, failure: { code: "too-much-work", kind, place: null, faults: [] } }
        : openLine(study, study.line.length);
    if (opened.ok && study !== null) {
      const { match } = opened;
      const faults = explained(study, match);
      // The end is shown where the rules end the game, or where the record stops being one.
      const isPlain = match.snapshot().verdict === null && faults.every(({ ply }) => ply === null);
      if (at !== "end" && (isPlain || at !== "start")) match.goTo(at === "start" ? 0 : at);
      return { ...this.#open(state, opened, { type: "opened-record", faults: faults.length }, { ...study, faults }), flipped };
    }
    const failure = opened.ok ? null : opened.failure;
    return failure === null ? state : states.tell({ ...state, reading: { type: "failed", failure } }, { type: "read-failed" });
  }

  /** The study under another rule set; where that ends the game, its end is shown. */
  #judgeBy(state: State, study: Study): State {
    const { start } = study;
    // A named time control belongs to its rule set; its times belong to the game.
    const times = typeof start.clock === "string" ? presets()[state.study.start.rules]?.[start.clock] : start.clock;
    const { clock: _, ...untimed } = start;
    const judged = { ...study, start: times === undefined ? untimed : { ...untimed, clock: times } };
    const opened = openLine(judged, study.line.length);
    if (!opened.ok) return states.fail(state, opened.failure);
    const { verdict } = opened.match.snapshot();
    if (verdict === null) opened.match.goTo(state.snapshot.ply);
    this.#match.close();
    this.#match = opened.match;
    return states.arrive(state, opened.match.snapshot(), { type: "judged" }, judged);
  }

  #takeBack(state: State): State {
    if (!states.canTakeBack(state)) return states.tell(state, { type: "nothing-to-take-back" });
    const move = numbered(openingOf(state.snapshot), state.snapshot.ply, state.texts[currentNode(state)] ?? "");
    const study = studies.takeBack(state.study);
    return this.#show(state, study, study.line.length, { type: "taken-back", move });
  }

  #type(state: State, text: string): State {
    const { snapshot } = state;
    if (snapshot.over) return states.tell(state, { type: "over" });
    if (snapshot.locked) return states.tell(state, { type: "locked" });
    const found = this.#match.find(text);
    if (found.ok) return this.#play(state, found.uci);
    return states.tell(state, { type: "not-a-move", text, code: found.code, reason: found.reason });
  }

  #declare(state: State, declaration: Declaration, notice: Notice): State {
    return this.#match.declare(declaration, this.#now()) ? states.arrive(state, this.#match.snapshot(), notice) : state;
  }

  #start(state: State, { kind, rules, sanction, chess960, clock }: Wish): State {
    const number = chess960 === "random" ? Math.floor(this.#random() * CHESS960_STARTS) : chess960;
    const start: Start = {
      kind,
      rules,
      ...sanctionOf(kind, rules, sanction),
      chess960: number !== undefined,
      ...(number === undefined ? {} : { fen: numberedFen(number) }),
      ...(clock === undefined ? {} : { clock }),
    };
    return this.#open(state, Match.open(start), { type: "started" });
  }

  #open(state: State, opened: Opened, notice: Notice, study?: Study): State {
    if (!opened.ok) return states.fail(state, opened.failure);
    this.#match.close();
    this.#match = opened.match;
    const { start } = opened.match;
    return states.begin(state, opened.match.snapshot(), notice, study ?? studies.newStudy(start));
  }
}

/** The faults with the reason of the one that ends the line: where nothing branches, its move was to be played there. */
function explained({ faults, tree, line }: Study, match: Match): Study["faults"] {
  const illegal = faults.filter(({ code }) => code === "illegal-move");
  const isOneLine = tree.nodes.every(({ children }) => children.length < 2);
  const [first] = illegal;
  if (first === undefined || !isOneLine || match.snapshot().line.length < line.length) return faults;
  const found = match.find(first.token);
  if (found.ok || found.reason === null) return faults;
  const { reason } = found;
  return faults.map((fault) => (fault === first ? { ...fault, reason, ply: line.length } : fault));
}

/** A start from the game's own opening position, not from where a record or an editor began. */
function withoutPast({ fen, chess960, ...start }: Start): Start {
  return chess960 && fen !== undefined ? { ...start, chess960, fen } : { ...start, chess960 };
}

/** The state with its moves written as the settings want it; what was written before is kept. */
function written(state: State, before?: State): State {
  const { study, settings } = state;
  const { kind } = study.start;
  const notation = notationFor(kind, settings.notation[kind], settings.language);
  const isSameGame = before !== undefined && sameStart(before.study.start, study.start);
  if (!isSameGame || notationFor(kind, before.settings.notation[kind], before.settings.language) !== notation) {
    return { ...state, texts: textsOf(study, notation) };
  }
  if (before.study.tree === study.tree) return state.texts === before.texts ? state : { ...state, texts: before.texts };
  return { ...state, texts: textsOf(study, notation, before) };
}

/** What moves are called hangs on the position they begin with. */
function sameStart(one: Start, other: Start): boolean {
  return one.kind === other.kind && one.chess960 === other.chess960 && one.fen === other.fen;
}
