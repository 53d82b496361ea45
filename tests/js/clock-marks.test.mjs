// Times in the comments of records (report CK-001: seconds and their fractions, hours of one digit).
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecords } from "trongtai";

test("clock marks are read to the millisecond", () => {
  const marks = {
    "[%clk 3:25:45]": { clock: 12_345_000 },
    "[%clk 1:30:57]": { clock: 5_457_000 },
    "[%emt 1:02:03.4]": { elapsed: 3_723_400 },
    "[%clk 0:00:01.234]": { clock: 1_234 },
    "[%clk 0:02:56]": { clock: 176_000 },
  };
  for (const [mark, expected] of Object.entries(marks)) {
    const [record] = [...readRecords(`1. e4 { ${mark} } *`, { kind: "chess" })];
    assert.deepEqual(record.moves, [{ uci: "e2e4", ...expected }], mark);
  }
});
