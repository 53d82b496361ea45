/** All texts of the package in simplified Chinese, by part. */
export { zh as board } from "./board/zh.js";
export { codes } from "./codes/zh.js";
export { faults } from "./faults/zh.js";
export { natures } from "./natures/zh.js";
export { recordFault } from "./record-faults/zh.js";
export { ruling } from "./ruling/zh.js";
export { verdicts } from "./verdicts/zh.js";
