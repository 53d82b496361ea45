// The calls into WebAssembly: numbers go as they are, texts and arrays as places in memory that the engine then frees.

/** What a fresh instance of the engine exports. The first argument of its functions is the engine that `engine_new` made. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  __wbindgen_malloc(size: number, align: number): number;
  engine_new(): number;
  engine_words_ptr(self: number): number;
  engine_words_len(self: number): number;
  engine_text_ptr(self: number): number;
  engine_text_len(self: number): number;
  engine_open(
    self: number,
    slot: number,
    kind: number,
    fen: number,
    fenLength: number,
    how: number,
    rules: number,
    rulesLength: number,
  ): number;
  engine_close(self: number, slot: number): void;
  engine_rules(self: number, slot: number): void;
  engine_fen(self: number, slot: number): void;
  engine_turn(self: number, slot: number): number;
  engine_board(self: number, slot: number): number;
  engine_legal(self: number, slot: number, from: number): number;
  engine_find(self: number, slot: number, packed: number): number;
  engine_explain(self: number, slot: number, packed: number): number;
  engine_play(self: number, slot: number, packed: number): number;
  engine_replay(self: number, slot: number, packed: number, count: number): number;
  engine_undo(self: number, slot: number): number;
  engine_status(self: number, slot: number): number;
  engine_claim(self: number, slot: number, claim: number): number;
  engine_resign(self: number, slot: number, loser: number): number;
  engine_can_mate(self: number, slot: number, color: number): number;
  engine_agree(self: number, slot: number): number;
  engine_ended(self: number, slot: number): number;
  engine_timeout(self: number, slot: number, ply: number, loser: number): number;
  engine_conduct(self: number, slot: number): number;
  engine_preview(self: number, slot: number, packed: number): number;
  engine_read(self: number, slot: number, text: number, length: number, notation: number): number;
  engine_notate(self: number, slot: number, packed: number, notation: number): void;
  engine_notated(self: number, slot: number, notation: number): void;
  engine_perft(self: number, slot: number, depth: number, limit: number): number;
  engine_validate(
    self: number,
    kind: number,
    fen: number,
    fenLength: number,
    how: number,
    rules: number,
    rulesLength: number,
    packed: number,
    count: number,
  ): number;
  engine_record(
    self: number,
    kind: number,
    fen: number,
    fenLength: number,
    chess960: number,
    notation: number,
    written: number,
    words: number,
    length: number,
  ): void;
  engine_chess960(self: number, position: number): void;
  engine_rule_sets(self: number, kind: number): void;
  engine_new_clock(self: number, controls: number, controlCount: number, first: number): number;
  engine_clock(
    self: number,
    controls: number,
    controlCount: number,
    state: number,
    stateCount: number,
    step: number,
    value: number,
  ): number;
  engine_check_control(self: number, control: number, count: number): number;
  engine_numbers_ptr(self: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * One live set of games inside WebAssembly; a slot holds one game. What a call has to say beside its number it tells in
 * words and text.
 */
export class Engine {
  private readonly at: number;

  constructor(private readonly exports: Exports) {
    this.at = exports.engine_new();
  }

  private bytes(bytes: Uint8Array, align: number): number {
    const place = this.exports.__wbindgen_malloc(bytes.length, align);
    new Uint8Array(this.exports.memory.buffer).set(bytes, place);
    return place;
  }

  private array(array: Uint32Array | Float64Array): number {
    return this.bytes(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), array.BYTES_PER_ELEMENT);
  }

  /** The engine's memory, until it grows. */
  get buffer(): ArrayBuffer {
    return this.exports.memory.buffer;
  }

  /** The words that the last call has told, the first `count` of them. */
  words(count: number): Uint32Array {
    return new Uint32Array(this.exports.memory.buffer, this.exports.engine_words_ptr(this.at), count);
  }

  /** How many words the last call has told. */
  count(): number {
    return this.exports.engine_words_len(this.at);
  }

  /** The text that the last call has told. */
  text(): string {
    const { exports, at } = this;
    return decoder.decode(new Uint8Array(exports.memory.buffer, exports.engine_text_ptr(at), exports.engine_text_len(at)));
  }

  open(slot: number, kind: number, fen: string | undefined, how: number, rules: string): number {
    const position = encoder.encode(fen);
    const lines = encoder.encode(rules);
    return this.exports.engine_open(
      this.at,
      slot,
      kind,
      fen === undefined ? 0 : this.bytes(position, 1),
      position.length,
      how,
      this.bytes(lines, 1),
      lines.length,
    );
  }

  close(slot: number): void {
    this.exports.engine_close(this.at, slot);
  }

  rules(slot: number): string {
    this.exports.engine_rules(this.at, slot);
    return this.text();
  }

  fen(slot: number): string {
    this.exports.engine_fen(this.at, slot);
    return this.text();
  }

  turn(slot: number): number {
    return this.exports.engine_turn(this.at, slot);
  }

  board(slot: number): number {
    return this.exports.engine_board(this.at, slot);
  }

  legal(slot: number, from: number): number {
    return this.exports.engine_legal(this.at, slot, from);
  }

  find(slot: number, packed: number): number {
    return this.exports.engine_find(this.at, slot, packed);
  }

  explain(slot: number, packed: number): number {
    return this.exports.engine_explain(this.at, slot, packed);
  }

  play(slot: number, packed: number): number {
    return this.exports.engine_play(this.at, slot, packed);
  }

  replay(slot: number, packed: Uint32Array): number {
    return this.exports.engine_replay(this.at, slot, this.array(packed), packed.length);
  }

  undo(slot: number): number {
    return this.exports.engine_undo(this.at, slot);
  }

  status(slot: number): number {
    return this.exports.engine_status(this.at, slot);
  }

  claim(slot: number, claim: number): number {
    return this.exports.engine_claim(this.at, slot, claim);
  }

  resign(slot: number, loser: number): number {
    return this.exports.engine_resign(this.at, slot, loser);
  }

  canMate(slot: number, color: number): number {
    return this.exports.engine_can_mate(this.at, slot, color);
  }

  agree(slot: number): number {
    return this.exports.engine_agree(this.at, slot);
  }

  ended(slot: number): number {
    return this.exports.engine_ended(this.at, slot);
  }

  timeout(slot: number, ply: number, loser: number): number {
    return this.exports.engine_timeout(this.at, slot, ply, loser);
  }

  conduct(slot: number): number {
    return this.exports.engine_conduct(this.at, slot);
  }

  preview(slot: number, packed: number): number {
    return this.exports.engine_preview(this.at, slot, packed);
  }

  read(slot: number, text: string, notation: number): number {
    const bytes = encoder.encode(text);
    return this.exports.engine_read(this.at, slot, this.bytes(bytes, 1), bytes.length, notation);
  }

  notate(slot: number, packed: number, notation: number): string {
    this.exports.engine_notate(this.at, slot, packed, notation);
    return this.text();
  }

  notated(slot: number, notation: number): string {
    this.exports.engine_notated(this.at, slot, notation);
    return this.text();
  }

  perft(slot: number, depth: number, limit: number): number {
    return this.exports.engine_perft(this.at, slot, depth, limit);
  }

  validate(kind: number, fen: string | undefined, how: number, rules: string, packed: Uint32Array): number {
    const position = encoder.encode(fen);
    const lines = encoder.encode(rules);
    return this.exports.engine_validate(
      this.at,
      kind,
      fen === undefined ? 0 : this.bytes(position, 1),
      position.length,
      how,
      this.bytes(lines, 1),
      lines.length,
      this.array(packed),
      packed.length,
    );
  }

  record(kind: number, fen: string, chess960: boolean, notation: number, written: boolean, words: string): string {
    const position = encoder.encode(fen);
    const bytes = encoder.encode(words);
    this.exports.engine_record(
      this.at,
      kind,
      this.bytes(position, 1),
      position.length,
      +chess960,
      notation,
      +written,
      this.bytes(bytes, 1),
      bytes.length,
    );
    return this.text();
  }

  chess960(position: number): string {
    this.exports.engine_chess960(this.at, position);
    return this.text();
  }

  ruleSets(kind: number): string {
    this.exports.engine_rule_sets(this.at, kind);
    return this.text();
  }

  /** The numbers of a clock that was not started. */
  newClock(controls: Float64Array, first: number): Float64Array {
    return this.numbers(this.exports.engine_new_clock(this.at, this.array(controls), controls.length, first));
  }

  /** The numbers of a clock one step on. */
  clock(controls: Float64Array, state: Float64Array, step: number, value: number): Float64Array {
    return this.numbers(
      this.exports.engine_clock(this.at, this.array(controls), controls.length, this.array(state), state.length, step, value),
    );
  }

  /** Which number of a control is out of bounds, and these; `null` when none is. */
  checkControl(control: Float64Array): { field: string; least: number; most: number } | null {
    if (this.exports.engine_check_control(this.at, this.array(control), control.length) === 0) return null;
    const [least = 0, most = 0] = this.numbers(2);
    return { field: this.text(), least, most };
  }

  /** A copy of the numbers that the last call has told. */
  private numbers(count: number): Float64Array {
    return new Float64Array(this.exports.memory.buffer, this.exports.engine_numbers_ptr(this.at), count).slice();
  }
}
