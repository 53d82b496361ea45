/** What the page says of itself as an installed program. */
export const offline = {
  label: "This program",
  waiting: "A new version is ready. The game is kept.",
  reload: "Use it now",
  later: "Later",
  ready: "The page now works without a connection.",
};
