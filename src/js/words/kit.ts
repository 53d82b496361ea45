/** The sentences of the referee in their parts, as `trongtai/words/parts` for a page with texts of its own. It holds no catalogue. */
export { LANGUAGES, preferredLanguage, type Language } from "../i18n/language.js";
export { fill, lookUp, reasonText, type Texts } from "../i18n/text.js";
export { accountsOf, traced, type Account, type TracedPly } from "./evidence.js";
export * from "./sentences.js";
