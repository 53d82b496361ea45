/** What the page shows, as one immutable value, and the pure steps from one such value to the next. */

import type { Language } from "trongtai/words/parts";
import type { ReadGame } from "./engine.ts";
import type { Claim, Exhibit, Failure, Reason, Refusal, Snapshot, Warning } from "./model.ts";
import { GEOMETRY, firstColor } from "./games.ts";
import { IDLE, shapeOf, toggled } from "trongtai/board/parts";
import type { DrawnShape, Session, Shape, Square, Step } from "trongtai/board/parts";
import type { Color, GameKind } from "./games.ts";
import type { NotationChoice } from "./notations.ts";
import * as studies from "./study.ts";
import type { Study } from "./study.ts";
import { provable } from "./proof.ts";
import { ROOT, treeOf } from "./tree.ts";
import type { NodeId } from "./tree.ts";

/** `zh` is written in simplified characters. */
export type { Language };

/** How xiangqi pieces are drawn. */
export const PIECE_STYLES = ["characters", "simplified", "symbols"] as const;
export type PieceStyle = (typeof PIECE_STYLES)[number];

export interface Settings {
  readonly language: Language;
  readonly pieceStyle: PieceStyle;
  /** How moves are written. */
  readonly notation: Readonly<Record<GameKind, NotationChoice>>;
}

/** The last thing worth telling, as facts; the panels and the live region word it. */
export type Notice =
  | { readonly type: "none" }
  | { readonly type: "started" }
  | { readonly type: "played" }
  | { readonly type: "resigned"; readonly color: Color }
  | { readonly type: "agreed" }
  /** A draw was offered before both sides had moved. */
  | { readonly type: "too-early" }
  | { readonly type: "claimed"; readonly reason: Claim["reason"] }
  /** This side has run out of time. */
  | { readonly type: "flagged"; readonly color: Color }
  | { readonly type: "paused" }
  | { readonly type: "resumed" }
  /** So many milliseconds were added for this side, or taken from it. */
  | { readonly type: "time-added"; readonly color: Color; readonly time: number }
  /** Moves are made at the end of the line only while the clocks run. */
  | { readonly type: "locked" }
  /** The last move was taken back: it is no part of the game any more. */
  | { readonly type: "taken-back"; readonly move: string }
  | { readonly type: "nothing-to-take-back" }
  /** A typed text is no move here. */
  | { readonly type: "not-a-move"; readonly text: string; readonly code: string; readonly reason: Reason | null }
  | { readonly type: "judged" }
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "went-to" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "not-yours"; readonly square: Square }
  | { readonly type: "over" }
  | { readonly type: "selected"; readonly square: Square }
  | { readonly type: "cancelled" }
  | { readonly type: "loaded" }
  /** A game that waited is back. */
  | { readonly type: "restored" }
  | { readonly type: "copied"; readonly ok: boolean }
  /** A record was opened; `faults` of it could not be read. */
  | { readonly type: "opened-record"; readonly faults: number }
  | { readonly type: "read-failed" }
  /** The address holds no game that can be opened; or a game is too long for an address. */
  | { readonly type: "link-failed"; readonly why: "damaged" | "unsupported" | "too-long" | "offline" }
  | {
      readonly type: "handed-out";
      readonly what: "pgn" | "link" | "file";
      readonly ok: boolean;
      readonly left: "" | "comments" | "variations";
    }
  /** The record goes on where it cannot be followed. */
  | { readonly type: "beyond"; readonly why: Beyond["why"] }
  | { readonly type: "promoted" }
  | { readonly type: "removed" }
  | { readonly type: "annotated" }
  | { readonly type: "described" }
  | { readonly type: "failed" }
  /** The rules engine itself failed. */
  | { readonly type: "broken"; readonly code: string };

/** What came of reading a text or a file. */
export type Reading =
  /** Several games: one is to be chosen. */
  | { readonly type: "choosing"; readonly games: readonly ReadGame[]; readonly isCut: boolean }
  | { readonly type: "failed"; readonly failure: Failure };

export interface State {
  readonly snapshot: Snapshot;
  /** The game with its record; the snapshot shows a moment of its line. */
  readonly study: Study;
  /** Every move of the study in the notation of the settings, by its node. */
  readonly texts: readonly string[];
  readonly reading: Reading | null;
  readonly settings: Settings;
  readonly flipped: boolean;
  /** What the player is doing on the board. */
  readonly session: Session;
  /** Arrows and circles that the reader has drawn on this position. */
  readonly drawn: readonly Shape[];
  /** So many moves of the line are played that proves what the ply on the board threatens; `null`: the game is shown. */
  readonly proof: { readonly step: number } | null;
  /** Why the last text was not accepted as a position; stays until the position changes. */
  readonly failure: Failure | null;
  readonly notice: Notice;
  /** The last step has brought it about that a side must change; it is announced once. */
  readonly isTold: boolean;
  /** Grows with every notice, so that the same words twice are still announced twice. */
  readonly notices: number;
}

/** What is told of a game that goes its way. */
const USUAL: ReadonlySet<Notice["type"]> = new Set(["none", "started", "played", "undone", "redone", "went-to", "selected", "cancelled"]);

/** Whether nothing has happened but moves: nobody was refused anything, and there is nothing to rule on or to explain. */
export function isUsual({ notice, session, snapshot, study, reading, failure }: State): boolean {
  const { verdict, warnings, claims, mustChange } = snapshot;
  const isQuiet = verdict === null && mustChange === null && warnings.length === 0 && claims.length === 0;
  const isOrdinary = USUAL.has(notice.type) || (notice.type === "link-failed" && notice.why === "offline");
  return isOrdinary && session.outlook.length === 0 && isQuiet && study.faults.length === 0 && (reading ?? failure) === null;
}

export function initialState(
  snapshot: Snapshot,
  settings: Settings,
  flipped = false,
  study = studies.followed(studies.newStudy(snapshot.start, treeOf(snapshot.line)), snapshot),
): State {
  return {
    snapshot,
    study,
    texts: [],
    reading: null,
    settings,
    flipped,
    session: IDLE,
    drawn: [],
    proof: null,
    failure: null,
    notice: { type: "none" },
    isTold: false,
    notices: 0,
  };
}

export function tell(state: State, notice: Notice): State {
  return { ...state, notice, isTold: false, notices: state.notices + 1 };
}

/** What a step of the session comes to, in the state and in words. */
export function act(state: State, { session, outcome }: Step): State {
  const next = session === state.session ? state : { ...state, session };
  switch (outcome.type) {
    case "refused":
    case "selected":
    case "cancelled":
    case "not-yours":
    case "over":
    case "locked":
      return tell(next, outcome);
    default:
      return next;
  }
}

/** A shape more, or one less where it was drawn already. */
export function draw(state: State, shape: DrawnShape): State {
  return { ...state, drawn: toggled(state.drawn, shapeOf(GEOMETRY[state.snapshot.kind], shape)) };
}

export function wipe(state: State): State {
  return state.drawn.length === 0 ? state : { ...state, drawn: [] };
}

/** Another moment of the same or of another game. */
export function arrive(state: State, snapshot: Snapshot, notice: Notice, study = state.study): State {
  const seen = studies.followed(study, snapshot);
  const arrived = { ...state, snapshot, study: seen, session: IDLE, drawn: [], proof: null, failure: null };
  return { ...tell(arrived, notice), isTold: isNews(state.snapshot, snapshot) };
}

/** Whether a side was not told before what it is told now. What it is told about ends with another ply each time. */
function isNews({ mustChange: before }: Snapshot, { mustChange: now }: Snapshot): boolean {
  return now !== null && (before?.color !== now.color || before.exhibits.at(-1)?.ply !== now.exhibits.at(-1)?.ply);
}

/** A new game, seen from the first mover's side. */
export function begin(state: State, snapshot: Snapshot, notice: Notice, study: Study): State {
  return { ...arrive(state, snapshot, notice, study), reading: null, flipped: false, isTold: snapshot.mustChange !== null };
}

/** The node whose position is on the board. */
export function currentNode({ study, snapshot }: State): NodeId {
  return snapshot.ply === 0 ? ROOT : studies.nodeAt(study, snapshot.ply);
}

/** Whether the last move of the game can be taken back: at its end, and not after a player has ended it. */
export function canTakeBack({ snapshot, study }: State): boolean {
  const isAtEnd = snapshot.ply > 0 && snapshot.ply === snapshot.line.length && snapshot.ply === study.line.length;
  return isAtEnd && snapshot.declaration === null;
}

/** The part of the line that cannot be followed on the board. */
export interface Beyond {
  /** The first of its moves. */
  readonly node: NodeId;
  /** The rules have ended the game, or a move is none but only passes the turn. */
  readonly why: "over" | "null-move";
}

export function beyond({ study, snapshot }: State): Beyond | null {
  const node = study.line[snapshot.line.length];
  if (node === undefined) return null;
  return { node, why: snapshot.verdict === null ? "null-move" : "over" };
}

/** Shows the line of the ply on the board after so many moves; after none, the game again. */
export function prove(state: State, step: number): State {
  const count = provable(state.snapshot)?.line.length ?? 0;
  const proof = step > 0 && step <= count ? { step } : null;
  return { ...state, proof, session: IDLE };
}

export function fail(state: State, failure: Failure): State {
  return tell({ ...state, failure }, { type: "failed" });
}

export function flip(state: State): State {
  return { ...state, flipped: !state.flipped };
}

export function configure(state: State, change: Partial<Settings>): State {
  return { ...state, settings: { ...state.settings, ...change } };
}

/** Attacks to be shown on the board because a verdict rests on them, or what a side is told. */
export interface EvidenceMarks {
  readonly exhibit: Exhibit | null;
  /** The side at fault made this ply. */
  readonly atFault: boolean;
}

/** The ply of the evidence that led to the position on the board. */
export function evidenceMarks({ verdict, mustChange, ply, kind }: Snapshot): EvidenceMarks {
  const of = (exhibits: readonly Exhibit[] = []): Exhibit | undefined => exhibits.find((each) => each.ply === ply);
  const exhibit = of(verdict?.exhibits);
  if (verdict !== null && exhibit !== undefined) {
    const { winner } = verdict;
    return { exhibit, atFault: winner === null || (winner === firstColor(kind)) !== (exhibit.color === firstColor(kind)) };
  }
  const told = of(mustChange?.exhibits);
  return { exhibit: told ?? null, atFault: told !== undefined && told.color === mustChange?.color };
}

/** How many steps before a limit it is pressing. */
const PRESSING = 1;

/** Warnings that leave no room: one more step of the same kind, and the limit is used up or the game over. */
export function pressing({ warnings }: Snapshot): readonly Warning[] {
  return warnings.filter(({ count, limit, consequence }) => limit - count <= PRESSING && consequence !== "claim");
}
