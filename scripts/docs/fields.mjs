// What the fields of a rule set mean, for the reference. A field that is missing here stops the build of the site.

/** @type {Record<"xiangqi" | "chess", Record<string, string>>} */
export const FIELDS = {
  xiangqi: {
    checkLimits: "so many consecutive checks are allowed; the next one violates",
    chaseLimits: "so many consecutive chases of one piece are allowed; the next one violates",
    uncovered: 'which attacks that another piece\'s move uncovers are chases: `"all"`, or those by `"cannons"`',
    guardsChaseChariots: "advisors and elephants, too, chase a protected chariot, as horses and cannons do",
    renewedChases: "taking the protection of an attacked piece away is a chase, a lighter one",
    sanction: 'what a violation costs: `"lose"`, `"change"` (the side is told first), `"barred"` (the move is illegal)',
    repetition:
      'what happens when a position has occurred `occurrences` times: `"none"`, `"draw"`, `"judge"` (the graver conduct since its first occurrence loses), `"natures"` (each ply of the round is classed)',
    occurrences: "how often a position has to occur",
    sameMoves: "natures: only rounds of the same moves count",
    killChecks: "natures: the longest mate that is a kill, in checks",
    chaseChecks: "natures: the longest series of checks that wins a piece",
    lightChases:
      "natures: where both sides do nothing but what is forbidden, the side that never chases with several pieces together gives way to the one that does",
    nineRounds:
      "natures: nine moves in a row that are all forbidden, to three points or more, count like a round though no position came back, where the other side's are not",
    effective: "drawn when each side has made so many moves that are no check, no chase and no answer to one",
    effectiveEither: "drawn when either side has",
    progress: "drawn after so many moves of each side without a capture or a soldier's step beyond the river",
    crossingIsProgress: "the step over the river counts as progress, too",
    moves: "drawn after so many moves of each side",
    noCapture: "drawn after so many plies of both sides without a capture",
    checksCounted: "of each side's checks only so many count towards `noCapture`",
    material: "drawn when neither side has a chariot, horse, cannon or soldier",
    loneCannon: "drawn, too, where engines see only lone cannons that cannot win; off in every named set",
  },
  chess: {
    claimOccurrences: "a draw may be claimed when a position has occurred so often (9.2)",
    drawOccurrences: "the game is drawn when a position has occurred so often (9.6.1)",
    claimMoves: "a draw may be claimed after so many moves of each side without a capture or a pawn's move (9.3)",
    drawMoves: "the game is drawn after so many (9.6.2)",
    deadPosition: "drawn when nobody can mate by any series of legal moves (5.2.2)",
    timeoutNeedsMate: "whoever runs out of time does not lose to a side that cannot mate by any series of legal moves (6.9)",
    resignationNeedsMate: "nor does whoever resigns (5.1.2)",
    agreementMoves: "a draw may be agreed on once each side has made so many moves (5.2.3)",
  },
};
