/** What the file of the entry `trongtai/diagram` holds: the entry, and what the element asks of it. */
export * from "./diagram.js";
export { ofBoard } from "../diagram/of-board.js";
