import type { GalleryTexts } from "./index.ts";

/** The gallery in English. */
export const gallery = {
  heading: "Gallery",
  intro: "Positions worth knowing. Step through the moves here, try moves of your own, or open one on the board.",
  all: "All positions",
  open: "Open on the board",
  topic: {
    pieces: "How the pieces move",
    special: "Castling, en passant, promotion",
    mates: "Mates",
    repetition: "Perpetual check and chase",
    draws: "Draws",
  },
  /** Put after the title where it matters. */
  under: "{title} · {set}",

  entry: {
    general: {
      title: "The general",
      caption: "One step along a line. Going to d1 is forbidden: the generals would face each other on the open file.",
    },
    palace: { title: "The palace", caption: "The general never leaves its palace of nine points." },
    advisor: { title: "The advisor", caption: "One step diagonally inside the palace: only five points are ever its own." },
    "elephant-eye": {
      title: "The elephant’s eye",
      caption: "The elephant goes two steps diagonally. The chariot on d3 stands on its eye and closes the way to c4.",
    },
    river: { title: "The river", caption: "Elephants stay on their own side: the river stops them, however free the way is." },
    "horse-leg": {
      title: "The horse’s leg",
      caption: "One step straight, then one diagonally outwards. The soldier on e5 stands at its leg, so both points behind it are closed.",
    },
    chariot: { title: "The chariot", caption: "Any distance in a straight line. It may take the soldier on e5 but not jump over it." },
    cannon: {
      title: "The cannon",
      caption:
        "It moves like the chariot but captures only over exactly one piece: the soldier on e5 is the screen, the horse on e7 may be taken.",
    },
    soldier: { title: "The soldier at home", caption: "Before the river it goes forward only, and takes as it goes." },
    "soldier-across": { title: "The soldier across the river", caption: "Across the river it may also go sideways, but never backwards." },
    pin: { title: "A piece that shields its general", caption: "The elephant must not leave the file: the chariot would give check." },
    screen: {
      title: "Becoming the screen",
      caption:
        "On e1 the advisor would become the screen over which the cannon checks. Its other ways lead out of the palace, so it cannot move.",
    },

    "double-cannon": {
      title: "Double cannon",
      caption: "The front cannon is the rear one’s screen. Whatever steps between them and the general is a screen again.",
    },
    "horse-and-cannon": {
      title: "Cannon behind horse",
      caption: "The horse takes both side points from the general and is the cannon’s screen.",
    },
    "crouching-horse": { title: "Crouching horse", caption: "The horse checks from g8, the chariot holds the file beside the general." },
    "fishing-horse": {
      title: "Fishing horse",
      caption: "The horse guards the middle of the palace while the chariot checks on the last rank.",
    },
    "iron-bolt": {
      title: "Iron bolt",
      caption: "The middle cannon pins the advisor: it may not take the chariot, and the general may not face its like.",
    },
    "white-general": {
      title: "The general attacks, too",
      caption: "The red general holds the middle file from afar, the chariot mates beside it.",
    },
    "smothered-palace": {
      title: "Smothered in the palace",
      caption: "One cannon is enough: the advisors leave their general no point, and one of them is the screen.",
    },
    "two-chariots": { title: "Two chariots", caption: "One chariot holds a rank, the other checks on the next." },
    "no-move-left": { title: "No move left", caption: "Black is not in check but has no legal move. In xiangqi that loses." },

    "club-check": { title: "The seventh check", caption: "One chariot checks seven times in a row: one more than the club allows." },
    "club-check-limit": {
      title: "Six checks are allowed",
      caption: "The limit itself may be used up: after the sixth check the game goes on, with a warning.",
    },
    "club-check-two": {
      title: "Two pieces by turns",
      caption: "Two chariots may check twelve times in a row; the thirteenth check loses.",
    },
    "club-chase": { title: "The seventh chase", caption: "The chariot attacks the same unprotected cannon with seven moves in a row." },
    "club-chariot": {
      title: "A chariot is never protected from a cannon",
      caption: "Red’s cannon chases the chariot. It is protected half of the time, which does not count against a cannon.",
    },
    "club-answers": {
      title: "Stepping out of check is no chase",
      caption:
        "Black’s general only steps to and fro out of check. Black’s chariot has attacked the soldier all along, so that this is no chase. Red loses with the thirteenth check by two pieces.",
    },
    "club-change": {
      title: "Told to change",
      caption:
        "The seventh chase with one piece, in a game where a side is told first: the game goes on, and Red must change. One more such chase loses.",
    },
    "club-soldier": { title: "Soldiers do not chase", caption: "Attacks by a soldier may go on for ever: nothing is counted." },
    "kyvuong-check": { title: "The same limits", caption: "In Kỳ Vương, too, the seventh check in a row with one piece loses." },
    "kyvuong-repetition": {
      title: "Six times the same position",
      caption: "Nobody does anything forbidden and nobody deviates: the sixth time it is a draw.",
    },
    "kyvuong-sixth": {
      title: "The sixth time, amid checks",
      caption: "Two pieces may check twelve times in a row. Before that the position stands for the sixth time, and the game is drawn.",
    },
    "casual-check": { title: "The tenth check", caption: "In casual games nine checks in a row are allowed, with however many pieces." },
    "casual-chase": { title: "Chasing is free", caption: "Casual rules do not judge chases: this may go on until the move limit." },

    "wxf-check": {
      title: "Perpetual check",
      caption: "Every red move of the cycle checks. When the position stands for the third time, Red loses.",
    },
    "wxf-check-two": {
      title: "Perpetual check with two chariots",
      caption: "It does not matter how many pieces take part: every move is a check.",
    },
    "wxf-both-check": {
      title: "Both sides check",
      caption: "Each check also answers the other side’s check: both do the same, so it is a draw.",
    },
    "wxf-answered-check": {
      title: "Every move against some moves",
      caption: "Red checks with every move, Black only now and then: Red’s conduct is graver.",
    },
    "wxf-chase": {
      title: "Perpetual chase",
      caption: "The chariot attacks the unprotected cannon with every move of the cycle and loses.",
    },
    "wxf-chariot-cannon": {
      title: "Chariot chased by a cannon",
      caption: "Protected or not, a chariot may not be chased for ever by a horse or a cannon.",
    },
    "wxf-protected": { title: "Really protected", caption: "The cannon is protected by its like on e3: attacking it is no chase." },
    "wxf-false-protection": {
      title: "Falsely protected",
      caption: "On the d-file the protection fails, since the cannon on e3 shields its general. It is a chase.",
    },
    "wxf-offer": {
      title: "Offer of exchange",
      caption: "Chariot attacks chariot and could be taken back: an offer, which may be repeated.",
    },
    "wxf-general": { title: "The general may chase", caption: "Attacks by the general itself are no chase, however often." },
    "wxf-soldier-home": {
      title: "A soldier that has not crossed",
      caption: "It may be attacked for ever: a soldier on its own side is not chased.",
    },
    "wxf-soldier-across": { title: "A soldier across the river", caption: "The same attack on a soldier that has crossed is a chase." },
    "wxf-two-targets": {
      title: "Two targets by turns",
      caption: "One cannon attacks two chariots by turns: no piece is chased with every move.",
    },
    "wxf-mixture": {
      title: "Checks and chases mixed",
      caption: "Some moves check, some chase: neither is done with every move, and it is allowed.",
    },
    "wxf-mate-threat": { title: "Threats of mate", caption: "Threatening mate with every move is allowed by the world rules." },
    "wxf-both-chase": {
      title: "Both sides chase",
      caption: "Red’s chariot chases a cannon, Black’s advisor moves open attacks on the other: both chase, draw.",
    },
    "wxf-unguarding": {
      title: "Taking protection away",
      caption: "The chariot already attacks the horse; Red’s moves keep taking its protection away. That is a chase, too.",
    },
    "vcf-check": { title: "Perpetual check in Vietnam", caption: "Black checks with every move, Red only sometimes: Black loses." },
    "vcf-offer": { title: "Offer of exchange in Vietnam", caption: "As in the world rules, offering an exchange may be repeated: a draw." },

    "cxa-check": {
      title: "Check with every move",
      caption: "One side checks with every move, the other only moves its general: the checker loses at once.",
    },
    "cxa-kill": {
      title: "Kill and chase",
      caption:
        "One move of the horse threatens mate by checks, the other chases the chariot; Black’s moves are idle. What is forbidden loses.",
    },
    "cxa-idle": {
      title: "A check and an exchange",
      caption: "Red checks with one move and offers to exchange cannons with the other. An exchange is idle, so both do what is allowed.",
    },
    "cxa-soldier": {
      title: "The soldier’s attack is free",
      caption:
        "Only Red’s soldier attacks the chariot, which is idle. Black’s chariot opens an attack on the horse anew each time: Black loses.",
    },
    "cxa-checks-win": {
      title: "Gained by checks",
      caption:
        "The elephant keeps taking the horse’s protection away; Black keeps threatening to win a piece by a series of checks. Both chase: a draw.",
    },
    "cxa-both": {
      title: "Chase against kill",
      caption: "Red chases the cannon, Black threatens mate, each with every move. Neither is graver than the other: a draw.",
    },
    "cxa-light": {
      title: "Joint chase and single chase",
      caption:
        "Red wins the elephant only because the cannon pins what protects it: a light chase. Black’s chariot chases an unprotected cannon all by itself, and must give way.",
    },

    "club-progress": {
      title: "No progress",
      caption: "Thirty moves of each side without a capture or a step forward by a soldier across the river.",
    },
    "kyvuong-no-capture": {
      title: "No capture in Kỳ Vương",
      caption: "Two moves more without a capture fill the limit of both sides together.",
    },
    "casual-no-capture": {
      title: "No capture in casual games",
      caption: "Two moves more without a capture fill the limit of both sides together.",
    },
    "wxf-no-capture": {
      title: "No capture, world rules",
      caption: "Two moves more without a capture fill the limit of both sides together.",
    },
    "vcf-no-capture": {
      title: "No capture, Vietnamese rules",
      caption: "Two moves more without a capture fill the limit of both sides together.",
    },
    "mate-on-limit": {
      title: "Checkmate on the last move",
      caption: "The move that fills the limit also checkmates. Checkmate comes first.",
    },
    material: { title: "Nothing left to win with", caption: "With the last soldier gone nobody can ever be left without a move." },
    "lone-cannon": {
      title: "A lone cannon can mate",
      caption: "Only a cannon is left to attack with, and the game is not drawn: over the elephant it mates in two moves.",
    },

    king: { title: "The king", caption: "One square in any direction, but never beside the other king." },
    queen: {
      title: "The queen",
      caption: "Any distance along ranks, files and diagonals. Her own pawn on f2 stops her, the black one on b6 may be taken.",
    },
    rook: { title: "The rook", caption: "Any distance along ranks and files. It may take on d7 but not pass its own pawn on f4." },
    bishop: { title: "The bishop", caption: "Any distance along the diagonals: it never leaves its colour." },
    knight: { title: "The knight", caption: "Two squares straight and one to the side, over whatever stands between." },
    pawn: { title: "The pawn", caption: "One step ahead, from its first square also two, and it takes one step diagonally ahead." },
    "pawn-blocked": { title: "A blocked pawn", caption: "A pawn does not take what stands straight ahead of it." },
    pinned: { title: "A pinned piece", caption: "The knight shields its king from the rook and must stay." },

    castling: {
      title: "Castling, both ways",
      caption: "The king goes two squares towards a rook and the rook jumps over it: short for White, long for Black.",
    },
    "castling-in-check": { title: "No castling out of check", caption: "The rook on e4 gives check: castling is forbidden on both sides." },
    "castling-path": {
      title: "No castling through a piece",
      caption: "The knight on b1 stands between king and rook, although the king does not pass there.",
    },
    "castling-into-check": { title: "No castling into check", caption: "The rook on g8 attacks g1, where the king would arrive." },
    "castling-through-check": { title: "No castling through check", caption: "The rook on f8 attacks f1, which the king would pass." },
    "castling-moved": {
      title: "King or rook has moved",
      caption: "The rook has been away and is back: the right is lost on that side, and kept on the other.",
    },
    "castling-rook-attacked": {
      title: "The rook may be attacked",
      caption: "Only the king’s own way counts: Black’s rook on b8 attacks b1, and castling is legal all the same.",
    },
    "castling-960": {
      title: "Castling in Chess960",
      caption: "King and rook end on the squares known from chess, wherever they started. Put the king on its rook.",
    },
    "en-passant": { title: "En passant", caption: "A pawn that has just made a double step may be taken as if it had made one." },
    "en-passant-late": { title: "En passant, too late", caption: "One move later the right is gone: at once or never." },
    promotion: { title: "Promotion", caption: "On the last rank the pawn becomes another piece; a second queen is allowed." },
    "under-promotion": { title: "What a pawn may become", caption: "Queen, rook, bishop or knight, but no king." },
    "double-check": { title: "Double check", caption: "Two pieces check at once: only the king’s own move can help." },

    "fools-mate": { title: "Fool’s mate", caption: "The shortest game there is: mate by Black’s second move." },
    "scholars-mate": { title: "Scholar’s mate", caption: "Queen and bishop join on f7." },
    "back-rank": { title: "Back-rank mate", caption: "Its own pawns leave the king no square." },
    smothered: { title: "Smothered mate", caption: "The queen is given so that the rook takes the last square; the knight mates." },
    "legals-mate": { title: "Légal’s mate", caption: "White gives the queen, and three light pieces mate." },
    "anastasias-mate": { title: "Anastasia’s mate", caption: "The knight on e7 shuts the king in on the edge, the rook mates there." },
    "arabian-mate": { title: "Arabian mate", caption: "Rook and knight in the corner, the oldest mate known." },
    epaulettes: { title: "Epaulette mate", caption: "The rooks on both shoulders take the king’s squares." },
    "retis-mate": { title: "Réti’s mate", caption: "A queen is given for a double check, and the bishop mates." },
    stalemate: { title: "Stalemate (pat)", caption: "Black has no legal move and is not in check: a draw in chess." },

    threefold: {
      title: "Third time: a claim",
      caption: "The same position stands for the third time. The side to move may claim a draw.",
    },
    fivefold: { title: "Fifth time: a draw", caption: "The fifth time the game is drawn without a claim." },
    "fifty-moves": {
      title: "Fifty moves: a claim",
      caption: "Fifty moves of each side without a capture or a pawn’s move: a draw may be claimed.",
    },
    "seventy-five-moves": {
      title: "Seventy-five moves: a draw",
      caption: "After seventy-five such moves the game is drawn without a claim.",
    },
    "mate-first": { title: "Checkmate comes first", caption: "The move that fills the limit also checkmates: it wins." },
    "bare-kings": { title: "Two bare kings", caption: "With the queen taken nobody can mate any more: the game is over at once." },
    "locked-wall": {
      title: "A locked wall",
      caption: "There are pawns enough, but neither king can ever pass: a dead position, although the material would do.",
    },
    "flag-lone-bishop": {
      title: "The flag falls, and yet a draw: a lone bishop",
      caption:
        "White’s flag has fallen, but Black can never mate: the bishop covers squares of one colour. The others next to White’s king could only be filled by White’s rook, and from there a rook can always take the bishop or step between.",
    },
    "flag-one-colour": {
      title: "The flag falls, and yet a draw: light squares only",
      caption:
        "Black’s flag has fallen, but White can never mate: both bishops move on light squares, all of Black’s pawns are shut in on dark ones, and White’s king never passes the wall.",
    },
    "flag-counted-moves": {
      title: "The flag falls, and yet a draw: moves run out",
      caption:
        "Black’s flag has fallen, but White can never mate: the king never leaves its corner, so White must move pawns, and runs out of moves before one can promote. The other way round, Black still could.",
    },
  },
} satisfies GalleryTexts;
