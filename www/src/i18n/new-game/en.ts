/** The choice of the next game: its kind, its rules and its times; and the keys that every language has. */
export const newGame = {
  heading: "New game",
  game: "Game",
  number: "Position number (0–959), empty for a random one",
  badNumber: "A whole number from 0 to 959.",
  note: "The current game goes to “My games” in the menu.",
  rules: "Rules",
  /** One line on each rule set, with its numbers. */
  brief: {
    xiangqi: {
      club: "Counts checks and chases in a row: {checkLimits1}, {checkLimits2} or {checkLimits3} are allowed.",
      kyvuong:
        "Checks and chases as in the club; drawn when a position has occurred {occurrences} times or after {noCapture} moves without a capture.",
      casual: "{checkLimits1} checks in a row are allowed; chases are free.",
      wxf: "Judges a position that has occurred {occurrences} times: check is graver than chase, chase graver than the rest.",
      vcf: "As the World Xiangqi Federation: judged when a position has occurred {occurrences} times; {noCaptureHalved} moves of each side without a capture.",
      cxa: "The Chinese rules: each move of a repetition is judged; check, kill and chase in any mixture are forbidden; {noCaptureHalved} moves of each side without a capture.",
      basic: "Moves, checkmate and no move left. Nothing is counted.",
    },
    chess: {
      fide: "The Laws of Chess: claims when a position has occurred {claimOccurrences} times or after {claimMoves} moves, draws at {drawOccurrences} and {drawMoves}.",
      basic: "Moves, checkmate and stalemate. Nothing is counted.",
    },
  },
  sanction: {
    label: "When a limit is exceeded",
    choice: { lose: "loses (default)", change: "must change", barred: "not allowed" },
    note: {
      lose: "The side that breaks the rule loses.",
      change:
        "The referee tells the side that breaks the rule to change. It loses with its next move if that breaks the rule again, and is clear once it has played another.",
      barred: "A move that would break the rule cannot be played.",
    },
  },
  clock: {
    own: "Own times",
    ownMain: "Minutes for each side",
    ownIncrement: "Seconds after each move",
    ownPerMove: "At most, seconds a move",
    ownDelay: "Seconds not counted in each move",
    ownByoyomi: "Then seconds for each move",
    ownPeriods: "Periods of these",
    ownSecond: "Minutes of the second side, if other",
    none: "No clock",
    note: "{times}. The clocks start with the first move.",
    main: "{minutes} min a side",
    increment: "{seconds} s more after each move",
    perMove: "at most {seconds} s a move",
    byoyomi: "then {seconds} s for each move",
    byoyomiPeriods: "then {seconds} s for each move, {periods} periods",
    delay: "{seconds} s of each move not counted",
    stage: "{minutes} min more after move {moves}",
    named: "{name}: {times}",
    preset: {
      slow: "Slow",
      blitz: "Blitz",
      default: "Standard time",
      free: "Free time",
      site: "Online",
      standard: "Standard",
      classical: "Classical",
      rapid: "Rapid",
    },
  },
};
