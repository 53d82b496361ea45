/** What a ruling on paper shows of the line of a study beside the page's own verdict. Part of the page's engine. */

import { Game, review } from "trongtai";
import type { GameRecord, Review } from "trongtai";
import { lineMoves } from "../study.ts";
import type { Study } from "../study.ts";

/** The line as a record, and what every rule set says of it. */
export function ruledOn(study: Study): { readonly record: GameRecord; readonly review: Review } {
  const { kind, chess960, rules, sanction, fen = new Game(kind).fen() } = study.start;
  const record: GameRecord = {
    kind,
    tags: { ...study.tags, ...(chess960 ? { Variant: "Chess960" } : {}) },
    fen,
    moves: lineMoves(study).map((uci) => ({ uci })),
    result: study.result,
    faults: [],
  };
  return { record, review: review(record, { rules: sanction === undefined ? rules : { base: rules, sanction } }) };
}
