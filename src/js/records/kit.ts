/** What formats there are, as `trongtai/records/parts` for a page that offers them. */
export { FORMATS } from "./formats/index.js";
