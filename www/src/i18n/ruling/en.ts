import { verdicts } from "trongtai/words/en";

/** What the referee says once there is something to rule on. */
export const ruling = {
  ...verdicts,
  notice: {
    resigned: "{side} resigns.",
    agreed: "The players agree on a draw.",
    judged: "Judged by: {rules}.",
    loaded: "Position loaded.",
    copied: "FEN copied.",
    notCopied: "The browser did not allow copying. Select the text and copy it.",
    failed: "The position was not loaded.",
    claimed: "{reason}. The draw is claimed.",
    flagged: "{side} has run out of time.",
    paused: "The clocks stand still.",
    resumed: "The clocks run.",
    timeAdded: "{side} has {seconds} s more.",
    timeTaken: "{side} has {seconds} s less.",
    locked: "The clocks are running: go to the last move to play.",
  },
  claim: {
    standing: "{reason}: claim a draw",
    announced: "{reason}, after a move that you announce: claim a draw",
    ask: "{reason}. Claim the draw and end the game?",
    askMove: "{reason}: so it will be after the move that you announce. It is not played.",
    move: "Move to announce",
    yes: "Claim the draw",
  },
  warnings: "Warnings",
  outlook: {
    loses: "To {squares}: loses the game ({reason}).",
    draws: "To {squares}: draws the game ({reason}).",
    wins: "To {squares}: wins the game ({reason}).",
    changes: "To {squares}: {side} will have to change ({reason}).",
  },
  verdict: {
    ...verdicts.verdict,
    heading: "Verdict",
    evidence: "The moves it rests on",
    previous: "Previous move of the evidence",
    next: "Next move of the evidence",
    all: "Show all {count} moves",
    lastCycle: "Show the last cycle only",
  },
};
