// Public reports of people who read records with other tools: what they wrote, and what is right. Inputs are our own minimal ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, readRecords, writeRecord } from "trongtai";
import { gamesIn } from "./records-support.mjs";
import { refused } from "./support.mjs";

const codesOf = ({ faults }) => faults.map(({ code }) => code);
const ucis = ({ moves }) => moves.map(({ uci }) => uci).join(" ");

/**
 * The only game of a record.
 *
 * @param {string | Uint8Array} text
 * @param {Parameters<typeof readRecords>[1]} [options]
 */
function one(text, options) {
  const records = [...readRecords(text, options)];
  assert.equal(records.length, 1, String(text));
  return records[0];
}

/** Texts that are read to the end, with no fault: the game, and its moves. @type {[string, string, string, string][]} */
const WHOLE = [
  // benckx/elephantchess#545, #71: WinBoard's SAN, ranks 0–9
  ["WinBoard", '[Variant "xiangqi"]\n[White "A"]\n\n1. Cbe2 Hg7 2. Hc2 Cd7 3. c4 *', "xiangqi", "b2e2 h9g7 b0c2 b7d7 c3c4"],
  // PyChess: ranks 1–10
  ["PyChess", '[Variant "Xiangqi"]\n\n1. Cbe3 Hc8 2. Pc5 Rb10 *', "xiangqi", "b2e2 b9c7 c3c4 a9b9"],
  // fairy-stockfish/Fairy-Stockfish#530, #219; ml-research/liground#174
  ["ranks from one", '[Variant "xiangqi"]\n[Red "A"]\n\n1. h3e3 h10g8 2. h1g3 *', "xiangqi", "h2e2 h9g7 h0g2"],
  ["ranks from one in a position", "position startpos moves h3e3 h10g8", "xiangqi", "h2e2 h9g7"],
  ["ranks from one, told by what is legal", '[Red "A"]\n\n1. h3e3 h8e8 *', "xiangqi", "h2e2 h7e7"],
  // benckx/elephantchess#545: the sign of check after a move in WXF or Chinese
  ["check in WXF", '[Red "A"]\n\n1. C2=5 h8+7 2. C5+4+ *', "xiangqi", "h2e2 h9g7 e2e6"],
  ["check in Chinese", "1. 炮二平五 马8进7 2. 炮五进四+ *", "xiangqi", "h2e2 h9g7 e2e6"],
  // separators without blanks
  ["full-width separators", "1.炮二平五，马8进7；2.马二进三，车9平8。", "xiangqi", "h2e2 h9g7 h0g2 i9h9"],
  ["semicolon", "1. 炮二平五；马8进7", "xiangqi", "h2e2 h9g7"],
  ["commas in chess", "1. e4, e5 2. Nf3, Nc6", "chess", "e2e4 e7e5 g1f3 b8c6"],
  ["commas without blanks", "1.e2e4,e7e5", "chess", "e2e4 e7e5"],
  // find_string id 57497195114, case 7
  ["everything together", "1.兵七进一炮2平32.兵三进一炮8平5", "xiangqi", "c3c4 b7c7 g3g4 h7e7"],
  [
    "numbers of every kind",
    "1、炮二平五 马8进7 ⒉马二进三 车9平8 ③车一平二 卒7进1 第4回合：车二进六",
    "xiangqi",
    "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 h0h6",
  ],
  ["numbers in parentheses", "(1) 炮二平五 马8进7 (2) 马二进三 车9平8", "xiangqi", "h2e2 h9g7 h0g2 i9h9"],
  ["numbers before a parenthesis", "1) e4 e5 2) Nf3 Nc6 (2... d6 3. d4) 3) Bb5", "chess", "e2e4 e7e5 g1f3 b8c6 f1b5"],
  ["numbers before a colon", "1: 炮二平五 马8进7 2：马二进三", "xiangqi", "h2e2 h9g7 h0g2"],
  ["strokes between moves", "1. 炮二平五 / 马8进7 2. 马二进三 - 车9平8", "xiangqi", "h2e2 h9g7 h0g2 i9h9"],
  ["Vietnamese words", "1. Pháo 2 bình 5 Mã 8 tấn 7 2. Mã 2 tấn 3 *", "xiangqi", "h2e2 h9g7 h0g2"],
  ["Vietnamese words without tones", "1. Phao 2 binh 5 Ma 8 tan 7", "xiangqi", "h2e2 h9g7"],
  ["zero-width signs and no-break blanks", "1.\u00a0C2=5\u200b h8+7\u00a0*", "xiangqi", "h2e2 h9g7"],
  ["curly quotes", "[Red “甲”]\n[Black “乙”]\n\n1. 炮二平五 *", "xiangqi", "h2e2"],
  // old books
  ["check in letters", "1. e4 e5 2. Qh5 Nc6 3. Qxf7ch Kxf7", "chess", "e2e4 e7e5 d1h5 b8c6 h5f7 e8f7"],
  ["mate in letters", "1. f3 e5 2. g4 Qh4 mate", "chess", "f2f3 e7e5 g2g4 d8h4"],
  // lichess-org/lila#4058: ChessBase's novelty
  ["novelty", "1.c4 Nf6 2.Nf3 c5 3.Nc3 Nc6 N 4.g3 g6 +/= 5.Bg2", "chess", "c2c4 g8f6 g1f3 c7c5 b1c3 b8c6 g2g3 g7g6 f1g2"],
  ["novelty behind the move", "1. e4N e5 2. Nf3N Nc6 3. Bc4 Bc5 4. O-ON", "chess", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1"],
  ["a knight is no novelty", '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8N *', "chess", "a7a8n"],
  ["promotion in parentheses", '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8(Q) *', "chess", "a7a8q"],
  // UCI's null move
  ["null move", "1. e4 0000 2. d4 *", "chess", "e2e4 0000 d2d4"],
  // lichess-org/lichobile#232: the tag holds the last position
  ["1. a4 0000", "1. a4 0000", "chess", "a2a4 0000"],
  // pychess/pychess#217; mliebelt/pgn-parser#112: letters of other languages
  ["German", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Lc5", "chess", "e2e4 e7e5 g1f3 b8c6 f1b5 f8c5"],
  ["Russian", "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. О-О", "chess", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1"],
  ["Spanish or French", "1. e4 e5 2. Cf3 Cc6 3. Ab5", "chess", "e2e4 e7e5 g1f3 b8c6 f1b5"],
];

for (const [name, text, kind, moves] of WHOLE) {
  test(`read whole: ${name}`, () => {
    const record = one(text);
    assert.deepEqual([record.kind, ucis(record), codesOf(record)], [kind, moves, []]);
  });
}

test("what play reads in a dialect, records read in it, and the other way round", () => {
  /** @type {[import("trongtai").GameKind, string, string[]][]} */
  const games = [
    ["xiangqi", "winboard", ["Cbe2", "Hg7", "Hc2", "Cd7", "c4", "g5", "Rb0"]],
    ["xiangqi", "fairy", ["Cbe3", "Hc8", "Pc5", "Rb10", "Hc3", "Ade9"]],
    ["xiangqi", "fairy", ["h3e3", "h10g8", "h1g3"]],
    ["xiangqi", "wxf", ["C2=5", "h8+7", "C5+4+"]],
    ["xiangqi", "vi", ["Pháo2bình5", "Mã8tấn7", "M2.3"]],
    ["xiangqi", "zh-Hans", ["炮二平五", "马8进7", "炮五进四+"]],
    ["chess", "de", ["e4", "e5", "Sf3", "Sc6", "Lb5"]],
    ["chess", "pl", ["e4", "e5", "Sf3", "Sc6", "Gb5"]],
    ["chess", "hu", ["e4", "e5", "Hf3", "Hc6", "Fb5"]],
    ["chess", "ru", ["e4", "e5", "Кf3", "Кc6", "Сb5"]],
    ["chess", "san", ["e4", "e5", "Qh5", "Nc6", "Qxf7ch"]],
  ];
  for (const [kind, dialect, words] of games) {
    const game = new Game(kind, { rules: "basic" });
    const played = words.map((word) => game.play(game.parse(word, /** @type {any} */ (dialect)).uci).uci);
    const record = one(words.join(" "), /** @type {any} */ ({ kind, dialect }));
    assert.deepEqual([ucis(record), codesOf(record)], [played.join(" "), []], `${dialect}: ${words.join(" ")}`);
  }
});

test("letters of other languages are never taken for other pieces", () => {
  // Hf3 may be a knight (Hungarian) or a queen (Vietnamese), and both are legal.
  const doubtful = one("1. e4 e5 2. Hf3 *", { kind: "chess" });
  assert.deepEqual([ucis(doubtful), codesOf(doubtful)], ["e2e4 e7e5", ["invalid-move"]]);
  assert.equal(ucis(one("1. e4 e5 2. Hf3 *", { kind: "chess", dialect: "hu" })), "e2e4 e7e5 g1f3");
});

test("the plain text of dpxq.com", () => {
  const record = one("标题: 测试\n红方: 甲\n黑方: 乙\n结果: 红胜\n\n  1.炮二平五      马８进７  \n  2.马二进三      车９平８");
  assert.deepEqual(record.tags, { Title: "测试", Red: "甲", Black: "乙", Result: "1-0" });
  assert.deepEqual([record.kind, ucis(record), record.result, codesOf(record)], ["xiangqi", "h2e2 h9g7 h0g2 i9h9", "1-0", []]);
});

test("the head of a WXF file, and marks before the numbers", () => {
  const record = one(
    "FORMAT  WXF\nRED     alpha ; 1137 ;;\nBLACK   beta ; 1177 ;;\nRESULT  1-0\nDATE    2026-09-03\nEVENT   PlayOK Game ; 10m+0s\nPLACE here\nSTART{\n 1. C8.5 c2.5 !!2. h8+7 }END",
  );
  const { Event, Site, Red, RedElo, Black, BlackElo } = record.tags;
  assert.deepEqual([Event, Site, Red, RedElo, Black, BlackElo], ["PlayOK Game ; 10m+0s", "here", "alpha", "1137", "beta", "1177"]);
  assert.deepEqual([record.result, ucis(record), codesOf(record)], ["1-0", "b2e2 b7e7 b0c2", []]);
  assert.deepEqual(record.moves[2].nags, [3]);
});

test("marks of other formats in tags and comments leave PGN what it is", () => {
  const marks = [
    "[DHJHtmlXQ",
    "[DHJHtmlXQ_17]x",
    "[DhtmlXQ_red]x[/DhtmlXQ_red]",
    "FORMAT WXF",
    '<n version=\\"2\\">',
    "<ChineseChessRecord>",
    "标题: x",
  ];
  for (const mark of marks) {
    const [record, ...more] = readRecords(`[Game "Chinese Chess"]\n[Red "${mark}"]\n\n1. h2e2 {${mark}} h9g7 *\n`);
    assert.deepEqual([record.kind, record.moves.map(({ uci }) => uci), more.length], ["xiangqi", ["h2e2", "h9g7"], 0], mark);
    assert.equal(record.tags.Red, mark.replaceAll("\\", ""), mark);
  }
});

test("DhtmlXQ as it is found", () => {
  const bracketed = one(
    "[DhtmlXQ][DhtmlXQ_title]Cup [A] final[/DhtmlXQ_title][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_comment1]see [1] and [2], good[/DhtmlXQ_comment1][/DhtmlXQ]",
  );
  assert.deepEqual([bracketed.tags["Title"], bracketed.moves[0].comment], ["Cup [A] final", "see [1] and [2], good"]);
  const branch = one("[DhtmlXQ][DhtmlXQ_move_0_1_0]77477062[/DhtmlXQ_move_0_1_0][DhtmlXQ_move_0_2_1]7967[/DhtmlXQ_move_0_2_1][/DhtmlXQ]");
  assert.equal(branch.moves.length, 2);
  for (const text of [
    "<script>var DhtmlXQ_movelist = '[0_1_0]77477062[/0_1_0]';</script>",
    "[dhtmlxq_movelist]7747\n7062[/dhtmlxq_movelist]",
  ]) {
    assert.deepEqual([ucis(one(text)), codesOf(one(text))], ["h2e2 h9g7", []]);
  }
  const two = [
    ...readRecords(
      "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]\n[DhtmlXQ][DhtmlXQ_movelist]7967[/DhtmlXQ_movelist][/DhtmlXQ]",
    ),
  ];
  assert.deepEqual(two.map(ucis), ["h2e2", "h0g2"]);
});

test("results in words", () => {
  for (const [said, result] of [
    ["红方胜", "1-0"],
    ["红先胜", "1-0"],
    ["先胜", "1-0"],
    ["黑方胜", "0-1"],
    ["负", "0-1"],
    ["红先负", "0-1"],
    ["和棋", "1/2-1/2"],
  ]) {
    const text = `[DhtmlXQ][DhtmlXQ_result]${said}[/DhtmlXQ_result][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]`;
    assert.equal(one(text).result, result, said);
    assert.equal(one(`[Red "甲"]\n[Result "${said}"]\n\n1. 炮二平五`).result, result, said);
  }
  const last = one("1. 炮二平五 马8进7 红胜");
  assert.deepEqual([last.result, codesOf(last)], ["1-0", []]);
});

test("marks, and glyphs beyond the standard's", () => {
  const record = one("1.c4 Nf6 2.Nf3 c5 3.Nc3 Nc6 N 4.g3 g6 +/= *");
  assert.deepEqual([record.moves[5].nags, record.moves[7].nags], [[146], [14]]);
  assert.deepEqual(one("1. e4 e5 2. Nf3N *").moves[2].nags, [146]);
  // alexobviously/bishop#83
  const own = one("1. e4 $902 e5 *");
  assert.deepEqual([own.moves[0].nags, codesOf(own)], [[902], []]);
  assert.deepEqual(one(writeRecord(own, "pgn")).moves, own.moves);
});

test("a position that the game did not begin with", () => {
  // lichess-org/lichobile#232, lukasmonk/lucaschess#53
  const last = one('[Fen "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"]\n\n1. e4 e5 2. Nf3 *');
  assert.deepEqual([ucis(last), codesOf(last)], ["e2e4 e7e5 g1f3", ["repaired-fen"]]);
  const none = one('[SetUp "0"]\n[FEN "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"]\n\n1. Nf3 *');
  assert.deepEqual([ucis(none), codesOf(none)], ["g1f3", ["repaired-fen"]]);
});

test("a PGN with a page around it", () => {
  const [record] = gamesIn('<p>[Event "X"]<br />\n[White "A"]<br />\n</p>\n<p>1. e4 e5 *</p>');
  assert.deepEqual([record.tags["Event"], record.tags["White"], ucis(record)], ["X", "A", "e2e4 e7e5"]);
});

test("games of other rules are named, and not judged", () => {
  for (const name of ["Atomic", "Antichess", "Crazyhouse", "Three-check", "Horde", "Racing Kings", "Capahouse960", "Capablanca", "shogi"]) {
    const record = one(`[Variant "${name}"]\n[White "A"]\n\n1. Nf3 f6 2. Nd4 e5 1-0`);
    assert.deepEqual([codesOf(record), record.faults[0].token, record.moves, record.result], [["unsupported"], name, [], "1-0"], name);
  }
  for (const name of ["janggi", "揭棋", "jieqi", "minixiangqi"]) {
    assert.deepEqual(codesOf(one(`[Variant "${name}"]\n[Red "A"]\n\n1. h2e2 *`)), ["unsupported"], name);
  }
  for (const name of ["Chess960", "Chess 960", "Fischerandom", "Fischer Random", "Freestyle", "Freestyle Chess", "FRC"]) {
    const record = one(`[Variant "${name}"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]\n\n1. e4 *`);
    assert.deepEqual([ucis(record), codesOf(record)], ["e2e4", []], name);
  }
  for (const name of ["Standard", "From Position", "Chess", "normal"])
    assert.deepEqual(codesOf(one(`[Variant "${name}"]\n[White "A"]\n\n1. e4 *`)), [], name);
  // no tag: king and rooks tell
  const shuffled = one('[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]\n\n1. g4 g5 2. Ng2 *'.replace("Ng2", "e4"));
  assert.deepEqual([shuffled.tags["Variant"], codesOf(shuffled)], ["Chess960", []]);
  assert.deepEqual(one(writeRecord(shuffled, "pgn")).moves, shuffled.moves);
});

test("numbers that contradict the side to move", () => {
  const wrong = one('[Red "甲"]\n\n1... 炮8平5 2. 马二进三 *');
  assert.deepEqual([wrong.moves, codesOf(wrong)], [[], ["wrong-number"]]);
  const black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
  const pair = one(`[FEN "${black}"]\n\n1. 炮二平五 马8进7 *`);
  assert.deepEqual([pair.moves, codesOf(pair)], [[], ["wrong-number"]]);
  assert.equal(ucis(one(`[FEN "${black}"]\n\n1. ... 炮8平5 2. 马二进三 *`)), "h7e7 h0g2");
  // Black's numerals are Arabic: archives number the first move with 1 whoever makes it
  const begun = one(`[FEN "${black}"]\n\n1. 炮8平5 马二进三 *`);
  assert.deepEqual([ucis(begun), codesOf(begun)], ["h7e7 h0g2", []]);
  // xqbase/eleeye, SAMPLE.PGN: behind a comment the number of the pair is said again
  const again = one("1. 炮二平五 {好} 1. 马8进7 2. 马二进三 车9平8 3. 车一平二 {好} 3. 卒7进1 *");
  assert.deepEqual([again.moves.length, codesOf(again)], [6, []]);
  assert.deepEqual(codesOf(one("1. e4 {good} 1. e5 2. Nf3 {good} 3. Nc6 *")), ["wrong-number"]);
  const every = one("1. 炮二平五 2. 马8进7 3. 马二进三 4. 车9平8");
  assert.deepEqual([every.moves.length, codesOf(every)], [4, []]);
});

test("a backtick after a result", () => {
  // mliebelt/pgn-parser#67
  const [first, second] = [...readRecords('1. e4 e5 1/2-1/2`\n\n[White "B"]\n\n1. d4 d5 1-0')];
  assert.deepEqual([first.result, codesOf(first), ucis(second)], ["1/2-1/2", [], "d2d4 d7d5"]);
});

test("the footer of a program makes no game", () => {
  const text =
    '[Red "甲"]\n\n1. 炮二平五 马8进7 1-0\n\n=========================\n欢迎访问《象棋百科全书网》\n推荐用《象棋巫师》\nhttp://www.xqbase.com/\n';
  assert.deepEqual([ucis(one(text)), codesOf(one(text))], ["h2e2 h9g7", []]);
  const open = one(text.replace(" 1-0", ""));
  assert.deepEqual([ucis(open), codesOf(open)], ["h2e2 h9g7", []]);
});

test("bytes that are damaged, or not what their mark says", () => {
  const bytes = (text) => new TextEncoder().encode(text);
  // anders.thulin.name/posts/hhdbvi-pgn: a mark of UTF-8, and Latin-1 behind it
  const latin = one(Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from('[White "J\xf6rg"]\n\n1. e4 e5 1-0', "latin1")]));
  assert.deepEqual([latin.tags["White"], codesOf(latin)], ["Jörg", []]);
  // lichess-org/mobile#3038, cutechess/cutechess#423: one bad byte
  const games = '[Red "许银川"]\n\n1. 炮二平五 马8进7 {好棋} *\n\n[Red "Nguyễn"]\n\n1. 炮二平五 {x';
  const [first, second] = [...readRecords(Uint8Array.from([...bytes(games), 0xff, ...bytes("y} *\n")]))];
  assert.deepEqual([first.tags["Red"], ucis(first), codesOf(first)], ["许银川", "h2e2 h9g7", []]);
  assert.deepEqual([second.tags["Red"], ucis(second), codesOf(second)], ["Nguyễn", "h2e2", ["bad-encoding"]]);
  const cut = bytes('[Red "许银川"]\n\n1. 炮二平五 马8进7 {好');
  assert.equal(ucis(one(cut.subarray(0, cut.length - 1))), "h2e2 h9g7");
});

test("Big5 is told from GB18030 by what it decodes to", () => {
  // 炮二平五 包8平5 in Big5, after the name 李
  const big5 = Uint8Array.from([
    ...Buffer.from('[Red "'),
    0xa7,
    0xf5,
    ...Buffer.from('"]\n\n1. '),
    0xac,
    0xb6,
    0xa4,
    0x47,
    0xa5,
    0xad,
    0xa4,
    0xad,
    ...Buffer.from(" "),
    0xa5,
    0x5d,
    ...Buffer.from("8"),
    0xa5,
    0xad,
    ...Buffer.from("5 *"),
  ]);
  assert.equal(new TextDecoder("big5").decode(big5).includes("炮二平五 包8平5"), true);
  const record = one(big5);
  assert.deepEqual([record.tags["Red"], ucis(record), codesOf(record)], ["李", "h2e2 h7e7", []]);
});

test("what programs say of a move is kept apart", () => {
  const record = one("1. e4 {[%eval 0.35,20] [%clk 0:05:00] [%csl Ge4,Rd5] [%cal Be2e4] good} e5 {[%eval #-3]} *");
  assert.deepEqual(record.moves, [
    {
      uci: "e2e4",
      comment: "good",
      clock: 300_000,
      evaluation: { pawns: 0.35, depth: 20 },
      shapes: [
        { color: "green", from: "e4" },
        { color: "red", from: "d5" },
        { color: "blue", from: "e2", to: "e4" },
      ],
    },
    { uci: "e7e5", evaluation: { mate: -3 } },
  ]);
  assert.deepEqual(one(writeRecord(record, "pgn")).moves, record.moves);
});

test("files that are known and not read are named", () => {
  for (const [bytes, name] of /** @type {[Buffer, RegExp][]} */ ([
    [Buffer.from("SQLite format 3\0xxxxxxxx"), /SQLite/],
    [Buffer.from([0x20, 0x17, 1, 2, 3, 4]), /XQR/],
    [Buffer.from("CCBridge v3\0xxxxxxxxxxxx"), /CCBridge/],
    [Buffer.concat([Buffer.from("CCBridge Record\0xxx"), Buffer.from([3]), Buffer.alloc(3000)]), /CCBridge/],
    [Buffer.from([0, 1, 2, 3, 4, 0, 0, 0, 1, 1, 2, 9]), /binary/],
  ])) {
    assert.match(refused("unsupported", () => [...readRecords(new Uint8Array(bytes))]).detail.expected, name);
  }
});
