/** All texts of the package in Vietnamese, by part. */
export { vi as board } from "./board/vi.js";
export { codes } from "./codes/vi.js";
export { faults } from "./faults/vi.js";
export { illegalities } from "./illegalities/vi.js";
export { natures } from "./natures/vi.js";
export { plain } from "./plain/vi.js";
export { recordFault } from "./record-faults/vi.js";
export { ruleSets } from "./set-names/vi.js";
export { ruling } from "./ruling/vi.js";
export { verdicts } from "./verdicts/vi.js";
