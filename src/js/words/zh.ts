import { codes } from "../i18n/codes/zh.js";
import { faults } from "../i18n/faults/zh.js";
import { illegalities } from "../i18n/illegalities/zh.js";
import { natures } from "../i18n/natures/zh.js";
import { recordFault } from "../i18n/record-faults/zh.js";
import { ruleSets } from "../i18n/set-names/zh.js";
import { verdicts } from "../i18n/verdicts/zh.js";
import { catalogueOf, type Catalogue } from "./catalogue.js";

export const zh: Catalogue = /* @__PURE__ */ catalogueOf("zh", "zh-Hans", {
  codes,
  illegalities,
  faults,
  recordFault,
  natures,
  ruleSets,
  verdicts,
});
