/** What the referee says, and the rule sets explained. Numbers in rule texts are gaps, filled from the sets' own fields. */
export const referee = {
  heading: "Referee",
  rules: "Rules: {set}",
  explain: "Explain the rules",
  explained: "The rules",
  ruleSet: "Rule set",
  chooseRules: "Rules",

  resign: "Resign",
  offerDraw: "Offer a draw",
  askResign: "{side} gives the game up and {winner} wins?",
  askDraw: "{side} offers a draw. Does {other} accept it?",
  accept: "Accept: draw",
  keepPlaying: "Play on",

  warnings: "Warnings",
  warning: {
    streak: {
      "perpetual-check": "{side} has given {count} of {limit} checks in a row.",
      "perpetual-chase": "{side} has chased the same piece with {count} of {limit} moves in a row.",
    },
    next: "The next one breaks the rule.",
    occurrences: "The position has stood {count} of {limit} times.",
    loses: "If it goes on like this, {side} loses ({reason}).",
    draws: "At {limit} the game is drawn ({reason}).",
    xiangqi: {
      "effective-limit": "Each side has made {count} of {limit} moves that neither check nor chase nor answer one.",
      "progress-limit": "{count} of {limit} moves of each side without a capture or a step forward by a soldier across the river.",
      "total-limit": "Each side has made {count} of {limit} moves.",
      "move-limit": "{count} of {limit} moves of both sides together without a capture.",
    },
    chess: {
      "move-limit": "{count} of {limit} moves of each side without a capture or a pawn’s move.",
    },
    other: "{reason}: {count} of {limit}.",
    alarm: "{side}: {reason}, {count} of {limit}",
    alarmOfNone: "{reason}: {count} of {limit}",
  },
  outlook: {
    loses: "To {squares}: loses the game ({reason}).",
    draws: "To {squares}: draws the game ({reason}).",
    wins: "To {squares}: wins the game ({reason}).",
  },

  verdict: {
    heading: "Verdict",
    byRule: "{set}: {text}.",
    byNumber: { xiangqi: "{set}, rule {number}: {text}.", chess: "{set}, article {number}: {text}." },
    evidence: "The moves it rests on",
    previous: "Previous move of the evidence",
    next: "Next move of the evidence",
    all: "Show all {count} moves",
    lastCycle: "Show the last cycle only",
    allChecks: "{side} gave check with each of its {plies} moves.",
    oneQuarry: "{side} chased the {piece} with each of its {plies} moves.",
    mixed: "{side} made {plies} moves; checks: {checks}, chases: {chases}, others: {others}.",
    exhibit: "{ply}. {side} {move}: {facts}",
    check: "gives check",
    chase: "{by} on {attacker} attacks {of} on {target}, which is unprotected",
    chaseProtected: "{by} on {attacker} attacks {of} on {target}, which is protected",
    idle: "neither check nor chase",
  },

  article: {
    xiangqi: {
      "checkmate": "checkmate wins",
      "stalemate": "the side without a legal move loses",
      "perpetual-check": "whoever gives check more often in a row than is allowed loses",
      "perpetual-chase": "whoever keeps chasing the same piece longer than is allowed loses",
      "mutual-violation": "when both sides break the same rule, the game is drawn",
      "mutual-chase": "when both sides keep chasing, the game is drawn",
      "repetition": "a position repeated so often, with no forbidden play, is a draw",
      "effective": "so many moves without check, chase or an answer to one are a draw",
      "progress": "so many moves without progress are a draw",
      "moves": "so many moves are a draw",
      "no-capture": "so many moves without a capture are a draw",
      "material": "neither side has the pieces to win",
      "resignation": "whoever resigns loses",
      "agreement": "the players may agree on a draw",
      "timeout": "whoever runs out of time loses",
      "5": "a position repeated without a violation is a draw",
      "6": "whoever gives check with every move of the repetition loses",
      "7": "when both sides give check with every move, the game is drawn",
      "8": "whoever checks with every move loses, even when the other side checks in between",
      "15": "a horse or cannon may not keep attacking a chariot, protected or not",
      "appendix-1": "taking away a piece’s protection with every move is a chase, too, and loses",
    },
    chess: {
      "checkmate": "checkmate wins",
      "stalemate": "a side that has no legal move and is not in check draws",
      "dead-position": "nobody can mate any more",
      "repetition": "a position repeated so often is a draw",
      "move-limit": "so many moves without a capture or a pawn’s move are a draw",
      "resignation": "whoever resigns loses",
      "agreement": "the players may agree on a draw",
      "timeout": "whoever runs out of time loses",
      "5.1.1": "checkmate wins",
      "5.1.2": "whoever resigns loses",
      "5.2.1": "a side that has no legal move and is not in check draws",
      "5.2.2": "in a position where nobody can mate by any series of moves the game is drawn",
      "5.2.3": "the players may agree on a draw",
      "6.9": "whoever runs out of time loses, unless the opponent cannot mate by any series of moves",
      "9.2.1": "the announced move makes the position stand for the third time",
      "9.2.2": "the position has stood three times",
      "9.3.1": "with the announced move, fifty moves of each side will have passed without a capture or a pawn’s move",
      "9.3.2": "fifty moves of each side have passed without a capture or a pawn’s move",
      "9.6.1": "a position that has stood five times is a draw",
      "9.6.2": "seventy-five moves of each side without a capture or a pawn’s move are a draw",
    },
  },

  common: {
    xiangqi: {
      ends: "In every rule set, checkmate wins, and a side without a legal move loses even when it is not in check. The generals may not face each other on an open file, and no move may leave one’s own general to be taken. A mate on the move that also reaches a limit is a mate. Resigning loses; the players may agree on a draw.",
      material: "The game is drawn when neither side has a chariot, horse, cannon or soldier left, or when only lone cannons are left without the pieces to mate with.",
    },
    chess: {
      ends: "Checkmate wins. A side that has no legal move and is not in check draws. A king castles only if neither it nor the rook has moved, nothing stands between them, and the king is not in check, does not pass an attacked square and does not arrive on one. A pawn that has just made a double step may be taken in passing at once or never. On the last rank a pawn becomes a queen, rook, bishop or knight.",
    },
  },

  set: {
    xiangqi: {
      club: {
        name: "Club (CXQ)",
        brief: "Counts checks and chases in a row: {checkLimits1}, {checkLimits2} or {checkLimits3} are allowed.",
        text: {
          about: "The rules of the club server CXQ, made for play online: the referee counts by itself, and no position has to be repeated. This set is in force when nothing else is chosen.",
          limits: "A side may give check {checkLimits1} times in a row with one piece, {checkLimits2} times with two pieces by turns, {checkLimits3} times with three or more. It may also chase one and the same enemy piece {chaseLimits1}, {chaseLimits2} or {chaseLimits3} times in a row, counted alike. The next such move breaks the rule. The count begins anew when the side does something else, when the chase turns to another piece, and when either side captures.",
          chase: "A move chases when it creates the threat to capture a piece with the next move, by the piece that moved or by one whose way it opened. Attacks by a general or a soldier are no chase; nor are attacks on a soldier that has not crossed the river, on a protected piece, or an offer to exchange two pieces of the same kind. A piece is protected when its captor could be taken back at once; against a horse or a cannon a chariot never counts as protected.",
          sanction: "When one side breaks the rule, it loses. When both do, the game is drawn; but if one side checks and the other chases, the side that checks loses.",
          draws: "Drawn when each side has made {effective} moves that are no check, no chase and no answer to one; when {progress} moves of each side have passed ({progressDoubled} in all) without a capture or a step forward by a soldier that had already crossed the river; and when each side has made {moves} moves.",
        },
      },
      kyvuong: {
        name: "Kỳ Vương",
        brief: "Checks and chases as in the club; drawn after {occurrences} repetitions or {noCapture} moves without a capture.",
        text: {
          about: "The rules of the Kỳ Vương game room: short games, with two clocks of their own.",
          limits: "As in the club: {checkLimits1} checks in a row with one piece, {checkLimits2} with two, {checkLimits3} with three or more; and {chaseLimits1}, {chaseLimits2} or {chaseLimits3} chases of the same piece. Whoever goes beyond that loses.",
          repetition: "When both sides keep to these limits and neither will change, a position that has stood {occurrences} times is a draw.",
          draws: "Drawn after {noCapture} moves of both sides together without a capture.",
        },
      },
      casual: {
        name: "Casual",
        brief: "After {checkLimits1} checks in a row the next one loses; chases are free.",
        text: {
          about: "Rules of casual play online, with as little as can be done against endless games.",
          limits: "A side may give check {checkLimits1} times in a row, with however many pieces; check number {checkLimits1Next} loses. Chases and repeated positions are not judged.",
          draws: "Drawn after {noCapture} moves of both sides together without a capture.",
        },
      },
      wxf: {
        name: "World federation (WXF)",
        brief: "Judges a position that has stood {occurrences} times: check is graver than chase, chase graver than the rest.",
        text: {
          about: "The Asian rules, played at the tournaments of the world federation. Nothing is counted in a row: the referee looks at repeated positions.",
          repetition: "When the same position, with the same side to move, has stood {occurrences} times, every move since the first time is looked at. Gravest is to give check with every move; next, to chase the same piece with every move; anything else is allowed, also check and chase by turns, threats of mate, or chasing two pieces by turns. The side whose conduct is graver loses; when both are alike, the game is drawn.",
          chase: "A chase is a legal capture that the move newly makes possible, by whichever piece, of a piece that is unprotected when the capture is played out and answered; of a chariot by a horse or cannon even if it is protected. Generals and soldiers do not chase, and a soldier that has not crossed the river cannot be chased. Attacking one’s like, which can take back, is an offer of exchange. Taking away the protection of a piece with every move is a chase, too, but weighs less.",
          draws: "Drawn after {noCapture} moves of both sides together without a capture; of each side’s checks at most {checksCounted} are counted.",
        },
      },
      vcf: {
        name: "Vietnam federation (VCF)",
        brief: "As the world federation: judged when a position has stood {occurrences} times; {noCaptureHalved} moves of each side without a capture.",
        text: {
          about: "The Vietnamese federation plays by the world rules of 2018.",
          repetition: "When a position has stood {occurrences} times, the moves since the first time are judged: check with every move is forbidden, and so is chasing the same unprotected piece with every move. A side that does the graver thing loses; equal conduct is a draw.",
          draws: "Drawn after {noCaptureHalved} moves of each side without a capture ({noCapture} in all); of each side’s checks at most {checksCounted} are counted.",
        },
      },
      basic: {
        name: "Basic",
        brief: "Moves, mate and no move left. Nothing is counted.",
        text: {
          about: "Only how the pieces move, checkmate, and the loss of the side that cannot move. Nothing is counted and nothing repeated is judged: for learning, and for looking at positions.",
        },
      },
    },
    chess: {
      fide: {
        name: "FIDE",
        brief: "The Laws of Chess.",
        text: { about: "The Laws of Chess of the world federation." },
      },
      basic: {
        name: "Basic",
        brief: "Moves, mate and stalemate. Nothing is counted.",
        text: {
          about: "Only how the pieces move, checkmate and stalemate. Nothing is counted and no draw can be claimed; the players may agree on one.",
        },
      },
    },
  },
};
