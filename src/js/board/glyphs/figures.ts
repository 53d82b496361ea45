/** Outlines of the pieces, drawn for this page in a box of 100 by 100, y downwards. */

/** `body` is filled and outlined; `lines` are drawn over it; `dots` are filled with the colour of the lines. */
export interface Figure {
  readonly body: string;
  readonly lines: string;
  readonly dots: string;
}

const FOOT = "M22 90 V85 Q22 78 30 77 H70 Q78 78 78 85 V90 Z";

const PAWN: Figure = {
  body: `M50 17 A14 14 0 1 1 49.9 17 Z M36 44 H64 Q68 47.5 64 51 H36 Q32 47.5 36 44 Z M42 51 C42 62 38 70 29 77 H71 C62 70 58 62 58 51 Z ${FOOT}`,
  lines: "",
  dots: "",
};

const ROOK: Figure = {
  body: `M27 16 H38 V24 H45 V16 H55 V24 H62 V16 H73 V33 L66 40 H34 L27 33 Z M36 40 H64 L67 77 H33 Z ${FOOT}`,
  lines: "M35 40 H65 M34.5 67 H65.5",
  dots: "",
};

const KNIGHT: Figure = {
  body: `M33 77 C32 62 47 58 49 45 C42 51 35 51 31 57 C27 62 17 58 18 50 C21 41 28 35 30 26 L30 12 L41 20 C62 17 76 34 75 57 C75 65 73 71 71 77 Z ${FOOT}`,
  lines: "M54 25 C66 33 69 48 66 70 M26 52 L23 54",
  dots: "M38 30 A3 3 0 1 1 37.9 30 Z",
};

const BISHOP: Figure = {
  body: `M50 7 A6 6 0 1 1 49.9 7 Z M50 18 C67 29 71 44 63 57 H37 C29 44 33 29 50 18 Z M33 57 H67 Q71 61 67 65 H33 Q29 61 33 57 Z M41 65 H59 L67 77 H33 Z ${FOOT}`,
  lines: "M50 29 V47 M42 37 H58",
  dots: "",
};

const QUEEN: Figure = {
  body: `M28 64 L17 33 L33 47 L34 24 L47 44 L50 20 L53 44 L66 24 L67 47 L83 33 L72 64 L68 77 H32 Z M16 25 A5 5 0 1 1 15.9 25 Z M33 15 A5 5 0 1 1 32.9 15 Z M50 11 A5 5 0 1 1 49.9 11 Z M67 15 A5 5 0 1 1 66.9 15 Z M84 25 A5 5 0 1 1 83.9 25 Z ${FOOT}`,
  lines: "M29 64 Q50 58 71 64",
  dots: "",
};

const KING: Figure = {
  body: `M46.5 6 H53.5 V12 H60 V19 H53.5 V28 H46.5 V19 H40 V12 H46.5 Z M50 36 C54 25 81 25 82 43 C82 55 72 60 69 67 V77 H31 V67 C28 60 18 55 18 43 C19 25 46 25 50 36 Z ${FOOT}`,
  lines: "M50 36 V58 M31 67 Q50 61 69 67",
  dots: "",
};

/** Chess pieces by upper-case FEN letter. */
export const CHESS_FIGURES: Readonly<Record<string, Figure>> = { P: PAWN, R: ROOK, N: KNIGHT, B: BISHOP, Q: QUEEN, K: KING };

/** Xiangqi pieces as pictures, by upper-case FEN letter. */
export const XIANGQI_FIGURES: Readonly<Record<string, Figure>> = {
  // A crown.
  K: {
    body: "M20 68 L13 30 L33 46 L50 18 L67 46 L87 30 L80 68 Z M20 73 H80 V84 H20 Z M13 20 A5 5 0 1 1 12.9 20 Z M50 8 A5 5 0 1 1 49.9 8 Z M87 20 A5 5 0 1 1 86.9 20 Z",
    lines: "",
    dots: "M50 46 L56 54 L50 62 L44 54 Z",
  },
  // An official's winged cap.
  A: {
    body: "M28 58 C28 44 34 42 36 32 C38 20 62 20 64 32 C66 42 72 44 72 58 Z M27 61 H73 V72 H27 Z M24 54 Q4 48 4 60 Q4 68 24 64 Z M76 54 Q96 48 96 60 Q96 68 76 64 Z",
    lines: "M36 44 Q50 50 64 44",
    dots: "",
  },
  // An elephant seen from the side.
  B: {
    body: "M40 22 C58 14 90 22 90 50 V84 H75 V66 H61 V84 H46 V64 C40 64 36 61 33 57 C30 66 29 72 33 77 C35 80 39 78 39 75 L45 78 C43 88 27 90 21 79 C15 66 15 50 17 42 C19 30 30 24 40 22 Z",
    lines: "M44 28 C60 30 60 54 44 52 C38 48 38 34 44 28 M34 60 L26 68",
    dots: "M29 37 A3 3 0 1 1 28.9 37 Z",
  },
  N: KNIGHT,
  // A chariot's wheel.
  R: {
    body: "M50 10 A40 40 0 1 1 49.9 10 Z M50 22 A28 28 0 1 0 50.1 22 Z M46 20 H54 V42 H46 Z M46 58 H54 V80 H46 Z M20 46 H42 V54 H20 Z M58 46 H80 V54 H58 Z M50 38 A12 12 0 1 1 49.9 38 Z M26 31.7 L31.7 26 L44 38.3 L38.3 44 Z M56 61.7 L61.7 56 L74 68.3 L68.3 74 Z M26 68.3 L31.7 74 L44 61.7 L38.3 56 Z M56 38.3 L61.7 44 L74 31.7 L68.3 26 Z",
    lines: "",
    dots: "M50 46 A4 4 0 1 1 49.9 46 Z",
  },
  // A gun on its wheel.
  C: {
    body: "M16 55 L70 17 Q74 14 77 18 L85 30 Q88 34 84 37 L62 52 L28 74 Q18 74 14 66 Q12 60 16 55 Z M56 50 A18 18 0 1 1 55.9 50 Z M20 82 L36 70 L44 78 L30 88 Z",
    lines: "M66 20 L81 41",
    dots: "M56 62 A6 6 0 1 1 55.9 62 Z",
  },
  // A helmeted soldier.
  P: PAWN,
};
