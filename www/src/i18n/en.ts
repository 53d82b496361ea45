import { en as board } from "../../../src/board/i18n/en.ts";
import { looks } from "./looks/en.ts";
import { natures } from "./natures/en.ts";
import { offline } from "./offline/en.ts";
import { records } from "./records/en.ts";
import { print } from "./print/en.ts";
import { pages } from "./pages/en.ts";
import { referee } from "./referee/en.ts";

/** English, and the keys that every language has. `{name}` is filled in by `fill`. */
export const en = {
  ...board,
  name: "English",
  title: "Trọng tài: xiangqi and chess by the rules",
  heading: "Trọng tài",
  tagline: "The referee for xiangqi and chess",
  notice: {
    ...board.notice,
    started: "New game: {game}. Rules: {rules}.",
    resigned: "{side} resigns.",
    agreed: "The players agree on a draw.",
    undone: "Move taken back.",
    redone: "Move played again.",
    wentTo: "Position after move {ply}.",
    wentToStart: "Starting position.",
    loaded: "Position loaded.",
    copied: "FEN copied.",
    notCopied: "The browser did not allow copying. Select the text and copy it.",
    failed: "The position was not loaded.",
  },
  control: {
    undo: "Undo", redo: "Redo", flip: "Flip board", newGame: "New game", start: "Start", close: "Close",
    toStart: "To the start", toEnd: "To the last move",
  },
  newGame: {
    heading: "New game", game: "Game", number: "Position number (0–959), empty for a random one",
    badNumber: "A whole number from 0 to 959.", note: "The present game will be given up.",
  },
  natures,
  offline,
  print,
  looks,
  records,
  pages,
  referee,
  moves: { heading: "Moves", none: "No move yet.", start: "Start", item: "Move {number}, {side}: {text}" },
  position: {
    heading: "Position (FEN)", label: "FEN of the position", load: "Load", copy: "Copy", faults: "This position cannot be set up:",
  },
  settings: {
    heading: "Settings", language: "Language", pieces: "Xiangqi pieces", characters: "Characters", symbols: "Symbols",
  },
  fault: {
    xiangqi: {
      "general-missing": "{side} has no general.",
      "too-many-generals": "{side} has more than one general: {squares}.",
      "general-outside-palace": "A general stands outside its palace: {squares}.",
      "advisor-misplaced": "An advisor stands where it can never be: {squares}.",
      "elephant-misplaced": "An elephant stands where it can never be: {squares}.",
      "soldier-misplaced": "A soldier stands where it can never be: {squares}.",
      "too-many-advisors": "{side} has more than two advisors: {squares}.",
      "too-many-elephants": "{side} has more than two elephants: {squares}.",
      "too-many-horses": "{side} has more than two horses: {squares}.",
      "too-many-chariots": "{side} has more than two chariots: {squares}.",
      "too-many-cannons": "{side} has more than two cannons: {squares}.",
      "too-many-soldiers": "{side} has more than five soldiers: {squares}.",
      "facing-generals": "The generals face each other on an open file: {squares}.",
      "opponent-in-check": "The side that is not to move is in check: {squares}.",
    },
    chess: {
      "king-missing": "{side} has no king.",
      "too-many-kings": "{side} has more than one king: {squares}.",
      "too-many-pawns": "{side} has more than eight pawns.",
      "too-many-pieces": "{side} has more pieces than promotions can give.",
      "pawn-on-back-rank": "A pawn stands on the first or last rank: {squares}.",
      "kings-adjacent": "The kings stand next to each other: {squares}.",
      "opponent-in-check": "The side that is not to move is in check: {squares}.",
      "impossible-check": "No last move can have given this check: {squares}.",
      "castling-without-king": "A castling right is given, but the king is not at home: {squares}.",
      "castling-without-rook": "A castling right is given, but its rook is not there: {squares}.",
      "en-passant-rank": "The en passant square is on the wrong rank: {squares}.",
      "en-passant-occupied": "The en passant square is not empty: {squares}.",
      "en-passant-no-pawn": "No pawn can have just passed the en passant square: {squares}.",
      "en-passant-path": "The pawn of the en passant square cannot have come that way: {squares}.",
    },
  },
  textFault: {
    "missing-field": "The {field} is missing.",
    "surplus-field": "There is text after the last field.",
    "too-long": "The text is too long.",
    "bad-rank-count": "The number of ranks is wrong.",
    "bad-rank-width": "A rank has too many or too few squares (character {place}).",
    "adjacent-digits": "Two digits stand side by side (character {place}).",
    "unknown-piece": "A letter stands for no piece (character {place}).",
    "bad-turn": "The side to move must be w or b (character {place}).",
    "bad-castling": "The castling rights cannot be read (character {place}).",
    "bad-en-passant": "The en passant square cannot be read (character {place}).",
    "bad-counter": "A move counter is not a number in range (character {place}).",
  },
  field: {
    "fen": "FEN", "placement": "placement of the pieces", "turn": "side to move", "castling": "castling field",
    "en-passant": "en passant field", "halfmove": "half-move counter", "fullmove": "move number",
  },
  rulesFault: {
    "unknown-field": "There is no field {field}.",
    "bad-value": "The field {field} cannot have that value.",
    "contradiction": "The field {field} contradicts another one.",
  },
  claim: {
    "threefold": "The same position for the third time",
    "fifty-move": "Fifty moves of each side without a capture or a pawn move",
  },
  recordFault: {
    "bad-tag": "This tag is incomplete.",
    "duplicate-tag": "This tag is there already.",
    "unclosed-comment": "This comment has no end.",
    "unclosed-variation": "A variation has no end.",
    "stray-parenthesis": "A parenthesis does not belong here.",
    "too-deep": "Variations lie too deep in one another.",
    "unknown-token": "This sign means nothing here.",
    "invalid-move": "This is not a move; the rest of the line is left out.",
    "illegal-move": "This move is not legal; the rest of the line is left out.",
    "ambiguous-move": "This can mean more than one move; the rest of the line is left out.",
    "invalid-fen": "This position is impossible; its moves are left out.",
    "repaired-fen": "The position claims rights that cannot be; they are left out.",
    "truncated": "The record ends in the middle.",
    "too-many-faults": "There are more faults than can be shown.",
  },
};
