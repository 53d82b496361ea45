/** The rule sets explained, part by part, and what all sets of a game share. Numbers are gaps, filled from the sets' own fields. */
export const sets = {
  common: {
    xiangqi: {
      ends: "In every rule set, checkmate wins, and a side without a legal move loses even when it is not in check. The generals may not face each other on an open file, and no move may leave one’s own general to be taken. A mate on the move that also reaches a limit is a mate. Resigning loses; the players may agree on a draw.",
      material:
        "The game is drawn when neither side has a chariot, horse, cannon or soldier left: then nobody can ever be left without a move, which has been tried for every placement. Nothing more is drawn: a lone cannon can still mate when there is an advisor or elephant to jump over, and where it cannot, play goes on to the limits or to an agreement.",
      fen: "A position that is set up (FEN) brings its count of plies without a capture along, and a limit on those goes on from it. All other counts begin at zero.",
      sanctions:
        "A game can be begun with another consequence of a violation. Must change: the referee tells the side that has broken the rule to play otherwise; it loses with its next move if that breaks the rule again, and is clear once it has played another. Not allowed: the move that would break the rule cannot be played.",
    },
    chess: {
      ends: "Checkmate wins. A side that has no legal move and is not in check draws. A king castles only if neither it nor the rook has moved, nothing stands between them, and the king is not in check, does not pass an attacked square and does not arrive on one. A pawn that has just made a double step may be taken in passing at once or never. On the last rank a pawn becomes a queen, rook, bishop or knight.",
    },
  },
  xiangqi: {
    club: {
      brief: "Counts checks and chases in a row: {checkLimits1}, {checkLimits2} or {checkLimits3} are allowed.",
      about:
        "The rules of the club server CXQ, made for play online: the referee counts by itself, and no position has to be repeated. This set is in force when nothing else is chosen.",
      limits:
        "A side may give check {checkLimits1} times in a row with one piece, {checkLimits2} times with two pieces by turns, {checkLimits3} times with three or more. It may also chase one and the same enemy piece {chaseLimits1}, {chaseLimits2} or {chaseLimits3} times in a row, counted alike. The next such move breaks the rule. The count begins anew when the side does something else, when the chase turns to another piece, and when either side captures. Check and chase by turns therefore breaks no limit; a move that does both is a check.",
      chase:
        "A move chases when the piece that moves could capture an enemy piece with its next move, or when the move makes a cannon attack one; attacks of other pieces that a move uncovers are no chase. The attack must be new: one that was there before a check had to be answered is not, so that whoever only answers a check chases nothing by it. Attacks by a general or a soldier are no chase; nor are attacks on a soldier that has not crossed the river, on a protected piece, or an offer to exchange two pieces of the same kind. A piece is protected when its captor could be taken back at once; against a horse or a cannon a chariot never counts as protected.",
      sanction:
        "When one side breaks the rule, it loses. When both do, the game is drawn; but if one side checks and the other chases, the side that checks loses, also when the chases exceed their limit while the checks have used up theirs.",
      draws:
        "Drawn when each side has made {effective} moves that are no check, no chase and no answer to one; when {progress} moves of each side have passed ({progressDoubled} in all) without a capture or a step forward by a soldier that had already crossed the river; and when each side has made {moves} moves.",
    },
    kyvuong: {
      brief:
        "Checks and chases as in the club; drawn when a position has occurred {occurrences} times or after {noCapture} moves without a capture.",
      about:
        "The rules of the Kỳ Vương game room: short games, with two clocks of their own. Where they say that a side whose general is taken loses, that means checkmate, since a move that leaves the general to be taken is not allowed.",
      limits:
        "As in the club: {checkLimits1} checks in a row with one piece, {checkLimits2} with two, {checkLimits3} with three or more; and {chaseLimits1}, {chaseLimits2} or {chaseLimits3} chases of the same piece. Whoever goes beyond that loses. Check, chase and protection are those of the club: only attacks by the piece that moved count, and attacks of cannons that a move opens; whoever only answers a check chases nothing by an attack that was there before.",
      repetition:
        "A position that has occurred {occurrences} times is a draw, also while a side is checking or chasing within its limit: nobody has broken the rule by then.",
      draws: "Drawn after {noCapture} moves of both sides together without a capture.",
    },
    casual: {
      brief: "{checkLimits1} checks in a row are allowed; chases are free.",
      about: "Rules of casual play online, with as little as can be done against endless games.",
      limits:
        "A side may give check {checkLimits1} times in a row, with however many pieces; check number {checkLimits1Next} loses. Chases and repeated positions are not judged.",
      draws: "Drawn after {noCapture} moves of both sides together without a capture.",
    },
    wxf: {
      brief: "Judges a position that has occurred {occurrences} times: check is graver than chase, chase graver than the rest.",
      about:
        "The Asian rules, played at the tournaments of the world federation. Nothing is counted in a row: the referee looks at repeated positions.",
      repetition:
        "When the same position, with the same side to move, has occurred {occurrences} times, every move since the first time is looked at. Gravest is to give check with every move; next, to chase the same piece with every move; anything else is allowed, also check and chase by turns, threats of mate, or chasing two pieces by turns. The side whose conduct is graver loses; when both are alike, the game is drawn.",
      chase:
        "A chase is a legal capture that the move newly makes possible, by whichever piece and whoever uncovers it, of a piece that is unprotected when the capture is played out and answered; of a chariot by a horse or cannon even if it is protected. An attack that was there before a check had to be answered is not new: whoever only answers a check chases nothing by it. Generals and soldiers do not chase, and a soldier that has not crossed the river cannot be chased. Attacking one’s like, which can take back, is an offer of exchange. Taking away the protection of a piece with every move is a chase, too, but weighs less.",
      draws:
        "Drawn after {noCapture} moves of both sides together without a capture; of each side’s checks at most {checksCounted} are counted.",
    },
    vcf: {
      brief:
        "As the World Xiangqi Federation: judged when a position has occurred {occurrences} times; {noCaptureHalved} moves of each side without a capture.",
      about: "The Vietnamese federation plays by the world rules of 2018.",
      repetition:
        "When a position has occurred {occurrences} times, the moves since the first time are judged: check with every move is forbidden, and so is chasing the same unprotected piece with every move. A side that does the graver thing loses; equal conduct is a draw.",
      chase:
        "Chases are those of the world rules: all new attacks count, whichever piece makes or uncovers them; attacks that were there before a check had to be answered are not new.",
      draws:
        "Drawn after {noCaptureHalved} moves of each side without a capture ({noCapture} in all); of each side’s checks at most {checksCounted} are counted.",
    },
    cxa: {
      brief:
        "The Chinese rules: each move of a repetition is judged; check, kill and chase in any mixture are forbidden; {noCaptureHalved} moves of each side without a capture.",
      about:
        "The rules of the Chinese association, edition of 2020. Like the world rules they look at repeated positions, but they judge what each single move does.",
      repetition:
        "When a position has occurred {occurrences} times, with the same moves between, each move of the cycle is given its nature: check; kill, when the mover threatens to mate by a series of at most {killChecks} checks; chase, when it threatens to win a piece; or idle. A side whose every move is check, kill or chase, in whatever mixture, does what is forbidden; one idle move in the cycle makes it allowed. Whoever gives check with every move loses, if the other side does not. Otherwise what is forbidden loses against what is allowed; when both sides do what is allowed, or both what is forbidden, the game is drawn.",
      chase:
        "A move chases when it newly creates the gain of a piece: by taking at once, by at most {chaseChecks} checks that lead to the capture, or by a series of exchanges. A chariot counts as much as two horses or cannons, a soldier across the river changes its worth. Chases by a general or a soldier are allowed. A piece is protected when what takes it can be taken back; protection that is pinned or cannot be carried out is none. Offers of exchange, sacrifices, blocking and following are idle.",
      sanction:
        "Of two sides that both do what is forbidden, the one whose every chase is of a chariot or of an unprotected piece must give way to one whose chase is joint, or of a piece with too little protection.",
      draws: "Drawn after {noCaptureHalved} moves of each side without a capture ({noCapture} in all).",
    },
    basic: {
      brief: "Moves, checkmate and no move left. Nothing is counted.",
      about:
        "Only how the pieces move, checkmate, and the loss of the side that cannot move. Nothing is counted and nothing repeated is judged: for learning, and for looking at positions.",
    },
  },
  chess: {
    fide: {
      brief:
        "The Laws of Chess: claims when a position has occurred {claimOccurrences} times or after {claimMoves} moves, draws at {drawOccurrences} and {drawMoves}.",
      about: "The Laws of Chess of the world federation.",
      claims:
        "The side to move may claim a draw when the same position has occurred {claimOccurrences} times, or when each side has made {claimMoves} moves without a capture or a pawn’s move. It may also claim by announcing a move that brings either about. Positions are the same when the same side is to move and the same moves are possible, castling and en passant among them.",
      draws:
        "Without a claim the game is drawn when a position has occurred {drawOccurrences} times, after {drawMoves} such moves of each side, and at once in a dead position, where nobody can mate by any series of legal moves.",
      players:
        "By the Laws of 2023, the side that resigns loses, unless the opponent could not mate by any series of legal moves: then it is a draw. The players may agree on a draw once each side has made at least {agreementMoves} move.",
      time: "The side that runs out of time loses, unless the opponent could not mate by any series of legal moves: then it is a draw.",
    },
    basic: {
      brief: "Moves, checkmate and stalemate. Nothing is counted.",
      about:
        "Only how the pieces move, checkmate and stalemate. Nothing is counted and no draw can be claimed; the players may agree on one.",
    },
  },
};
