import type { GameKind } from "../types.js";

/** The game of a record, as far as its tags say. */
export interface Variant {
  readonly kind: GameKind | undefined;
  readonly chess960: boolean;
  /** The name of an unsupported game. */
  readonly unsupported: string | undefined;
}

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9\u3400-\u9fff]/g, "");

/** Fischer's chess in every spelling: Chess960, Chess 960, Fischerandom, Fischer Random Chess, Freestyle, FRC, Chess9LX. */
const CHESS960 =
  /^(?=.*(?:960|fischer|frc|freestyle|9lx))(?:chess|fischer(?:r?andom)?|frc|freestyle|random|standard|variant|wild|960|9lx)+$/;
const CHESS =
  /^(?:|internationalchess|chess|standard|standardchess|normal|normalchess|regular|orthodox|orthodoxchess|classical|classic|fromposition|thematic|international|western|westernchess|covua|\u56fd\u9645\u8c61\u68cb|\u570b\u969b\u8c61\u68cb)$/;
const XIANGQI = /^(?:xiangqi|cxiangqi|chinesechess|cchess|cotuong|\u8c61\u68cb|\u4e2d\u56fd\u8c61\u68cb|\u4e2d\u570b\u8c61\u68cb)$/;

const UNNAMED: Variant = { kind: undefined, chess960: false, unsupported: undefined };

/** Returns the game with this name. */
export function variantNamed(name: string): Variant {
  if (name === "") return UNNAMED;
  const word = plain(name);
  const known = (kind: GameKind | undefined, chess960 = false): Variant => ({ kind, chess960, unsupported: undefined });
  if (XIANGQI.test(word)) return known("xiangqi");
  if (CHESS960.test(word)) return known("chess", true);
  // `From Position` and the like are used for either game.
  if (CHESS.test(word)) return known(/chess|covua|\u8c61\u68cb/.test(word) ? "chess" : undefined);
  return { ...known(undefined), unsupported: name.trim() };
}

/** Whether the castling rights of a FEN name rooks by file, or kings and rooks off their standard squares. */
export function isShuffled(fen: string): boolean {
  if (fen === "") return false;
  const [board = "", , rights = ""] = fen.trim().split(/\s+/);
  if (/^[KQkqA-Ha-h]{1,4}$/.test(rights) && /[A-HJ-Pa-hj-p]/.test(rights.replace(/[KQkq]/g, ""))) return true;
  if (!/^[KQkq]{1,4}$/.test(rights)) return false;
  const rows = board.split("/").map((row) => row.replace(/[1-8]/g, (empty) => ".".repeat(Number(empty))));
  if (rows.length !== 8) return false;
  const places = [...rights].map((right) => {
    const [rank = "", king, rook] = right < "a" ? [rows[7], "K", "R"] : [rows[0], "k", "r"];
    const at = rank.indexOf(king);
    const kingside = right === "K" || right === "k";
    const outermost = kingside ? rank.lastIndexOf(rook) : rank.indexOf(rook);
    return { right: right.toLowerCase(), king: at, rook: outermost > at === kingside ? outermost : -1, usual: kingside ? 7 : 0 };
  });
  // Both sides start alike: rights that contradict each other, or have no rook, are a mistake and not another game.
  const first = places[0]!;
  const agree = places.every(
    ({ right, king, rook }) =>
      king === first.king && king > 0 && king < 7 && rook >= 0 && places.every((other) => other.right !== right || other.rook === rook),
  );
  return agree && places.some(({ king, rook, usual }) => king !== 4 || rook !== usual);
}

/** Whether it is a record of Chess960. */
export function isChess960(kind: unknown, variant: unknown, fen: unknown): boolean {
  if (kind !== "chess") return false;
  return (typeof variant === "string" && variantNamed(variant).chess960) || (typeof fen === "string" && isShuffled(fen));
}
