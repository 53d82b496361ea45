// The thirty-two pieces in a fixed order, as DhtmlXQ and XQF describe a position: Red's along the back rank and then forward,
// then Black's.
const PIECES = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

/** A point: file from the left and rank from Red's side. `undefined` is off the board. */
export type Point = { readonly file: number; readonly rank: number } | undefined;

export const uciOf = ({ file, rank }: { readonly file: number; readonly rank: number }): string => String.fromCharCode(97 + file) + rank;

/** Returns the FEN of pieces on these points. The side of the piece on `first` is to move. */
export function fenOf(points: readonly Point[], first: Point, second: boolean): string {
  const board = new Map<string, string>();
  points.forEach((point, place) => {
    if (point !== undefined) board.set(uciOf(point), PIECES.charAt(place));
  });
  const ranks: string[] = [];
  for (let rank = 9; rank >= 0; rank--) {
    let row = "";
    for (let file = 0; file < 9; file++) row += board.get(uciOf({ file, rank })) ?? "1";
    ranks.push(row.replace(/1+/g, (empty) => String(empty.length)));
  }
  const mover = first === undefined ? undefined : board.get(uciOf(first));
  const black = mover === undefined ? second : mover === mover.toLowerCase();
  return `${ranks.join("/")} ${black ? "b" : "w"}`;
}

/** Returns the points of the pieces of a FEN, like pieces from a side's left file on; Red's from the right if `redFromRight`. */
export function pointsOf(fen: string, redFromRight: boolean): Point[] {
  const points = new Array<Point>(32).fill(undefined);
  const rows = fen
    .split(" ", 1)[0]!
    .split("/")
    .map((row) => row.replace(/\d/g, (empty) => " ".repeat(Number(empty))));
  for (let step = 0; step < 9; step++) {
    for (const red of [true, false]) {
      const file = red && redFromRight ? 8 - step : step;
      for (let rank = 0; rank <= 9; rank++) {
        const letter = rows[9 - rank]!.charAt(file);
        if (letter === " " || (letter === letter.toUpperCase()) !== red) continue;
        const place = points.findIndex((point, at) => point === undefined && PIECES.charAt(at) === letter);
        if (place >= 0) points[place] = { file, rank };
      }
    }
  }
  return points;
}
