import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker, parentPort, workerData } from "node:worker_threads";
import { judge, type Answer, type Judging, type Work } from "./judge.ts";

/** How many threads can work at the same time. */
export const cores = (): number => (typeof availableParallelism === "function" ? availableParallelism() : cpus().length);

/** What judges games, here or on other threads. */
export interface Judges {
  /** How many pieces of work are worth having under way. */
  readonly width: number;
  judge(work: Work): Promise<Answer>;
  close(): Promise<void>;
}

/** Judges on this thread: for little work, for which starting a thread would take longer. */
export const judgesHere = (judging: Judging): Judges => ({
  width: 1,
  judge: async (work) => judge(work, judging),
  close: async () => undefined,
});

interface Member {
  readonly worker: Worker;
  busy: number;
  readonly waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }[];
}

/** Judges on other threads, each of which answers in the order in which it was asked. */
export function judgesOn(threads: number, judging: Judging): Judges {
  const members = Array.from({ length: threads }, (): Member => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: judging });
    const member: Member = { worker, busy: 0, waiting: [] };
    worker.on("message", (answer: Answer) => {
      member.busy--;
      member.waiting.shift()?.resolve(answer);
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
    judge: (work) =>
      new Promise((resolve, reject) => {
        const member = members.reduce((best, other) => (other.busy < best.busy ? other : best));
        member.busy++;
        member.waiting.push({ resolve, reject });
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
  const judging = workerData as Judging;
  parentPort?.on("message", (work: Work) => parentPort?.postMessage(judge(work, judging)));
}
