import { en as set } from "../rule-sets.js";

/** The names of the rule sets, and the cost of a violation in one, with the keys that every language has. */
export const ruleSets = {
  set,
  /** A rule set with what a violation costs, where it does not lose. */
  sanctioned: { change: "{set}, must change", barred: "{set}, violations barred" },
};
