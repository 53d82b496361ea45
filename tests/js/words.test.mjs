// The entry `trongtai/words`: every code has words in four languages, and verdicts are explained by what happened in the game.
import assert from "node:assert/strict";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Game, codes, ruleSets } from "trongtai";
import {
  en,
  explainError,
  explainIllegality,
  explainVerdict,
  explainVerdictIn,
  explainWarning,
  vi,
  wordsFor,
  zh,
  zhHant,
} from "trongtai/words";

const LANGUAGES = { en, vi, zh, zhHant };

/**
 * A game played by UCI moves, with its verdict and itself as `explainVerdict` takes it.
 *
 * @param {import("trongtai").GameOptions} options
 * @param {string} moves
 * @param {import("trongtai").GameKind} [kind]
 */
function ended(options, moves, kind = "xiangqi") {
  const game = new Game(kind, options);
  const fen = game.fen();
  for (const move of moves.split(" ").filter(Boolean)) game.play(move);
  const verdict = game.status();
  assert.ok(verdict.over);
  return { verdict, game: { kind, fen, moves: game.history("uci") }, moves: game.history(kind === "xiangqi" ? "wxf" : "san") };
}

/** A chariot checks the general up and down (WXF manual, rule 6). */
const CHECKS = ended({ rules: "wxf", fen: "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1" }, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9");
/** A cannon follows a chariot from rank to rank, which is protected every other time (WXF manual, rule 15). */
const CHASES = ended(
  { rules: "wxf", fen: "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1" },
  "h2h1 d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1",
);

test("every code of the package has words in every language", () => {
  for (const [name, words] of Object.entries(LANGUAGES)) {
    for (const kind of /** @type {const} */ (["xiangqi", "chess"])) {
      for (const code of codes.illegality[kind]) assert.ok(words.illegality[kind][code], `${name}: illegality ${kind} ${code}`);
      for (const code of codes.fault[kind]) assert.ok(words.fault[kind][code], `${name}: fault ${kind} ${code}`);
      for (const set of Object.keys(ruleSets(kind))) assert.ok(words.set[kind][set], `${name}: set ${kind} ${set}`);
    }
    for (const code of codes.reason) assert.ok(words.reason[code], `${name}: reason ${code}`);
    for (const code of codes.error) assert.ok(words.error[code], `${name}: error ${code}`);
    for (const code of codes.claim) assert.ok(words.claim[code], `${name}: claim ${code}`);
    for (const code of codes.record) assert.ok(words.recordFault[code], `${name}: record ${code}`);
    for (const code of codes.text) assert.ok(words.textFault[code], `${name}: fen ${code}`);
    for (const code of codes.rules) assert.ok(words.rulesFault[code], `${name}: rules ${code}`);
    for (const code of ["check", "kill", "chase", "exchange", "idle"]) assert.ok(words.nature[code], `${name}: nature ${code}`);
  }
});

test("languages are told from their tags, script before place", () => {
  assert.deepEqual(
    ["vi-VN", "en-GB", "zh", "zh-CN", "zh-TW", "zh-Hans-TW", "zh-Hant-CN", "fr"].map((tag) => wordsFor(tag).tag),
    ["vi", "en", "zh-Hans", "zh-Hans", "zh-Hant", "zh-Hans", "zh-Hant", "en"],
  );
});

test("a perpetual check is explained by its rule, by what both sides did, ply by ply", () => {
  const { verdict, ...known } = CHECKS;
  const { result, rule, sides, spared, plies, sentences } = explainVerdict(verdict, { lang: "en", ...known });
  assert.equal(result, "Black wins (perpetual check).");
  assert.equal(rule, "World Xiangqi Federation (WXF), rule 6: the side that gives check with every move of the repetition loses.");
  assert.deepEqual(sides, ["Red gave check with each of its 4 moves.", "Black’s 4 moves neither checked nor chased."]);
  assert.equal(spared, null);
  assert.equal(plies.length, 8);
  assert.deepEqual(plies[4], { ply: 5, text: "5. R1+1 (Red): gives check" });
  assert.deepEqual(sentences, [result, rule, ...sides]);
});

test("a perpetual chase names the chaser, the target, its protection, and why the other side is not at fault", () => {
  const { verdict, ...known } = CHASES;
  const said = explainVerdict(verdict, { lang: "en", ...known });
  assert.deepEqual(said.sentences, [
    "Black wins (perpetual chase).",
    "World Xiangqi Federation (WXF), rule 15: a horse or cannon may not keep attacking a chariot, protected or not.",
    "Red’s cannon chased the sometimes protected black chariot with each of its 4 moves.",
    "Black made 4 moves; checks: 0, chases: 2, others: 2.",
    "Black did not break the rule with every move and is not at fault.",
  ]);
  assert.equal(said.plies[1]?.text, "3. C2+2 (Red): cannon on h3 attacks chariot on d3, which is protected");
  assert.equal(
    explainVerdict(verdict, { lang: "vi", ...known }).sides[0],
    "Đỏ dùng pháo đuổi xe đen (có lúc được bảo vệ) ở cả 4 nước của mình.",
  );
  assert.equal(explainVerdict(verdict, { lang: zh, ...known }).sides[0], "红方的炮在 4 步棋中步步捉有时有保护的黑车。");
  assert.equal(explainVerdict(verdict, { lang: "zh-TW", ...known }).result, "黑方勝（長捉）。");
});

test("without the game, a verdict is explained as far as it goes by itself, and as JSON", () => {
  const verdict = JSON.parse(JSON.stringify(CHASES.verdict));
  const { sides, plies } = explainVerdict(verdict, { lang: "en" });
  assert.equal(sides[0], "Red chased the sometimes protected black piece with each of its 4 moves.");
  assert.equal(plies[1]?.text, "3. h1h3 (Red): piece on h3 attacks piece on d3, which is protected");
});

test("without the game, who broke the rule is told from the verdict when Black moved first", () => {
  const { verdict } = ended({ rules: "wxf", fen: "RRba1k3/9/9/9/9/9/9/9/8r/4K4 b - - 0 1" }, "i1i0 e0e1 i0i1 e1e0 i1i0 e0e1 i0i1 e1e0");
  assert.equal(verdict.winner, "red");
  assert.equal(explainVerdict(verdict, { lang: "en" }).sides[1], "Black gave check with each of its 4 moves.");
});

test("a streak, whose evidence is one side’s moves, says so", () => {
  const { verdict, ...known } = ended(
    { rules: "club", fen: "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w - - 0 1" },
    "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9 i8i9",
  );
  assert.equal(verdict.rule, "club/perpetual-check");
  const { sides, spared } = explainVerdictIn(en, verdict, known);
  assert.equal(sides.length, 1);
  assert.match(sides[0] ?? "", /^Red gave check with each of its \d+ moves\.$/);
  assert.equal(spared, "Only the moves of Red are counted; what Black played between them makes no difference.");
});

test("mates and draws of chess are explained, too", () => {
  const mate = ended({}, "f2f3 e7e5 g2g4 d8h4", "chess");
  assert.deepEqual(explainVerdict(mate.verdict, { lang: "en", ...mate }).sentences, [
    "Checkmate. Black wins.",
    "FIDE, article 5.1.1: checkmate wins.",
  ]);
  const knights = ended({}, "g1f3 g8f6 f3g1 f6g8 ".repeat(4), "chess");
  assert.deepEqual(explainVerdict(knights.verdict, { lang: "en", ...knights }).sentences.slice(0, 2), [
    "Draw (repetition).",
    "FIDE, article 9.6.1: a position that has occurred five times is a draw.",
  ]);
  const stale = ended({ fen: "k7/8/8/1Q6/8/8/8/K7 w - - 0 1" }, "b5b6", "chess");
  assert.equal(
    explainVerdict(stale.verdict, { lang: "en", ...stale }).result,
    "Stalemate: Black has no legal move and is not in check. Draw.",
  );
});

test("illegal moves, warnings and failures have sentences", () => {
  const game = new Game("xiangqi");
  const illegality = game.explain("b0d1");
  assert.ok(illegality !== null);
  const said = explainIllegality(illegality, { lang: "en", kind: "xiangqi", turn: "red" });
  assert.equal(said, en.illegality.xiangqi[illegality.code]?.replace("{squares}", illegality.squares.join(", ")));
  assert.equal(
    explainWarning({ reason: "perpetual-check", color: "red", count: 5, limit: 6 }, { lang: "en", kind: "xiangqi" }),
    "Red has given 5 of 6 checks in a row.",
  );
  let thrown;
  try {
    new Game("xiangqi", { fen: "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1" });
  } catch (error) {
    thrown = error;
  }
  assert.deepEqual(explainError(/** @type {any} */ (thrown), { lang: "en", kind: "xiangqi" }), ["Black has no general."]);
});

test("a bundle of one language leaves the others out", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { en, explainVerdictIn } from "trongtai/words"; export const said = (verdict) => explainVerdictIn(en, verdict);`,
      resolveDir: fileURLToPath(new URL("../..", import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    charset: "utf8",
  });
  const [{ text }] = outputFiles;
  assert.match(text, /perpetual check/);
  assert.doesNotMatch(text, /\p{Script=Han}/u);
  assert.doesNotMatch(text, /chiếu|đuổi/);
});
