/** @type {import("../metrics.mjs").Metric} */
export const cold = {
  processes: 5,
  rows: [{ id: "cold.node", title: "cold start, Node: import to first list", unit: "ms" }],
  measure: async (library, { load }) => {
    const start = performance.now();
    const moves = library.first(await library.module(load));
    const spent = performance.now() - start;
    return { "cold.node": moves > 0 ? spent : { text: "wrong", note: "lists no moves" } };
  },
};
