/** What a board needs where pieces are set up freely, as one part that other boards do without. */

export { Arranging } from "./arranging.ts";
export { mountSpares } from "./spares.ts";
