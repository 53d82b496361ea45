/** The boards of the pages, which can be stepped through: in English, and the keys that every language has. */
export const live = {
  step: {
    first: "First position",
    back: "One move back",
    on: "Next move",
    last: "Last position",
    again: "Begin again",
    flip: "Flip board",
  },
  at: "Move {ply} of {count}",
  tryIt: "Try the pieces yourself.",
  attempt: "Try {from} to {to}",
};
