import { createReadStream, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { unpacked } from "./archives.ts";
import { FileList, named, pathOf, type Path } from "./file-list.ts";
import { LibrarySplitter } from "./library-splitter.ts";
import { HEAD, Splitter, layoutOf, type Batch } from "./splitter.ts";
import { FORMATS } from "../records/formats/index.js";
import type { Dialect, Notation } from "../index.js";

/** What is read of a folder. Files that are named are read whatever they are called. */
const ENDINGS = FORMATS.flatMap(({ extensions }) => extensions).filter((ending) => !/^\.html?$/.test(ending));
/** Those of archives, which stand behind another. */
const PACKED = /\.(?:gz|zst)$/i;
/** Folders lie no deeper. */
const DEEPEST = 64;

/** What was asked for and cannot be read, or in a folder is no file to be read. */
export interface Unreadable {
  readonly name: string;
  readonly code: string;
}

const codeOf = (error: unknown): string => ((error as { code?: unknown }).code as string) ?? "EIO";

/** How the system calls the reason for which a file cannot be read; what is no failure of the system's is thrown on. */
export function failureOf(error: unknown): string {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string" || syscall === undefined) throw error;
  return code;
}

/** A file in a folder. */
function joinPath(folder: Path, name: Path): Path {
  const text = typeof name === "string" ? name : pathOf(name);
  if (typeof folder === "string" && typeof text === "string") return path.join(folder, text);
  const bytes = typeof folder === "string" ? Buffer.from(folder) : folder;
  return Buffer.concat([bytes, Buffer.from(path.sep), typeof name === "string" ? Buffer.from(name) : name]);
}

/** The argument that was given, where it is no UTF-8: Node has only what it could make of it. */
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

/** The files that names, folders and patterns mean, each once, in the order in which they are named. */
export function expand(names: readonly string[]): { inputs: FileList; skipped: Unreadable[]; unreadable: Unreadable[] } {
  const inputs = new FileList();
  // One name means no file twice, and there may be many.
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
  // One that cannot be read, a link to nothing for example, must not hide the others.
  const addAll = (files: Iterable<Path>): number => {
    let seen = 0;
    for (const file of files) {
      seen++;
      try {
        const found = statSync(file);
        // A pipe or a device in a folder may wait for ever; who names one means it.
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

/** The records in a folder and in those in it, sorted. Links to folders are not followed: they may lead back. */
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

/** A name in a folder. */
interface Entry {
  readonly name: Path;
  readonly isFolder: boolean;
}

/** What is in a folder, in the order of its bytes. Names are text where all are, which is lighter by far. */
function entriesOf(folder: Path): Entry[] {
  const texts = readdirSync(folder, { withFileTypes: true });
  if (texts.some(({ name }) => /[\ufffd\ud800-\udfff]/.test(name))) {
    return readdirSync(folder, { withFileTypes: true, encoding: "buffer" })
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => Buffer.compare(a.name, b.name));
  }
  return texts.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Files of a pattern that no shell has expanded: `*` and `?` stay in a folder, `**` does not. */
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
  // Of folders that cannot be looked into, nobody asked for this one or that.
  const files = below(base, 0, true, () => undefined);
  return [...files].filter((file) => expression.test(path.relative(base, named(file)).split(path.sep).join("/")));
}

/** Files up to this size are read at once: a stream would take longer than the reading. */
export const SMALL = 1 << 16;

/** The bytes of a file as they come. Text in UTF-16 comes as UTF-8, so that a line is a line. */
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

/** A batch, and how games lie in it. */
export type Piece = Batch & TextOptions & { readonly lines: boolean; readonly binary: boolean };

/** How the caller says that texts are to be read. */
export interface TextOptions {
  readonly encoding?: string;
  readonly dialect?: Notation | Dialect;
}

/** The games of a file, some at a time. `read` is told of the bytes that were read; `small` files are read at once. */
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
  // What came before a failure is read.
  if (head !== undefined) begin(head);
  splitter!.end();
  while (ready.length > 0) yield { ...ready.shift()!, ...kind, ...options };
  if (failure !== undefined) throw failure.error;
}
