/** The ways to the further pages of the demo; their own texts are fetched with them. */
export const pages = {
  more: "More",
  editor: "Set up a position",
  gallery: "Gallery",
  archive: "Look through an archive",
  rules: "The rules",
  games: "My games",
  unkept: "This browser stores nothing: the game will be lost when the page is closed.",
  back: "Back to my game",
  failed: "This page could not be fetched. Try again when you are online.",
};
