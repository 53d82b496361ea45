import { codes } from "../i18n/codes/vi.js";
import { faults } from "../i18n/faults/vi.js";
import { illegalities } from "../i18n/illegalities/vi.js";
import { natures } from "../i18n/natures/vi.js";
import { recordFault } from "../i18n/record-faults/vi.js";
import { ruleSets } from "../i18n/set-names/vi.js";
import { verdicts } from "../i18n/verdicts/vi.js";
import { catalogueOf, type Catalogue } from "./catalogue.js";

export const vi: Catalogue = /* @__PURE__ */ catalogueOf("vi", "vi", {
  codes,
  illegalities,
  faults,
  recordFault,
  natures,
  ruleSets,
  verdicts,
});
