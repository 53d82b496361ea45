// Small files of our own making in the formats that are only read, one for each kind, laid out as the formats are described.

/** The moves of these files: h2e2 h9g7 h0g2, as files from the left and ranks from Red's back rank. */
export const MOVES = "h2e2 h9g7 h0g2";
const STEPS = [
  [7, 2, 4, 2],
  [7, 9, 6, 7],
  [7, 0, 6, 2],
];

const ascii = (text) => [...Buffer.from(text, "latin1")];
const gbk = { 甲: [0xbc, 0xd7], 乙: [0xd2, 0xd2], 胜: [0xca, 0xa4] };
const chinese = (text) => [...text].flatMap((c) => gbk[c] ?? ascii(c));

/** CCM: seven bytes a move, ranks from the top; seen from Black where `turned`. @param {boolean} [turned] */
export const ccm = (turned = false) =>
  Uint8Array.from(
    STEPS.flatMap(([file, rank, toFile, toRank]) =>
      turned ? [1, 0, 0, 8 - file, 8 - toFile, rank, toRank] : [1, 0, 0, file, toFile, 9 - rank, 9 - toRank],
    ),
  );

/** CHN: a header, then sixteen numbers a move. */
export const chn = () => {
  const file = new Uint8Array(188 + 32 * STEPS.length);
  STEPS.forEach(([from, rank, to, toRank], move) => {
    [0, 0, from, 9 - rank, to, 9 - toRank].forEach((number, at) => {
      file[188 + 32 * move + 2 * at] = number;
    });
  });
  return file;
};

/** CHE: decimal numbers, ten a move. */
export const che = () =>
  Uint8Array.from(
    ascii(
      `3 ${STEPS.length} ${STEPS.map(([file, rank, toFile, toRank], at) => `20 32 ${at % 2} ${rank} ${file} ${toRank} ${toFile} 0 ${at + 1} 0`).join(" ")} `,
    ),
  );

/** MXQ: strings with their lengths. @param {...string} more moves after the others */
export const mxq = (...more) => {
  const letter = (rank) => String.fromCharCode(65 + rank);
  const moves = STEPS.map(([file, rank, toFile, toRank]) => `${file}${letter(rank)}-${toFile}${letter(toRank)}`);
  const strings = ["site", "2026-01-02", "cup", "甲-胜-乙", "1500", "1400", "", "", "", "", "", "resigned", "", ...moves, ...more, "Ends"];
  return Uint8Array.from(strings.flatMap((text) => [chinese(text).length, ...chinese(text)]));
};

/** CBF: the XML of CCBridge, with a line that leaves the main line at its second move. */
export const cbf = () => {
  const value = (/** @type {number[]} */ [file, rank, toFile, toRank]) => `${file}${9 - rank}-${toFile}${9 - toRank}`;
  const [first, second, third] = STEPS.map((step) => `<Move value="${value(step)}"`);
  return `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<ChineseChessRecord Version="1.0"><Head><Name>T &amp; U</Name><Red>甲</Red><RecordResult>2</RecordResult><FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN></Head>
<MoveList><Move value="00-00"><![CDATA[start]]></Move>${first} />${second}><![CDATA[horse]]></Move>${third} end="1" />${first} /><Move value="10-22" end="1"/></MoveList></ChineseChessRecord>`;
};

/** PFC: a tree of elements, the main line of the second move marked. */
export const pfc = () =>
  '[pfchessrecord]<!-- <n version="2" m="rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1" c="start"><n m="h2e2" c="centre"><n m="b9c7"></n><n m="h9g7" default><n m="h0g2"/></n></n></n> -->[/pfchessrecord]';

/** DHJHtmlXQ: numbered fields, ranks of the moves from Red's side. */
export const dhj = () => {
  const moves = STEPS.map((step) => step.join("")).join("");
  return `[DHJHtmlXQ][DHJHtmlXQ_10]T[/DHJHtmlXQ_10][DHJHtmlXQ_17]甲[/DHJHtmlXQ_17][DHJHtmlXQ_28]红胜[/DHJHtmlXQ_28][DHJHtmlXQ_34]${moves}[/DHJHtmlXQ_34][DHJHtmlXQ_game_comment_1]good[/DHJHtmlXQ_game_comment_1][/DHJHtmlXQ]`;
};

/** CBL: a library with these records (CBR), some of them deleted. @param {[Uint8Array, boolean][]} records */
export function cbl(records) {
  const slots = 128;
  const from = 66_624 + 276 * slots;
  const blocks = records.map(([record]) => Math.ceil(record.length / 4096));
  const file = Buffer.alloc(from + 4096 * blocks.reduce((sum, count) => sum + count, 0));
  file.write("CCBridgeLibrary\0", 0, "latin1");
  file.writeUInt32LE(slots, 60);
  let at = from;
  records.forEach(([record, deleted], slot) => {
    file.writeUInt32LE(deleted ? 5 : 7, 66_624 + 276 * slot);
    file.set(record, at);
    at += 4096 * blocks[slot];
  });
  return new Uint8Array(file);
}
