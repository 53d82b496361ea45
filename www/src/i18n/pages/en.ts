/** The ways to the further pages of the demo; their own texts are fetched with them. */
export const pages = {
  more: "More",
  editor: "Set up a position",
  gallery: "Gallery",
  archive: "Look through an archive",
  rules: "The rules",
  games: "My games",
  noGames: "No other game is kept yet. A game that leaves the board is kept here, the last twenty of them.",
  plies: "{count} half-moves",
  unkept: "This browser stores nothing: the game will be lost when the page is closed.",
  back: "Back to my game",
  restored: "Your game is back on the board.",
  failed: "This page could not be fetched. Try again when you are online.",
};
