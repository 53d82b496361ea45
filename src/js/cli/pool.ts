import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { dispute, type Disputed, type Disputing } from "./dispute.ts";
import type { Path } from "./file-list.ts";
import { failureOf, pieces, type TextOptions } from "./inputs.ts";
import { judge, type Answer, type Judging, type Work } from "./judge.ts";

/** The number of threads that can work at the same time. */
export const cores = (): number => (typeof availableParallelism === "function" ? availableParallelism() : cpus().length);

/** Below this many bytes, starting threads would take longer than the work. */
const LITTLE = 1 << 18;

/** Data that lives no longer than a game needs little room; a thread given more would use it. In MB. */
const LIMITS = { maxYoungGenerationSizeMb: 4 };

/** The kinds of work, by name: what each is told and what it returns. */
export interface Jobs {
  judge: { told: Judging; returned: Answer };
  dispute: { told: Disputing; returned: Disputed };
}

const JOBS: { readonly [Name in keyof Jobs]: (work: Work, told: Jobs[Name]["told"]) => Jobs[Name]["returned"] } = { judge, dispute };

/** A unit of work: a piece of a file, or small files whole, which the worker reads itself. */
export type Task = { readonly work: Work } | { readonly files: readonly Path[]; readonly text: TextOptions };

/** The outcome for a file, or a piece of one: what was found, and why no more of it could be read. */
export interface Outcome<Returned> {
  readonly returned: readonly Returned[];
  readonly failure?: string;
}

/** Workers for tasks, on this thread or on others. */
export interface Pool<Returned> {
  /** How many tasks are worth having in flight. */
  readonly width: number;
  /** Returns an outcome for each file. */
  work(task: Task): Promise<readonly Outcome<Returned>[]>;
  close(): Promise<void>;
}

async function doneWith<Name extends keyof Jobs>(
  name: Name,
  told: Jobs[Name]["told"],
  task: Task,
): Promise<Outcome<Jobs[Name]["returned"]>[]> {
  if ("work" in task) return [{ returned: [JOBS[name](task.work, told)] }];
  const outcomes: Outcome<Jobs[Name]["returned"]>[] = [];
  for (const file of task.files) {
    const returned: Jobs[Name]["returned"][] = [];
    try {
      // From another thread a name in bytes arrives as an array.
      const path = typeof file === "string" ? file : Buffer.from(file);
      for await (const piece of pieces(path, () => undefined, task.text, true)) returned.push(JOBS[name](piece, told));
      outcomes.push({ returned });
    } catch (error) {
      outcomes.push({ returned, failure: failureOf(error) });
    }
  }
  return outcomes;
}

/** Returns workers for so many bytes (a stream's size is unknown): one more thread would not pay off. */
export function poolFor<Name extends keyof Jobs>(
  name: Name,
  told: Jobs[Name]["told"],
  { jobs, bytes, isStream }: { readonly jobs: number | undefined; readonly bytes: number; readonly isStream: boolean },
): Pool<Jobs[Name]["returned"]> {
  const threads = jobs ?? (isStream || bytes > LITTLE ? cores() : 1);
  return threads === 1 ? workingHere(name, told) : workingOn(threads, name, told);
}

/** Works on this thread, for little work. */
const workingHere = <Name extends keyof Jobs>(name: Name, told: Jobs[Name]["told"]): Pool<Jobs[Name]["returned"]> => ({
  width: 1,
  work: async (task) => {
    // Leave time for signals between tasks.
    await new Promise(setImmediate);
    return doneWith(name, told, task);
  },
  close: async () => undefined,
});

interface Member {
  readonly worker: Worker;
  busy: number;
  readonly waiting: { resolve: (returned: unknown) => void; reject: (error: unknown) => void }[];
}

/** Works on other threads, each of which replies in the order of its requests. */
function workingOn<Name extends keyof Jobs>(threads: number, name: Name, told: Jobs[Name]["told"]): Pool<Jobs[Name]["returned"]> {
  const members = Array.from({ length: threads }, (): Member => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { name, told }, resourceLimits: LIMITS });
    const member: Member = { worker, busy: 0, waiting: [] };
    worker.on("message", (returned: unknown) => {
      member.busy--;
      member.waiting.shift()?.resolve(returned);
    });
    const fail = (error: unknown): void => {
      for (const { reject } of member.waiting.splice(0)) reject(error);
    };
    worker.on("error", fail);
    worker.on("exit", () => fail(new Error("a thread has ended")));
    return member;
  });
  return {
    width: 3 * threads,
    work: (task) =>
      new Promise((resolve, reject) => {
        const member = members.reduce((best, other) => (other.busy < best.busy ? other : best));
        member.busy++;
        member.waiting.push({ resolve: resolve as (returned: unknown) => void, reject });
        if (!("work" in task)) {
          member.worker.postMessage(task);
          return;
        }
        // A view would take the whole buffer along, and a Buffer's own slice() is a view.
        const bytes = new Uint8Array(task.work.bytes);
        member.worker.postMessage({ work: { ...task.work, bytes } }, [bytes.buffer as ArrayBuffer]);
      }),
    close: async () => {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Runs on such a thread: one task after the other. */
export function serve(): void {
  const { name, told } = workerData as { name: "judge"; told: Judging };
  let last: Promise<void> = Promise.resolve();
  parentPort?.on("message", (task: Task) => {
    last = last.then(async () => parentPort?.postMessage(await doneWith(name, told, task)));
  });
}
