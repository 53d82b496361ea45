// As wasm-bindgen makes them: npm run generate.
/* biome-ignore-all lint: generated */
/* biome-ignore-all format: generated */
/* tslint:disable */
/* eslint-disable */

export function __wbg_reset_state(): void;

/**
 * Returns the verdict if a draw were agreed now; `null` if it is too early for that.
 */
export function agreement(slot: number): any;

/**
 * Writes the piece codes to the words, and returns their number.
 */
export function board(slot: number): number;

/**
 * Returns whether a side (0 the first mover, 1 the other) can still win on the board: 0 no, 1 yes, 2 unknown.
 */
export function canMate(slot: number, color: number): number;

/**
 * Returns which number of one side's control is out of range, and its bounds; `null` if all are in range.
 */
export function checkControl(control: Float64Array | number[]): any;

/**
 * Returns the FEN of a Chess960 starting position; empty if the number is not 0–959.
 */
export function chess960(number: number): string;

/**
 * Returns the verdict for a claim; `null` if it may not be made. `packed` is the move to announce, −1 for none.
 */
export function claimed(slot: number, reason: number, packed: number): any;

/**
 * Returns the numbers of a clock after a step ([`api::clock_step`]), given by number; empty if they are not a clock.
 */
export function clock(controls: Float64Array | number[], state: Float64Array | number[], step: number, value: number): Float64Array;

/**
 * Empties a slot.
 */
export function close(slot: number): void;

/**
 * Returns what every ply did.
 */
export function conduct(slot: number): any;

/**
 * Returns where play first continued past an ending, and that ending; `null` if it did not.
 */
export function ended(slot: number): any;

/**
 * Returns why a packed move is illegal; `null` if it is legal.
 */
export function explain(slot: number, packed: number): any;

/**
 * Returns the canonical FEN.
 */
export function fen(slot: number): string;

/**
 * Returns the move word of a packed move if it is legal, otherwise 0.
 */
export function find(slot: number, packed: number): number;

/**
 * Writes the move words of the legal moves, all or those from one square index (−1: all), and returns their number.
 */
export function legal(slot: number, from: number): number;

/**
 * Returns the memory of this instance; a new instance has another.
 */
export function liveMemory(): any;

/**
 * Returns why a text is not a legal move; `null` if it is one.
 */
export function misreading(slot: number, text: string, number: number): any;

/**
 * Returns the numbers of a clock that has not been started ([`api::new_clock`]); `first` is 0 if the side that moves
 * first begins, otherwise 1. Empty if the controls are invalid.
 */
export function newClock(controls: Float64Array | number[], first: number): Float64Array;

/**
 * Writes a legal packed move in the notation with this number; empty if it cannot be written.
 */
export function notate(slot: number, packed: number, number: number): string;

/**
 * Writes the moves played in the notation with this number, separated by spaces.
 */
export function notated(slot: number, number: number): string;

/**
 * Opens a game in a slot, replacing the one there.
 *
 * # Errors
 * `{ code, detail }`
 */
export function open(slot: number, kind: number, fen: string | null | undefined, how: number, rules: string | null | undefined, fields: any): void;

/**
 * Returns the number of sequences of `depth` moves; −1 if it exceeds `limit`.
 */
export function perft(slot: number, depth: number, limit: number): number;

/**
 * Plays a packed move. Returns its move word, or 0 if it is illegal and nothing changed.
 */
export function play(slot: number, packed: number): number;

/**
 * Returns the status after a packed move, without playing it; `null` if it is illegal.
 */
export function preview(slot: number, packed: number): any;

/**
 * Reads a move in the notation with this number, or in any if there is no such number. Returns its move word, or 0 if it
 * is not a legal move; [`misreading`] says why.
 */
export function read(slot: number, text: string, number: number): number;

/**
 * Reads the moves of a record from words in the notation with this number, or writes them in it ([`record::moves`]).
 *
 * Words are given one per line, with `(` and `)` around moves that replace the move before. The result starts with a sign
 * and the canonical FEN: `=` for the game's own start, `+` for another position, `~` for one whose impossible rights were
 * dropped; or it is just `!` for an unusable position. Then follows a line for each word other than a parenthesis: the
 * move's text; or `?` and a digit (1 not a move, 2 an illegal move, 3 ambiguous, 4 after mate or stalemate), after 2, if
 * there is a single reason, followed by its code and the squares involved, each preceded by a space; or nothing for a word
 * after such a word on its line. A single text, since a record has thousands of words, and as many objects would cost more
 * than parsing.
 */
export function record(kind: number, fen: string, chess960: boolean, number: number, written: boolean, words: string): string;

/**
 * Plays packed moves up to the first illegal one, and returns how many were played.
 */
export function replay(slot: number, packed: Uint32Array | number[]): number;

/**
 * Returns the verdict if a side (0 the first mover, 1 the other) resigned now.
 */
export function resignation(slot: number, loser: number): any;

/**
 * Reviews a whole game under its own rule set and others: pairs of a name and fields, as `rules` and `fields`.
 *
 * # Errors
 * `{ code, detail }` if the game cannot be opened.
 */
export function review(kind: number, fen: string | null | undefined, how: number, rules: string | null | undefined, fields: any, packed: Uint32Array | number[], under: any): any;

/**
 * Returns the named rule sets of a game, each with its fields and their values.
 */
export function ruleSets(kind: number): any;

/**
 * Returns the name of the rule set in force.
 */
export function rules(slot: number): string;

/**
 * Does nothing. Resettable bindings require a start function in every module.
 */
export function start(): void;

/**
 * Returns the status of the game.
 */
export function status(slot: number): any;

/**
 * Returns the [status word](crate::api::OVER).
 */
export function statusWord(slot: number): number;

/**
 * Returns the verdict if the time of a side (0 the first mover, 1 the other) ran out after `ply` plies.
 */
export function timeout(slot: number, ply: number, loser: number): any;

/**
 * Returns 0 if the side that moves first is to move, otherwise 1.
 */
export function turn(slot: number): number;

/**
 * Takes back the last move. Returns its move word, or 0 at the start.
 */
export function undo(slot: number): number;

/**
 * Judges a whole game in one call.
 *
 * # Errors
 * `{ code, detail }` if the game cannot be opened.
 */
export function validate(kind: number, fen: string | null | undefined, how: number, rules: string | null | undefined, fields: any, packed: Uint32Array | number[]): any;

/**
 * Returns the address of the words in memory. It is stable while at most 512 are written.
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
