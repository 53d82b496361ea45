/** All texts of the package in English, by part. */
export { en as board } from "./board/en.js";
export { codes } from "./codes/en.js";
export { faults } from "./faults/en.js";
export { illegalities } from "./illegalities/en.js";
export { natures } from "./natures/en.js";
export { plain } from "./plain/en.js";
export { recordFault } from "./record-faults/en.js";
export { ruleSets } from "./set-names/en.js";
export { ruling } from "./ruling/en.js";
export { verdicts } from "./verdicts/en.js";
