// Rule sets of one's own on the command line: as JSON, or as a file of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleSets } from "trongtai";
import { lines, run, scratch } from "./cli-support.mjs";

/** Horses go to and fro: after every four plies all stand as at the beginning, and nothing is captured. */
const QUIET = `position startpos moves ${"h0g2 h9g7 g2h0 g7h9 b0c2 b9c7 c2b0 c7b9 ".repeat(3)}`;
const told = ({ out }) => lines(out).map((line) => JSON.parse(line));

test("a set with a field replaced is what judges, and is named as the engine names it", async () => {
  const { folder, put } = scratch();
  put("quiet.uci", QUIET);
  // In the world rules the third occurrence ends this game: after eight plies.
  const [wxf] = told(await run(["validate", "--json", "--rules", "wxf", "quiet.uci"], { cwd: folder }));
  assert.deepEqual([wxf.rules, wxf.faults[0].ply, wxf.verdict.reason], ["wxf", 8, "repetition"]);
  // Six plies without a capture end it before.
  const rules = JSON.stringify({ base: "wxf", noCapture: 6 });
  const own = await run(["validate", "--json", "--rules", rules, "quiet.uci"], { cwd: folder });
  const [game] = told(own);
  assert.deepEqual([own.status, game.rules, game.faults[0].code, game.faults[0].ply], [0, "wxf+custom", "played-on", 6]);
  assert.equal(game.verdict.result, "1/2-1/2");
  // From a file, as some editors and shells write it.
  put("own.json", rules);
  put("Marked.JSON", `\ufeff${rules}\n`);
  put("wide.json", Buffer.from(`\ufeff${rules}`, "utf16le"));
  for (const file of ["own.json", "Marked.JSON", "wide.json"]) {
    assert.deepEqual(told(await run(["validate", "--json", `--rules=${file}`, "quiet.uci"], { cwd: folder }))[0], game, file);
  }
});

test("threads judge by the same set", async () => {
  const { folder, put } = scratch();
  put("many.uci", `${QUIET}\n`.repeat(600));
  const args = ["validate", "--json", "--rules", '{"base":"wxf","noCapture":6}', "many.uci"];
  const games = told(await run([...args, "-j", "2"], { cwd: folder })).slice(0, -1);
  assert.equal(games.length, 600);
  for (const { rules, faults } of games) assert.deepEqual([rules, faults[0].ply], ["wxf+custom", 6]);
});

test("a set of one game leaves the other to its own", async () => {
  const chess = '[White "A"]\n\n1. e4 e5 *\n';
  const [first] = told(await run(["validate", "--json", "--rules", '{"base":"wxf","noCapture":10}'], { input: chess }));
  assert.equal(first.rules, "fide");
  const [second] = told(await run(["validate", "--json", "--rules", '{"base":"fide","claimMoves":10}'], { input: chess }));
  assert.equal(second.rules, "fide+custom");
  // Both games have a set of this name, but only chess has the field.
  const [third] = told(
    await run(["validate", "--json", "--rules", '{"base":"basic","drawOccurrences":3}'], { input: `${chess}\n1. C2=5 *\n` }),
  );
  assert.equal(third.rules, "basic+custom");
});

test("explain takes such a set, and its game", async () => {
  const [move] = told(await run(["explain", "--json", "--rules", '{"base":"wxf","noCapture":1}', "h0g2"]));
  assert.deepEqual([move.legal, move.rules, move.after.over, move.after.result], [true, "wxf+custom", true, "1/2-1/2"]);
  const [pawn] = told(await run(["explain", "--json", "--rules", '{"base":"fide","claimMoves":10}', "e2e4"]));
  assert.deepEqual([pawn.legal, pawn.rules], [true, "fide+custom"]);
  const [named] = told(await run(["explain", "--json", "--rules", "fide", "e2e4"]));
  assert.deepEqual([named.legal, named.rules], [true, "fide"]);
  const other = await run(["explain", "--kind", "chess", "--rules", "wxf", "e2e4"]);
  assert.equal(other.status, 2);
  assert.match(other.err, /^The option --rules does not take wxf\. It takes: fide, basic,/);
});

test("a set that cannot be is refused in words before anything is read", async () => {
  const { folder, put } = scratch();
  put("broken.json", "{base: wxf}");
  put("array.json", "[1]");
  /** @type {[string, RegExp][]} */
  const cases = [
    ['{"base":"wxf","noCapture":40', /^Not valid JSON: \{"base":"wxf","noCapture":40$/m],
    ["broken.json", /^Not valid JSON: broken\.json$/m],
    ["missing.json", /^The option --rules: missing\.json: there is no such file$/m],
    ["array.json", /^The option --rules: This value is not valid\.$/m],
    ['{"noCapture":40}', /^A custom rule set names in "base" the set it changes: club, .*fide\.$/m],
    ['{"base":"fifa"}', /^A custom rule set names in "base" the set it changes: /m],
    [
      '{"base":"wxf","noCaptures":40}',
      /^The option --rules: This rule set cannot be used\. There is no field noCaptures\. The fields of wxf: /m,
    ],
    ['{"base":"wxf","noCapture":"forty"}', /The field noCapture does not accept this value\./],
    // Who judges repetitions must count them.
    ['{"base":"wxf","occurrences":0}', /The field occurrences contradicts another one\./],
    // Said of the game that has the field.
    ['{"base":"basic","drawMoves":-1}', /The field drawMoves does not accept this value\./],
  ];
  for (const command of ["validate", "explain"]) {
    for (const [rules, words] of cases) {
      const { status, out, err } = await run([command, "--rules", rules, "no-such-file.pgn"], { cwd: folder });
      assert.deepEqual([status, out], [2, ""], rules);
      assert.match(err, words);
      assert.match(err, new RegExp(`^See trongtai ${command} --help\\.$`, "m"));
      assert.doesNotMatch(err, /no-such-file/, rules);
    }
  }
  const { err } = await run(["validate", "--rules", '{"base":"wxf","x":1}']);
  assert.ok(err.includes(JSON.stringify(ruleSets("xiangqi").wxf)), "the fields are told with what they are");
  assert.match((await run(["validate", "--lang", "vi", "--rules", '{"base":"wxf","x":1}'])).err, /^Tùy chọn --rules: .*Các mục của wxf: /);
});
