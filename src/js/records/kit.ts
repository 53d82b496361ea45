/** The list of formats, as `trongtai/records/parts`, for a page that offers them. */
export { FORMATS } from "./formats/index.js";
