// PGN of both games: rows from the standard and from bug reports, damaged and hostile texts, and the law that what is
// written is read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, codes, gameFrom, notateRecord, readRecords, recordOf, writeRecord } from "trongtai";
import { gamesIn, grown, main } from "./records-support.mjs";
import { random, refused } from "./support.mjs";

const one = (text, options) => {
  const records = [...readRecords(text, options)];
  assert.equal(records.length, 1, String(text).slice(0, 200));
  return records[0];
};
const sans = (record, moves = record.moves) => notateRecord({ ...record, moves: main(moves) }, "san");
const ucis = ({ moves }) => moves.map(({ uci }) => uci);
const faults = (record) => record.faults.map(({ code }) => code);

test("rows of bug reports", () => {
  const { cases } = JSON.parse(readFileSync(new URL("../data/records/pgn-read.json", import.meta.url), "utf8"));
  assert.equal(cases.length, 25);
  for (const { id, pgn, expected } of cases) {
    const records = [...readRecords(pgn)];
    const [record] = records;
    assert.equal(records.length, expected.games ?? 1, id);
    const known = { "PG-033": ["repaired-fen"], "PG-039": ["bad-tag"], "PG-031": ["illegal-move"] };
    assert.deepEqual(faults(record), known[id] ?? [], id);
    assert.equal(record.faults.length, expected.errors ?? record.faults.length, id);
    const texts = record.kind === "chess" ? sans(record) : ucis(record);
    assert.deepEqual(texts, Array.isArray(expected.mainline) ? expected.mainline : expected.mainline.split(" "), id);
    if (expected.result !== undefined) assert.equal(record.result, expected.result, id);
    if (expected.fen !== undefined) assert.equal(record.fen, expected.fen, id);
    for (const [name, value] of Object.entries(expected.tags ?? {})) assert.equal(record.tags[name], value, id);
    for (const [ply, comment] of Object.entries(expected.comments ?? {}))
      assert.equal(record.moves[Number(ply) - 1].comment, [comment].flat().join("\n"), id);
    for (const [ply, nags] of Object.entries(expected.nags ?? {})) assert.deepEqual(record.moves[Number(ply) - 1].nags, nags, id);
    if (expected.variations === 0)
      assert.ok(
        record.moves.every(({ variations }) => variations === undefined),
        id,
      );
    for (const [ply, variations] of Object.entries(expected.variations || {})) {
      const before = new Game("chess", { fen: record.fen });
      for (const uci of ucis(record).slice(0, Number(ply) - 1)) before.play(uci);
      const read = record.moves[Number(ply) - 1].variations.map((variation) => sans({ ...record, fen: before.fen() }, variation).join(" "));
      assert.deepEqual(read, variations, id);
    }
    if (expected.final_fen !== undefined) assert.equal(gameFrom(record).fen(), expected.final_fen, id);
  }
});

test("faults say where they are", () => {
  const pgn = '[Event "ä€😀"]\n\n1. e4 {😀} Qa1 e5 2. Qxf8 ) 1-0\n\n[Event "2"]\n\n1. a3 Nf6 2. Nc3 *\n';
  const [first, second] = [...readRecords(pgn)];
  assert.deepEqual(faults(first), ["illegal-move", "stray-parenthesis"]);
  for (const { offset, token } of first.faults) assert.equal(pgn.slice(offset, offset + token.length), token);
  assert.deepEqual([first.faults[0].token, first.faults[0].message], ["Qa1", `illegal-move at ${pgn.indexOf("Qa1")}: Qa1`]);
  assert.equal(first.result, "1-0");
  assert.deepEqual(second.faults, []);
  const ambiguous = one("1. Nc3 a6 2. Nf3 a5 3. Nd4 a4 4. Nb5 *");
  assert.deepEqual([faults(ambiguous), ambiguous.moves.length], [["ambiguous-move"], 6]);
  for (const code of faults(first)) assert.ok(codes.record.includes(code));
});

test("clocks", () => {
  const record = one("1. e4 {[%clk 1:30:57]} 1... e5 {good [%clk \n1:29:46.25] move} 2. Nf3 {[%emt 0:00:12] [%clk 90]} *");
  assert.deepEqual(record.moves, [
    { uci: "e2e4", clock: 5_457_000 },
    { uci: "e7e5", comment: "good move", clock: 5_386_250 },
    { uci: "g1f3", clock: 90_000, elapsed: 12_000 },
  ]);
  const pgn = writeRecord(record, "pgn");
  assert.ok(pgn.includes("{ [%clk 1:29:46.25] good move }"), pgn);
  assert.deepEqual(one(pgn).moves, record.moves);
  // not to be read as times, so they stay what they are
  const [move] = one("1. e4 {[%clk soon] [%emt 99999999999:0:0]} *").moves;
  assert.deepEqual(move, { uci: "e2e4", comment: "[%clk soon] [%emt 99999999999:0:0]" });
});

test("numbers, marks and signs of all forms", () => {
  for (const pgn of [
    "1. e4 e5 2. Nf3 Nc6 *",
    "1.e4 e5 2.Nf3 Nc6 *",
    "1 e4 e5 2 Nf3 Nc6 *",
    "1.e4 1...e5 2. Nf3 2. ... Nc6 *",
    "1.e4 1…e5 2.Nf3 2… Nc6*",
    "e4 e5 Nf3 Nc6",
    "1. e2-e4 e7e5 2. Ng1f3 Nb8-c6",
    "1. e4 e5 2. ♘f3 ♞c6 *",
    "1e4 e5 2Nf3 Nc6 *",
    "1. e4 e5 2. Nf3 Nc6 (2... d6 1-0) *",
    "\ufeff1. e4 e5\r\n2. Nf3\tNc6\r\n*\r\n",
    "e2e4 e7e5 g1f3 b8c6",
    "position startpos moves e2e4 e7e5 g1f3 b8c6",
  ]) {
    const record = one(pgn);
    assert.deepEqual([sans(record), record.faults], [["e4", "e5", "Nf3", "Nc6"], []], pgn);
  }
  const { moves } = one("1. e4! e5 $2 2. Nf3!! $14 Nc6? ?! 3. Bb5 += a6 ± *");
  assert.deepEqual(
    moves.map(({ nags }) => nags),
    [[1], [2], [3, 14], [2, 6], [14], [16]],
  );
  const unknown = one("1. e4 ⇆ e5 2. Nf3 *");
  assert.deepEqual([faults(unknown), unknown.moves.length], [["unknown-token"], 3]);
});

test("comments find their moves", () => {
  const { moves } = one("{before all} {and again} 1. e4 {one} {two} (1. d4 {in} ({only this})) {after it} e5 ({first} 1... c5) *");
  assert.equal(moves[0].commentBefore, "before all\nand again");
  assert.equal(moves[0].comment, "one\ntwo\nafter it");
  assert.deepEqual(moves[0].variations, [[{ uci: "d2d4", comment: "in\nonly this" }]]);
  assert.deepEqual(moves[1].variations, [[{ uci: "c7c5", commentBefore: "first" }]]);
  const none = one('[Event "none"]\n\n{nobody moved} *');
  assert.deepEqual([none.comment, none.moves], ["nobody moved", []]);
  assert.equal(one(writeRecord(none, "pgn")).comment, "nobody moved");
});

test("tags", () => {
  const record = one(
    '[Event "A \\"B\\" \\\\ C\\D"] [Site "x "quoted" y"]\n[ White  "W" ]\n[White "again"]\n[Bad]\n[__proto__ "p"]\n[Result "1-0"]\n\n1. e4',
  );
  assert.deepEqual(Object.entries(record.tags), [
    ["Event", 'A "B" \\ C\\D'],
    ["Site", 'x "quoted" y'],
    ["White", "W"],
    ["__proto__", "p"],
    ["Result", "1-0"],
  ]);
  assert.equal(record.result, "1-0");
  assert.deepEqual(faults(record), ["duplicate-tag", "bad-tag"]);
  assert.equal([...readRecords('[Event "1"]\n\n[Event "2"]\n')].length, 2);
});

test("an unclosed comment does not eat the games behind it", () => {
  const records = [...readRecords('[Event "1"]\n\n1. e4 { oops e5 *\n\n[Event "2"]\n\n1. d4 {fine} d5 *\n\n[Event "3"]\n\n1. c4 {again *')];
  assert.deepEqual(records.map(faults), [["unclosed-comment"], [], ["unclosed-comment"]]);
  assert.deepEqual(
    records.map(({ moves }) => moves.length),
    [1, 2, 1],
  );
});

test("xiangqi in every notation, told from the text", () => {
  for (const pgn of [
    '[Game "Chinese Chess"]\n[Format "WXF"]\n\n1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2 *',
    "1. C2.5 H8+7 2. H2+3 R9.8 3. R1.2 *",
    "1. H2-E2 H9-G7 2. H0-G2 I9-H9 3. I0-H0 *",
    '[Format "ICCS"]\n1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 *',
    "1. 炮二平五 馬８進７ 2. 马二进三 车9平8 3. 俥一平二 *",
    "1. P2-5 M8.7 2. M2.3 X9-8 3. X1-2 *",
    "1.P2-5 M8.7 2.M2.3 X9-8 3.X1-2 *",
    "h2e2 h9g7 h0g2 i9h9 i0h0",
    "position startpos moves h2e2 h9g7 h0g2 i9h9 i0h0",
    '[Format "Chinese"]\n1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2 *',
  ]) {
    const record = one(pgn);
    assert.deepEqual([record.kind, ucis(record), record.faults], ["xiangqi", ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"], []], pgn);
  }
  // the other moves decide between two readings of one text: here a soldier's, there a cannon's
  const fen = '[FEN "3k5/9/9/7P1/9/9/7C1/9/9/R3K4 w - - 0 1"]\n\n';
  assert.equal(one(`${fen}1. P2.1 K4+1 2. R9+1 *`).moves[0].uci, "h6i6");
  assert.equal(one(`${fen}1. P2.1 Tg4.1 2. X9.1 *`).moves[0].uci, "h3h4");
});

test("chess letters, told from the text", () => {
  const fen = '[FEN "4k3/8/8/8/8/8/3P1B2/4K3 w - - 0 1"]\n\n';
  assert.equal(one(`${fen}1. Bd4 Vd7 2. Tg3 *`).moves[0].uci, "d2d4");
  assert.equal(one(`${fen}1. Bd4 Kd7 *`).moves[0].uci, "f2d4");
  const record = one("1. e4 e5 2. Mf3 Mc6 3. Tb5 a6 4. T:c6 d:c6 5. 0-0 *");
  assert.deepEqual(sans(record), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"]);
});

test("Chess960", () => {
  for (const tags of ['[Variant "Chess960"]\n', '[Variant "Fischerandom"]\n', ""]) {
    const record = one(`${tags}[FEN "1r4kr/8/8/8/8/8/8/1R4KR w HBhb - 0 1"]\n\n1. O-O-O O-O *`);
    assert.deepEqual([ucis(record), record.faults], [["g1b1", "g8h8"], []], tags);
    const again = one(writeRecord(record, "pgn"));
    assert.deepEqual([again.moves, again.fen], [record.moves, record.fen]);
    assert.deepEqual(gameFrom(record).history("san"), ["O-O-O", "O-O"]);
  }
});

test("games of another game, and of none", () => {
  assert.deepEqual([...readRecords("")], []);
  assert.deepEqual([...readRecords(" \n\ufeff")], []);
  refused("invalid-record", () => [...readRecords("h2e2 *", { kind: "chess" })]);
  assert.deepEqual(faults(one('[Event "x"]\n\nh2e2 *', { kind: "chess" })), ["illegal-move"]);
  assert.equal(one('[FEN "nonsense"]\n\n1. e4').faults[0].code, "invalid-fen");
  for (const text of ["hello world", "}", "\u0000", "<html>", "[", "炮", "\ud800", "e9"]) {
    const { detail } = refused("invalid-record", () => [...readRecords(text)]);
    assert.equal(detail.field, "record", text);
  }
});

test("written as the rows say", () => {
  const first = {
    kind: "chess",
    tags: {},
    fen: "4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 b - - 1 45",
    moves: [{ uci: "d1f1" }],
    result: "*",
    faults: [],
  };
  assert.ok(writeRecord(first, "pgn").endsWith("\n\n45... Rf1+ *\n"), "PW-001");
  const second = one("1. e4 $7 ( 1. e3 ) e5 ( 1... e6 2. Nf3 {a comment} ) 2. c4 *");
  assert.ok(writeRecord(second, "pgn").endsWith("\n\n1. e4 $7 ( 1. e3 ) 1... e5 ( 1... e6 2. Nf3 { a comment } ) 2. c4 *\n"), "PW-002");
  const third = writeRecord(one('[FEN "8/8/4k3/8/4P3/4K3/8/8 b - - 0 17"]\n\n17... Kd6 18. Kd4 Ke6 *'), "pgn");
  assert.ok(third.endsWith('[FEN "8/8/4k3/8/4P3/4K3/8/8 b - - 0 17"]\n[SetUp "1"]\n\n17... Kd6 18. Kd4 Ke6 *\n'), `PW-003 ${third}`);
  const fifth = writeRecord({ ...one("1. e4 e5 *"), moves: [{ uci: "e2e4", comment: "a } b" }, { uci: "e7e5" }] }, "pgn");
  assert.ok(!fifth.includes("} b"), "PW-005");
  assert.deepEqual(ucis(one(fifth)), ["e2e4", "e7e5"], "PW-005");
});

test("the export format", () => {
  const record = one(
    `[Zebra "z"]\n[Annotator "An \\"A\\" \\\\"]\n[White "W"]\n[Event "E"]\n\n1. e4 {${"% word ".repeat(60)}} e5 (1... c5) 2. Nf3 1-0`,
  );
  const written = writeRecord(record, "pgn");
  const [head, body] = written.split("\n\n");
  assert.deepEqual(
    head.split("\n").map((line) => line.slice(1).split(" ")[0]),
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "Annotator", "Zebra"],
  );
  for (const tag of ['[Annotator "An \\"A\\" \\\\"]', '[Date "????.??.??"]', '[Result "1-0"]']) assert.ok(head.includes(tag), tag);
  for (const line of body.split("\n")) assert.ok(!line.startsWith("%") && line.length < 80, line);
  assert.deepEqual(one(written).moves, record.moves);

  const xiangqi = one('[Red "R"]\n\n1. C2=5 H8+7 {see} 1-0');
  for (const [notation, format, moves] of [
    [undefined, "ICCS", "1. H2-E2 H9-G7 { see } 1-0"],
    ["wxf", "WXF", "1. C2=5 H8+7 { see } 1-0"],
    ["zh-Hans", "Chinese", "1. 炮二平五 马8进7 { see } 1-0"],
    ["vi", "Vietnamese", "1. P2-5 M8.7 { see } 1-0"],
  ]) {
    const text = writeRecord(xiangqi, "pgn", { notation });
    assert.ok(
      text.startsWith('[Game "Chinese Chess"]\n[Event "?"]\n') && text.includes(`[Format "${format}"]`) && text.includes(moves),
      text,
    );
    assert.deepEqual(one(text).moves, xiangqi.moves);
  }
});

test("what cannot be written is refused", () => {
  const record = one("1. e4 e5 (1... c5) *");
  const broken = { ...record, moves: [record.moves[0], { uci: "e7e5", variations: [[{ uci: "c7c3" }]] }] };
  assert.deepEqual(refused("invalid-record", () => writeRecord(broken, "pgn")).detail, {
    field: "moves",
    offset: 2,
    expected: "legal-move",
  });
  assert.equal(refused("invalid-record", () => writeRecord({ ...record, fen: "nonsense" }, "pgn")).detail.field, "fen");
  refused("invalid-record", () => writeRecord({ ...record, fen: "1r4k1/8/8/8/8/8/8/2R3K1 w Qq - 0 1", moves: [] }, "pgn"));
  for (const format of ["dhtmlxq", "xqf"]) refused("invalid-argument", () => writeRecord(record, format));
  for (const format of /** @type {any[]} */ (["", "PGN", undefined, null, 1, {}]))
    refused("invalid-argument", () => writeRecord(record, format));
  for (const notation of /** @type {any[]} */ (["wxf", "fairy", "", null, 7]))
    refused("invalid-argument", () => writeRecord(record, "pgn", { notation }));
  const throwing = {
    get kind() {
      throw new Error("from the caller");
    },
  };
  const endless = [];
  endless.push({ uci: "e2e4", variations: [endless] });
  for (const junk of /** @type {any[]} */ ([
    undefined,
    null,
    1,
    "record",
    [],
    {},
    throwing,
    { ...record, kind: "go" },
    { ...record, moves: 1 },
    { ...record, moves: [null] },
    { ...record, moves: [{ uci: 1 }] },
    { ...record, moves: [{ uci: "e2\u0001e4" }] },
    { ...record, result: "won" },
    { ...record, tags: { a: 1 } },
    { ...record, tags: null },
    { ...record, moves: [{ uci: "e2e4", nags: [70_000] }] },
    { ...record, moves: [{ uci: "e2e4", clock: -1 }] },
    { ...record, moves: [{ uci: "e2e4", comment: 1 }] },
    { ...record, moves: endless },
    { ...record, moves: [{ uci: "e2e4", comment: "x".repeat(5_000_000) }] },
    { ...record, fen: undefined },
  ])) {
    refused("invalid-argument", () => writeRecord(junk, "pgn"));
    refused("invalid-argument", () => notateRecord(junk, "san"));
  }
  for (const junk of /** @type {any[]} */ ([undefined, null, 1, {}, [], new ArrayBuffer(3)]))
    refused("invalid-argument", () => [...readRecords(junk)]);
  for (const options of /** @type {any[]} */ ([null, 1, { kind: "go" }, throwing]))
    refused("invalid-argument", () => [...readRecords("e4", options)]);
  for (const junk of /** @type {any[]} */ ([undefined, null, 1, {}, throwing])) refused("invalid-argument", () => gameFrom(junk));
});

test("what is written is read: trees with comments, marks and clocks, in every notation", () => {
  const notations = { chess: ["san", "lan", "figurine", "uci", "vi"], xiangqi: ["coordinate", "wxf", "zh-Hant", "zh-Hans", "vi"] };
  for (const kind of /** @type {const} */ (["chess", "xiangqi"])) {
    let moves = 0;
    for (let seed = 0; seed < 60; seed++) {
      const record = grown(kind, seed);
      for (const notation of notations[kind]) {
        const pgn = writeRecord(record, "pgn", { notation });
        const again = one(pgn);
        assert.deepEqual(again.faults, [], pgn);
        assert.deepEqual(again.moves, record.moves, pgn);
        assert.deepEqual([again.fen, again.result], [record.fen, record.result]);
        assert.equal(writeRecord(again, "pgn", { notation }), pgn);
        for (const line of pgn.split("\n\n")[1].split("\n")) assert.ok(Array.from(line).length < 80, line);
        moves += record.moves.length;
      }
    }
    assert.ok(moves > 4_000, `${moves}`);
  }
});

test("notateRecord tells all moves, each followed by those in its place", () => {
  const record = one("1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) (1... -- 2. d4) 2. Bc4 *");
  assert.deepEqual(notateRecord(record, "san"), ["e4", "e5", "c5", "Nf3", "Nc3", "--", "d4", "Bc4"]);
  assert.deepEqual(notateRecord(record, "vi").slice(2, 5), ["c5", "Mf3", "Mc3"]);
  assert.deepEqual(notateRecord({ ...record, moves: [] }, "san"), []);
});

test("a record becomes a game, and a game a record", () => {
  const pgn = '[White "A"]\n\n1. e4 {x} e5 2. Nf3 (2. f4) Nc6 1/2-1/2';
  const game = gameFrom(one(pgn));
  assert.deepEqual(game.history("san"), ["e4", "e5", "Nf3", "Nc6"]);
  assert.deepEqual(recordOf(game), {
    kind: "chess",
    tags: {},
    fen: new Game("chess").fen(),
    moves: main(recordOf(game).moves),
    result: "*",
    faults: [],
  });
  const mated = new Game("chess");
  for (const text of ["f3", "e5", "g4", "Qh4"]) mated.play(text);
  assert.equal(recordOf(mated).result, "0-1");
  assert.equal(gameFrom(recordOf(mated)).fen(), mated.fen());
  mated.undo();
  mated.resign("white");
  assert.deepEqual([recordOf(mated).result, recordOf(mated).moves.length], ["0-1", 3]);
  const endgame = new Game("xiangqi", { fen: "4k4/9/9/9/4P4/9/9/9/9/4K4 b" });
  assert.equal(recordOf(endgame).fen, "4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 0 1");
  const fischer = new Game("chess", { chess960: true });
  assert.deepEqual(recordOf(fischer).tags, { Variant: "Chess960" });
  assert.equal(gameFrom(recordOf(fischer)).fen(), fischer.fen());
  refused("illegal-move", () => gameFrom({ ...recordOf(game), moves: [{ uci: "e2e5" }] }));
  assert.equal(gameFrom(recordOf(game), { rules: "basic" }).rules, "basic");
  refused("unknown-rules", () => gameFrom(recordOf(game), { rules: "wxf" }));
});

test("a game that goes on after its rule set would have ended it is read to its end", () => {
  const cycle = ["h2e2", "h9g7", "e2h2", "g7h9"];
  const list = Array.from({ length: 40 }, () => cycle).flat();
  const record = one(list.join(" "));
  assert.deepEqual([ucis(record), record.faults], [list, []]);
  assert.deepEqual(ucis(one(writeRecord(record, "pgn", { notation: "zh-Hans" }))), list);
  const game = gameFrom(record);
  assert.deepEqual([game.ply, game.history()], [160, list]);
  const { ply, verdict } = game.ended;
  assert.deepEqual([ply, verdict.reason, verdict.rule], [60, "progress-limit", "club/progress"]);
  refused("game-over", () => gameFrom(record, { afterEnd: "refuse" }));
});

test("bytes in the encodings that are met", () => {
  const text = '[White "Müller"]\n\n1. e4 {schön} *';
  const latin = Uint8Array.from(text, (c) => c.charCodeAt(0));
  assert.equal(one(latin).moves[0].comment, "schön");
  assert.equal(one(new TextEncoder().encode(`\ufeff${text}`)).tags.White, "Müller");
  for (const little of [true, false]) {
    const bytes = new Uint8Array(2 * text.length + 2);
    const view = new DataView(bytes.buffer);
    for (const [i, c] of [...`\ufeff${text}`].entries()) view.setUint16(2 * i, c.charCodeAt(0), little);
    assert.equal(one(bytes).moves[0].comment, "schön");
  }
  // 炮二平五 马８进７ {好} in GB2312
  const moves = [
    0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5, 0x20, 0xc2, 0xed, 0xa3, 0xb8, 0xbd, 0xf8, 0xa3, 0xb7, 0x20, 0x7b, 0xba, 0xc3, 0x7d,
  ];
  const record = one(Uint8Array.from(moves));
  assert.deepEqual([ucis(record), record.moves[1].comment], [["h2e2", "h9g7"], "好"]);
});

test("texts made to hurt are done in time, and within the limits", () => {
  const many = 200_000;
  const deep = one(`1. e4 e5 ${"(1... d5 ".repeat(many)}`);
  let depth = 0;
  for (let move = deep.moves[1]; move !== undefined; move = move.variations?.[0]?.[0]) depth++;
  assert.equal(depth, 201);
  assert.equal(deep.faults[0].code, "too-deep");
  for (const text of [
    "(",
    ")",
    "[",
    "{",
    '[A "',
    '[A "b"]',
    "1.",
    "*",
    "1-0",
    "a * ",
    "$1 ",
    '\\"',
    ";",
    "%\n",
    "\u3000",
    "[DhtmlXQ_",
    "position ",
    "e4",
    "!",
    "FORMAT START{",
    "[DhtmlXQ_move_0_1_1]",
    "[DhtmlXQ_movelist]7747",
  ]
    .map((part) => part.repeat(many))
    .concat([
      `${'{\n\n[A "b"]\n'.repeat(many / 10)}}`,
      "1. e4 * ".repeat(many / 10),
      `[A "${'" '.repeat(many)}`,
      `{${"\n[".repeat(many)}`,
    ])) {
    // CPU time: what else the machine does is not the reader's doing.
    const start = process.cpuUsage();
    let games = 0;
    try {
      for (const record of readRecords(text)) {
        games++;
        assert.ok(record.faults.length <= 100);
      }
    } catch (error) {
      assert.equal(error.code, "invalid-record");
    }
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000;
    assert.ok(spent < 8000, `${text.slice(0, 20)}: ${spent} ms, ${games} games`);
  }
  refused("invalid-record", () => [...readRecords("1. e4 ".repeat(1_000_000))]);
  const below = random(7);
  const signs = [
    "(",
    ")",
    "{",
    "}",
    '[A "b"]\n',
    "\n\n",
    "1.",
    "e4",
    "e5",
    "Nf3",
    "*",
    "$3",
    "!",
    ";",
    "%",
    "--",
    "炮二平五",
    '"',
    "\\",
    "1-0",
  ];
  for (let round = 0; round < 800; round++) {
    const text = Array.from({ length: 60 }, () => signs[below(signs.length)] + (below(3) === 0 ? "" : " ")).join("");
    for (const options of [undefined, { kind: "xiangqi" }]) {
      for (const record of gamesIn(text, options)) {
        const again = [...readRecords(writeRecord(record, "pgn"))];
        assert.deepEqual(again.map(ucis), [ucis(record)], text);
      }
    }
  }
});

test("a long file is read game by game", () => {
  const game = writeRecord(grown("chess", 5), "pgn");
  const text = `${game}\n`.repeat(Math.ceil(3_000_000 / game.length));
  let games = 0;
  for (const { faults } of readRecords(text)) {
    assert.equal(faults.length, 0);
    games++;
  }
  assert.equal(games, Math.ceil(3_000_000 / game.length));
});
