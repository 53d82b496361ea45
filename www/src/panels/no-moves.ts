/** What stands in the place of the list of moves while there is none. */

import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

export function mountNoMoves(host: HTMLElement): Panel {
  const none = make(host.ownerDocument, "p", { className: "quiet" });
  host.append(none);
  return ({ study }, messages) => {
    none.hidden = study.tree.nodes.length > 1;
    setText(none, messages.moves.none);
  };
}
