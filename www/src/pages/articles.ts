/** The reviewer's table of `cxa`: a board for each article. The positions, and what each ply of them is, are those of the engine's
 * own tests (`tests/xiangqi_cxa_principles.rs`). Pure. */

import principles from "../../../tests/data/xiangqi/cxa-principles.json";
import type { ArticlesTexts } from "../i18n/articles/index.ts";
import type { Start } from "../app/model.ts";
import type { Specimen } from "./specimen.ts";

export type ArticleId = keyof ArticlesTexts["entry"];

export interface Article {
  readonly id: ArticleId;
  /** The number in the rule book. */
  readonly article: string;
  readonly specimen: Specimen;
}

const isId = (texts: ArticlesTexts, id: string): id is ArticleId => Object.hasOwn(texts.entry, id);

/** The rows of the table, in the order of the articles: each round is played until the referee judges it. */
export function articlesOf(texts: ArticlesTexts): Article[] {
  return principles.flatMap(({ id, article, fen, moves }) => {
    if (!isId(texts, id)) return [];
    const start: Start = { kind: "xiangqi", rules: "cxa", chess960: false, fen };
    const round = moves.split(" ");
    return [{ id, article, specimen: { start, line: [...round, ...round], shown: null, tries: [] } }];
  });
}
