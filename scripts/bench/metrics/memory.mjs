const GAMES = 100_000;
const PLIES = 2;
const MIB = 1 << 20;

/** @type {import("../metrics.mjs").Metric} */
export const memory = {
  once: true,
  // Nothing is timed.
  together: true,
  rows: [{ id: "memory.dropped", title: "memory, 100,000 games dropped", unit: "MiB RSS" }],
  measure: async (library, { load, work, answer }) => {
    const player = await library.open(load);
    const { lines } = work();
    const made = library.kinds.map((kind) => {
      const moves = lines[kind].slice(0, PLIES).map((uci) => player.move(kind, uci));
      return () => {
        const game = player.start(kind);
        for (const move of moves) player.play(game, move);
      };
    });
    return { "memory.dropped": grown(made, (value) => answer({ "memory.dropped": value })) };
  },
};

/**
 * How far memory grows while games are made in one synchronous loop: no finalizer runs in it.
 *
 * @param {(() => void)[]} made
 * @param {(value: import("../metrics.mjs").Told) => void} answer
 */
function grown(made, answer) {
  const before = process.memoryUsage.rss();
  let games = 0;
  /** @param {unknown} why */
  const crash = (why) => ({ text: `crash ${games.toLocaleString("en")}`, note: `after so many games: ${why}` });
  const exited = () => answer(crash("it ends the process"));
  process.once("exit", exited);
  try {
    for (; games < GAMES; games++) made[games % made.length]();
    return (process.memoryUsage.rss() - before) / MIB;
  } catch (error) {
    return crash(error);
  } finally {
    process.off("exit", exited);
  }
}
