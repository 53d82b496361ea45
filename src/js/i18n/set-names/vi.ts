import { vi as set } from "../rule-sets.js";
import type { RuleSetTexts } from "../types.js";

/** Tên các bộ luật. */
export const ruleSets = {
  set,
  sanctioned: { change: "{set}, phải đổi nước", barred: "{set}, cấm nước phạm luật" },
} satisfies RuleSetTexts;
