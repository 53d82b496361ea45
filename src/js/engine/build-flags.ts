// Set by the build: which games the bundle has. What is only for another game leaves the bundle with it.
declare const WITH_XIANGQI: boolean;
declare const WITH_CHESS: boolean;

export const XIANGQI_BUILT = WITH_XIANGQI;
export const CHESS_BUILT = WITH_CHESS;
