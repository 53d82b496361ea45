// The bench without its clock: what the command line asks for, what runs when, how the table looks, which targets are met.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { IDS } from "../../scripts/bench/library.mjs";
import { METRICS, NAMES } from "../../scripts/bench/metrics.mjs";
import { NATIVE_ROWS, nativeValues, peerValues } from "../../scripts/bench/native.mjs";
import { options } from "../../scripts/bench/options.mjs";
import { POSITIONS } from "../../scripts/bench/positions.mjs";
import { astray, schedule, settled } from "../../scripts/bench/rounds.mjs";
import { cells, figure, markdown, notes, plain } from "../../scripts/bench/table.mjs";
import { TARGETS, judged, targetOf } from "../../scripts/bench/targets.mjs";

/** @typedef {import("../../scripts/bench/targets.mjs").Target} Target */

const ROWS = [...Object.values(METRICS).flatMap(({ rows }) => rows), ...NATIVE_ROWS];

test("without options everything usual is measured, in all libraries", () => {
  const { rounds, only, metrics, native, json, markdown } = options([]);
  assert.deepEqual({ rounds, native, json, markdown }, { rounds: 3, native: false, json: undefined, markdown: false });
  assert.deepEqual(only, ["trongtai", "ffish", "chess.js", "chessops", "elephantops", "kokopu", "zh-chess"]);
  assert.deepEqual(metrics, ["size", "cold", "browser", "perft", "moves", "replay", "records", "program", "memory"]);
});

test("lists are taken in the order of the table", () => {
  const { rounds, only, metrics, json } = options([
    "--rounds",
    "12",
    "--only",
    "ffish,trongtai",
    "--metrics",
    "calls,size",
    "--json",
    "a.json",
  ]);
  assert.deepEqual(
    { rounds, only, metrics, json },
    { rounds: 12, only: ["trongtai", "ffish"], metrics: ["size", "calls"], json: "a.json" },
  );
});

test("what the command line cannot mean is refused", () => {
  for (const [args, complaint] of /** @type {[string[], RegExp][]} */ ([
    [["--fast"], /'--fast'/],
    [["size"], /'size'/],
    [["--json"], /'--json/],
    [["--rounds", "0"], /1 to 99/],
    [["--rounds", "1e1"], /1 to 99/],
    [["--only", "ffish,stockfish"], /"stockfish".*trongtai ffish/],
    [["--only", ""], /--only/],
    [["--metrics", "speed"], /"speed".*size cold/],
  ])) {
    assert.throws(() => options(args), { message: complaint }, args.join(" "));
  }
});

test("libraries alternate within a round, and what does not vary is measured once", () => {
  const [ours, peer] = /** @type {import("../../scripts/bench/library.mjs").Library[]} */ ([{ id: "trongtai" }, { id: "ffish" }]);
  const groups = schedule([ours, peer], ["size", "cold", "program", "memory"], 2).map((group) =>
    group.map(({ round, metric, library }) => `${round} ${metric} ${library.id}`),
  );
  const colds = (round) =>
    Array.from({ length: METRICS.cold.processes }, () => [[`${round} cold trongtai`], [`${round} cold ffish`]]).flat();
  assert.deepEqual(groups, [
    ["1 size trongtai"],
    ["1 size ffish"],
    ...colds(1),
    ["1 program trongtai"],
    ["1 memory trongtai", "1 memory ffish"],
    ...colds(2),
    ["2 program trongtai"],
  ]);
});

test("rounds become their median, unless a value is no number", () => {
  const wrong = { text: "wrong", note: "19 moves instead of 20" };
  assert.equal(settled([9, 1, 10]), 9);
  assert.equal(settled([4]), 4);
  assert.equal(settled([4, wrong, 5]), wrong);
});

test("figures", () => {
  assert.deepEqual([0, 0.0041, 0.1, 0.2, 5, 9.994, 11.36, 99.94, 100, 14_120.4].map(figure), [
    "0.00",
    "0.0041",
    "0.10",
    "0.20",
    "5.00",
    "9.99",
    "11.4",
    "99.9",
    "100",
    "14,120",
  ]);
});

test("a bound itself meets its target", () => {
  /** @type {Target} */
  const most = { row: "x", bound: 5, direction: "at most" };
  /** @type {Target} */
  const least = { row: "x", bound: 48, direction: "at least" };
  assert.deepEqual(judged(most, { trongtai: 5 }), { limit: 5, met: true });
  assert.deepEqual(judged(most, { trongtai: 5.01, ffish: 1 }), { limit: 5, met: false });
  assert.deepEqual(judged(least, { trongtai: 48 }), { limit: 48, met: true });
  assert.deepEqual(judged(least, { trongtai: 47.9 }), { limit: 48, met: false });
  assert.deepEqual(judged(least, { ffish: 50 }), { limit: 48, met: undefined });
  assert.deepEqual(judged(most, { trongtai: { text: "crash 7", note: "" } }), { limit: 5, met: false });
});

test("a multiple of the best peer is one of the best right one in the run", () => {
  /** @type {Target} */
  const target = { row: "x", bound: 20, direction: "at least", of: "best peer" };
  const wrong = { text: "wrong", note: "19 leaves at depth 1 instead of 20" };
  assert.deepEqual(judged(target, { trongtai: 130, ffish: 5, kokopu: 6.5, "zh-chess": wrong }), { limit: 130, met: true });
  assert.deepEqual(judged(target, { trongtai: 130, ffish: 5, kokopu: 7 }), { limit: 140, met: false });
  assert.deepEqual(judged(target, { trongtai: 130, "zh-chess": wrong }), { limit: undefined, met: undefined });
});

test("every target is of a row that is measured, and rows have names of their own", () => {
  const ids = ROWS.map(({ id }) => id);
  assert.deepEqual(
    TARGETS.map(({ row }) => row).filter((row) => !ids.includes(row)),
    [],
  );
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(new Set(TARGETS.map(({ row }) => row)).size, TARGETS.length);
  assert.ok(TARGETS.every(({ bound, direction }) => bound > 0 && ["at most", "at least"].includes(direction)));
});

test("a row without a value of this package is a failure, and so is a value without a row", () => {
  assert.deepEqual(astray("cold", { "cold.node": 12 }), []);
  assert.deepEqual(astray("cold", {}), ["cold.node"]);
  assert.deepEqual(astray("cold", { "cold.node": 12, "cold.deno": 9 }), ["cold.deno"]);
});

const LIBRARIES = [
  { id: "trongtai", version: "0.1.0" },
  { id: "ffish", version: "0.7.10" },
];
const GROUPS = [
  [{ id: "moves.xiangqi.legal", title: "legal moves", unit: "µs" }],
  [
    { id: "perft.chess-start", title: "perft", unit: "M/s" },
    { id: "made.up", title: "made up", unit: "ms" },
  ],
];
const VALUES = {
  "moves.xiangqi.legal": { trongtai: 1.118, ffish: 10.5 },
  "perft.chess-start": { trongtai: 99, ffish: { text: "wrong", note: "19 leaves at depth 1 instead of 20" } },
  "made.up": { trongtai: 1_234.5 },
};

test("the table in columns", () => {
  assert.equal(
    plain(cells(LIBRARIES, GROUPS, VALUES)),
    [
      "             unit  trongtai   ffish            target",
      "                      0.1.0  0.7.10",
      "─────────────────────────────────────────────────────────",
      "legal moves  µs        1.12    10.5            ≤ 1.20  ok",
      "─────────────────────────────────────────────────────────",
      "perft        M/s       99.0   wrong  ≥ 60 × best peer  –",
      "made up      ms       1,235       –",
    ].join("\n"),
  );
});

test("the table in Markdown", () => {
  assert.equal(
    markdown(cells(LIBRARIES.slice(0, 1), GROUPS, { ...VALUES, "moves.xiangqi.legal": { trongtai: 5.5 } })),
    [
      "|  | unit | trongtai 0.1.0 | target |  |",
      "| --- | --- | --: | --: | --- |",
      "| legal moves | µs | 5.50 | ≤ 1.20 | missed |",
      "| perft | M/s | 99.0 | ≥ 60 × best peer | – |",
      "| made up | ms | 1,235 |  |  |",
    ].join("\n"),
  );
});

test("an earlier build stands beside the present one, with what became of each value", () => {
  const values = { "moves.xiangqi.legal": { trongtai: 1.5, before: 2 } };
  const rows = markdown(cells([LIBRARIES[0], { id: "before" }], GROUPS.slice(0, 1), values)).split("\n");
  assert.equal(rows[0], "|  | unit | trongtai 0.1.0 | before | now/before | target |  |");
  assert.equal(rows[2], "| legal moves | µs | 1.50 | 2.00 | 0.75 | ≤ 1.20 | missed |");
});

test("words in cells are explained below the table, and so are failures", () => {
  assert.deepEqual(notes(LIBRARIES, GROUPS, VALUES, [{ id: "ffish", metric: "memory", why: "code 1" }]), [
    "ffish, perft: wrong, 19 leaves at depth 1 instead of 20",
    "ffish, memory: failed, code 1",
  ]);
});

test("the rates that the benches in Rust print are read", () => {
  const printed = [
    "perft xiangqi start            depth 5      93.4 million nodes/s",
    "perft chess kiwipete           depth 5     421.0 million nodes/s",
    "xiangqi: key of the start                       12 ns",
  ].join("\n");
  assert.deepEqual(nativeValues(printed), { "native.xiangqi-start": { trongtai: 93.4 }, "native.chess-kiwipete": { trongtai: 421 } });
});

test("the numbers of leaves are those of the test data", () => {
  const read = (kind) => {
    const data = JSON.parse(readFileSync(at("tests", "data", kind, "perft.json"), "utf8"));
    return Array.isArray(data) ? data : Object.values(data).find(Array.isArray);
  };
  const START = {
    xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  };
  for (const [name, { kind, fen = START[kind], leaves }] of Object.entries(POSITIONS)) {
    const { nodes } = read(kind).find((row) => row.fen === fen);
    for (const [index, expected] of leaves.entries()) assert.equal(nodes[index + 1], expected, `${name} at depth ${index + 1}`);
  }
});

test("the names of metrics and libraries are those that the options know", () => {
  assert.deepEqual(options(["--metrics", NAMES.join(",")]).metrics, NAMES);
  assert.deepEqual(options(["--only", IDS.join(",")]).only, IDS);
  assert.equal(targetOf("made.up"), undefined);
});

test("the rates of the crates beside are read, by crate", () => {
  const printed = ["perft cozy-chess start depth 6  165.2 million nodes/s", "perft chess kiwipete depth 5  336.0 million nodes/s"];
  assert.deepEqual(peerValues(printed.join("\n")), [
    ["native.chess-start", "cozy-chess", 165.2],
    ["native.chess-kiwipete", "chess", 336],
  ]);
});
