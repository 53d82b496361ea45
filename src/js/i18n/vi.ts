/** All texts of the package in Vietnamese, by part. */
export { vi as board } from "./board/vi.js";
export { codes } from "./codes/vi.js";
export { faults } from "./faults/vi.js";
export { natures } from "./natures/vi.js";
export { recordFault } from "./record-faults/vi.js";
export { ruling } from "./ruling/vi.js";
export { verdicts } from "./verdicts/vi.js";
