import { codes } from "../i18n/codes/en.js";
import { faults } from "../i18n/faults/en.js";
import { illegalities } from "../i18n/illegalities/en.js";
import { natures } from "../i18n/natures/en.js";
import { recordFault } from "../i18n/record-faults/en.js";
import { ruleSets } from "../i18n/set-names/en.js";
import { verdicts } from "../i18n/verdicts/en.js";
import { catalogueOf, type Catalogue } from "./catalogue.js";

export const en: Catalogue = /* @__PURE__ */ catalogueOf("en", "en", {
  codes,
  illegalities,
  faults,
  recordFault,
  natures,
  ruleSets,
  verdicts,
});
