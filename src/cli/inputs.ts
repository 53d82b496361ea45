import { createReadStream, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { HEAD, Splitter, layoutOf, type Batch } from "./splitter.ts";

/** What is read of a folder. Files that are named are read whatever they are called. */
const ENDINGS = [".pgn", ".xqf", ".dhtmlxq", ".uci", ".txt"];
/** Folders lie no deeper. */
const DEEPEST = 64;

/** A file to read; `-` is standard input. */
export interface Input {
  readonly name: string;
  readonly bytes: number;
}

/** What was asked for and cannot be read. */
export interface Unreadable {
  readonly name: string;
  readonly code: string;
}

const codeOf = (error: unknown): string => (error as { code?: unknown }).code as string ?? "EIO";

/** The files that names, folders and patterns mean, each once, in the order in which they are named. */
export function expand(names: readonly string[]): { inputs: Input[]; unreadable: Unreadable[] } {
  const inputs = new Map<string, Input>();
  const unreadable: Unreadable[] = [];
  const fail = (name: string, error: unknown): void => void unreadable.push({ name, code: codeOf(error) });
  const add = (name: string, bytes: number): void => {
    const key = name === "-" ? name : path.resolve(name);
    if (!inputs.has(key)) inputs.set(key, { name, bytes });
  };
  // One that cannot be read, a link to nothing for example, must not hide the others.
  const addAll = (files: Iterable<string>): number => {
    let found = 0;
    for (const file of files) {
      found++;
      try {
        add(file, statSync(file).size);
      } catch (error) {
        fail(file, error);
      }
    }
    return found;
  };
  for (const name of names) {
    if (name === "-") {
      add(name, 0);
      continue;
    }
    try {
      const found = statSync(name);
      const before = unreadable.length;
      if (!found.isDirectory()) add(name, found.size);
      else if (addAll(below(name, 0, false, fail)) === 0 && unreadable.length === before) unreadable.push({ name, code: "NOTHING" });
    } catch (error) {
      if (!/[*?]/.test(name) || addAll(matching(name)) === 0) fail(name, error);
    }
  }
  return { inputs: [...inputs.values()], unreadable };
}

/** The records in a folder and in those in it, sorted. Links to folders are not followed: they may lead back. */
function* below(folder: string, depth: number, every: boolean, fail: (folder: string, error: unknown) => void): Generator<string, void, undefined> {
  if (depth > DEEPEST) return;
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    fail(folder, error);
    return;
  }
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* below(file, depth + 1, every, fail);
    else if (every || ENDINGS.includes(path.extname(entry.name).toLowerCase())) yield file;
  }
}

/** Files of a pattern that no shell has expanded: `*` and `?` stay in a folder, `**` does not. */
function matching(pattern: string): string[] {
  const parts = pattern.split(/[\\/]/);
  const wild = parts.findIndex((part) => /[*?]/.test(part));
  const base = parts.slice(0, wild).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const source = parts.slice(wild).map((part) =>
    part === "**" ? "**" : part.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, "[^/]*").replace(/\?/g, "[^/]"),
  );
  const expression = new RegExp(`^${source.join("/").replace(/\*\*\/?/g, "(?:[^/]+/)*").replace(/\(\?:\[\^\/\]\+\/\)\*$/, ".*")}$`);
  // Of folders that cannot be looked into, nobody asked for this one or that.
  const files = below(base, 0, true, () => undefined);
  return [...files].filter((file) => expression.test(path.relative(base, file).split(path.sep).join("/")));
}

/** The bytes of a file as they come. Text in UTF-16 comes as UTF-8, so that a line is a line. */
async function* bytesOf(name: string, read: (bytes: number) => void): AsyncGenerator<Uint8Array, void, undefined> {
  const stream: AsyncIterable<Uint8Array> = name === "-" ? process.stdin : createReadStream(name, { highWaterMark: HEAD * 4 });
  let decoder: TextDecoder | undefined;
  let first = true;
  for await (const chunk of stream) {
    read(chunk.length);
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) decoder = new TextDecoder("utf-16le");
    if (first && chunk[0] === 0xfe && chunk[1] === 0xff) decoder = new TextDecoder("utf-16be");
    first = false;
    yield decoder === undefined ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  if (decoder !== undefined) yield Buffer.from(decoder.decode());
}

/** A batch, and how games lie in it. */
export type Piece = Batch & { readonly lines: boolean; readonly binary: boolean };

/** The games of a file, some at a time. `read` is told of the bytes that were read. */
export async function* pieces(name: string, read: (bytes: number) => void): AsyncGenerator<Piece, void, undefined> {
  const ready: Batch[] = [];
  let head: Uint8Array | undefined = new Uint8Array(0);
  let splitter: Splitter | undefined;
  let kind = { lines: false, binary: false };
  const begin = (bytes: Uint8Array): void => {
    const layout = layoutOf(bytes.subarray(0, HEAD));
    kind = { lines: layout === "lines", binary: layout === "whole" };
    splitter = new Splitter(layout, (batch) => ready.push(batch));
    splitter.push(bytes);
    head = undefined;
  };
  for await (const chunk of bytesOf(name, read)) {
    if (head !== undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD) begin(head);
    } else {
      splitter!.push(chunk);
    }
    while (ready.length > 0) yield { ...ready.shift()!, ...kind };
  }
  if (head !== undefined) begin(head);
  splitter!.end();
  while (ready.length > 0) yield { ...ready.shift()!, ...kind };
}
