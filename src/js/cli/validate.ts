import { expand, pieces } from "./inputs.ts";
import type { Answer, Judging } from "./judge.ts";
import type { Speech } from "./language.ts";
import { cores, judgesHere, judgesOn } from "./pool.ts";
import { json, line, unreadable } from "./report.ts";
import { nameOf } from "./rules.ts";
import { Progress, complain, leave, plain, summary, write, type Tally } from "./terminal.ts";

export interface Validation {
  readonly files: readonly string[];
  readonly judging: Judging;
  readonly json: boolean;
  readonly jobs: number | undefined;
}

/** A file that is being judged, and how many of its games were told of. */
interface Source {
  readonly file: string;
  games: number;
}

/** Below this many bytes, starting threads would take longer than the work. */
const LITTLE = 1 << 18;

/** Judges files; the exit status. */
export async function validateFiles(speech: Speech, { files, judging, json: asJson, jobs }: Validation): Promise<number> {
  const { inputs, skipped, unreadable: missing } = expand(files);
  const total = inputs.reduce((sum, { bytes }) => sum + bytes, 0);
  const isStream = inputs.some(({ name }) => name === "-");
  const threads = jobs ?? (isStream || total > LITTLE ? cores() : 1);
  const judges = threads === 1 ? judgesHere(judging) : judgesOn(threads, judging);
  const names = { xiangqi: nameOf("xiangqi", judging.rules.xiangqi), chess: nameOf("chess", judging.rules.chess) };
  const tally: Tally = { games: 0, plies: 0, illegal: 0 };
  const progress = new Progress(speech, isStream ? 0 : total);
  let failures = missing.length;
  let bytes = 0;

  const conclude = (interrupted: boolean): void => {
    progress.clear();
    if (interrupted) complain(speech.texts.interrupted);
    complain(summary(speech, tally, progress.seconds()));
  };
  process.once("SIGINT", () => {
    conclude(true);
    // A second one ends the program whatever it waits for.
    leave(130);
  });

  for (const { name, code } of [...skipped, ...missing]) complain(unreadable(speech, name, code));
  const report = async (source: Source, answer: Answer): Promise<void> => {
    const { file, games } = source;
    const lines: string[] = [];
    for (const game of answer.told) {
      if (asJson) lines.push(json(file, games + game.index + 1, names[game.kind], game));
      else for (const fault of game.faults) lines.push(line(speech, file, games + game.index + 1, game, fault));
    }
    source.games += answer.games;
    tally.games += answer.games;
    tally.plies += answer.plies;
    tally.illegal += answer.illegal;
    if (lines.length > 0) {
      progress.clear();
      await write(`${lines.join("\n")}\n`);
    }
    progress.show(bytes, tally);
  };

  // Over the ends of files: of many small ones, each would keep one thread busy and the others idle.
  const pending: { source: Source; answer: Promise<Answer> }[] = [];
  const next = async (): Promise<void> => {
    const { source, answer } = pending.shift()!;
    await report(source, await answer);
  };
  const finish = async (): Promise<void> => {
    while (pending.length > 0) await next();
  };
  for (const { name, path } of inputs) {
    const source: Source = { file: name === "-" ? "(stdin)" : plain(name), games: 0 };
    try {
      for await (const piece of pieces(path, (read) => (bytes += read))) {
        const answer = judges.judge(piece);
        // Waited for in its turn; until then nobody listens.
        answer.catch(() => undefined);
        pending.push({ source, answer });
        if (pending.length >= judges.width) await next();
      }
    } catch (error) {
      const { code, syscall } = error as { code?: unknown; syscall?: unknown };
      if (typeof code !== "string" || syscall === undefined) throw error;
      await finish();
      failures++;
      progress.clear();
      complain(unreadable(speech, source.file, code));
    }
  }
  await finish();
  await judges.close();
  conclude(false);
  if (asJson) await write(`${JSON.stringify({ summary: { ...tally, seconds: progress.seconds(), unreadable: failures } })}\n`);
  return failures > 0 ? 2 : tally.illegal > 0 ? 1 : 0;
}
