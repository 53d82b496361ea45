// What is fuzzed on the JavaScript side: everything that takes text or bytes from outside.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { cbf, cbl, ccm, che, chn, dhj, mxq, pfc } from "../js/record-files.mjs";
import { Game, RulesError, codes, gameFrom, notateRecord, readRecords, ruleSets, validate, writeRecord } from "trongtai";
import { files } from "../../scripts/lib.mjs";
import { at } from "../../scripts/lib.mjs";
import { grown } from "../js/records-support.mjs";
import { random, stateOf } from "../js/support.mjs";
import { part } from "../js/cli-support.mjs";

const { Splitter, layoutOf } = await part("splitter");
const { judge } = await part("judge");

const START = {
  xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
  chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
};

/** Runs the work; whatever is thrown must be an error of the package's own, and not one of its mistakes. */
function only(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    assert.ok(codes.error.includes(error.code), error.code);
    assert.notEqual(error.code, "internal", String(error.detail?.cause));
    return undefined;
  }
}

const texts = (value) => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
};
const data = files(at("tests", "data"))
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => texts(JSON.parse(readFileSync(file, "utf8"))));
const fens = [...Object.values(START), ...new Set(data.filter((text) => /^[^ /]+(\/[^ /]+){7,9} [wbr]/.test(text)))];
const bytes = (list) => list.map((text) => Buffer.from(text));

const KINDS = /** @type {const} */ (["xiangqi", "chess"]);
const trees = Array.from({ length: 30 }, (_, i) => grown(KINDS[i % 2], i + 1));
const notations = { xiangqi: ["coordinate", "wxf", "vi", "zh-Hans", "zh-Hant"], chess: ["san", "lan", "figurine", "vi", "uci"] };
const pgns = trees.map((tree, i) =>
  writeRecord({ ...tree, tags: { Event: `E${i}`, White: "A", Black: "B" } }, "pgn", { notation: notations[tree.kind][i % 5] }),
);
const xiangqi = trees.filter(({ kind }) => kind === "xiangqi");

const MOVES = ["e2e4", "h2e2", "H2-E2", "O-O", "e8=Q", "--", "0000", "C2=5", "+C=5", "炮二平五", "前兵进一", "P2-5", "♘f3", "Tt.1"];
const PGN_WORDS = [
  ...MOVES,
  "{",
  "}",
  "(",
  ")",
  ";",
  "%",
  "[",
  "]",
  "$1",
  "$999",
  "1-0",
  "1/2-1/2",
  "*",
  "0-1",
  "!?",
  "1.",
  "...",
  "\n",
  "\r\n",
  "\n\n",
  "\ufeff",
  '[White "x"]',
  '[FEN "4k4/9/9/9/9/9/9/9/9/3K5 w"]',
  '[Variant "Chess960"]',
  '[Result "1-0"]',
  "[%clk 1:00:00]",
  '\n\n[Event "y"]\n\n',
  "position startpos moves",
  "FORMAT WXF\n",
  "START{",
  "}END",
  '"',
  "\\",
  "ep",
  "\u3000",
  "）",
  "（",
  "\u0000",
];
const XQ_WORDS = [
  "[DhtmlXQ]",
  "[/DhtmlXQ]",
  "[DhtmlXQ_movelist]",
  "[DhtmlXQ_binit]",
  "[DhtmlXQ_move_0_1_1]",
  "[DhtmlXQ_comment1]",
  "7747",
  "99",
  "||",
  "\n",
];

/** What is read can be written, and is then read as the same games. */
function records(input) {
  const list = only(() => [...readRecords(input)]);
  for (const record of list ?? []) checkRecord(record);
  only(() => [...readRecords(input)]);
  const text = input.toString("utf8");
  only(() => [...readRecords(text)]);
}

function checkRecord(record) {
  assert.ok(KINDS.includes(record.kind));
  for (const { code, offset } of record.faults) {
    assert.ok(codes.record.includes(code), code);
    assert.ok(Number.isInteger(offset) && offset >= 0);
  }
  const { kind, fen, moves } = record;
  const written = only(() => writeRecord(record, "pgn"));
  if (written === undefined) return;
  const again = [...readRecords(written, { kind })];
  assert.equal(again.length, 1, "one game");
  assert.deepEqual([again[0].fen, again[0].moves.map(({ uci }) => uci)], [fen, moves.map(({ uci }) => uci)]);
  for (const notation of notations[kind]) notateRecord(record, notation);
  if (kind === "xiangqi") only(() => writeRecord(record, "xqf"));
  if (kind === "xiangqi") for (const format of ["dhtmlxq", "cbr", "wxf"]) only(() => writeRecord(record, format));
  only(() => gameFrom(record))?.free();
  const judged = only(() => validate({ kind, fen, moves: moves.map(({ uci }) => uci) }));
  if (judged !== undefined && !judged.ok) assert.ok(["illegal-move", "invalid-move", "game-over"].includes(judged.code), judged.code);
}

/** The games of a piece. One in which nothing is a move or a tag is refused by itself, by the first of its faults in the whole. */
function gamesOf(piece, inWhole) {
  try {
    return [...readRecords(piece)];
  } catch (error) {
    if (!(error instanceof RulesError) || error.code !== "invalid-record" || error.detail.faults === undefined) throw error;
    return [{ kind: inWhole?.kind, moves: [], tags: {}, faults: [...error.detail.faults, ...(inWhole?.faults.slice(1) ?? [])] }];
  }
}

/** Games cut out of a stream are those that are read of the whole: of its text, where it has one, as the program reads it. */
function pieces(input) {
  const layout = layoutOf(input);
  if (layout !== "pgn") return;
  const hasText = isUtf8(input);
  const contentOf = (bytes) => (hasText ? new TextDecoder().decode(bytes) : bytes);
  const whole = only(() => [...readRecords(contentOf(input))]);
  if (whole === undefined) return;
  for (const size of [1 + (input.length % 37), 4096]) {
    const batches = [];
    const splitter = new Splitter(layout, (batch) => batches.push(batch));
    for (let from = 0; from < input.length; from += size) splitter.push(input.subarray(from, from + size));
    splitter.end();
    const found = [];
    for (const { bytes, starts, line } of batches) {
      assert.ok(line >= 1 && bytes.length > 0 && starts[0] === 0);
      for (const [i, start] of starts.entries()) {
        const piece = contentOf(bytes.subarray(start, starts[i + 1] ?? bytes.length));
        const read = () => gamesOf(piece, whole[found.length]);
        // Bytes of a piece may look like another encoding, or like none.
        found.push(...(hasText ? read() : (only(read) ?? [])));
      }
    }
    const bare = ({ moves, tags, faults }) => ({
      moves,
      tags,
      faults: faults.map(({ code, token }) => (code === "unclosed-comment" ? code : { code, token })),
    });
    // The kind of a game that says nothing of it, and the encoding, are told from what is read with it.
    if (whole.every(({ kind }, i) => kind === found[i]?.kind) && hasText) assert.deepEqual(found.map(bare), whole.map(bare));
  }
}

function isUtf8(input) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(input);
    return true;
  } catch {
    return false;
  }
}

/** Whatever a file holds, it is judged, and every fault has a place in it. */
function program(input) {
  const layout = layoutOf(input);
  const lines = input.toString("latin1").split("\n").length;
  const splitter = new Splitter(layout, (batch) => {
    const { told, games, illegal } = judge({ ...batch, lines: layout === "lines", binary: layout === "whole" }, { rules: {}, every: true });
    assert.equal(told.length, games);
    assert.ok(illegal <= games);
    for (const { faults, line } of told) {
      for (const place of [line, ...faults.map((fault) => fault.line)])
        assert.ok(place >= 0 && place <= lines, `line ${place} of ${lines}`);
    }
  });
  splitter.push(input);
  splitter.end();
}

/** A position, rules and moves: judged as they are judged move by move, and nothing changes what it refuses. */
function games(input) {
  const [fen = "", rules = "", ...moves] = input.toString("utf8").split("\n");
  for (const kind of KINDS) {
    const options = { ...(fen === "" ? {} : { fen }), ...(rules === "" ? {} : { rules: parsed(rules) }) };
    const judged = only(() => validate({ kind, ...options, moves }));
    const game = only(() => new Game(kind, options));
    if (game === undefined) continue;
    assert.notEqual(judged, undefined, "a game that can be opened can be judged");
    let ply = 0;
    let before = stateOf(game);
    for (const move of moves) {
      const reason = only(() => game.explain(move));
      const played = only(() => game.play(move));
      if (played === undefined) {
        assert.notEqual(reason, null, "legal, but refused");
        assert.deepEqual(stateOf(game), before, "a refused move has changed something");
        break;
      }
      ply++;
      before = stateOf(game);
      for (const notation of notations[kind]) assert.equal(game.history(notation).length, ply);
    }
    if (moves.every((move) => /^[a-i]\d[a-i]\d$/.test(move))) {
      assert.equal(judged.ok ? judged.plies : judged.ply, ply);
      assert.equal(judged.fen, game.fen());
    }
    only(() => game.parse(moves.at(-1) ?? ""));
    while (game.undo() !== null) ply--;
    assert.equal(ply, 0);
    game.free();
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const RULES = KINDS.flatMap((kind) =>
  Object.entries(ruleSets(kind)).flatMap(([name, fields]) => [name, JSON.stringify({ base: name, ...fields })]),
);
const below = random(77);
const gameSeeds = trees.map((tree, i) => [tree.fen, RULES[i % RULES.length], ...tree.moves.map(({ uci }) => uci)].join("\n"));

export const targets = [
  {
    name: "pgn",
    inputs: 250,
    seeds: [...bytes(pgns), ...bytes(data.filter((text) => /\d\.|\[/.test(text)))],
    words: PGN_WORDS,
    check: records,
  },
  {
    name: "xiangqi-formats",
    inputs: 250,
    words: XQ_WORDS,
    check: records,
    seeds: xiangqi.flatMap((tree) => [
      Buffer.from(writeRecord(tree, "xqf")),
      Buffer.from(writeRecord(tree, "dhtmlxq")),
      Buffer.from(writeRecord({ ...tree, moves: tree.moves.filter(({ uci }) => uci !== "0000") }, "uci")),
    ]),
  },
  {
    name: "ccbridge",
    inputs: 120,
    words: ["\u0000", "\u0001", "\u0003", "CCBridge Record\u0000", "<Move value=", "end=", "<![CDATA["],
    check: records,
    seeds: [
      ...xiangqi.map((tree) => Buffer.from(writeRecord(tree, "cbr"))),
      Buffer.from(cbl(xiangqi.slice(0, 2).map((tree) => [writeRecord(tree, "cbr"), false]))),
      Buffer.from(cbf()),
    ],
  },
  {
    name: "servers",
    inputs: 120,
    words: ["\u0001", "\u0004Ends", " 32 ", "7H-4H"],
    check: records,
    seeds: [ccm(), ccm(true), chn(), che(), mxq()].map((file) => Buffer.from(file)),
  },
  {
    name: "texts",
    inputs: 200,
    words: [
      ...XQ_WORDS,
      "FORMAT WXF\n",
      "START{",
      "}END",
      "标题: ",
      "红方: ",
      "<n m=",
      "default",
      "Pháo 2 bình 5",
      "第1回合",
      "①",
      "，",
      "Sf3",
      "Cbe2",
      "====",
      "[%eval 1]",
      "[%cal ",
    ],
    check: records,
    seeds: [
      ...xiangqi
        .slice(0, 6)
        .map((tree) => Buffer.from(writeRecord({ ...tree, moves: tree.moves.filter(({ uci }) => uci !== "0000") }, "wxf"))),
      ...bytes([
        pfc(),
        dhj(),
        "标题: 测试\n红方: 甲\n结果: 红胜\n\n1.炮二平五 马８进７\n2.马二进三 车９平８",
        "1. Pháo 2 bình 5 Mã 8 tấn 7 2. Mã 2 tấn 3 X(t).1",
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 {[%eval 0.3] [%csl Ge4]} 1-0\n====\nhttp://x\n",
        '[Variant "xiangqi"]\n\n1. Cbe2 Hg7 2. Hc2 Cd7 3. c4 *',
      ]),
    ],
  },
  {
    name: "encodings",
    inputs: 150,
    words: ["\u0081", "\u00fe\u00a1", "\u00ff\u00fe", "{", "\n\n[Event", "进", "e4"],
    check: records,
    seeds: [
      ...pgns.slice(0, 6).map((text) => Buffer.from(`\ufeff${text}`, "utf16le")),
      ...xiangqi.slice(0, 6).map((tree) => gbk(writeRecord(tree, "pgn", { notation: "zh-Hans" }))),
    ],
  },
  {
    name: "splitter",
    inputs: 400,
    seeds: bytes(pgns.map((_, i) => `${pgns[i]}\n${pgns[(i + 7) % pgns.length]}\n1. e4 e5 1-0\n\n1. d4 *\n`)),
    words: PGN_WORDS,
    check: pieces,
  },
  {
    name: "program",
    inputs: 150,
    seeds: [
      ...bytes(pgns),
      ...xiangqi.slice(0, 5).map((tree) => Buffer.from(writeRecord(tree, "xqf"))),
      ...bytes(["e2e4 e7e5\nposition startpos moves h2e2\n# x\nd2d4"]),
    ],
    words: [...PGN_WORDS, ...XQ_WORDS],
    check: program,
  },
  {
    name: "games",
    inputs: 150,
    seeds: bytes([...gameSeeds, ...fens.slice(0, 40).map((fen) => `${fen}\n${RULES[below(RULES.length)]}`)]),
    words: [...MOVES, "w", "b", "0", "null", "true", "\n", '"', "{", "h0g2\ng2h0"],
    check: games,
  },
];

/** Chinese text in GBK, whose characters are the few of the notation: looked up by decoding all pairs. */
function gbk(text) {
  const decoder = new TextDecoder("gb18030");
  const out = [];
  for (const c of text) {
    if (c < "\u0080") out.push(c.charCodeAt(0));
    else out.push(...(pair(c) ?? [63]));
  }
  function pair(c) {
    for (let lead = 0xb0; lead <= 0xf7; lead++)
      for (let trail = 0xa1; trail <= 0xfe; trail++) if (decoder.decode(Uint8Array.of(lead, trail)) === c) return [lead, trail];
    return undefined;
  }
  return Buffer.from(out);
}
