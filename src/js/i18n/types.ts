/** The forms of the catalogues: every language has the keys of the English one. */
import type { codes } from "./codes/en.js";
import type { faults } from "./faults/en.js";
import type { illegalities } from "./illegalities/en.js";
import type { natures } from "./natures/en.js";
import type { recordFault } from "./record-faults/en.js";
import type { ruleSets } from "./set-names/en.js";
import type { ruling } from "./ruling/en.js";
import type { Texts } from "./text.js";
import type { verdicts } from "./verdicts/en.js";

export type CodeTexts = Texts<typeof codes>;
export type IllegalityTexts = Texts<typeof illegalities>;
export type FaultTexts = Texts<typeof faults>;
export type RecordFaultTexts = Texts<typeof recordFault>;
export type NatureTexts = Texts<typeof natures>;
export type RuleSetTexts = Texts<typeof ruleSets>;
export type VerdictTexts = Texts<typeof verdicts>;
export type RulingTexts = Texts<typeof ruling>;
