// Set by the build: the games in the bundle. Code for any other game is dropped with it.
declare const WITH_XIANGQI: boolean;
declare const WITH_CHESS: boolean;

export const XIANGQI_BUILT = WITH_XIANGQI;
export const CHESS_BUILT = WITH_CHESS;
