// Texts that grow in one way each: what a reader does with twice as much of it must take twice as long.

const XQF_HEADER = 0x400;

/** An XQF file whose entries are all of one kind. */
function xqf(count, entry) {
  const file = new Uint8Array(XQF_HEADER + 8 + count * entry.length);
  file.set([0x58, 0x51, 10]);
  const back = [0, 10, 20, 30, 40, 50, 60, 70, 80];
  const red = [...back, 12, 72, 3, 23, 43, 63, 83];
  file.set([...red, ...red.map((square) => square - (square % 10) + 9 - (square % 10))], 0x10);
  file.set([0x18, 0x20, 0xf0, 0], XQF_HEADER);
  for (let i = 0; i < count; i++) file.set(entry, XQF_HEADER + 8 + i * entry.length);
  return file;
}

/** A CBR whose entries are all of one kind. */
function cbr(count, entry) {
  const file = new Uint8Array(2218 + count * entry.length);
  file.set([...Buffer.from("CCBridge Record\0"), 0, 0, 0, 2]);
  file[2112] = 1;
  const rows = ["123454321", "", ".6.....6.", "7.7.7.7.7", "", "", "7.7.7.7.7", ".6.....6.", "", "123454321"];
  rows.forEach((row, down) => {
    [...row].forEach((piece, across) => {
      if (piece !== ".") file[2120 + 9 * down + across] = (down < 5 ? 0x20 : 0x10) | Number(piece);
    });
  });
  for (let i = 0; i < count; i++) file.set(entry, 2218 + i * entry.length);
  return file;
}

/** A CBL with so many slots in its index, and as many records behind it. */
function cbl(slots, records) {
  const from = 66_624 + 276 * slots;
  const record = cbr(1, [1, 0, 70, 67]);
  const file = Buffer.alloc(from + 4096 * records);
  file.write("CCBridgeLibrary\0", 0, "latin1");
  file.writeUInt32LE(slots, 60);
  for (let i = 0; i < slots; i++) file.writeUInt32LE(7, 66_624 + 276 * i);
  for (let i = 0; i < records; i++) file.set(record, from + 4096 * i);
  return new Uint8Array(file);
}

/** A CHN of a cannon and a horse that go to and fro. */
function chn(moves) {
  const file = new Uint8Array(188 + 32 * moves);
  const cycle = [
    [7, 7, 4, 7],
    [7, 0, 6, 2],
    [4, 7, 7, 7],
    [6, 2, 7, 0],
  ];
  for (let i = 0; i < moves; i++) {
    for (const [at, number] of cycle[i % 4].entries()) file[188 + 32 * i + 4 + 2 * at] = number;
  }
  return file;
}

const many = (piece) => (n) => piece.repeat(Math.ceil(n / piece.length)).slice(0, n);
const after =
  (head, piece, tail = "") =>
  (n) =>
    head + many(piece)(n) + tail;
const games = (game) => (n) => game.repeat(Math.max(1, Math.round(n / game.length)));

const TAGS = '[White "A"]\n[Black "B"]\n[Result "*"]\n\n';

/** Name, and the text of about so many characters. */
export const SHAPES = {
  marks: many("!"),
  "marks before a letter": (n) => `${"!".repeat(n)}x`,
  "marks apart": many("! "),
  "full-width marks": many("！"),
  "brackets that are empty": many("[]"),
  "brackets that open": many("["),
  "brackets that close": many("]"),
  "tags that break off": many('[a "x] '),
  "tags of one name": many('[White "A"]\n'),
  "tags of quotes": after('[White "', '" "', '"]\n\n*'),
  "tags of backslashes": after('[White "', "\\", '"]\n\n*'),
  "comments of a letter": many("{a}"),
  "comments that open": many("{"),
  "comments that close": many("}"),
  "comment without an end": after("1. e4 {", "word "),
  "comment of lines that look like tags": after("1. e4 {", "\n["),
  "comment of tags apart": after("1. e4 {", '\n\n[a "b'),
  "comments of clocks": (n) => `${TAGS}1. e4 ${"{[%clk 0:00:01]} ".repeat(n / 18)}*`,
  "comments of clocks that break off": after(`${TAGS}1. e4 {`, "[%clk ", "} *"),
  semicolons: many(";\n"),
  "lines that begin with a percent": many("%\n"),
  blanks: many(" "),
  "empty lines": many("\n"),
  "parentheses that open": after("1. e4 ", "("),
  "parentheses that close": after("1. e4 ", ")"),
  "variations in one another": after("1. e4 ", "(1. d4 "),
  "variations of one move": (n) => `1. e4 ${"(1. d4) ".repeat(n / 8)}*`,
  "numbers grown together": many("1.2.3."),
  digits: many("1"),
  dots: many("."),
  "a dollar each": many("$1 "),
  results: many("1-0 "),
  "half results": many("1/2 "),
  "words that are no move": many("zz9 "),
  "a word that is long": many("z"),
  "Chinese without blanks": many("炮二平五马8进7"),
  "moves that are illegal": (n) => `1. e4 ${"(1. e5) ".repeat(n / 8)}*`,
  "a game of shuffling": (n) => `${TAGS}${"Nf3 Nf6 Ng1 Ng8 ".repeat(n / 16)}*`,
  "untagged games with comments": games("1. e4 {good} e5 {better} 2. Nf3 {best} 1-0\n\n"),
  "tagged games": games(`${TAGS}1. e4 e5 2. Nf3 Nc6 *\n\n`),
  "games with a fault": games(`${TAGS}1. e4 e5 2. Ke3 Nc6 *\n\n`),
  "a list of moves in UCI": many("h2e2 h9g7 e2h2 g7h9 "),
  "a WXF head of stops": after("FORMAT WXF", " ;", "\nSTART{\n1. C2.5 H8+7\n}END\n"),
  "a WXF head of lines": after("FORMAT WXF\n", "RED a;b\n", "START{\n1. C2.5 H8+7\n}END\n"),
  "a WXF head of tails": after("FORMAT WXF\nRED ", ";\t", "x\nSTART{\n1. C2.5\n}END\n"),
  "a WXF head of remarks that open": after("FORMAT WXF\n", "/*a", "\nSTART{\n1. C2.5\n}END\n"),
  "fields of DhtmlXQ": after("[DhtmlXQ]\n", "[DhtmlXQ_title]a[/DhtmlXQ_title]\n"),
  "moves of DhtmlXQ": (n) => `[DhtmlXQ]\n[DhtmlXQ_movelist]${"7747".repeat(n / 4)}[/DhtmlXQ_movelist]\n[/DhtmlXQ]`,
  "branches of DhtmlXQ": (n) =>
    `[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n${Array.from({ length: n / 40 }, (_, i) => `[DhtmlXQ_move_0_1_${i + 1}]7747[/DhtmlXQ_move_0_1_${i + 1}]`).join("\n")}`,
  "branches of branches of DhtmlXQ": (n) =>
    `[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n${Array.from({ length: n / 70 }, (_, i) => `[DhtmlXQ_move_${i}_1_${i + 1}]7747[/DhtmlXQ_move_${i}_1_${i + 1}][DhtmlXQ_comment${i + 1}_0]a`).join("\n")}`,
  "comments of DhtmlXQ": (n) =>
    `[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n${Array.from({ length: n / 40 }, (_, i) => `[DhtmlXQ_comment${i}]a[/DhtmlXQ_comment${i}]`).join("\n")}`,
  "bytes that are no text": (n) => new Uint8Array(n).fill(0xff),
  "bytes of GBK": (n) => Uint8Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 0xc5 : 0xda)),
  "entries of XQF": (n) => xqf(n / 8, [0x18 + 77, 0x20 + 47, 0xf0, 0, 0, 0, 0, 0]),
  "siblings of XQF": (n) => xqf(n / 8, [0x18 + 77, 0x20 + 47, 0x0f, 0, 0, 0, 0, 0]),
  "entries of CBR": (n) => cbr(n / 4, [0, 0, 70, 67]),
  "alternatives of CBR": (n) => cbr(n / 4, [3, 0, 70, 67]),
  "forks of CBR": (n) => cbr(n / 4, [2, 0, 70, 67]),
  "records of CBL": (n) => cbl(128, Math.ceil(n / 4096)),
  "slots of CBL": (n) => cbl(Math.ceil(n / 276), 1),
  "moves of CHN": (n) => chn(Math.ceil(n / 32)),
  "moves of a position": (n) => `position startpos moves ${"h2e2 h9g7 e2h2 g7h9 ".repeat(n / 20)}`,
  "positions that break off": many("position startpos "),
  "moves of CBF": after("<ChineseChessRecord><MoveList>", '<Move value="77-47" end="1"/>'),
  "texts of CBF that are open": after("<ChineseChessRecord><MoveList>", '<Move value="77-47"><![CDATA['),
  "texts of CBF that are closed": after("<ChineseChessRecord><MoveList>", '<Move value="77-47"><![CDATA[a]]>'),
  "marks of CBF that are open": after("<ChineseChessRecord><MoveList>", '<Move value="'),
  "nodes of PFC": after('<n version="2" m="">', '<n m="h2e2">'),
  "siblings of PFC": after('<n version="2" m="">', '<n m="h2e2"/>'),
  "moves of CCM": (n) => Uint8Array.from({ length: 7 * Math.ceil(n / 7) }, (_, i) => [1, 0, 0, 7, 4, 7, 7][i % 7]),
  "moves of CHE": after("3 1 ", "20 32 0 2 7 2 4 0 1 0 "),
  "strings of MXQ": (n) => Uint8Array.from([...Buffer.from("\x057H-4H".repeat(n / 6), "latin1"), ...Buffer.from("\x04Ends", "latin1")]),
  "fields of DHJHtmlXQ": after("[DHJHtmlXQ]", "[DHJHtmlXQ_10]a"),
  "lines of a dpxq head": after("标题: x\n", "红方: a\n"),
  "games of WXF": games("FORMAT WXF\nSTART{\n1. C2.5 H8+7\n}END\n"),
  "moves in Vietnamese words": many("Pháo 2 bình 5 Mã 8 tấn 7 "),
  "Vietnamese words that are none": many("Phaaaa "),
  "marks of a page": after("<p>", "<br>"),
  "angle brackets": after("<p>", "<"),
  "commands in a comment": (n) => `1. e4 {${"[%csl Ge4] ".repeat(n / 11)}} *`,
  "lines of a footer": after("1. e4 *\n", "==== x\n"),
  "letters of another language": many("Sf3 Sg1 "),
  "bytes of Big5": (n) => Uint8Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 0xac : 0x54)),
  "children and siblings of XQF": (n) => xqf(n / 8, [0x18 + 77, 0x20 + 47, 0xff, 0, 0, 0, 0, 0]),
};
