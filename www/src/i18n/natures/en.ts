/** What a ply threatens, where a rule set judges by that; and the keys that every language has. */
export const natures = {
  kill: "threatens to mate by checks",
  gain: "threatens to win something by checks",
  light: "only several pieces together win it",
  exchange: "offers an exchange",
  cut: "what it threatens was not found out in time, and it counts as idle",
  mixed: "{side} made {plies} moves; checks: {checks}, threats of mate: {kills}, chases: {chases}, idle moves: {others}.",
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
