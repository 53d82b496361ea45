/** What the engine says of a draft. */

import { Match } from "../../app/engine.ts";
import type { Failure, Start, Verdict } from "../../app/model.ts";
import { rulesOf } from "../../app/games.ts";
import { kindOf, startOf } from "./draft.ts";
import type { Draft } from "./draft.ts";

export type Finding =
  /** It cannot be played; faults with these codes would not keep it from that. */
  | { readonly type: "faulty"; readonly failure: Failure; readonly harmless: readonly string[] }
  /** No game reaches it, but it can be played. */
  | { readonly type: "unusual"; readonly failure: Failure }
  /** A possible position; with a verdict, the game is over in it. */
  | { readonly type: "sound"; readonly verdict: Verdict | null };

export function examine(draft: Draft): Finding {
  const start = startOf(draft);
  const opened = Match.open(start, {}, "strict");
  if (opened.ok) {
    const { verdict } = opened.match.snapshot();
    opened.match.close();
    return { type: "sound", verdict };
  }
  const { failure } = opened;
  const left = failureOf(start);
  if (left === null) return { type: "unusual", failure };
  const hard = new Set(left.faults.map(({ code }) => code));
  return { type: "faulty", failure, harmless: failure.faults.map(({ code }) => code).filter((code) => !hard.has(code)) };
}

/** Why a text cannot be read at all; `null` when it can, possible or not. Rights by file are those of Chess960. */
export function unreadable(text: string, draft: Draft): Failure | null {
  const kind = kindOf(text) ?? draft.kind;
  const rules = kind === draft.kind ? draft.rules : rulesOf(kind, null);
  const read = (chess960: boolean): Failure | null => failureOf({ kind, rules, chess960, fen: text });
  const failure = read(kind === "chess" && draft.chess960);
  const isByFile = kind === "chess" && failure?.place?.field === "castling";
  const last = isByFile ? read(true) : failure;
  return last === null || last.place === null ? null : last;
}

/** Why a position cannot be played. */
function failureOf(start: Start): Failure | null {
  const opened = Match.open(start);
  if (!opened.ok) return opened.failure;
  opened.match.close();
  return null;
}
