/** Panels that are fetched when they are first seen, or first have something to show. */

import type { Messages } from "../i18n/index.ts";
import type { State } from "../app/state.ts";
import type { Panel } from "./panel.ts";

export type WantedWhen = readonly [isWanted?: (state: State) => boolean, only?: boolean];

/**
 * `isWanted` tells from the state whether the panel is due although its host is not in sight; with `only`, nothing else
 * makes it due.
 */
export function mountLater(host: HTMLElement, fetch: () => Promise<Panel>, ...[isWanted = () => false, only = false]: WantedWhen): Panel {
  let panel: Panel | null = null;
  let isComing = false;
  let latest: readonly [State, Messages] | null = null;
  const come = async (): Promise<void> => {
    isComing = true;
    try {
      panel = await fetch();
      if (latest !== null) panel(...latest);
    } catch {
      // Without a connection the next change tries again.
    }
    isComing = false;
  };
  return (state, messages) => {
    latest = [state, messages];
    if (panel !== null) panel(state, messages);
    else if (!isComing && ((!only && host.closest("[hidden]") === null) || isWanted(state))) void come();
  };
}
