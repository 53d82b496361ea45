/** One game under every rule set of its kind. */

import { Match } from "./engine.ts";
import { RULE_SETS } from "./games.ts";
import type { RulesName } from "./games.ts";
import type { Verdict } from "./model.ts";
import { lineMoves } from "./study.ts";
import type { Study } from "./study.ts";

/** What a rule set says of the line of a study. */
export interface Compared {
  readonly rules: RulesName;
  /** How it ends the game; `null` when it does not, `failed` when it cannot judge it. */
  readonly result: Verdict | null | "failed";
  /** After so many moves. */
  readonly plies: number;
}

/** The line of a study under every rule set of its game, as if nobody had resigned or run out of time. */
export function compareRules(study: Study): Compared[] {
  const line = lineMoves(study);
  const { clock: _, sanction: _sanction, ...start } = study.start;
  return RULE_SETS[start.kind].map((rules) => {
    const opened = Match.open({ ...start, rules }, { line });
    if (!opened.ok) return { rules, result: "failed", plies: 0 };
    const { verdict, line: played } = opened.match.snapshot();
    opened.match.close();
    return { rules, result: verdict, plies: played.length };
  });
}
