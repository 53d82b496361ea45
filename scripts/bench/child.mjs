// One measurement in a process of its own: the library and the metric are named by whoever forks it, and get the values.
import { libraryOf } from "./library.mjs";
import { METRICS } from "./metrics.mjs";
import { loader } from "./peers.mjs";
import { work } from "./work.mjs";

const [id, metric] = process.argv.slice(2);
const library = await libraryOf(id);
const load = await loader();
/**
 * @param {import("./metrics.mjs").Values} values
 * @param {() => void} [sent]
 */
const answer = (values, sent = () => undefined) => process.send?.(values, sent);
const values = await METRICS[metric].measure(library, { load, work, answer });
// Some libraries leave something open.
answer(values, () => process.exit());
