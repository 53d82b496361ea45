/** Which sound belongs to what has just happened. Pure. */

import type { Cue } from "trongtai/board/parts";
import type { State } from "./state.ts";

/** The sound of the state's last notice; `null` for what makes none. */
export function cueOf({ notice, snapshot }: State): Cue | null {
  switch (notice.type) {
    case "played":
      if (snapshot.over) return "end";
      if (snapshot.checked !== null) return "check";
      return snapshot.last?.captured == null ? "move" : "capture";
    case "refused":
      return "illegal";
    case "resigned":
    case "agreed":
    case "claimed":
    case "flagged":
      return "end";
    default:
      return null;
  }
}
