import { ruleSets } from "trongtai/words/en";

/** What the referee says. Numbers of rule sets are gaps, filled from the sets' own fields; the explanations are with the rule pages. */
export const referee = {
  ...ruleSets,
  heading: "Referee",
  rules: "Rules: {set}",
  explain: "Explain the rules",
  explained: "The rules",
  ruleSet: "Rule set",

  resign: "Resign",
  offerDraw: "Offer a draw",
  askResign: "Resign as {side}? {winner} wins.",
  askResignDrawn: "Resign as {side}? {winner} cannot mate by any series of legal moves, so it is a draw.",
  askDraw: "{side} offers a draw. Does {other} accept it?",
  accept: "Accept draw",
  keepPlaying: "Play on",

  clock: {
    label: "Clock",
    of: "{side}’s clock",
    thisMove: "this move {time}",
    start: "Start the clocks",
    stop: "Stop the clocks",
    more: "One minute more for {side}",
    less: "One minute less for {side}",
    periods: "{count} periods",
  },
};
