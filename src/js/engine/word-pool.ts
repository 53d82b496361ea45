/** The size of the shared buffer, in bytes: some twenty lists of moves. */
const SIZE = 4096;

let buffer = new ArrayBuffer(SIZE);
let used = 0;

/**
 * Returns an unshared array of words. Typed arrays too long for V8's heap take a microsecond and a half each to create, twice
 * what the engine needs to find the moves; views of one buffer take a twentieth of that.
 */
export function freshWords(count: number): Uint32Array {
  const bytes = 4 * count;
  if (bytes > SIZE) return new Uint32Array(count);
  if (used + bytes > SIZE) {
    buffer = new ArrayBuffer(SIZE);
    used = 0;
  }
  const words = new Uint32Array(buffer, used, count);
  used += bytes;
  return words;
}
