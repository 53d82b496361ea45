/** What the position editor holds, as one immutable value, and the pure steps from one to the next. */

import type { Draft } from "./draft.ts";

export interface EditorState {
  readonly draft: Draft;
  readonly flipped: boolean;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

/** Longer pasts are forgotten. */
const MOST_PAST = 200;

export function openEditor(draft: Draft, flipped = false): EditorState {
  return { draft, flipped, past: [], future: [] };
}

/** Another draft, from which there is a way back. */
export function change(state: EditorState, draft: Draft): EditorState {
  return draft === state.draft ? state : { ...state, draft, past: [...state.past, state.draft].slice(-MOST_PAST), future: [] };
}

export function undo(state: EditorState): EditorState {
  const draft = state.past.at(-1);
  if (draft === undefined) return state;
  return { ...state, draft, past: state.past.slice(0, -1), future: [state.draft, ...state.future] };
}

export function redo(state: EditorState): EditorState {
  const [draft, ...future] = state.future;
  return draft === undefined ? state : { ...state, draft, past: [...state.past, state.draft], future };
}
