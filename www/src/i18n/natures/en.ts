import { natures as words } from "trongtai/words/en";
/** What stands around the line that proves what a ply threatens. */
export const natures = {
  ...words,
  proof: {
    heading: "What the move threatens",
    kill: "If {side} could move once more, mate would follow:",
    chase: "If {side} could move once more, it would win something:",
    back: "Back to the move",
    previous: "Previous move of the line",
    next: "Next move of the line",
    step: "{step} of {count}: {side} {move}",
    start: "The move itself; {count} moves of the line follow.",
  },
};
