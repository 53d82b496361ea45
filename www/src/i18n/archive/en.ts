/** Texts of the page that looks through archives. `{name}` is filled in by `fill`. */
export const archive = {
  heading: "Disputes in an archive",
  intro:
    "Drop files of records here, or choose them: every game is judged, and those are listed whose recorded result is not that of the rules. Nothing leaves this device.",
  choose: "Choose files…",
  rules: { xiangqi: "Xiangqi by", chess: "Chess by" },
  start: "Look through",
  cancel: "Stop",
  stopped: "Stopped after {games} games; {disputes} disputes.",
  running: "{games} games, {disputes} disputes…",
  done: "{games} games looked through; {disputes} disputes.",
  files: "Files: {count} ({names})",
  unreadable: "{file} could not be read.",
  says: "the record says {said}, the rules {result} after ply {ply}",
  playedOn: "plies played on: {plies}",
  game: "{file}, game {number}: {first} – {second}",
  more: "Only the first {count} are listed.",
  table: "By article",
  article: "Article",
  count: "Games",
};
