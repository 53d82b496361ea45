// As wasm-bindgen makes them: npm run generate.
/* biome-ignore-all lint: generated */
/* biome-ignore-all format: generated */
/* tslint:disable */
/* eslint-disable */

export function __wbg_reset_state(): void;

/**
 * How the game would end by agreement; `null` where it is too early for one.
 */
export function agreement(slot: number): any;

/**
 * Writes the piece codes to the words, and returns their number.
 */
export function board(slot: number): number;

/**
 * Can a side (0 the first mover, 1 the other) still win on the board? 0 no, 1 yes, 2 not known.
 */
export function canMate(slot: number, color: number): number;

/**
 * Which number of the control of one side is out of bounds, and these; `null` when all are within.
 */
export function checkControl(control: Float64Array | number[]): any;

/**
 * The FEN of a starting position of Chess960; empty when the number is not 0–959.
 */
export function chess960(number: number): string;

/**
 * How the game would end by a claim; `null` when it may not be made. `packed` is the move to announce, −1 for none.
 */
export function claimed(slot: number, reason: number, packed: number): any;

/**
 * The numbers of a clock one step on ([`api::clock_step`]), the step by its number; none for what is no clock.
 */
export function clock(controls: Float64Array | number[], state: Float64Array | number[], step: number, value: number): Float64Array;

/**
 * Empties a slot.
 */
export function close(slot: number): void;

/**
 * What every ply did.
 */
export function conduct(slot: number): any;

/**
 * Where play first went on though the game had ended, and how it had; `null` where it did not.
 */
export function ended(slot: number): any;

/**
 * Why a packed move is not legal; `null` when it is.
 */
export function explain(slot: number, packed: number): any;

/**
 * The canonical FEN.
 */
export function fen(slot: number): string;

/**
 * The move word of a packed move if it is legal, else 0.
 */
export function find(slot: number, packed: number): number;

/**
 * Writes the move words of the legal moves, of all or of those from one square index (−1: all), and returns their number.
 */
export function legal(slot: number, from: number): number;

/**
 * The memory of this instance: a new one has another.
 */
export function liveMemory(): any;

/**
 * Why a text is read as no legal move; `null` where it is one.
 */
export function misreading(slot: number, text: string, number: number): any;

/**
 * The numbers of a clock that has not been started ([`api::new_clock`]); `first` is 0 when the side that moves first
 * begins, else 1. None where the controls are none.
 */
export function newClock(controls: Float64Array | number[], first: number): Float64Array;

/**
 * A legal packed move in the notation with this number; empty for what cannot be written.
 */
export function notate(slot: number, packed: number, number: number): string;

/**
 * The moves played in the notation with this number, separated by blanks.
 */
export function notated(slot: number, number: number): string;

/**
 * Opens a game in a slot, in place of the one there.
 *
 * # Errors
 * `{ code, detail }`
 */
export function open(slot: number, kind: number, fen: string | null | undefined, how: number, rules: string | null | undefined, fields: any): void;

/**
 * The number of sequences of `depth` moves; −1 when it exceeds `limit`.
 */
export function perft(slot: number, depth: number, limit: number): number;

/**
 * Plays a packed move: its move word, or 0 when it is not legal and nothing has changed.
 */
export function play(slot: number, packed: number): number;

/**
 * The status that playing a packed move would bring; `null` when it is not legal.
 */
export function preview(slot: number, packed: number): any;

/**
 * Reads a move in the notation with this number, in any when there is none with it: its move word, or 0 when no legal
 * move is read; [`misreading`] says why.
 */
export function read(slot: number, text: string, number: number): number;

/**
 * The moves of a record, read from words in the notation with this number, or written in it ([`record::moves`]).
 *
 * Words stand on a line each, `(` and `)` around moves in place of the move before. What returns begins with a sign and
 * the canonical FEN: `=` for the game's own start, `+` for another position, `~` for one from which rights that cannot be
 * had were left out; or it is `!` alone, for a position that cannot be. Then comes a line for each word that is no
 * parenthesis: the move's text; or `?` and a digit, 1 for what is no move, 2 for an illegal move, 3 for one that can be
 * several, 4 for any after mate or stalemate; after 2, where there is one reason, a blank, its code, and behind blanks
 * the squares that show it; or nothing for what comes after such a word on its line. One text, since a record has
 * thousands of words, and as many objects would cost more than reading them.
 */
export function record(kind: number, fen: string, chess960: boolean, number: number, written: boolean, words: string): string;

/**
 * Plays packed moves up to the first that is not legal, and returns how many were played.
 */
export function replay(slot: number, packed: Uint32Array | number[]): number;

/**
 * How the game would end if a side (0 the first mover, 1 the other) resigned.
 */
export function resignation(slot: number, loser: number): any;

/**
 * Reviews a whole game by its rule set, and by others: pairs of a name and fields, as `rules` and `fields`.
 *
 * # Errors
 * `{ code, detail }`, when it cannot be opened.
 */
export function review(kind: number, fen: string | null | undefined, how: number, rules: string | null | undefined, fields: any, packed: Uint32Array | number[], under: any): any;

/**
 * The named rule sets of a game, each with its fields and their values.
 */
export function ruleSets(kind: number): any;

/**
 * The name of the rule set in force.
 */
export function rules(slot: number): string;

/**
 * Does nothing. Bindings that can be reset ask every module for a start.
 */
export function start(): void;

/**
 * How the game stands.
 */
export function status(slot: number): any;

/**
 * The [status word](crate::api::OVER).
 */
export function statusWord(slot: number): number;

/**
 * How the game ends when the time of a side (0 the first mover, 1 the other) has run out after `ply` plies.
 */
export function timeout(slot: number, ply: number, loser: number): any;

/**
 * 0 when the side that moves first is to move, else 1.
 */
export function turn(slot: number): number;

/**
 * Takes the last move back: its move word, or 0 at the start.
 */
export function undo(slot: number): number;

/**
 * Judges a whole game in one call.
 *
 * # Errors
 * `{ code, detail }`, when it cannot be opened.
 */
export function validate(kind: number, fen: string | null | undefined, how: number, rules: string | null | undefined, fields: any, packed: Uint32Array | number[]): any;

/**
 * The address of the words in memory. It stays while no more than 512 are written.
 */
export function words(): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly agreement: (a: number) => number;
    readonly board: (a: number) => number;
    readonly canMate: (a: number, b: number) => number;
    readonly checkControl: (a: number, b: number) => number;
    readonly chess960: (a: number, b: number) => void;
    readonly claimed: (a: number, b: number, c: number) => number;
    readonly clock: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => void;
    readonly close: (a: number) => void;
    readonly conduct: (a: number) => number;
    readonly ended: (a: number) => number;
    readonly explain: (a: number, b: number) => number;
    readonly fen: (a: number, b: number) => void;
    readonly find: (a: number, b: number) => number;
    readonly legal: (a: number, b: number) => number;
    readonly liveMemory: () => number;
    readonly misreading: (a: number, b: number, c: number, d: number) => number;
    readonly newClock: (a: number, b: number, c: number, d: number) => void;
    readonly notate: (a: number, b: number, c: number, d: number) => void;
    readonly notated: (a: number, b: number, c: number) => void;
    readonly open: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => void;
    readonly perft: (a: number, b: number, c: number) => number;
    readonly play: (a: number, b: number) => number;
    readonly preview: (a: number, b: number) => number;
    readonly read: (a: number, b: number, c: number, d: number) => number;
    readonly record: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => void;
    readonly replay: (a: number, b: number, c: number) => number;
    readonly resignation: (a: number, b: number) => number;
    readonly review: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number, k: number) => void;
    readonly ruleSets: (a: number) => number;
    readonly rules: (a: number, b: number) => void;
    readonly start: () => void;
    readonly status: (a: number) => number;
    readonly statusWord: (a: number) => number;
    readonly timeout: (a: number, b: number, c: number) => number;
    readonly turn: (a: number) => number;
    readonly undo: (a: number) => number;
    readonly validate: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number) => void;
    readonly words: () => number;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
