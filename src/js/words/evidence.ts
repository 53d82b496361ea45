/** A verdict's evidence, followed through the moves: which piece attacked which, and what each side did. Pure. */
import type { Color, Conduct, GameKind, Square } from "../types.js";
import type { PlayedGame } from "./played.js";

/** A piece, identified by the square where it was first seen; with its FEN letter if the game is known. */
export interface TracedPiece {
  readonly letter: string | null;
  readonly origin: Square;
}

/** An attack that the rule set counts as a chase, in the position after the ply that made it. */
export interface TracedChase {
  readonly attacker: Square;
  readonly target: Square;
  readonly protected: boolean;
  readonly by: TracedPiece;
  readonly of: TracedPiece;
}

/** One ply of the evidence, with its side and its pieces. */
export interface TracedPly {
  readonly conduct: Conduct;
  readonly color: Color;
  readonly chases: readonly TracedChase[];
}

/** What one side did in all these plies. */
export interface Account {
  readonly color: Color;
  readonly plies: number;
  readonly checks: number;
  /** The number of plies that threatened mate. */
  readonly kills: number;
  /** The number of plies that chased without giving check. */
  readonly chases: number;
  /** Whether every ply of the side chased one and the same piece. */
  readonly isHunt: boolean;
  /** The FEN letter of that piece. */
  readonly quarry: string | null;
  /** The FEN letter of the one piece that made all these chases. */
  readonly chaser: string | null;
  /** How often that piece was protected while it was chased. */
  readonly guard: "never" | "sometimes" | "always";
}

/** The side that moves first. */
export const firstOf = (kind: GameKind): Color => (kind === "xiangqi" ? "red" : "white");
export const otherOf = (kind: GameKind, color: Color): Color => (color === "black" ? firstOf(kind) : "black");

/** Horses and elephants have alternative letters in xiangqi FENs. */
const usual = (letter: string): string => ({ h: "n", H: "N", e: "b", E: "B" })[letter] ?? letter;

/** Returns FEN letters by square. */
export function piecesOf({ kind, fen }: Pick<PlayedGame, "kind" | "fen">): Map<Square, string> {
  const pieces = new Map<Square, string>();
  const [placement = ""] = fen.trim().split(/\s+/);
  const lowest = kind === "xiangqi" ? 0 : 1;
  const ranks = placement.split("/");
  ranks.forEach((text, row) => {
    let file = 0;
    for (const letter of text) {
      if (/\d/.test(letter)) file += Number(letter);
      else pieces.set(`${String.fromCharCode(97 + file++)}${ranks.length - 1 - row + lowest}`, kind === "xiangqi" ? usual(letter) : letter);
    }
  });
  return pieces;
}

/** FEN letters by square before the first move, and the moves as UCI. */
export interface Beginning {
  readonly pieces: ReadonlyMap<Square, string>;
  readonly moves: PlayedGame["moves"];
}

const uciOf = (move: string | { readonly uci: string }): string => (typeof move === "string" ? move : move.uci);

/**
 * Returns the plies of the evidence with their pieces. Without the game, pieces are only told apart, as far as the evidence
 * itself shows how they moved.
 */
export function traced(kind: GameKind, first: Color, evidence: readonly Conduct[], game?: Beginning): TracedPly[] {
  const pieces = new Map<Square, TracedPiece>();
  if (game !== undefined) for (const [origin, letter] of game.pieces) pieces.set(origin, { letter, origin });
  const move = (uci: string): void => {
    const piece = pieces.get(uci.slice(0, 2));
    pieces.delete(uci.slice(0, 2));
    pieces.delete(uci.slice(2, 4));
    if (piece !== undefined) pieces.set(uci.slice(2, 4), piece);
  };
  const at = (square: Square): TracedPiece => {
    const known = pieces.get(square) ?? { letter: null, origin: square };
    pieces.set(square, known);
    return known;
  };
  let played = 0;
  return evidence.map((conduct) => {
    if (game === undefined) {
      // Nothing is known of the plies in between: a piece seen earlier may stand elsewhere now.
      if (played > 0 && conduct.ply > played + 1) pieces.clear();
      at(conduct.move.slice(0, 2));
      move(conduct.move);
    } else for (const next of game.moves.slice(played, conduct.ply)) move(uciOf(next));
    played = conduct.ply;
    return {
      conduct,
      color: conduct.ply % 2 === 1 ? first : otherOf(kind, first),
      chases: conduct.chases.map((chase) => ({ ...chase, by: at(chase.attacker), of: at(chase.target) })),
    };
  });
}

/** Returns what each side did in these plies, the side that moved first in the game before the other. */
export function accountsOf(kind: GameKind, plies: readonly TracedPly[]): Account[] {
  return [firstOf(kind), "black" as const].map((color) => accountOf(color, plies)).filter((account) => account.plies > 0);
}

function accountOf(color: Color, plies: readonly TracedPly[]): Account {
  const own = plies.filter((ply) => ply.color === color);
  const [start, ...rest] = own;
  const common = start?.chases.find(({ of }) => rest.every(({ chases }) => chases.some((chase) => chase.of === of)))?.of;
  // Every pursuit of that one piece.
  const hunt = common === undefined ? [] : own.flatMap(({ chases }) => chases.filter(({ of }) => of === common));
  const isOne = hunt.every(({ by }) => by === hunt[0]?.by);
  const guarded = hunt.filter((chase) => chase.protected).length;
  return {
    color,
    plies: own.length,
    checks: own.filter(({ conduct }) => conduct.check).length,
    kills: own.filter(({ conduct }) => conduct.nature === "kill").length,
    chases: own.filter(({ conduct }) => conduct.nature === "chase").length,
    isHunt: hunt.length > 0,
    quarry: common?.letter ?? null,
    chaser: isOne ? (hunt[0]?.by.letter ?? null) : null,
    guard: guarded === 0 ? "never" : guarded === hunt.length ? "always" : "sometimes",
  };
}
