// DhtmlXQ and XQF: what their public descriptions say, damaged and hostile records, and the law that what is written is
// read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecords, writeRecord } from "trongtai";
import { bare, gamesIn, grown, lines } from "./records-support.mjs";
import { random, refused } from "./support.mjs";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const BINIT = "8979695949392919097717866646260600102030405060708012720323436383";
const one = (record) => {
  const records = [...readRecords(record)];
  assert.equal(records.length, 1);
  return records[0];
};
const ucis = (moves) => moves.map(({ uci }) => uci);
const faults = (record) => record.faults.map(({ code }) => code);
const position = ({ fen, moves }) =>
  fen
    .split(" ")
    .slice(0, moves.length === 0 ? 1 : 2)
    .join(" ");

test("a DhtmlXQ snippet", () => {
  const text = `intro [DhtmlXQHTML]
[DhtmlXQ_title]题目[/DhtmlXQ_title]
[DhtmlXQ_red]甲[/DhtmlXQ_red]
[DhtmlXQ_blackname]乙[/DhtmlXQ_blackname]
[DhtmlXQ_result]红胜[/DhtmlXQ_result]
[DhtmlXQ_binit]${BINIT}[/DhtmlXQ_binit]
[DhtmlXQ_movelist]774770627967807089798070[/DhtmlXQ_movelist]
[DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1]
[DhtmlXQ_move_1_3_2]1967[/DhtmlXQ_move_1_3_2]
[DhtmlXQ_move_0_2_3]1242[/DhtmlXQ_move_0_2_3]
[DhtmlXQ_move_9_2_4]1242[/DhtmlXQ_move_9_2_4]
[DhtmlXQ_comment0]开始||第二行[/DhtmlXQ_comment0]
[DhtmlXQ_comment2]屏风马[/DhtmlXQ_comment2]
[DhtmlXQ_comment1_2]反宫[/DhtmlXQ_comment1_2]
[/DhtmlXQHTML] outro`;
  const record = one(text);
  assert.deepEqual([record.kind, record.fen, record.result], ["xiangqi", START, "1-0"]);
  assert.deepEqual(record.tags, { Title: "题目", Red: "甲", Black: "乙" });
  assert.deepEqual(ucis(record.moves), ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
  assert.deepEqual(record.moves[1].variations.map(ucis), [["b9c7", "h0g2"], ["b7e7"]]);
  assert.equal(record.moves[0].commentBefore, "开始\n第二行");
  assert.deepEqual([record.moves[1].comment, record.moves[1].variations[0][0].comment], ["屏风马", "反宫"]);
  // the last move of the main line comes twice, b0 does not reach g2, and there is no line 9
  assert.deepEqual(
    record.faults.map(({ code, offset, token }) => [code, text.slice(offset, offset + 4), token]),
    [
      ["illegal-move", "8070", "8070"],
      ["illegal-move", "1967", "1967"],
      ["invalid-move", "1242", "move_9_2_4"],
    ],
  );
});

test("DhtmlXQ from another position", () => {
  const text =
    "[DhtmlXQ_binit]9999999949999999999999999999449999999999409999999999999999999999[/DhtmlXQ_binit][DhtmlXQ_movelist]4041[/DhtmlXQ_movelist]";
  const record = one(text.replace("4999999999999999999944", "4999999999999999999944"));
  // the first piece to move is Black's, so Black is to move
  assert.deepEqual([record.fen, ucis(record.moves)], ["4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 0 1", ["e9e8"]]);
  assert.deepEqual(
    faults(
      one(
        `${text.replace("44999", "24999")}[DhtmlXQ_title]generals face each other`.replace(
          "499999999999999999994",
          "499999999999999999992",
        ),
      ),
    ).slice(0, 1),
    ["invalid-fen"],
  );
  for (const damaged of ["[DhtmlXQ_binit]1234[/DhtmlXQ_binit]", "[DhtmlXQ_binit]xx", "[DhtmlXQ_movelist]77", "[DhtmlXQ_move_0_9_1]7747"]) {
    refused("invalid-record", () => [...readRecords(damaged)]);
    const record = one(`[DhtmlXQ_event]x[/DhtmlXQ_event]${damaged}`);
    assert.deepEqual([record.moves, record.faults.length], [[], 1], damaged);
  }
  assert.equal([...readRecords("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]")].length, 2);
});

test("DhtmlXQ that is written is read", () => {
  for (let seed = 0; seed < 80; seed++) {
    const record = { ...grown("xiangqi", seed), tags: { Red: "Đỏ [1]", Event: "Giải" } };
    const text = writeRecord(record, "dhtmlxq");
    const again = one(text);
    assert.deepEqual(again.faults, [], text);
    const plain = JSON.parse(JSON.stringify(record.moves).replaceAll("[%tqu 1]", "［%tqu 1］"));
    assert.deepEqual(bare(again.moves), bare(plain), text);
    // the format keeps neither counters nor, without a move, the side to move
    assert.deepEqual([position(again), again.result, again.tags], [position(record), record.result, { Event: "Giải", Red: "Đỏ ［1］" }]);
  }
});

test("the bytes of an XQF", () => {
  const record = one('[Red "甲"]\n[Title "T"]\n\n{开} 1. H2-E2 {好} H9-G7 (1... B9-C7 2. B0-C2) 2. H0-G2 0-1');
  const file = writeRecord(record, "xqf");
  const bytes = (from, count) => [...file.subarray(from, from + count)];
  assert.deepEqual(bytes(0, 3), [0x58, 0x51, 0x0a]);
  // Red's pieces from the left: a0, b0, …; square = 10 × file + rank
  assert.deepEqual(bytes(0x10, 11), [0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72]);
  assert.deepEqual(bytes(0x20, 5), [9, 19, 29, 39, 49]);
  assert.deepEqual(bytes(0x32, 2), [0, 2]);
  assert.deepEqual(bytes(0x50, 2), [1, 0x54]);
  // 甲 is BC D7 in GB2312, 开 BF AA, 好 BA C3
  assert.deepEqual(bytes(0x130, 3), [2, 0xbc, 0xd7]);
  // a record that is no move comes first, with what is said before the game
  assert.deepEqual(bytes(0x400, 10), [0x18, 0x20, 0xf0, 0, 2, 0, 0, 0, 0xbf, 0xaa]);
  // h2e2: 72 + 0x18, 42 + 0x20
  assert.deepEqual(bytes(0x40a, 10), [96, 74, 0xf0, 0, 2, 0, 0, 0, 0xba, 0xc3]);
  // h9g7 is followed by another move and has one in its place
  assert.deepEqual(bytes(0x414, 8), [103, 99, 0xff, 0, 0, 0, 0, 0]);
  const again = one(file);
  assert.deepEqual([again.moves, again.fen, again.result, again.faults], [record.moves, START, "0-1", []]);
  assert.deepEqual(again.tags, { Title: "T", Red: "甲" });
});

/**
 * A file of a later version from one of version 1.0, by the keys of its header: what a reader undoes.
 *
 * @param {Uint8Array} file
 * @param {number} version
 * @param {number[]} keys
 */
function shifted(file, version, [mask, a, b, c, d, sum, pieces, from, to]) {
  const key = (byte, seed) => ((54 * byte ** 2 + 221) * seed) % 256;
  const keyPieces = key(pieces, pieces);
  const keyFrom = key(from, keyPieces);
  const keyTo = key(to, keyFrom);
  const keyComment = ((sum * 256 + pieces) % 32000) + 767;
  const masks = [(sum & mask) | a, (pieces & mask) | b, (from & mask) | c, (to & mask) | d];
  const stream = [..."[(C) Copyright Mr. Dong Shiwei.]"].map((letter, at) => letter.charCodeAt(0) & masks[at % 4]);
  const out = [...file.subarray(0, 0x400)];
  [out[2], out[3]] = [version, mask];
  for (const [at, byte] of [a, b, c, d, sum, pieces, from, to].entries()) out[8 + at] = byte;
  for (let at = 0; at < 32; at++) out[0x10 + at] = file[0x10 + (version >= 12 ? (keyPieces + at + 1) % 32 : at)] + keyPieces;
  const moves = [];
  for (let at = 0x400; at < file.length; ) {
    const length = new DataView(file.buffer).getUint32(at + 4, true);
    const flags = file[at + 2];
    moves.push(
      file[at] + keyFrom,
      file[at + 1] + keyTo,
      (flags & 0xf0 ? 0x80 : 0) | (flags & 0x0f ? 0x40 : 0) | (length > 0 ? 0x20 : 0),
      0,
    );
    const size = length + keyComment;
    if (length > 0) moves.push(size & 0xff, (size >> 8) & 0xff, size >> 16, 0, ...file.subarray(at + 8, at + 8 + length));
    at += 8 + length;
  }
  return Uint8Array.from([...out, ...moves.map((byte, at) => byte + stream[at % 32])]);
}

test("XQF that is written is read, in every version", () => {
  for (let seed = 0; seed < 60; seed++) {
    // ố has no place in the Chinese character set of the format
    const record = JSON.parse(JSON.stringify(grown("xiangqi", seed)).replaceAll("tốt", "马"));
    const file = writeRecord(record, "xqf");
    const below = random(seed);
    const keys = Array.from({ length: 9 }, () => below(256));
    // the last four are the check sum: together 0
    keys[8] = -(keys[5] + keys[6] + keys[7]) & 0xff;
    for (const version of [10, 11, 12, 18]) {
      const again = one(version === 10 ? file : shifted(file, version, keys));
      assert.deepEqual(again.faults, [], `${seed} ${version}`);
      // the format has one list of moves for one point, and does not know which of them replaced another that replaced a third
      assert.deepEqual(lines(again), lines(record), `${seed} ${version}`);
      assert.deepEqual([again.fen.split(" ").slice(0, 2), again.result], [record.fen.split(" ").slice(0, 2), record.result]);
    }
  }
});

test("damaged and hostile XQF", () => {
  refused("invalid-record", () => [...readRecords(Uint8Array.from([0x58, 0x51, 0x0a]))]);
  const record = grown("xiangqi", 3);
  const file = writeRecord(record, "xqf");
  const count = (moves) => moves.reduce((sum, { variations = [] }) => sum + 1 + variations.reduce((all, line) => all + count(line), 0), 0);
  for (let cut = 0x408; cut < file.length; cut += 3) {
    const part = gamesIn(file.subarray(0, cut));
    assert.deepEqual(
      part.flatMap(faults).filter((code) => code !== "truncated"),
      [],
      `${cut}`,
    );
    assert.ok(part.length === 0 || count(part[0].moves) < count(record.moves), `${cut}`);
  }
  for (const flags of [0xff, 0xf0, 0x0f]) {
    const moves = [0x18, 0x20, 0xf0, 0, 0, 0, 0, 0];
    for (let ply = 0; ply < 100_000; ply++) {
      const [from, to] = [
        [0, 1],
        [9, 8],
        [1, 0],
        [8, 9],
      ][ply % 4];
      moves.push(from + 0x18, to + 0x20, flags, 0, 0, 0, 0, 0);
    }
    const [read] = [...readRecords(Uint8Array.from([...file.subarray(0, 0x400), ...moves]))];
    assert.ok(read.faults.length > 0 && read.faults.length <= 100);
  }
  const below = random(9);
  for (let round = 0; round < 400; round++) {
    const broken = file.slice();
    for (let i = 0; i < 1 + below(20); i++) broken[2 + below(broken.length - 2)] = below(256);
    try {
      const [read] = [...readRecords(broken)];
      assert.ok(read.faults.length <= 100);
      if (read.moves.length > 0) assert.equal(one(writeRecord(read, "xqf")).faults.length, 0);
    } catch (error) {
      assert.equal(error.code, "invalid-record");
    }
  }
});

test("lists of moves", () => {
  assert.equal(writeRecord(one("1. e4 e5 (1... c5) 2. Nf3 *"), "uci"), "e2e4 e7e5 g1f3");
  const endgame = one('[FEN "4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 3 7"]\n\ne9e8 e5e6');
  const text = "position fen 4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 3 7 moves e9e8 e5e6";
  assert.equal(writeRecord(endgame, "uci"), text);
  assert.deepEqual([one(text).fen, one(text).moves], [endgame.fen, endgame.moves]);
  const castling = one("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8");
  assert.deepEqual([castling.kind, ucis(castling.moves)], ["chess", ["e1g1", "e8c8"]]);
  const bad = one("position startpos moves e2e4 e7e5 e4e5");
  assert.deepEqual([bad.moves.length, faults(bad), bad.faults[0].offset], [2, ["illegal-move"], 34]);
  const passed = one("1. H2-E2 -- 2. H0-G2 *");
  assert.deepEqual(ucis(passed.moves), ["h2e2", "0000", "h0g2"]);
  for (const format of ["uci", "dhtmlxq", "xqf"])
    assert.equal(refused("invalid-record", () => writeRecord(passed, format)).detail.offset, 1);
});

test("files of XieXie", () => {
  const record = one(
    "FORMAT\t\tWXF\nGAME\t\nRED\t\tAn;;;\nBLACK\t\t;;;\nDATE\t\t2-8-2014\nFEN\t\trheakae1r/9/1c4hc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR w\n\nSTART{\n1. H2+3 R9=8\n2. R1=2 H2+3\n}END\n",
  );
  assert.deepEqual(record.faults, []);
  assert.deepEqual([record.tags.Red, record.tags.Black, record.tags.Date], ["An", undefined, "2-8-2014"]);
  assert.deepEqual(ucis(record.moves), ["h0g2", "i9h9", "i0h0", "b9c7"]);
});

test("a PGN whose comment speaks of DhtmlXQ is a PGN", () => {
  for (const text of ['[Game "Chinese Chess"]\n\n1. H2-E2 {as [DhtmlXQ_movelist] has it} *', "1. H2-E2 {[DhtmlXQ_comment1]} *"]) {
    const [record] = [...readRecords(text, { kind: "xiangqi" })];
    assert.deepEqual([record.moves.map(({ uci }) => uci), record.faults], [["h2e2"], []]);
  }
});
