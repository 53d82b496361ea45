import { codes } from "../i18n/codes/zh-Hant.js";
import { faults } from "../i18n/faults/zh.js";
import { illegalities } from "../i18n/illegalities/zh-Hant.js";
import { natures } from "../i18n/natures/zh.js";
import { recordFault } from "../i18n/record-faults/zh.js";
import { ruleSets } from "../i18n/set-names/zh.js";
import { traditional } from "../i18n/traditional.js";
import { verdicts } from "../i18n/verdicts/zh.js";
import { catalogueOf, type Catalogue } from "./catalogue.js";

const inTraditional = (): Catalogue =>
  catalogueOf("zh-Hant", "zh-Hant", { codes, illegalities, ...traditional({ faults, recordFault, natures, ruleSets, verdicts }) });

export const zhHant: Catalogue = /* @__PURE__ */ inTraditional();
