// How time is taken: seconds of the thread itself, since what other programs do is no library's doing.
import { existsSync, readFileSync, readdirSync } from "node:fs";

const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;
const HAS_SCHEDSTAT = process.platform === "linux" && existsSync(SCHEDSTAT);
/** The kernel counts in steps of some milliseconds. */
const BATCH = 0.1;
const BATCHES = 3;

/** Seconds that this thread has run; where the system does not tell, seconds. */
function seconds() {
  if (!HAS_SCHEDSTAT) return performance.now() / 1e3;
  return Number(readFileSync(SCHEDSTAT, "utf8").split(" ")[0]) / 1e9;
}

/**
 * Seconds that the threads of another process have run.
 *
 * @param {number | undefined} pid
 */
export function secondsOf(pid) {
  const threads = `/proc/${pid}/task`;
  if (!HAS_SCHEDSTAT || !existsSync(threads)) return performance.now() / 1e3;
  const ran = readdirSync(threads).map((thread) => Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]));
  return ran.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * @param {() => unknown} work
 * @param {number} [times]
 */
export function spent(work, times = 1) {
  const start = seconds();
  for (let i = 0; i < times; i++) work();
  return seconds() - start;
}

/**
 * Median seconds of one call. Finding out how many calls make a batch warms up.
 *
 * @param {() => unknown} work
 */
export function perCall(work) {
  let times = 1;
  while (spent(work, times) < BATCH) times *= 2;
  return median(Array.from({ length: BATCHES }, () => spent(work, times) / times));
}
