/** What stands on paper, and the buttons that put it there. */
export const print = {
  heading: "Print",
  title: "{first} – {second}",
  position: "Position",
  sheet: "Game sheet",
  rules: "Rules: {set}",
  arbiter: "Arbiter",
  foot: "Printed on {date}. Judged by: {set}. ‖ marks where the rules end the game.",
  fen: "FEN: {fen}",
};
