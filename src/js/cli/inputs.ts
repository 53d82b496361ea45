import { createReadStream, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { unpacked } from "./archives.ts";
import { FileList, named, pathOf, type Path } from "./file-list.ts";
import { LibrarySplitter } from "./library-splitter.ts";
import { HEAD, Splitter, layoutOf, type Batch } from "./splitter.ts";
import { FORMATS } from "../records/formats/index.js";
import type { Dialect, Notation } from "../index.js";

/** The extensions read in a folder. Files given by name are read whatever they are called. */
const ENDINGS = FORMATS.flatMap(({ extensions }) => extensions).filter((ending) => !/^\.html?$/.test(ending));
/** The extensions of compression, which follow another. */
const PACKED = /\.(?:gz|zst)$/i;
/** The maximum depth of folders. */
const DEEPEST = 64;

/** What was requested but cannot be read, or is not a regular file in a folder. */
export interface Unreadable {
  readonly name: string;
  readonly code: string;
}

const codeOf = (error: unknown): string => ((error as { code?: unknown }).code as string) ?? "EIO";

/** Returns the system's code for why a file cannot be read; any other error is rethrown. */
export function failureOf(error: unknown): string {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string" || syscall === undefined) throw error;
  return code;
}

/** Joins a folder and a name. */
function joinPath(folder: Path, name: Path): Path {
  const text = typeof name === "string" ? name : pathOf(name);
  if (typeof folder === "string" && typeof text === "string") return path.join(folder, text);
  const bytes = typeof folder === "string" ? Buffer.from(folder) : folder;
  return Buffer.concat([bytes, Buffer.from(path.sep), typeof name === "string" ? Buffer.from(name) : name]);
}

/** Returns the original argument if it is not UTF-8: Node has only its own decoding of it. */
function rawArgument(argument: string): Path {
  if (!argument.includes("\ufffd")) return argument;
  try {
    const given = readFileSync("/proc/self/cmdline")
      .toString("latin1")
      .split("\0")
      .map((text) => Buffer.from(text, "latin1"));
    return given.find((bytes) => bytes.toString("utf8") === argument) ?? argument;
  } catch {
    return argument;
  }
}

/** Returns the files meant by names, folders and patterns, each once, in the order named. */
export function expand(names: readonly string[]): { inputs: FileList; skipped: Unreadable[]; unreadable: Unreadable[] } {
  const inputs = new FileList();
  // A single name yields no file twice, and there may be many.
  const known = names.length > 1 ? new Set<string>() : undefined;
  const skipped: Unreadable[] = [];
  const unreadable: Unreadable[] = [];
  const fail = (file: Path, error: unknown): void => void unreadable.push({ name: named(file), code: codeOf(error) });
  const add = (file: Path, bytes?: number): void => {
    if (known !== undefined) {
      const key = typeof file === "string" ? (file === "-" ? file : path.resolve(file)) : file.toString("latin1");
      if (known.has(key)) return;
      known.add(key);
    }
    inputs.push(file, bytes);
  };
  // An unreadable one, such as a dangling link, must not hide the others.
  const addAll = (files: Iterable<Path>): number => {
    let seen = 0;
    for (const file of files) {
      seen++;
      try {
        const found = statSync(file);
        // A pipe or a device in a folder may block forever; one given by name is intended.
        if (found.isFile()) add(file, found.size);
        else skipped.push({ name: named(file), code: "SPECIAL" });
      } catch (error) {
        fail(file, error);
      }
    }
    return seen;
  };
  for (const name of names) {
    if (name === "-") {
      add(name);
      continue;
    }
    const file = rawArgument(name);
    try {
      const found = statSync(file);
      const before = unreadable.length;
      if (!found.isDirectory()) add(file, found.isFile() ? found.size : undefined);
      else if (addAll(below(file, 0, false, fail)) === 0 && unreadable.length === before)
        unreadable.push({ name: named(file), code: "NOTHING" });
    } catch (error) {
      if (!/[*?]/.test(name) || addAll(matching(name)) === 0) fail(file, error);
    }
  }
  return { inputs, skipped, unreadable };
}

/** Yields the records in a folder and its subfolders, sorted. Links to folders are not followed: they may lead back. */
function* below(
  folder: Path,
  depth: number,
  every: boolean,
  fail: (folder: Path, error: unknown) => void,
): Generator<Path, void, undefined> {
  if (depth > DEEPEST) return;
  let entries: Entry[];
  try {
    entries = entriesOf(folder);
  } catch (error) {
    fail(folder, error);
    return;
  }
  for (const { name, isFolder } of entries) {
    const text = typeof name === "string" ? name : name.toString("latin1");
    if (text.startsWith(".")) continue;
    const file = joinPath(folder, name);
    if (isFolder) yield* below(file, depth + 1, every, fail);
    else if (every || ENDINGS.includes(path.extname(text.replace(PACKED, "")).toLowerCase())) yield file;
  }
}

/** An entry of a folder. */
interface Entry {
  readonly name: Path;
  readonly isFolder: boolean;
}

/** Returns the entries of a folder, in byte order. Names are text if all are, which is much lighter. */
function entriesOf(folder: Path): Entry[] {
  const texts = readdirSync(folder, { withFileTypes: true });
  if (texts.some(({ name }) => /[\ufffd\ud800-\udfff]/.test(name))) {
    return readdirSync(folder, { withFileTypes: true, encoding: "buffer" })
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => Buffer.compare(a.name, b.name));
  }
  return texts.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the files of a pattern that no shell has expanded: `*` and `?` stay within a folder, `**` does not. */
function matching(pattern: string): Path[] {
  const parts = pattern.split(/[\\/]/);
  const wild = parts.findIndex((part) => /[*?]/.test(part));
  const base = parts.slice(0, wild).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const source = parts.slice(wild).map((part) =>
    part === "**"
      ? "**"
      : part
          .replace(/[.+^${}()|[\]\\]/g, "\\$&")
          .replace(/\*+/g, "[^/]*")
          .replace(/\?/g, "[^/]"),
  );
  const expression = new RegExp(
    `^${source
      .join("/")
      .replace(/\*\*\/?/g, "(?:[^/]+/)*")
      .replace(/\(\?:\[\^\/\]\+\/\)\*$/, ".*")}$`,
  );
  // Unreadable folders were not asked for by name.
  const files = below(base, 0, true, () => undefined);
  return [...files].filter((file) => expression.test(path.relative(base, named(file)).split(path.sep).join("/")));
}

/** Files up to this size are read at once: a stream would take longer than the reading. */
export const SMALL = 1 << 16;

/** Yields the bytes of a file. UTF-16 is converted to UTF-8, so that lines can be split. */
async function* bytesOf(file: Path, read: (bytes: number) => void, small: boolean): AsyncGenerator<Uint8Array, void, undefined> {
  const stream: Iterable<Uint8Array> | AsyncIterable<Uint8Array> = small
    ? [readFileSync(file)]
    : file === "-"
      ? process.stdin
      : createReadStream(file, { highWaterMark: HEAD * 4 });
  let decoder: TextDecoder | undefined;
  let first = true;
  for await (const chunk of unpacked(stream, read)) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) decoder = new TextDecoder("utf-16le");
    if (first && chunk[0] === 0xfe && chunk[1] === 0xff) decoder = new TextDecoder("utf-16be");
    first = false;
    yield decoder === undefined ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  if (decoder !== undefined) yield Buffer.from(decoder.decode());
}

/** A batch, and how games are arranged in it. */
export type Piece = Batch & TextOptions & { readonly lines: boolean; readonly binary: boolean };

/** The caller's options for reading texts. */
export interface TextOptions {
  readonly encoding?: string;
  readonly dialect?: Notation | Dialect;
}

/** Yields the games of a file in batches. `read` gets the number of bytes read; `small` files are read at once. */
export async function* pieces(
  file: Path,
  read: (bytes: number) => void,
  options: TextOptions = {},
  small = false,
): AsyncGenerator<Piece, void, undefined> {
  const ready: Batch[] = [];
  let head: Uint8Array | undefined = new Uint8Array(0);
  let splitter: Splitter | LibrarySplitter | undefined;
  let kind = { lines: false, binary: false };
  const begin = (bytes: Uint8Array): void => {
    const layout = layoutOf(bytes.subarray(0, HEAD));
    kind = { lines: layout === "lines", binary: layout === "whole" || layout === "library" };
    const emit = (batch: Batch): void => void ready.push(batch);
    splitter = layout === "library" ? new LibrarySplitter(emit) : new Splitter(layout, emit);
    splitter.push(bytes);
    head = undefined;
  };
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const chunk of bytesOf(file, read, small)) {
      if (head !== undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= HEAD) begin(head);
      } else {
        splitter!.push(chunk);
      }
      while (ready.length > 0) yield { ...ready.shift()!, ...kind, ...options };
    }
  } catch (error) {
    failure = { error };
  }
  // What came before a failure is still read.
  if (head !== undefined) begin(head);
  splitter!.end();
  while (ready.length > 0) yield { ...ready.shift()!, ...kind, ...options };
  if (failure !== undefined) throw failure.error;
}
