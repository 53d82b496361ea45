// What the fields of a rule set mean, for the reference. A field that is missing here stops the build of the site.

/** @type {Record<"xiangqi" | "chess", Record<string, string>>} */
export const FIELDS = {
  xiangqi: {
    checkLimits: "how many consecutive checks are allowed, by the number of checking pieces; the next one violates the rule",
    chaseLimits: "how many consecutive chases of one piece are allowed, by the number of chasing pieces; the next one violates the rule",
    uncovered: 'which discovered attacks are chases: `"all"`, or only those by `"cannons"`',
    guardsChaseChariots: "advisors and elephants chase a protected chariot too, as horses and cannons do",
    renewedChases: "removing the protection of an attacked piece is a chase, of a lighter kind",
    sanction: 'the penalty for a violation: `"lose"`, `"change"` (the side is told to deviate first), `"barred"` (the move is illegal)',
    repetition:
      'what happens when a position has occurred `occurrences` times: `"none"`, `"draw"`, `"judge"` (the graver conduct since its first occurrence loses), `"natures"` (each ply of the round is classed)',
    occurrences: "how often a position must occur",
    sameMoves: "natures: only rounds with the same moves count",
    killChecks: "natures: the longest mate that counts as a kill, in checks",
    chaseChecks: "natures: the longest series of checks that wins a piece",
    lightChases:
      "natures: if both sides do nothing but what is forbidden, the side that never chases with several pieces together must give way to the one that does",
    nineRounds:
      "natures: nine forbidden moves in a row, to three points or more, count as a round even though no position recurred, unless the other side's are forbidden too",
    effective: "drawn when each side has made this many moves that are neither a check nor a chase nor a reply to one",
    effectiveEither: "`effective` applies as soon as either side has made that many",
    progress: "drawn after this many moves by each side without a capture or a move of a soldier across the river",
    crossingIsProgress: "crossing the river counts as progress too",
    moves: "drawn after this many moves by each side",
    noCapture: "drawn after this many plies without a capture",
    checksCounted: "at most this many of each side's checks count towards `noCapture`",
    material: "drawn when neither side has a chariot, horse, cannon or soldier",
    loneCannon: "also drawn where only lone cannons are left and cannot win according to engines; off in every named set",
  },
  chess: {
    claimOccurrences: "a draw may be claimed when a position has occurred this often (9.2)",
    drawOccurrences: "the game is drawn when a position has occurred this often (9.6.1)",
    claimMoves: "a draw may be claimed after this many moves by each side without a capture or pawn move (9.3)",
    drawMoves: "the game is drawn after this many (9.6.2)",
    deadPosition: "drawn when neither side can checkmate by any series of legal moves (5.2.2)",
    timeoutNeedsMate: "a player who runs out of time draws if the opponent cannot checkmate by any series of legal moves (6.9)",
    resignationNeedsMate: "likewise for a player who resigns (5.1.2)",
    agreementMoves: "a draw may be agreed once each side has made this many moves (5.2.3)",
  },
};
