/** What the position editor shows, as one immutable value, and the pure steps from one to the next. */

import { squareCount } from "trongtai/board/parts";
import type { Square } from "trongtai/board/parts";
import { GEOMETRY } from "../../app/games.ts";
import { put, shift, toggle } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** What a tap on the board does: moves pieces, takes them away, or sets one down. */
export type Tool = { readonly type: "hand" } | { readonly type: "eraser" } | { readonly type: "piece"; readonly letter: string };

/** The last step, as facts; the page words it. */
export type Said =
  | { readonly type: "nothing" }
  | { readonly type: "chosen" | "cleared" | "copied" | "not-copied" }
  | { readonly type: "set" | "lifted"; readonly letter: string; readonly square: Square }
  | { readonly type: "taken"; readonly square: Square }
  | { readonly type: "moved"; readonly letter: string; readonly from: Square; readonly to: Square };

export interface EditorState {
  readonly draft: Draft;
  readonly tool: Tool;
  /** The piece that is being moved. */
  readonly selected: Square | null;
  readonly flipped: boolean;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  readonly said: Said;
}

/** Longer pasts are forgotten. */
const MOST_PAST = 200;

export function openEditor(draft: Draft, flipped = false): EditorState {
  return { draft, tool: { type: "hand" }, selected: null, flipped, past: [], future: [], said: { type: "nothing" } };
}

/** Another draft, from which there is a way back. */
export function change(state: EditorState, draft: Draft, said: Said = { type: "nothing" }): EditorState {
  if (draft === state.draft) return { ...state, selected: null };
  return { ...state, draft, selected: null, past: [...state.past, state.draft].slice(-MOST_PAST), future: [], said };
}

export function undo(state: EditorState): EditorState {
  const draft = state.past.at(-1);
  if (draft === undefined) return state;
  return {
    ...state,
    draft,
    selected: null,
    past: state.past.slice(0, -1),
    future: [state.draft, ...state.future],
    said: { type: "nothing" },
  };
}

export function redo(state: EditorState): EditorState {
  const [draft, ...future] = state.future;
  if (draft === undefined) return state;
  return { ...state, draft, selected: null, past: [...state.past, state.draft], future, said: { type: "nothing" } };
}

export function choose(state: EditorState, tool: Tool): EditorState {
  return { ...state, tool, selected: null, said: { type: "chosen" } };
}

export function tap(state: EditorState, square: Square): EditorState {
  const { draft, tool, selected } = state;
  const letter = draft.board[square] ?? "";
  if (tool.type === "eraser") return take(state, square);
  if (tool.type === "piece") {
    const next = toggle(draft, square, tool.letter);
    return change(state, next, next.board[square] === "" ? { type: "taken", square } : { type: "set", letter: tool.letter, square });
  }
  if (selected === null) return letter === "" ? state : { ...state, selected: square, said: { type: "lifted", letter, square } };
  return drop(state, square);
}

/** A drag begins, with whatever tool. */
export function lift(state: EditorState, square: Square): EditorState {
  return (state.draft.board[square] ?? "") === "" ? state : { ...state, selected: square };
}

/** The piece that is being moved arrives; off the board it is gone. */
export function drop(state: EditorState, to: Square | null): EditorState {
  const { draft, selected } = state;
  if (selected === null) return state;
  const letter = draft.board[selected] ?? "";
  const said: Said = to === null ? { type: "taken", square: selected } : { type: "moved", letter, from: selected, to };
  return change(state, shift(draft, selected, to), said);
}

export function setPiece(state: EditorState, square: Square, letter: string): EditorState {
  if (square < 0 || square >= squareCount(GEOMETRY[state.draft.kind]) || state.draft.board[square] === letter) return state;
  return change(state, put(state.draft, square, letter), { type: "set", letter, square });
}

export function take(state: EditorState, square: Square): EditorState {
  return (state.draft.board[square] ?? "") === "" ? state : change(state, put(state.draft, square, ""), { type: "taken", square });
}

export function cancel(state: EditorState): EditorState {
  return state.selected === null ? state : { ...state, selected: null, said: { type: "nothing" } };
}
