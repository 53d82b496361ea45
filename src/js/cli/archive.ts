/** One pass over the games of files, folders or a stream, on as many threads as are worthwhile, reported in order. */
import type { Input } from "./file-list.ts";
import { SMALL, expand, failureOf, pieces, type TextOptions } from "./inputs.ts";
import type { Speech } from "./language.ts";
import { poolFor, type Jobs, type Outcome, type Task } from "./pool.ts";
import { unreadable } from "./report.ts";
import { Progress, complain, leave, plain, type Tally } from "./terminal.ts";

/** How many small files go to a thread together. */
const MOST = 64;

/** A file being processed, and how many of its games came before. */
export interface Source {
  readonly file: string;
  games: number;
}

export interface Pass<Name extends keyof Jobs> {
  readonly files: readonly string[];
  readonly text?: TextOptions;
  readonly job: Name;
  readonly told: Jobs[Name]["told"];
  readonly jobs: number | undefined;
  /** The progress line. */
  readonly progress: string;
  /** Counts the result of a piece of work and prints what is to be printed at once; `clear` removes the progress line first. */
  report(source: Source, returned: Jobs[Name]["returned"], clear: () => void): Promise<void>;
  readonly tally: Tally;
  /** Prints the conclusion, also when interrupted. */
  conclude(seconds: number): Promise<void> | void;
}

/** Processes everything once; returns how many files could not be read, and how long it took. */
export async function passOver<Name extends keyof Jobs>(speech: Speech, pass: Pass<Name>): Promise<{ failures: number; seconds: number }> {
  const { inputs, skipped, unreadable: missing } = expand(pass.files);
  const { total, hasStream: isStream } = inputs;
  const pool = poolFor(pass.job, pass.told, { jobs: pass.jobs, bytes: total, isStream });
  const progress = new Progress(speech, pass.progress, isStream ? 0 : total);
  const clear = (): void => progress.clear();
  let failures = missing.length;
  let bytes = 0;
  process.once("SIGINT", () => {
    clear();
    complain(speech.texts.interrupted);
    // A second interrupt ends the program whatever it is waiting for.
    void Promise.resolve(pass.conclude(progress.seconds())).then(() => leave(130));
  });
  for (const { name, code } of [...skipped, ...missing]) complain(unreadable(speech, name, code));

  const { text = {} } = pass;
  type Found = Outcome<Jobs[Name]["returned"]>;
  // Across the ends of files: one by one, many small files would keep one thread busy and the others idle.
  const pending: { sources: readonly Source[]; bytes: number; outcomes: Promise<readonly Found[]> }[] = [];
  const give = async (sources: readonly Source[], task: Task, size: number): Promise<void> => {
    const outcomes = pool.work(task);
    // Awaited in its turn; until then nothing listens.
    outcomes.catch(() => undefined);
    pending.push({ sources, bytes: size, outcomes });
    if (pending.length >= pool.width) await next();
  };
  const fail = (source: Source, code: string): void => {
    failures++;
    clear();
    complain(unreadable(speech, source.file, code));
  };
  const next = async (): Promise<void> => {
    const { sources, bytes: size, outcomes } = pending.shift()!;
    for (const [at, { returned, failure }] of (await outcomes).entries()) {
      const source = sources[at]!;
      for (const found of returned) {
        const { games } = pass.tally;
        await pass.report(source, found, clear);
        source.games += pass.tally.games - games;
      }
      if (failure !== undefined) fail(source, failure);
    }
    bytes += size;
    progress.show(bytes, pass.tally);
  };
  const finish = async (): Promise<void> => {
    while (pending.length > 0) await next();
  };
  let group: Input[] = [];
  let grouped = 0;
  const sourceOf = ({ name }: Input): Source => ({ file: name === "-" ? "(stdin)" : plain(name), games: 0 });
  const giveGroup = async (): Promise<void> => {
    if (group.length === 0) return;
    const files = group.map(({ path }) => path);
    await give(group.map(sourceOf), { files, text }, grouped);
    [group, grouped] = [[], 0];
  };
  for (const input of inputs) {
    if (!input.special && input.bytes <= SMALL) {
      group.push(input);
      grouped += input.bytes;
      if (grouped > SMALL || group.length >= MOST) await giveGroup();
      continue;
    }
    await giveGroup();
    const source = sourceOf(input);
    try {
      for await (const piece of pieces(input.path, (read) => (bytes += read), text)) await give([source], { work: piece }, 0);
    } catch (error) {
      const code = failureOf(error);
      await finish();
      fail(source, code);
    }
  }
  await giveGroup();
  await finish();
  await pool.close();
  clear();
  const seconds = progress.seconds();
  await pass.conclude(seconds);
  return { failures, seconds };
}
