import { createReadStream, readFileSync, readdirSync, statSync, type Dirent } from "node:fs";
import path from "node:path";
import { unpacked } from "./archives.ts";
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

/** A name as the system has it: text where it is UTF-8, else its bytes. */
export type Path = string | Buffer;

/** A file to read; `-` is standard input. */
export interface Input {
  /** As people read it. */
  readonly name: string;
  readonly path: Path;
  readonly bytes: number;
}

/** What was asked for and cannot be read, or in a folder is no file to be read. */
export interface Unreadable {
  readonly name: string;
  readonly code: string;
}

const codeOf = (error: unknown): string => ((error as { code?: unknown }).code as string) ?? "EIO";

/** A name for people: bytes that are no UTF-8 are told as such. */
const named = (path: Path): string =>
  typeof path === "string" ? path : path.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);

/** Text where the bytes are UTF-8. */
const pathOf = (bytes: Buffer): Path => {
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : bytes;
};

/** A name in a folder. */
function joinPath(folder: Path, name: Buffer): Path {
  const text = pathOf(name);
  if (typeof folder === "string" && typeof text === "string") return path.join(folder, text);
  const bytes = typeof folder === "string" ? Buffer.from(folder) : folder;
  return Buffer.concat([bytes, Buffer.from(path.sep), name]);
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
export function expand(names: readonly string[]): { inputs: Input[]; skipped: Unreadable[]; unreadable: Unreadable[] } {
  const inputs = new Map<string, Input>();
  const skipped: Unreadable[] = [];
  const unreadable: Unreadable[] = [];
  const fail = (file: Path, error: unknown): void => void unreadable.push({ name: named(file), code: codeOf(error) });
  const add = (file: Path, bytes: number): void => {
    const key = typeof file === "string" ? (file === "-" ? file : path.resolve(file)) : file.toString("latin1");
    if (!inputs.has(key)) inputs.set(key, { name: named(file), path: file, bytes });
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
      add(name, 0);
      continue;
    }
    const file = rawArgument(name);
    try {
      const found = statSync(file);
      const before = unreadable.length;
      if (!found.isDirectory()) add(file, found.size);
      else if (addAll(below(file, 0, false, fail)) === 0 && unreadable.length === before)
        unreadable.push({ name: named(file), code: "NOTHING" });
    } catch (error) {
      if (!/[*?]/.test(name) || addAll(matching(name)) === 0) fail(file, error);
    }
  }
  return { inputs: [...inputs.values()], skipped, unreadable };
}

/** The records in a folder and in those in it, sorted. Links to folders are not followed: they may lead back. */
function* below(
  folder: Path,
  depth: number,
  every: boolean,
  fail: (folder: Path, error: unknown) => void,
): Generator<Path, void, undefined> {
  if (depth > DEEPEST) return;
  let entries: Dirent<Buffer>[];
  try {
    entries = readdirSync(folder, { withFileTypes: true, encoding: "buffer" }).sort((a, b) => Buffer.compare(a.name, b.name));
  } catch (error) {
    fail(folder, error);
    return;
  }
  for (const entry of entries) {
    const name = entry.name.toString("latin1");
    const file = joinPath(folder, entry.name);
    if (name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* below(file, depth + 1, every, fail);
    else if (every || ENDINGS.includes(path.extname(name.replace(PACKED, "")).toLowerCase())) yield file;
  }
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

/** The bytes of a file as they come. Text in UTF-16 comes as UTF-8, so that a line is a line. */
async function* bytesOf(file: Path, read: (bytes: number) => void): AsyncGenerator<Uint8Array, void, undefined> {
  const stream: AsyncIterable<Uint8Array> = file === "-" ? process.stdin : createReadStream(file, { highWaterMark: HEAD * 4 });
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

/** The games of a file, some at a time. `read` is told of the bytes that were read. */
export async function* pieces(
  file: Path,
  read: (bytes: number) => void,
  options: TextOptions = {},
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
  for await (const chunk of bytesOf(file, read)) {
    if (head !== undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD) begin(head);
    } else {
      splitter!.push(chunk);
    }
    while (ready.length > 0) yield { ...ready.shift()!, ...kind, ...options };
  }
  if (head !== undefined) begin(head);
  splitter!.end();
  while (ready.length > 0) yield { ...ready.shift()!, ...kind, ...options };
}
