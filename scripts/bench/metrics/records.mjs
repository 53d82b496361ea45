import { perCall } from "../clock.mjs";
import { RECORD_NOTATIONS } from "../work.mjs";

const unit = "games/s";

/** @type {import("../metrics.mjs").Metric} */
export const records = {
  rows: [
    { id: "records.chess", title: "PGN read, 80 plies, chess", unit },
    { id: "records.chess.bytes", title: "PGN read, 80 plies, chess", unit: "MB/s" },
    { id: "records.xiangqi", title: "PGN read, 80 plies, xiangqi coordinates", unit },
    { id: "records.xiangqi.wxf", title: "PGN read, 80 plies, xiangqi WXF", unit },
    { id: "records.xiangqi.zh-Hans", title: "PGN read, 80 plies, xiangqi Chinese", unit },
  ],
  measure: async (library, { load, work }) => {
    const player = await library.open(load);
    const { games, texts } = work();
    /** @type {import("../metrics.mjs").Values} */
    const values = {};
    for (const [row, { kind }] of Object.entries(RECORD_NOTATIONS)) {
      const reader = player.records?.[kind];
      // What a peer writes itself is of one notation.
      if (reader === undefined || (player.own === undefined && row !== `records.${kind}`)) continue;
      const written = reader.write === undefined ? texts[row] : games[kind].map(reader.write);
      values[row] = rate(reader, written, games[kind]);
      const bytes = written.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / written.length;
      if (row === "records.chess" && typeof values[row] === "number") values["records.chess.bytes"] = (values[row] * bytes) / 1e6;
    }
    return values;
  },
};

/**
 * @param {import("../library.mjs").Reader} reader
 * @param {string[]} texts
 * @param {string[][]} games
 */
function rate(reader, texts, games) {
  const expected = games.reduce((sum, moves) => sum + moves.length, 0);
  const plies = reader.read(texts);
  if (plies !== expected) return { text: "wrong", note: `reads ${plies} plies instead of ${expected}` };
  return texts.length / perCall(() => reader.read(texts));
}
