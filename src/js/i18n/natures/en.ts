/** What a ply threatens, where a rule set judges by that; and the keys that every language has. */
export const natures = {
  kill: "threatens checkmate by checks (a kill)",
  chase: "chases",
  gain: "threatens to win something by checks",
  light: "only several pieces together win it",
  exchange: "offers an exchange",
  offer: "offers a piece",
  block: "stands in the way",
  follow: "follows a protected piece",
  cut: "what it threatens was not found out in time, and it counts as idle",
  mixed: "{side} made {plies} moves; checks: {checks}, kills (mate threats): {kills}, chases: {chases}, idle moves: {others}.",
};
