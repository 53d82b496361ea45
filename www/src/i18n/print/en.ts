/** What stands on paper, and the buttons that put it there. */
export const print = {
  heading: "Print",
  title: "{first} – {second}",
  position: "Position",
  sheet: "Game sheet",
  rules: "Rules: {set}",
  fen: "FEN: {fen}",
};
