// Formats of xiangqi beside PGN, DhtmlXQ and XQF: small files of our own making.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecords, writeRecord } from "trongtai";
import { MOVES, cbf, cbl, ccm, che, chn, dhj, mxq, pfc } from "./record-files.mjs";
import { gamesIn, grown, lines } from "./records-support.mjs";
import { refused } from "./support.mjs";

/** @param {string | Uint8Array} file */
function one(file) {
  const records = [...readRecords(file)];
  assert.equal(records.length, 1);
  return records[0];
}

const ucis = (moves) => moves.map(({ uci }) => uci).join(" ");

test("files of the old servers", () => {
  for (const [name, file] of /** @type {[string, Uint8Array][]} */ ([
    ["CCM", ccm()],
    ["CCM seen from Black", ccm(true)],
    ["CHN", chn()],
    ["CHE", che()],
    ["MXQ", mxq()],
  ])) {
    const record = one(file);
    assert.deepEqual([record.kind, ucis(record.moves), record.faults], ["xiangqi", MOVES, []], name);
  }
  const { tags, result } = one(mxq());
  assert.deepEqual(
    [tags["Site"], tags["Date"], tags["Event"], tags["Red"], tags["Black"], tags["RedElo"], tags["BlackElo"], result],
    ["site", "2026-01-02", "cup", "甲", "乙", "1500", "1400", "1-0"],
  );
});

test("a king that is taken at the end of a server's game ends it", () => {
  // Red's cannon takes on e6; Black's advisor steps between it and the king, which the server allowed; the cannon takes the king.
  const record = one(mxq("0G-0F", "4C-4G", "3J-4I", "4G-4J"));
  assert.deepEqual([ucis(record.moves.slice(3)), record.result, record.faults], ["a6a5 e2e6", "1-0", []]);
  const other = one(mxq("0G-0F", "4C-4G", "3J-4I", "0A-0B"));
  assert.deepEqual([ucis(other.moves.slice(3)), other.faults.map(({ code }) => code)], ["a6a5 e2e6", ["illegal-move"]]);
});

test("CBF and PFC", () => {
  for (const file of [cbf(), pfc()]) {
    const { kind, moves, faults } = one(file);
    assert.deepEqual([kind, ucis(moves), faults], ["xiangqi", MOVES, []]);
    assert.deepEqual([moves[0].commentBefore, ucis(moves[1].variations[0])], ["start", "b9c7"]);
  }
  const { tags, result, moves } = one(cbf());
  assert.deepEqual([tags["Title"], tags["Red"], result, moves[1].comment], ["T & U", "甲", "0-1", "horse"]);
  assert.equal(one(pfc()).moves[0].comment, "centre");
});

test("DHJHtmlXQ", () => {
  const { tags, result, moves, faults } = one(dhj());
  assert.deepEqual([tags["Title"], tags["Red"], result, ucis(moves), moves[0].comment, faults], ["T", "甲", "1-0", MOVES, "good", []]);
});

test("CBR that is written is read", () => {
  for (let seed = 0; seed < 60; seed++) {
    const record = { ...grown("xiangqi", seed), tags: { Red: "Nguyễn Thành Bảo", Event: "杯", RedElo: "2500" } };
    const again = one(writeRecord(record, "cbr"));
    assert.deepEqual(again.faults, [], `${seed}`);
    assert.deepEqual(lines(again), lines(record), `${seed}`);
    assert.deepEqual(again.tags, record.tags);
    assert.deepEqual([again.fen.split(" ").slice(0, 2), again.result], [record.fen.split(" ").slice(0, 2), record.result]);
  }
});

test("the bytes of a CBR", () => {
  const file = writeRecord(one('[Red "甲"]\n\n1. H2-E2 {a} H9-G7 (1... B9-C7) 0-1'), "cbr");
  const bytes = (from, count) => [...file.subarray(from, from + count)];
  assert.equal(Buffer.from(file.subarray(0, 16)).toString("latin1"), "CCBridge Record\0");
  assert.deepEqual([file[19], ...bytes(1076, 3), file[2076], file[2112]], [2, 0x32, 0x75, 0, 2, 1]);
  // Black's back rank: rook, horse, elephant, advisor, king
  assert.deepEqual(bytes(2120, 5), [0x21, 0x22, 0x23, 0x24, 0x25]);
  // no move; h2e2 with a text; h9g7, the last of its line, with another in its place; b9c7
  assert.deepEqual(bytes(2214, 4 + 10 + 4 + 4), [0, 0, 0, 0, 4, 0, 70, 67, 2, 0, 0, 0, 0x61, 0, 3, 0, 7, 24, 1, 0, 1, 20]);
});

test("a library is read record by record, without what was deleted", () => {
  const records = [0, 1, 2, 3].map((seed) => grown("xiangqi", seed));
  const files = records.map((record) => /** @type {Uint8Array} */ (writeRecord(record, "cbr")));
  const library = cbl(files.map((file, at) => [file, at === 2]));
  const read = [...readRecords(library)];
  assert.deepEqual(
    read.map(({ fen, result }) => [fen.split(" ")[0], result]),
    [0, 1, 3].map((at) => [records[at].fen.split(" ")[0], records[at].result]),
  );
  refused("unsupported", () => [...readRecords(cbl([]))]);
  for (let cut = 101_952 + 2300; cut < library.length; cut += 1500) {
    for (const { faults } of gamesIn(library.subarray(0, cut)))
      assert.ok(faults.every(({ code }) => code === "truncated" || code.endsWith("-move")));
  }
});

test("WXF that is written is read", () => {
  for (let seed = 0; seed < 40; seed++) {
    const record = { ...grown("xiangqi", seed), tags: { Red: "A", RedTeam: "T", Black: "B", Event: "E" } };
    const again = one(writeRecord(record, "wxf"));
    assert.deepEqual([ucis(again.moves), again.result, again.faults], [ucis(record.moves), record.result, []], `${seed}`);
    const { Red, RedTeam, Black, Event } = again.tags;
    assert.deepEqual([Red, RedTeam, Black, Event], ["A", "T", "B", "E"]);
  }
});

test("several games in one WXF file", () => {
  const game = (red, moves) => `FORMAT\tWXF\nRED\t${red}\n\nSTART{\n${moves}\n}END\n`;
  const records = [...readRecords(game("A", "1. C2.5 H8+7") + game("B", "1. C8.5"))];
  assert.deepEqual(
    records.map(({ tags, moves }) => [tags["Red"], ucis(moves)]),
    [
      ["A", "h2e2 h9g7"],
      ["B", "b2e2"],
    ],
  );
});

test("XQF carries its whole header, and says when its check sum does not fit", () => {
  const tags = { Title: "T", Subtitle: "S", RedTime: "1:00", BlackTime: "2:00", Author: "A", Annotator: "N", Type: "endgame" };
  const file = /** @type {Uint8Array} */ (writeRecord({ ...grown("xiangqi", 1), tags }, "xqf"));
  assert.deepEqual(one(file).tags, tags);
  file[12] = 1;
  assert.deepEqual(
    one(file).faults.map(({ code }) => code),
    ["bad-checksum"],
  );
});

test("Big5 in an XQF", () => {
  const file = /** @type {Uint8Array} */ (
    writeRecord({ ...grown("xiangqi", 9), tags: { Red: "x".repeat(6), Event: "y".repeat(8) } }, "xqf")
  );
  // 李來群, 亞洲盃賽 in Big5
  file.set([0xa7, 0xf5, 0xa8, 0xd3, 0xb8, 0x73], 0x131);
  file.set([0xa8, 0xc8, 0xac, 0x77, 0xb2, 0xb1, 0xc1, 0xc9], 0xd1);
  const { tags } = one(file);
  assert.equal(new TextDecoder("big5").decode(file.subarray(0x131, 0x137)), tags["Red"]);
  assert.equal(tags["Red"], "李來群");
});

test("the tree of a record survives every format that has trees", () => {
  const record = { ...grown("xiangqi", 5), tags: {} };
  for (const format of /** @type {const} */ (["pgn", "xqf", "cbr", "dhtmlxq"])) {
    const plain = { ...record, moves: bareMoves(record.moves) };
    assert.deepEqual(lines(one(writeRecord(plain, format))), lines(plain), format);
  }
});

/** Without what only PGN says of moves. */
function bareMoves(moves) {
  return moves.map(({ uci, variations }) => ({ uci, ...(variations === undefined ? {} : { variations: variations.map(bareMoves) }) }));
}
