// The generated module that the build puts in place of this one: the functions that call the engine.

/**
 * One live set of games inside WebAssembly; a slot holds one game. What a call has to say beside its number it tells in
 * words and text.
 */
export interface Engine {
  words_ptr(): number;
  words_len(): number;
  text_ptr(): number;
  text_len(): number;
  open(slot: number, kind: number, fen: string | undefined, chess960: boolean, rules: string): number;
  close(slot: number): void;
  rules(slot: number): void;
  fen(slot: number): void;
  turn(slot: number): number;
  board(slot: number): number;
  legal(slot: number, from: number): number;
  find(slot: number, packed: number): number;
  explain(slot: number, packed: number): number;
  play(slot: number, packed: number): number;
  replay(slot: number, packed: Uint32Array): number;
  undo(slot: number): number;
  status(slot: number): number;
  claim(slot: number, claim: number): number;
  timeout(slot: number, ply: number, loser: number): number;
  conduct(slot: number): number;
  preview(slot: number, packed: number): number;
  read(slot: number, text: string, notation: number): number;
  notate(slot: number, packed: number, notation: number): void;
  notated(slot: number, notation: number): void;
  perft(slot: number, depth: number, limit: number): number;
  validate(kind: number, fen: string | undefined, chess960: boolean, rules: string, packed: Uint32Array): number;
  record(kind: number, fen: string, chess960: boolean, notation: number, written: boolean, words: string): void;
  chess960(position: number): void;
  rule_sets(kind: number): void;
  presets(): void;
  clock(control: Float64Array, clock: Float64Array, now: number, press: boolean): boolean;
}

export interface Glue {
  readonly Engine: new () => Engine;
  initSync(source: { module: WebAssembly.Module }): { readonly memory: WebAssembly.Memory };
}

/** The glue keeps one instance in variables of its own; each call makes a set of its own. */
export function createGlue(): Glue;
