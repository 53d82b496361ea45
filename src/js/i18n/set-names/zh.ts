import { zh as set } from "../rule-sets.js";
import type { RuleSetTexts } from "../types.js";

/** 规则的名称。 */
export const ruleSets = {
  set,
  sanctioned: { change: "{set}，必须变着", barred: "{set}，犯规不许走" },
} satisfies RuleSetTexts;
