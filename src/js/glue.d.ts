// The generated module that the build puts in place of this one: the functions that call the engine.

/** One live set of games inside WebAssembly; a slot holds one game. */
export interface Engine {
  out_ptr(): number;
  open(slot: number, kind: number, fen: string | undefined, chess960: boolean, rules: unknown): void;
  close(slot: number): void;
  rules(slot: number): string;
  fen(slot: number): string;
  turn(slot: number): number;
  board(slot: number): number;
  legal(slot: number, from: number): number;
  find(slot: number, packed: number): number;
  explain(slot: number, packed: number): number;
  play(slot: number, packed: number): number;
  replay(slot: number, packed: Uint32Array): number;
  undo(slot: number): number;
  status(slot: number): number;
  verdict(slot: number): unknown;
  claims(slot: number): number;
  claim(slot: number, claim: number): unknown;
  timeout(slot: number, ply: number, loser: number): unknown;
  conduct(slot: number): unknown;
  preview(slot: number, packed: number): unknown;
  read(slot: number, text: string, notation: number): number;
  notate(slot: number, packed: number, notation: number): string | undefined;
  notated(slot: number, notation: number): string | undefined;
  perft(slot: number, depth: number, limit: bigint): bigint | undefined;
}

export interface Glue {
  readonly Engine: new () => Engine;
  initSync(source: { module: WebAssembly.Module }): { readonly memory: WebAssembly.Memory };
  chess960(position: number): string;
  ruleSets(kind: number): unknown;
  clockPresets(): unknown[];
  clockStep(control: Float64Array, clock: Float64Array, now: number, press: boolean): Float64Array;
  recordMoves(kind: number, fen: string, chess960: boolean, notation: number, written: boolean, words: string): string;
  validate(kind: number, fen: string | undefined, chess960: boolean, rules: unknown, packed: Uint32Array): unknown;
}

/** The glue keeps one instance in variables of its own; each call makes a set of its own. */
export function createGlue(): Glue;
