// A xiangqi board for the plain judge: letters on a grid of nine files by ten ranks, asked one square at a time. Nothing is
// prepared, remembered or fast; what the package does with bit boards stands here as the rules say it.
export const FILES = 9;
export const RANKS = 10;

/** A square by its number: a0 is 0, i0 is 8, a1 is 9. Ranks count from Red's side. */
export const square = (file, rank) => rank * FILES + file;
export const fileOf = (at) => at % FILES;
export const rankOf = (at) => Math.floor(at / FILES);
export const nameOf = (at) => "abcdefghi"[fileOf(at)] + rankOf(at);
export const squareOf = (name) => square("abcdefghi".indexOf(name[0]), Number(name[1]));
export const uci = ({ from, to }) => nameOf(from) + nameOf(to);

export const SQUARES = Array.from({ length: FILES * RANKS }, (_, at) => at);
export const EMPTY = ".";

/** Letters of FEN: capitals are Red's. */
export const isRed = (letter) => letter !== EMPTY && letter === letter.toUpperCase();
export const isBlack = (letter) => letter !== EMPTY && !isRed(letter);
export const belongs = (letter, red) => (red ? isRed(letter) : isBlack(letter));
export const kind = (letter) => letter.toLowerCase();

/** The grid, the side to move and the half-move counter of a FEN. */
export function readFen(fen) {
  const [board, side, , , halfMoves = "0"] = fen.split(" ");
  const grid = SQUARES.map(() => EMPTY);
  board.split("/").forEach((row, fromTop) => {
    let file = 0;
    for (const sign of row) {
      if (sign >= "1" && sign <= "9") file += Number(sign);
      else grid[square(file++, RANKS - 1 - fromTop)] = sign;
    }
  });
  return { grid, red: side !== "b", halfMoves: Number(halfMoves) };
}

/** The first two fields of a FEN. */
export function writeFen(grid, red) {
  const rows = [];
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    const row = SQUARES.slice(rank * FILES, (rank + 1) * FILES)
      .map((at) => grid[at])
      .join("");
    rows.push(row.replace(/\.+/g, (gap) => String(gap.length)));
  }
  return `${rows.join("/")} ${red ? "w" : "b"}`;
}

/** The pieces of one side, by square. */
export const pieces = (grid, red) => SQUARES.filter((at) => belongs(grid[at], red));

/** The grid after a move. */
export function moved(grid, from, to) {
  const after = [...grid];
  after[to] = after[from];
  after[from] = EMPTY;
  return after;
}

/** Is the square on the side of the river on which Red, or Black, begins? */
export const home = (at, red) => (red ? rankOf(at) <= 4 : rankOf(at) >= 5);
export const palace = (at, red) => fileOf(at) >= 3 && fileOf(at) <= 5 && (red ? rankOf(at) <= 2 : rankOf(at) >= 7);

/** How many pieces stand between two squares of one file or rank; undefined when they share neither. */
function between(grid, from, to) {
  const sameFile = fileOf(from) === fileOf(to);
  if (!sameFile && rankOf(from) !== rankOf(to)) return undefined;
  const step = (sameFile ? FILES : 1) * Math.sign(to - from);
  let count = 0;
  for (let at = from + step; at !== to; at += step) if (grid[at] !== EMPTY) count++;
  return count;
}

/** May the piece on one square go to the other by the way its kind moves, whatever becomes of its general? */
export function reaches(grid, from, to) {
  const letter = grid[from];
  const red = isRed(letter);
  if (from === to || belongs(grid[to], red)) return false;
  const across = fileOf(to) - fileOf(from);
  const up = rankOf(to) - rankOf(from);
  const [wide, high] = [Math.abs(across), Math.abs(up)];
  switch (kind(letter)) {
    case "k":
      return wide + high === 1 && palace(to, red);
    case "a":
      return wide === 1 && high === 1 && palace(to, red);
    case "b":
      return wide === 2 && high === 2 && home(to, red) && grid[(from + to) / 2] === EMPTY;
    case "n":
      if (wide === 1 && high === 2) return grid[from + FILES * Math.sign(up)] === EMPTY;
      return wide === 2 && high === 1 && grid[from + Math.sign(across)] === EMPTY;
    case "r":
      return between(grid, from, to) === 0;
    case "c":
      return between(grid, from, to) === (grid[to] === EMPTY ? 0 : 1);
    case "p":
      if (wide === 0) return up === (red ? 1 : -1);
      return wide === 1 && high === 0 && !home(from, red);
  }
  throw new Error(`no such piece: ${letter}`);
}

export const generalOf = (grid, red) => grid.indexOf(red ? "K" : "k");

/** The pieces that could take a side's general. */
export function checkers(grid, red) {
  const general = generalOf(grid, red);
  return pieces(grid, !red).filter((at) => reaches(grid, at, general));
}

/** Do the generals stand on one file with nothing between? */
export const facing = (grid) => {
  const [red, black] = [generalOf(grid, true), generalOf(grid, false)];
  return fileOf(red) === fileOf(black) && between(grid, red, black) === 0;
};

/** May the piece go there if it were its side's turn: by its way of moving, and without leaving its general to be taken. */
export function legal(grid, from, to) {
  if (!reaches(grid, from, to)) return false;
  const after = moved(grid, from, to);
  return !facing(after) && checkers(after, isRed(grid[from])).length === 0;
}

/** Every legal move of a side. */
export function legalMoves(grid, red) {
  const moves = [];
  for (const from of pieces(grid, red)) for (const to of SQUARES) if (legal(grid, from, to)) moves.push({ from, to });
  return moves;
}
