// The program of the command line: what it says, where, and with which status it ends.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Game, recordOf, writeRecord } from "trongtai";
import { at, files } from "../../scripts/lib.mjs";
import { lines, part, run, scratch } from "./cli-support.mjs";

const GOOD = `[White "Alpha"]\n[Black "Beta"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n`;
const BLOCKED = `[White "Carl"]\n[Black "Dora"]\n[Result "1-0"]\n\n1. e4 {why\nnot} e5\n2. Bc4 a6 3. Bh8 d6 1-0\n`;
const SHUFFLE = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";

test("legal games bring no line and status 0", async () => {
  const { status, out, err } = await run(["validate"], { input: `${GOOD}\n${GOOD}` });
  assert.deepEqual([status, out], [0, ""]);
  assert.match(err, /^2 games, 8 plies: 0 with illegal moves\./);
});

test("a fault is told with its place, players, ply, move, code and words", async () => {
  const { folder, put } = scratch();
  put("games.pgn", `${GOOD}\n${BLOCKED}`);
  const { status, out } = await run(["validate", "games.pgn"], { cwd: folder });
  assert.equal(status, 1);
  assert.deepEqual(lines(out), ["games.pgn:13: game 2, Carl – Dora, ply 5, Bh8: illegal-move: the bishop moves diagonally."]);
  const coordinates = await run(["validate", "--kind", "xiangqi"], { input: "1. H2-E2 H9-G7 2. B0-D1 *" });
  assert.deepEqual(lines(coordinates.out), [
    "(stdin):1: game 1, ply 3, B0-D1: illegal-move: the horse’s leg is blocked by the piece on c0.",
  ]);
});

test("a game that goes on after a limit or a repetition is noted, and not legal where that is asked", async () => {
  const input = `${SHUFFLE}\n9. Nf3 Nf6 *`;
  const said = [
    "(stdin):2: game 1, ply 16: played-on: The game had ended here: 1/2-1/2, repetition (fide/9.6.1). It continued for 2 plies.",
  ];
  for (const [args, status] of /** @type {[string[], number][]} */ ([
    [[], 0],
    [["--strict"], 1],
  ])) {
    const judged = await run(["validate", ...args], { input });
    assert.deepEqual([judged.status, lines(judged.out)], [status, said]);
    const [game] = lines((await run(["validate", "--json", ...args], { input })).out).map((line) => JSON.parse(line));
    const verdict = { winner: null, reason: "repetition", rule: "fide/9.6.1", result: "1/2-1/2" };
    assert.deepEqual([game.ok, game.plies, game.verdict], [status === 0, 18, verdict]);
    assert.deepEqual(game.faults, [{ line: 2, code: "played-on", illegal: status === 1, ply: 16, verdict, playedOn: 2 }]);
  }
  assert.equal((await run(["validate", "--rules", "basic", "--strict"], { input })).out, "", "no repetition in this set");
});

test("a move after mate is none, whatever is asked", async () => {
  const input = GOOD.replace("Qh4#", "Qh4# 3. e4");
  for (const args of [[], ["--strict"], ["--rules", "basic"]]) {
    const { status, out } = await run(["validate", ...args], { input });
    const rule = args[1] === "basic" ? "basic/checkmate" : "fide/5.1.1";
    assert.equal(status, 1);
    assert.deepEqual(lines(out), [
      `(stdin):5: game 1, Alpha – Beta, ply 5, e4: game-over: The game was over before this move: 0-1, checkmate (${rule}).`,
    ]);
  }
});

test("results that the rules contradict", async () => {
  const other = await run(["validate"], { input: GOOD.replaceAll("0-1", "1-0") });
  // The record is wrong about who has won, but every move was legal.
  assert.equal(other.status, 0);
  assert.deepEqual(lines(other.out), [
    "(stdin):5: game 1, Alpha – Beta, ply 4: result-differs: The record says 1-0, the rules say 0-1: checkmate (fide/5.1.1).",
  ]);
});

test("the rule set is that of the option", async () => {
  const shuffle = `position startpos moves ${"h0g2 h9g7 g2h0 g7h9 ".repeat(3)}`;
  const wxf = await run(["validate", "--rules", "wxf"], { input: shuffle });
  assert.match(wxf.out, /^\(stdin\):1: game 1, ply 8: played-on: .*repetition \(wxf\/5\)\. .* 4 plies\.$/m);
  assert.equal((await run(["validate"], { input: shuffle })).status, 0, "club needs more");
});

test("faults of a variation and of the text are told; only moves make a game illegal", async () => {
  const { status, out } = await run(["validate"], { input: '[White "A"]\n[White "B"]\n\n1. e4 (1. d4 d5 2. d5) e5 *' });
  assert.equal(status, 1);
  assert.deepEqual(lines(out), [
    "(stdin):2: game 1, A – ?, White: duplicate-tag: This tag occurs twice.",
    "(stdin):4: game 1, A – ?, in a variation after ply 1, d5: illegal-move: the pawn is blocked by the piece on d5.",
  ]);
  assert.equal((await run(["validate"], { input: '[White "A"]\n[White "B"]\n\n1. e4 *' })).status, 0);
});

test("JSON: a line a game and a summary", async () => {
  const { status, out } = await run(["validate", "--json"], { input: `${GOOD}\n${BLOCKED}` });
  assert.equal(status, 1);
  const [first, second, { summary }] = lines(out).map((line) => JSON.parse(line));
  assert.deepEqual(first, {
    file: "(stdin)",
    line: 1,
    game: 1,
    kind: "chess",
    rules: "fide",
    first: "Alpha",
    second: "Beta",
    plies: 4,
    result: "0-1",
    ok: true,
    verdict: { winner: "black", reason: "checkmate", rule: "fide/5.1.1", result: "0-1" },
    faults: [],
  });
  assert.deepEqual(
    [second.ok, second.plies, second.faults],
    [
      false,
      4,
      [{ line: 13, code: "illegal-move", illegal: true, move: "Bh8", ply: 5, illegality: { code: "bishop-shape", squares: ["c1", "c4"] } }],
    ],
  );
  assert.deepEqual([summary.games, summary.plies, summary.illegal, summary.unreadable], [2, 8, 1, 0]);
});

test("files, folders, patterns and standard input", async () => {
  const { folder, put } = scratch();
  mkdirSync(path.join(folder, "deep", "er"), { recursive: true });
  put("deep/one.pgn", GOOD);
  put("deep/er/two.PGN", BLOCKED);
  put("deep/notes.md", "no game");
  put("deep/.hidden.pgn", BLOCKED);
  const games = async (...names) => (await run(["validate", ...names], { cwd: folder, input: GOOD })).err.match(/^(\d+) games/m)?.[1];
  assert.equal(await games("deep"), "2");
  assert.equal(await games("deep/one.pgn", "deep/one.pgn", "./deep/one.pgn"), "1", "each file once");
  assert.equal(await games("deep/*.pgn"), "1");
  assert.equal(await games("deep/**/t*o.PGN"), "1");
  assert.equal(await games("deep", "-"), "3");
  const { status, err } = await run(["validate", "missing.pgn", "deep/one.pgn"], { cwd: folder });
  assert.equal(status, 2);
  assert.match(err, /^missing\.pgn: there is no such file$/m);
  assert.match(err, /^1 games/m, "the others are judged");
});

test("all formats and encodings, told from the content", async () => {
  const { folder, put } = scratch();
  const game = new Game("xiangqi");
  for (const move of ["h2e2", "h9g7", "h0g2"]) game.play(move);
  const record = { ...recordOf(game), tags: { Red: "红方", Black: "黑方" } };
  const pgn = writeRecord(record, "pgn", { notation: "zh-Hans" });
  put("a.xqf", writeRecord(record, "xqf"));
  put("b.txt", writeRecord(record, "dhtmlxq") + writeRecord(record, "dhtmlxq"));
  put("c.uci", `# two games\n${writeRecord(record, "uci")}\n\nposition startpos moves h2e2 a0a5\n`);
  put("d.pgn", pgn);
  put("e.pgn", Buffer.from(`\ufeff${pgn}`, "utf16le"));
  put("f.pgn", Buffer.from(`\ufeff${pgn}`));
  const { status, out } = await run(["validate", "--json", folder]);
  assert.equal(status, 1);
  const games = lines(out)
    .map((line) => JSON.parse(line))
    .filter((line) => line.game);
  assert.deepEqual(
    games.map(({ file, line, game, plies }) => [path.basename(file), line, game, plies]),
    [
      ["a.xqf", 0, 1, 3],
      ["b.txt", 1, 1, 3],
      ["b.txt", 9, 2, 3],
      ["c.uci", 2, 1, 3],
      ["c.uci", 4, 2, 1],
      ["d.pgn", 1, 1, 3],
      ["e.pgn", 1, 1, 3],
      ["f.pgn", 1, 1, 3],
    ],
  );
  for (const { file, first } of games) if (!file.endsWith("c.uci")) assert.equal(first, "红方", file);
  const bad = games.find(({ ok }) => !ok).faults;
  assert.deepEqual(bad, [
    { line: 4, code: "illegal-move", illegal: true, move: "a0a5", ply: 2, illegality: { code: "not-your-piece", squares: ["a0"] } },
  ]);
});

test("wrong usage is told, with what may have been meant", async () => {
  /** @type {[string[], RegExp][]} */
  const cases = [
    [["vaildate"], /^Unknown command vaildate\. Did you mean validate\?$/m],
    [["frobnicate"], /^Unknown command frobnicate\.$/m],
    [["validate", "--ruels", "wxf"], /^Unknown option --ruels\. Did you mean --rules\?$/m],
    [["validate", "--rules"], /^The option --rules requires a value\.$/m],
    [["validate", "--rules", "chess.com"], /^The option --rules does not take chess\.com\. It takes: .*wxf.*fide/m],
    [["validate", "--json=yes"], /^The option --json takes no value\.$/m],
    [["validate", "--jobs", "0"], /^The option --jobs takes a number from 1 to 256\.$/m],
    [["validate", "--jobs", "many"], /^The option --jobs takes a number, not many\.$/m],
    [["perft", "--depth", "99"], /^The option --depth takes a number from 0 to 32\.$/m],
    [["perft", "3"], /^Unexpected argument 3\.$/m],
    [["explain"], /^Give one move\.$/m],
    [["convert"], /^Choose an output format with --to: pgn, dhtmlxq, xqf, cbr, wxf, uci\.$/m],
    [["convert", "--to", "uci", "--notation", "vi"], /^--notation applies to PGN only\.$/m],
    [["validate", "--__proto__"], /^Unknown option --__proto__\.$/m],
    [["constructor"], /^Unknown command constructor\.$/m],
  ];
  for (const [args, said] of cases) {
    const { status, out, err } = await run(args);
    assert.deepEqual([status, out], [2, ""], args.join(" "));
    assert.match(err, said);
  }
  const nothing = await run([]);
  assert.equal(nothing.status, 2);
  assert.match(nothing.err, /^Usage: trongtai COMMAND/m);
});

test("help and version", async () => {
  for (const command of ["validate", "explain", "perft", "convert"]) {
    const { status, out } = await run([command, "--help"]);
    assert.equal(status, 0);
    assert.match(out, new RegExp(`^Usage: trongtai ${command}`, "m"));
    assert.doesNotMatch(out, /\{\w+\}/, "gaps are filled");
  }
  const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  assert.equal((await run(["--version"])).out, `${version}\n`);
});

test("words are in the language of the option, or of the environment", async () => {
  const speaks = async (args, env) => (await run([...args, "explain", "b0d1"], { env })).out;
  assert.match(await speaks([], {}), /^b0d1 is not legal/);
  assert.match(await speaks(["--lang", "vi"], {}), /^b0d1 không hợp lệ/);
  assert.match(await speaks([], { LANG: "vi_VN.UTF-8" }), /^b0d1 không hợp lệ/);
  assert.match(await speaks([], { LANG: "zh_CN.UTF-8" }), /^b0d1 不合法/);
  // Where traditional characters are written, or where they are asked for.
  for (const name of ["zh_TW.UTF-8", "zh_HK", "zh_MO.Big5", "zh-Hant", "zh_Hant_SG.UTF-8"])
    assert.match(await speaks([], { LANG: name }), /^b0d1 不合法：馬腿被/, name);
  for (const name of ["zh_CN.UTF-8", "zh_SG", "zh_Hans_HK"]) assert.match(await speaks([], { LANG: name }), /^b0d1 不合法：马腿被/, name);
  assert.match(await speaks(["--lang", "zh-Hant"], {}), /^b0d1 不合法：馬腿被/);
  assert.match((await run(["validate", "--help", "--lang", "zh-Hant"])).out, /每個問題一行：檔案、行、局/);
  assert.match((await run(["explain", "--lang=zh-TW", "b0d1"])).err, /--lang .*zh-TW.* vi, en, zh, zh-Hant/);
  assert.match(await speaks([], { LANG: "fr_FR.UTF-8", LANGUAGE: "fr:vi" }), /^b0d1 không hợp lệ/);
  assert.match(await speaks(["--lang", "en"], { LANG: "zh_CN.UTF-8" }), /^b0d1 is not legal/);
  assert.match((await run(["--lang", "vi", "vaildate"])).err, /^Không có lệnh vaildate\. Có phải ý bạn là validate\?/);
});

test("explain", async () => {
  const legal = await run(["explain", "炮二平五"]);
  assert.deepEqual(
    [legal.status, lines(legal.out)[1]],
    [0, "uci h2e2, coordinate H2-E2, wxf C2=5, vi P2-5, zh-Hans 炮二平五, zh-Hant 炮二平五"],
  );
  const mate = await run(["explain", "--fen", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Qh4"]);
  assert.match(mate.out, /^It ends the game: 0-1, checkmate \(fide\/5\.1\.1\)\.$/m);
  const illegal = await run(["explain", "--json", "b0d1"]);
  assert.equal(illegal.status, 1);
  assert.deepEqual(JSON.parse(illegal.out), {
    legal: false,
    rules: "club",
    code: "illegal-move",
    detail: { code: "horse-leg-blocked", squares: ["c0"] },
  });
  assert.equal((await run(["explain", "hello"])).status, 2);
  const fen = await run(["explain", "--fen", "9/9/9/9/9/9/9/9/9/4K3P w - - 0 1", "e0e1"]);
  assert.equal(fen.status, 2);
  assert.match(fen.err, /Black has no general\./);
});

test("perft", async () => {
  assert.deepEqual((await run(["perft", "--depth", "3"])).out, "79666\n");
  const divided = lines((await run(["perft", "--kind", "chess", "--depth", "3", "--divide"])).out);
  assert.equal(divided.at(-1), "8902");
  assert.equal(divided.length, 21);
  assert.ok(divided.includes("e2e4: 600"));
  assert.equal((await run(["perft", "--depth", "0", "--divide"])).out, "1\n");
});

test("convert", async () => {
  const { folder, put } = scratch();
  const wxf = '[Game "Chinese Chess"]\n[Red "A"]\n\n1. C2=5 H8+7 2. H2+3 *\n';
  put("in.pgn", `${wxf}\n${wxf}`);
  const vi = await run(["convert", "in.pgn", "--to", "pgn", "--notation", "vi"], { cwd: folder });
  assert.equal(vi.status, 0);
  assert.match(vi.out, /^1\. P2-5 M8\.7 2\. M2\.3 \*$/m);
  const uci = await run(["convert", "in.pgn", "--to", "uci"], { cwd: folder });
  assert.equal(uci.out, "h2e2 h9g7 h0g2\nh2e2 h9g7 h0g2\n");
  // Through every format and back.
  for (const format of ["dhtmlxq", "uci", "pgn"]) {
    const there = await run(["convert", "in.pgn", "--to", format, "-o", `out.${format}`], { cwd: folder });
    assert.deepEqual([there.status, there.out], [0, ""]);
    assert.equal((await run(["convert", `out.${format}`, "--to", "uci"], { cwd: folder })).out, uci.out, format);
  }
  const several = await run(["convert", "in.pgn", "--to", "xqf", "-o", "one.xqf"], { cwd: folder });
  assert.deepEqual(
    [several.status, several.err.split("\n")[0]],
    [2, "There are several games: name a folder with -o to write them as XQF."],
  );
  assert.equal((await run(["convert", "in.pgn", "--to", "xqf", "-o", "games/"], { cwd: folder })).status, 0);
  assert.deepEqual(readdirSync(path.join(folder, "games")), ["00001.xqf", "00002.xqf"]);
  assert.equal((await run(["convert", "games", "--to", "uci"], { cwd: folder })).out, uci.out);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith(".part")),
    [],
    "nothing half written is left",
  );
  // What cannot be read is left out and told.
  const bad = await run(["convert", "--to", "uci"], { input: BLOCKED });
  assert.deepEqual([bad.status, bad.out], [1, "e2e4 e7e5 f1c4 a7a6\n"]);
  assert.match(bad.err, /^-:7: game 1, Carl – Dora, ply 5, Bh8: illegal-move/m);
  const chess = await run(["convert", "--to", "xqf", "-o", path.join(folder, "x.xqf")], { input: GOOD });
  assert.equal(chess.status, 2, "XQF is for xiangqi");
});

test("the program uses the package as others do, and of its inside only how text is decoded, where moves stand, what tags are left out, and words", () => {
  for (const file of files(at("src", "js", "cli")).filter((name) => /cli.[^/\\]+\.ts$/.test(name))) {
    for (const [, module] of readFileSync(file, "utf8").matchAll(/from "(\.\.\/(?!\.\.)[^"]+)"/g)) {
      assert.ok(
        module.startsWith("../i18n/") ||
          [
            "../index.js",
            "../entries/words.js",
            "../entries/diagram.js",
            "../ruling/sheet.js",
            "../words/catalogue.js",
            "../records/encodings.js",
            "../records/formats/index.js",
            "../records/formats/cbr.js",
            "../records/formats/cbl.js",
            "../records/unread.js",
            "../notation.js",
            "../records/variants.js",
            "../records/record-draft.js",
          ].includes(module),
        `${path.basename(file)}: ${module}`,
      );
    }
  }
});

test("every language has every text of the program, with the same gaps", async () => {
  const { speechIn } = await part("language");
  const shape = (texts, at = "") =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === "string"
        ? [
            `${at}${name}: ${[...text.matchAll(/\{\w+\}/g)]
              .map(([gap]) => gap)
              .sort()
              .join(" ")}`,
          ]
        : shape(text, `${at}${name}.`),
    );
  const english = shape(speechIn("en").texts);
  assert.ok(english.length > 40);
  for (const language of ["vi", "zh", "zh-Hant"]) assert.deepEqual(shape(speechIn(language).texts), english, language);
});
