/** A name as the system has it: text if it is UTF-8, otherwise its bytes. */
export type Path = string | Buffer;

/** A file to read; `-` is standard input. */
export interface Input {
  /** Its name for people. */
  readonly name: string;
  readonly path: Path;
  readonly bytes: number;
  /** Whether it is a pipe or a device, of unknown size. */
  readonly special: boolean;
}

/** Returns a name for people: bytes that are not UTF-8 are shown as such. */
export const named = (path: Path): string =>
  typeof path === "string" ? path : path.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);

/** Returns text if the bytes are UTF-8. */
export const pathOf = (bytes: Buffer): Path => {
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : bytes;
};

/**
 * Files in the order they were added. An archive may have a hundred thousand: their names are kept as bytes, since that many
 * objects would make the heap grow.
 */
export class FileList implements Iterable<Input> {
  private names = Buffer.alloc(1 << 12);
  private end = 0;
  private readonly ends: number[] = [];
  private readonly sizes: number[] = [];
  /** The total size of all files in bytes. */
  total = 0;
  /** Whether standard input is among them. */
  hasStream = false;

  /** Adds a file; `size` is absent if it is not a regular file. */
  push(path: Path, size?: number): void {
    const name = typeof path === "string" ? Buffer.from(path) : path;
    if (this.end + name.length > this.names.length) {
      this.names = Buffer.concat([this.names], 2 * (this.end + name.length));
    }
    this.names.set(name, this.end);
    this.end += name.length;
    this.ends.push(this.end);
    this.sizes.push(size ?? -1);
    this.total += size ?? 0;
    this.hasStream ||= path === "-";
  }

  *[Symbol.iterator](): Generator<Input, void, undefined> {
    let begin = 0;
    for (const [at, end] of this.ends.entries()) {
      const path = pathOf(Buffer.from(this.names.subarray(begin, end)));
      const size = this.sizes[at]!;
      begin = end;
      yield { name: named(path), path, bytes: Math.max(0, size), special: size < 0 };
    }
  }
}
