/**
 * A position while it is being set up, as one immutable value, and the pure steps from one to the next. Anything may
 * stand anywhere here: what is impossible about it the engine says.
 */

import type { Start } from "../../app/model.ts";
import { GEOMETRY, firstColor, sanctionOf } from "../../app/games.ts";
import type { Color, GameKind, Placement, RulesName, Sanction } from "../../app/games.ts";
import { rankOf, readPlacement, squareCount, squareName, writePlacement } from "trongtai/board/parts";
import type { Square } from "trongtai/board/parts";

export interface Draft {
  readonly kind: GameKind;
  readonly rules: RulesName;
  /** What a violation costs, where the rule set can be violated and it does not lose. */
  readonly sanction: Sanction | null;
  readonly chess960: boolean;
  readonly board: Placement;
  readonly turn: Color;
  /** Rights to castle as a FEN writes them, one letter each: of the outermost rook (`KQkq`) or of the rook's file. */
  readonly castling: readonly string[];
  /** The square a pawn has just passed, or `-`. */
  readonly enPassant: string;
  /** The counters as they are written; the engine says whether they are numbers. */
  readonly halfmove: string;
  readonly fullmove: string;
}

const CASTLING_ORDER = "KQABCDEFGHkqabcdefgh";

export function emptyDraft(kind: GameKind, rules: RulesName, chess960 = false, sanction: Sanction | null = null): Draft {
  return {
    kind,
    rules,
    sanction,
    chess960: kind === "chess" && chess960,
    board: Array.from({ length: squareCount(GEOMETRY[kind]) }, () => ""),
    turn: firstColor(kind),
    castling: [],
    enPassant: "-",
    halfmove: "0",
    fullmove: "1",
  };
}

/** Takes everything off the board, and with it every right that hangs on what stood there. */
export function clear(draft: Draft): Draft {
  return { ...emptyDraft(draft.kind, draft.rules, draft.chess960, draft.sanction), turn: draft.turn };
}

export function setCastling(draft: Draft, letter: string, isOn: boolean): Draft {
  const letters = new Set(draft.castling);
  if (isOn) letters.add(letter);
  else letters.delete(letter);
  return { ...draft, castling: [...letters].sort((a, b) => CASTLING_ORDER.indexOf(a) - CASTLING_ORDER.indexOf(b)) };
}

/**
 * The rights to castle that can be chosen: the four of chess; in Chess960 one for each rook on its back rank, by file,
 * and whatever is claimed already.
 */
export function castlingChoices(draft: Draft): string[] {
  if (draft.kind !== "chess") return [];
  if (!draft.chess960) return [...new Set(["K", "Q", "k", "q", ...draft.castling])];
  const geometry = GEOMETRY.chess;
  const rooks = draft.board.flatMap((letter, square) => {
    const isHome =
      (letter === "R" && rankOf(geometry, square) === 0) || (letter === "r" && rankOf(geometry, square) === geometry.ranks - 1);
    const file = squareName(geometry, square).charAt(0);
    return isHome ? [letter === "R" ? file.toUpperCase() : file] : [];
  });
  const all = new Set([...rooks, ...draft.castling]);
  return [...all].sort((a, b) => CASTLING_ORDER.indexOf(a) - CASTLING_ORDER.indexOf(b));
}

/** Squares that a pawn of the side that has just moved can have passed, and what is claimed already. */
export function enPassantChoices(draft: Draft): string[] {
  const geometry = GEOMETRY.chess;
  const rank = draft.turn === "white" ? 5 : 2;
  const passed = Array.from({ length: geometry.files }, (_, file) => squareName(geometry, rank * geometry.files + file));
  return [...new Set(["-", ...passed, draft.enPassant])];
}

/** Chess or Chess960: rights are named by the outermost rook in the one, by the rook's file in the other. */
export function setChess960(draft: Draft, chess960: boolean): Draft {
  if (draft.kind !== "chess" || draft.chess960 === chess960) return draft;
  const castling = draft.castling.flatMap((letter) => {
    const name = chess960 ? fileName(draft.board, letter) : { A: "Q", H: "K", a: "q", h: "k" }[letter];
    return [name ?? letter];
  });
  return { ...draft, chess960, castling: [...new Set(castling)] };
}

/** The file of the outermost rook that a letter of `KQkq` means; `undefined` when there is none. */
function fileName(board: Placement, letter: string): string | undefined {
  const geometry = GEOMETRY.chess;
  const isWhite = letter === letter.toUpperCase();
  const rank = isWhite ? 0 : geometry.ranks - 1;
  const on = (piece: string): Square[] =>
    board.flatMap((each, square) =>
      each === (isWhite ? piece.toUpperCase() : piece) && rankOf(geometry, square) === rank ? [square] : [],
    );
  const king = on("k")[0];
  if (king === undefined || !/^[kq]$/i.test(letter)) return undefined;
  const rook =
    letter.toLowerCase() === "k"
      ? on("r")
          .filter((each) => each > king)
          .at(-1)
      : on("r").filter((each) => each < king)[0];
  if (rook === undefined) return undefined;
  const file = squareName(geometry, rook).charAt(0);
  return isWhite ? file.toUpperCase() : file;
}

export function fenOf(draft: Draft): string {
  const castling = draft.castling.join("");
  const rights = draft.kind === "xiangqi" ? ["-", "-"] : [castling === "" ? "-" : castling, draft.enPassant];
  return [writePlacement(draft.kind, draft.board), draft.turn === "black" ? "b" : "w", ...rights, draft.halfmove, draft.fullmove].join(" ");
}

/** The game that begins with the position. */
export function gameFrom(draft: Draft): Start {
  const { kind, rules, sanction, chess960 } = draft;
  return { kind, rules, ...sanctionOf(kind, rules, sanction), chess960, fen: fenOf(draft) };
}

/**
 * The same as it is looked at. All four rights together are what many programs write without looking, and the engine
 * forgives them; written by their files each is looked at.
 */
export function startOf(draft: Draft): Start {
  const isAll = !draft.chess960 && draft.castling.join("") === "KQkq";
  return gameFrom(isAll ? { ...draft, castling: ["H", "A", "h", "a"] } : draft);
}

/**
 * Reads a FEN of any dialect into a draft, whatever impossible things it says, its last fields missing or not; `null` when it
 * cannot be read.
 */
export function readDraft(text: string, before: Draft, rulesOf: (kind: GameKind) => RulesName): Draft | null {
  const [placement = "", turn, castling = "-", enPassant = "-", halfmove = "0", fullmove = "1"] = tokensOf(text);
  const kind = kindOf(text) ?? before.kind;
  const board = readPlacement(kind, placement);
  if (board === null || (turn !== undefined && !/^[wbr]$/i.test(turn))) return null;
  const base = kind === before.kind ? before : emptyDraft(kind, rulesOf(kind));
  const isBlack = turn?.toLowerCase() === "b";
  const draft = { ...base, board, turn: isBlack ? "black" : firstColor(kind), halfmove, fullmove } as const;
  if (kind === "xiangqi") return { ...draft, castling: [], enPassant: "-" };
  const letters = castling === "-" ? [] : [...castling];
  // Rights by file that chess itself does not know are those of Chess960.
  const chess960 = draft.chess960 || letters.some((letter) => /[b-g]/i.test(letter));
  const named = letters.map((letter) =>
    chess960 ? (fileName(board, letter) ?? letter) : ({ A: "Q", H: "K", a: "q", h: "k" }[letter] ?? letter),
  );
  const sorted = [...new Set(named)].sort((a, b) => CASTLING_ORDER.indexOf(a) - CASTLING_ORDER.indexOf(b));
  return { ...draft, chess960, castling: sorted, enPassant };
}

/** The game whose board has as many ranks as a FEN. */
export function kindOf(text: string): GameKind | null {
  const ranks = (tokensOf(text)[0] ?? "").split("/").length;
  return ranks === GEOMETRY.xiangqi.ranks ? "xiangqi" : ranks === GEOMETRY.chess.ranks ? "chess" : null;
}

/** The fields of a FEN; `_` stands for a blank in addresses. */
export function tokensOf(text: string): string[] {
  return text.split(/[\s_\uFEFF]+/).filter((token) => token !== "");
}
