import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { RecordFormat } from "../index.js";
import { Usage } from "./options.ts";
import { write } from "./terminal.ts";

/** A destination for records. A file, a folder of files, a pipe: it gets all of them or is left unchanged. */
export interface Output {
  /** The file being written, if it is one, as the system knows it. */
  readonly file: Stats | undefined;
  /** Whether it holds its content back until commit. */
  readonly waits: boolean;
  put(written: string | Uint8Array): Promise<void>;
  commit(): Promise<void>;
  discard(): void;
}

/** What cannot be written, and the system's code for the reason. */
export class Unwritable extends Error {
  constructor(
    readonly file: string,
    readonly code: string,
  ) {
    super(file);
  }
}

/** Runs a job that writes a file. */
function writing<T>(file: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    throw failure(file, error);
  }
}

function failure(file: string, error: unknown): unknown {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return typeof code === "string" && syscall !== undefined ? new Unwritable(file, code) : error;
}

const found = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/** Opens an output. `force`: existing numbered files are replaced. */
export function openOutput(output: string | undefined, to: RecordFormat, force: boolean): Output {
  if (output === undefined || output === "-") {
    if (isBinary(to) && process.stdout.isTTY) throw new Usage("binary");
    return { file: undefined, waits: false, put: joined(to, write), commit: async () => undefined, discard: () => undefined };
  }
  const there = writing(output, () => found(output));
  if (/[\\/]$/.test(output) || there?.isDirectory()) {
    if (!isBinary(to)) throw new Unwritable(output, "EISDIR");
    return folderOutput(output, to, force);
  }
  // `/dev/stdout` may lead to a file, which its opener would lose if it were replaced.
  const isPlain = (there === undefined || there.isFile()) && !/^\/(?:dev|proc)\//.test(path.resolve(output));
  return isPlain ? fileOutput(output, to) : streamOutput(output, to);
}

/** Whether a file of the format holds one game and nothing else. */
const isBinary = (to: RecordFormat): boolean => to === "xqf" || to === "cbr";

/** A binary file holds one game; those of the other formats are concatenated. */
function joined(to: RecordFormat, put: Output["put"]): Output["put"] {
  let count = 0;
  return async (written) => {
    if (isBinary(to) && count > 0) throw new Usage("folder");
    const between = to === "pgn" && count > 0 ? "\n" : "";
    count++;
    await put(typeof written === "string" ? `${between}${written}${written.endsWith("\n") ? "" : "\n"}` : written);
  };
}

/** Returns the file that a name means: links are followed, even one to a file that does not exist yet. */
function targetOf(name: string): string {
  const MOST = 40;
  let target = name;
  for (let i = 0; i < MOST && lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink(); i++) {
    target = path.resolve(path.dirname(target), readlinkSync(target));
  }
  return target;
}

/** Writes beside the file, which is then replaced; it keeps its mode, its owner and its other names, if any. */
function fileOutput(output: string, to: RecordFormat): Output {
  const target = writing(output, () => targetOf(output));
  const old = found(target);
  const part = `${target}.${process.pid}.part`;
  const opened = writing(output, () => openSync(part, "wx"));
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(opened);
    isOpen = false;
  };
  const drop = (): void => {
    close();
    rmSync(part, { force: true });
  };
  return {
    file: old,
    waits: true,
    put: joined(to, async (written) => writing(output, () => writeFileSync(opened, written))),
    commit: async () => {
      try {
        writing(output, () => {
          fsyncSync(opened);
          close();
          if (old !== undefined && old.nlink > 1) {
            copyFileSync(part, target);
            return;
          }
          if (old !== undefined) keep(part, old);
          renameSync(part, target);
        });
      } finally {
        drop();
      }
    },
    discard: drop,
  };
}

/** Gives a new file the mode of an old one, and its owner if possible. */
function keep(file: string, { mode, uid, gid }: Stats): void {
  try {
    chownSync(file, uid, gid);
  } catch {
    // Permission to write a file need not include giving it away.
  }
  chmodSync(file, mode & 0o7777);
}

/** Numbered files, which appear together. */
function folderOutput(output: string, to: RecordFormat, force: boolean): Output {
  const isNew = !existsSync(output);
  const staging = path.join(output, `.${process.pid}.part`);
  writing(output, () => {
    mkdirSync(output, { recursive: true });
    mkdirSync(staging);
  });
  const names: string[] = [];
  const discard = (): void => {
    rmSync(staging, { recursive: true, force: true });
    // It was empty before.
    if (isNew && names.length === 0) rmdirSync(output);
  };
  return {
    file: undefined,
    waits: true,
    put: async (written) => {
      const name = `${String(names.length + 1).padStart(5, "0")}.${to}`;
      writing(path.join(output, name), () => writeFileSync(path.join(staging, name), written));
      names.push(name);
    },
    commit: async () => {
      try {
        const taken = force ? undefined : names.find((name) => existsSync(path.join(output, name)));
        if (taken !== undefined) throw new Unwritable(path.join(output, taken), "EEXIST");
        for (const name of names) writing(path.join(output, name), () => renameSync(path.join(staging, name), path.join(output, name)));
      } finally {
        rmSync(staging, { recursive: true, force: true });
      }
    },
    discard: () => {
      names.length = 0;
      discard();
    },
  };
}

/** Names of standard output; if it is a socket, it cannot be opened by them. */
const STDOUT = /^\/(?:dev\/stdout|dev\/fd\/1|proc\/self\/fd\/1)$/;

async function send(file: string, output: string): Promise<void> {
  if (!STDOUT.test(path.resolve(output))) return pipeline(createReadStream(file), createWriteStream(output));
  for await (const chunk of createReadStream(file)) await write(chunk as Uint8Array);
}

/** A pipe or a device, which is written to and not replaced, once everything is complete. */
function streamOutput(output: string, to: RecordFormat): Output {
  const folder = mkdtempSync(path.join(tmpdir(), "trongtai-"));
  const part = path.join(folder, "part");
  const opened = openSync(part, "wx");
  let isOpen = true;
  const drop = (): void => {
    if (isOpen) closeSync(opened);
    isOpen = false;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    file: undefined,
    waits: true,
    put: joined(to, async (written) => writing(part, () => writeFileSync(opened, written))),
    commit: async () => {
      try {
        await send(part, output).catch((error: unknown) => {
          throw failure(output, error);
        });
      } finally {
        drop();
      }
    },
    discard: drop,
  };
}
