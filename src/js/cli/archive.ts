/** One pass over the games of files, folders or a stream, on as many threads as are worth it, reported in their order. */
import { expand, pieces, type TextOptions } from "./inputs.ts";
import type { Speech } from "./language.ts";
import { poolFor, type Jobs } from "./pool.ts";
import { unreadable } from "./report.ts";
import { Progress, complain, leave, plain, type Tally } from "./terminal.ts";

/** A file that is being worked on, and how many of its games came before. */
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
  /** The line that shows how far it is. */
  readonly progress: string;
  /** Counts what a piece of work returned, and prints what is said of it at once; `clear` takes the progress away first. */
  report(source: Source, returned: Jobs[Name]["returned"], clear: () => void): Promise<void>;
  readonly tally: Tally;
  /** What is said at the end, and when somebody interrupts. */
  conclude(seconds: number): Promise<void> | void;
}

/** Goes through everything once; how many files could not be read, and how long it took. */
export async function passOver<Name extends keyof Jobs>(speech: Speech, pass: Pass<Name>): Promise<{ failures: number; seconds: number }> {
  const { inputs, skipped, unreadable: missing } = expand(pass.files);
  const total = inputs.reduce((sum, input) => sum + input.bytes, 0);
  const isStream = inputs.some(({ name }) => name === "-");
  const pool = poolFor(pass.job, pass.told, { jobs: pass.jobs, bytes: total, isStream });
  const progress = new Progress(speech, pass.progress, isStream ? 0 : total);
  const clear = (): void => progress.clear();
  let failures = missing.length;
  let bytes = 0;
  process.once("SIGINT", () => {
    clear();
    complain(speech.texts.interrupted);
    // A second one ends the program whatever it waits for.
    void Promise.resolve(pass.conclude(progress.seconds())).then(() => leave(130));
  });
  for (const { name, code } of [...skipped, ...missing]) complain(unreadable(speech, name, code));

  // Over the ends of files: of many small ones, each would keep one thread busy and the others idle.
  const pending: { source: Source; returned: Promise<Jobs[Name]["returned"]> }[] = [];
  const next = async (): Promise<void> => {
    const { source, returned } = pending.shift()!;
    const { games } = pass.tally;
    await pass.report(source, await returned, clear);
    source.games += pass.tally.games - games;
    progress.show(bytes, pass.tally);
  };
  const finish = async (): Promise<void> => {
    while (pending.length > 0) await next();
  };
  for (const { name, path } of inputs) {
    const source: Source = { file: name === "-" ? "(stdin)" : plain(name), games: 0 };
    try {
      for await (const piece of pieces(path, (read) => (bytes += read), pass.text)) {
        const returned = pool.work(piece);
        // Waited for in its turn; until then nobody listens.
        returned.catch(() => undefined);
        pending.push({ source, returned });
        if (pending.length >= pool.width) await next();
      }
    } catch (error) {
      const { code, syscall } = error as { code?: unknown; syscall?: unknown };
      if (typeof code !== "string" || syscall === undefined) throw error;
      await finish();
      failures++;
      clear();
      complain(unreadable(speech, source.file, code));
    }
  }
  await finish();
  await pool.close();
  clear();
  const seconds = progress.seconds();
  await pass.conclude(seconds);
  return { failures, seconds };
}
