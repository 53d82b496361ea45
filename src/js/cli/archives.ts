import { Readable } from "node:stream";
import * as zlib from "node:zlib";

/** An error like those of files: what could not be read, and why. */
const failure = (code: string): Error => Object.assign(new Error(code), { code, syscall: "read" });

/** Yields the bytes of a stream, unpacked if it starts as gzip or Zstandard. `read` gets the number of packed bytes. */
export async function* unpacked(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  read: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = Symbol.asyncIterator in stream ? stream[Symbol.asyncIterator]() : stream[Symbol.iterator]();
  const first = await chunks.next();
  if (first.done) return;
  const whole = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for (let chunk: IteratorResult<Uint8Array> = first; !chunk.done; chunk = await chunks.next()) {
      read(chunk.value.length);
      yield chunk.value;
    }
  };
  const unpacker = unpackerOf(first.value);
  if (unpacker === undefined) {
    yield* whole();
    return;
  }
  const source = Readable.from(whole());
  // Its failures must not go further.
  source.on("error", (error) => unpacker.destroy(error));
  try {
    yield* source.pipe(unpacker) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = "EIO", syscall } = error as { code?: string; syscall?: string };
    if (syscall !== undefined) throw error;
    throw failure(code === "Z_BUF_ERROR" ? "CUTOFF" : /^Z(?:STD)?_/.test(code) ? "DAMAGED" : code);
  }
}

function unpackerOf(head: Uint8Array): (NodeJS.ReadWriteStream & { destroy(error?: Error): void }) | undefined {
  const [a, b, c, d] = head;
  if (a === 0x1f && b === 0x8b) return zlib.createGunzip();
  if (a !== 0x28 || b !== 0xb5 || c !== 0x2f || d !== 0xfd) return undefined;
  // Available in Node since 22.15.
  const { createZstdDecompress } = zlib as unknown as { createZstdDecompress?: () => zlib.Gunzip };
  if (createZstdDecompress === undefined) throw failure("ZSTD");
  return createZstdDecompress();
}
