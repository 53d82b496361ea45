/** Every text of the package in Chinese in simplified characters, in its parts. */
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
