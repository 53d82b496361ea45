/** What is wrong with a record of a game, by the codes of its faults; the keys that every language has. */
export const recordFault = {
  "bad-tag": "This tag is incomplete.",
  "duplicate-tag": "This tag is there already.",
  "unclosed-comment": "This comment has no end.",
  "unclosed-variation": "A variation has no end.",
  "stray-parenthesis": "A parenthesis does not belong here.",
  "too-deep": "Variations lie too deep in one another.",
  "unknown-token": "This sign means nothing here.",
  "invalid-move": "This is not a move; the rest of the line is left out.",
  "illegal-move": "This move is not legal; the rest of the line is left out.",
  "ambiguous-move": "This can mean more than one move; the rest of the line is left out.",
  "game-over": "The game was over before this move; the rest of the line is left out.",
  "invalid-fen": "This position is not valid; its moves are left out.",
  "repaired-fen": "The position claims rights that cannot be; they are left out.",
  truncated: "The record ends in the middle.",
  "too-many-faults": "There are more faults than can be shown.",
};
