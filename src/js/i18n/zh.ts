/** All texts of the package in simplified Chinese, by part. */
export { zh as board } from "./board/zh.js";
export { codes } from "./codes/zh.js";
export { faults } from "./faults/zh.js";
export { illegalities } from "./illegalities/zh.js";
export { natures } from "./natures/zh.js";
export { plain } from "./plain/zh.js";
export { recordFault } from "./record-faults/zh.js";
export { ruleSets } from "./set-names/zh.js";
export { ruling } from "./ruling/zh.js";
export { verdicts } from "./verdicts/zh.js";
