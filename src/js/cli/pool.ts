import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { dispute, type Disputed, type Disputing } from "./dispute.ts";
import { judge, type Answer, type Judging, type Work } from "./judge.ts";

/** How many threads can work at the same time. */
export const cores = (): number => (typeof availableParallelism === "function" ? availableParallelism() : cpus().length);

/** Below this many bytes, starting threads would take longer than the work. */
const LITTLE = 1 << 18;

/** What is done with pieces of work: by the name of the job, what it is told and what it returns. */
export interface Jobs {
  judge: { told: Judging; returned: Answer };
  dispute: { told: Disputing; returned: Disputed };
}

const JOBS: { readonly [Name in keyof Jobs]: (work: Work, told: Jobs[Name]["told"]) => Jobs[Name]["returned"] } = { judge, dispute };

/** What works on pieces, here or on other threads. */
export interface Pool<Returned> {
  /** How many pieces of work are worth having under way. */
  readonly width: number;
  work(work: Work): Promise<Returned>;
  close(): Promise<void>;
}

/** Threads for so many bytes (of a stream nobody knows how many): one more would not pay for itself. */
export function poolFor<Name extends keyof Jobs>(
  name: Name,
  told: Jobs[Name]["told"],
  { jobs, bytes, isStream }: { readonly jobs: number | undefined; readonly bytes: number; readonly isStream: boolean },
): Pool<Jobs[Name]["returned"]> {
  const threads = jobs ?? (isStream || bytes > LITTLE ? cores() : 1);
  return threads === 1 ? workingHere(name, told) : workingOn(threads, name, told);
}

/** Works on this thread: for little work, for which starting a thread would take longer. */
const workingHere = <Name extends keyof Jobs>(name: Name, told: Jobs[Name]["told"]): Pool<Jobs[Name]["returned"]> => ({
  width: 1,
  work: async (work) => JOBS[name](work, told),
  close: async () => undefined,
});

interface Member {
  readonly worker: Worker;
  busy: number;
  readonly waiting: { resolve: (returned: unknown) => void; reject: (error: unknown) => void }[];
}

/** Works on other threads, each of which answers in the order in which it was asked. */
function workingOn<Name extends keyof Jobs>(threads: number, name: Name, told: Jobs[Name]["told"]): Pool<Jobs[Name]["returned"]> {
  const members = Array.from({ length: threads }, (): Member => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { name, told } });
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
    work: (work) =>
      new Promise((resolve, reject) => {
        const member = members.reduce((best, other) => (other.busy < best.busy ? other : best));
        member.busy++;
        member.waiting.push({ resolve: resolve as (returned: unknown) => void, reject });
        // A view would take the whole buffer along with it, and a Buffer's own slice() is a view.
        const bytes = new Uint8Array(work.bytes);
        member.worker.postMessage({ ...work, bytes }, [bytes.buffer as ArrayBuffer]);
      }),
    close: async () => {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

/** What runs on such a thread. */
export function serve(): void {
  const { name, told } = workerData as { name: "judge"; told: Judging };
  parentPort?.on("message", (work: Work) => parentPort?.postMessage(JOBS[name](work, told)));
}
