/** What a ply threatens, for rule sets that judge by it, with the keys that every language has. */
export const natures = {
  kill: "threatens checkmate by checks (a kill)",
  chase: "chases",
  gain: "threatens to win material by checks",
  light: "only several pieces together win it",
  exchange: "offers an exchange",
  offer: "offers a piece",
  block: "stands in the way",
  follow: "follows a protected piece",
  cut: "its threat was not determined in time, so it counts as idle",
  mixed: "{side} made {plies} moves; checks: {checks}, kills (mate threats): {kills}, chases: {chases}, idle moves: {others}.",
};
