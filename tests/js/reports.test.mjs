// What people have reported of records, clocks and texts, each case by its right value: tests/data/records/reports.json.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, readRecords, readTimeControl, validate } from "trongtai";
import { at } from "../../scripts/lib.mjs";
import { run, scratch } from "./cli-support.mjs";
import { refused } from "./support.mjs";

const { ids, cases } = JSON.parse(readFileSync(new URL("../data/records/reports.json", import.meta.url), "utf8"));

/** Checks that are no texts to be read. @type {Record<string, () => void>} */
const CHECKS = {
  "N2-091": () => {
    for (const clock of [
      { main: 0, increment: 5_000 },
      { main: 0, delay: 5_000 },
      { main: 0, byoyomi: { time: 5_000 } },
    ]) {
      const game = new Game("chess", { clock });
      game.tick(0);
      assert.equal(game.clock().thisMove, 5_000);
      assert.equal(game.clone().tick(4_999).over, false);
      assert.deepEqual([game.tick(5_000).reason, game.status().winner], ["timeout", "black"]);
    }
  },
  "N2-092": () => {
    // 25 minutes, five of them at most for a move; then thirty seconds for each move
    const clock = { main: 1_500_000, perMove: 300_000, byoyomi: { time: 30_000 } };
    const game = new Game("xiangqi", { clock });
    game.tick(0);
    assert.equal(game.clock().thisMove, 300_000);
    assert.equal(game.clone().tick(299_999).over, false);
    assert.equal(game.clone().tick(300_000).winner, "black");
    assert.deepEqual(new Game("xiangqi", { clock: "free" }).clock().byoyomi["red"], { periods: 1, left: 45_000 });
  },
  "N2-093": () => {
    const clock = readTimeControl("40/5400+30:1800+30");
    assert.deepEqual(clock, { main: 5_400_000, increment: 30_000, stages: [{ moves: 40, add: 1_800_000 }] });
    assert.equal(new Game("chess", { clock }).clock().remaining["white"], 5_400_000);
    assert.equal(new Game("chess", { clock: readTimeControl("40/7200:3600") }).clock().remaining["white"], 7_200_000);
  },
  "N2-094": () => {
    const game = new Game("chess", { clock: { white: { main: 60_000 }, black: { main: 120_000 } } });
    assert.deepEqual(game.clock().remaining, { white: 60_000, black: 120_000 });
  },
  "N2-095": () => {
    const game = new Game("chess", { clock: { main: 60_000 } });
    game.addTime("white", 120_000);
    assert.deepEqual(game.clock().remaining, { white: 180_000, black: 60_000 });
  },
  "N2-096": () => {
    const game = new Game("chess", { clock: { main: 180_000, increment: 2_000 } });
    assert.equal(game.clock().remaining["white"], 180_000);
    const fide = new Game("chess", { clock: { main: 182_000, increment: 2_000 } });
    fide.tick(0);
    fide.play("e4");
    fide.tick(1_000);
    assert.equal(fide.clock().remaining["white"], 183_000);
  },
  "N2-097": () => {
    const code = (load) => `delete globalThis.TextEncoder; delete globalThis.TextDecoder;
      ${load}.then(({ Game, readRecords }) => {
        const [{ moves, tags }] = readRecords('[Red "许银川"]\\n\\n1. 炮二平五 马8进7 *');
        process.stdout.write(new Game("xiangqi").play("炮二平五").uci + " " + moves.length + " " + tags.Red);
      })`;
    for (const load of [
      `import(${JSON.stringify(new URL("../../dist/index.js", import.meta.url).href)})`,
      `import(${JSON.stringify(new URL("../../dist/js.js", import.meta.url).href)})`,
      `Promise.resolve(require(${JSON.stringify(at("dist", "index.cjs"))}))`,
    ]) {
      const { stdout, stderr } = spawnSync(process.execPath, ["-e", code(load)], { encoding: "utf8" });
      assert.deepEqual([stdout, stderr], ["h2e2 2 许银川", ""], load);
    }
  },
  "N2-098": () => {
    const code = (file) => `delete globalThis.WebAssembly;
      import(${JSON.stringify(new URL(`../../dist/${file}`, import.meta.url).href)}).then(({ Game }) => {
        try {
          process.stdout.write(new Game("xiangqi").play("h2e2").uci);
        } catch (error) {
          process.stdout.write(error.name + " " + error.code);
        }
      })`;
    const told = (file) => spawnSync(process.execPath, ["-e", code(file)], { encoding: "utf8" }).stdout;
    assert.match(told("index.js"), /^RulesError no-webassembly$/);
    assert.equal(told("js.js"), "h2e2");
  },
  "N2-099": () => {
    for (const promotion of /** @type {any[]} */ ([undefined, null, ""])) {
      const game = new Game("chess");
      assert.equal(game.play({ from: "e2", to: "e4", promotion }).uci, "e2e4");
    }
    const promoted = new Game("chess", { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" });
    assert.equal(promoted.play({ from: "a7", to: "a8", promotion: "q" }).uci, "a7a8q");
    assert.equal(
      refused("illegal-move", () => new Game("chess").play({ from: "e2", to: "e4", promotion: "q" })).detail.code,
      "promotion-unexpected",
    );
    assert.equal(validate({ kind: "chess", moves: "e2e4" }).ok, true);
  },
};

/** The games of a case, as it tells them. */
function checkRead({ text, hex, dialect, games }) {
  const input = hex === undefined ? text : Uint8Array.from(Buffer.from(hex, "hex"));
  const records = [...readRecords(input, dialect === undefined ? {} : { dialect })];
  assert.equal(records.length, games.length, text);
  for (const [i, record] of records.entries()) {
    const { kind, moves, faults, result, tags = {}, comments, nags, variations, token } = games[i];
    const ucis = record.moves.map(({ uci }) => uci).join(" ");
    assert.deepEqual([record.kind, ucis, record.faults.map(({ code }) => code)], [kind, moves, faults], text);
    if (result !== undefined) assert.equal(record.result, result, text);
    for (const [name, value] of Object.entries(tags)) assert.equal(record.tags[name], value, name);
    const each = (list, of) =>
      list &&
      assert.deepEqual(
        record.moves.map((move) => of(move) ?? null),
        list,
        text,
      );
    each(comments, ({ comment }) => comment);
    each(nags, (move) => move.nags);
    each(variations, (move) => move.variations?.[0]?.map(({ uci }) => uci));
    if (token !== undefined) assert.equal(record.faults[0].token, token);
  }
}

async function checkProgram({ args, files, status, out = [], not = [], err = [], silent = false }) {
  const { folder, put } = scratch();
  for (const [name, content] of Object.entries(files)) put(name, content);
  const ran = await run([...args, "--lang", "en"], { cwd: folder });
  assert.equal(ran.status, status, ran.err);
  for (const part of out) assert.ok(ran.out.includes(part), `${part} in ${ran.out}`);
  for (const part of not) assert.ok(!ran.out.includes(part), `${part} in ${ran.out}`);
  for (const part of err) assert.ok(ran.err.includes(part), `${part} in ${ran.err}`);
  if (silent) assert.equal(ran.err, "");
}

test("every report has a case, and every case checks something", () => {
  assert.equal(ids.length, 35);
  assert.deepEqual(cases.map(({ id }) => id).sort(), [...ids].sort());
  for (const { id, source, right, read, play, explain, program } of cases) {
    assert.ok(source.length > 0 && right.length > 0, id);
    assert.ok([read, play, explain, program].some((checks) => checks?.length > 0) || id in CHECKS, id);
  }
});

for (const { id, source, right, read = [], play = [], explain = [], program = [] } of cases) {
  test(`${id}, ${source.slice(0, 60)}: ${right}`, async () => {
    read.forEach(checkRead);
    for (const { kind, words, moves } of play) {
      const game = new Game(kind);
      assert.equal(words.map((word) => game.play(word).uci).join(" "), moves);
    }
    for (const { kind, fen, move, code, squares } of explain) {
      const why = new Game(kind, fen === undefined ? {} : { fen }).explain(move);
      assert.deepEqual(why, { code, squares }, move);
    }
    for (const each of program) await checkProgram(each);
    CHECKS[id]?.();
  });
}
