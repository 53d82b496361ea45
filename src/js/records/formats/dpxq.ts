import type { Format } from "../format.js";
import { resultIn } from "../results.js";
import { readPgn } from "./pgn-reader.js";
import type { GameRecord } from "../../types.js";
import type { Reading } from "../format.js";

// The plain text of dpxq.com (东萍象棋) and of forums: lines of a name, a colon and a value, then the moves.

// Pairs, for an object's keys would be bare names in some bundles, and such names end a script that is read in another encoding.
const TAGS: ReadonlyMap<string, string> = new Map([
  ["标题", "Title"],
  ["標題", "Title"],
  ["棋谱标题", "Title"],
  ["赛事", "Event"],
  ["赛事名称", "Event"],
  ["比赛", "Event"],
  ["比赛名称", "Event"],
  ["轮次", "Round"],
  ["组别", "Group"],
  ["日期", "Date"],
  ["比赛日期", "Date"],
  ["时间", "Date"],
  ["地点", "Site"],
  ["比赛地点", "Site"],
  ["红方", "Red"],
  ["红方姓名", "Red"],
  ["紅方", "Red"],
  ["红方团体", "RedTeam"],
  ["红方队", "RedTeam"],
  ["黑方", "Black"],
  ["黑方姓名", "Black"],
  ["黑方团体", "BlackTeam"],
  ["黑方队", "BlackTeam"],
  ["结果", "Result"],
  ["結果", "Result"],
  ["比赛结果", "Result"],
  ["开局", "Opening"],
  ["布局", "Opening"],
  ["作者", "Annotator"],
  ["评注", "Annotator"],
  ["解说", "Annotator"],
  ["棋谱主人", "Author"],
  ["来源", "Source"],
  ["网址", "Source"],
  ["时限", "TimeControl"],
  ["用时规则", "TimeControl"],
  ["局面", "FEN"],
]);

const LINE = /^[ \t\u3000]*[\u3010[]?([\u3400-\u9fff]{2,6})[\u3011\]]?[ \t\u3000]*[:\uff1a][ \t\u3000]*([^\r\n]*)(?:\r?\n|$)/;
/** Lines of the head without content. */
const PASSED = /^(?:[ \t\u3000]*|[ \t]*[=\-*#_]{3,}[^\r\n]*|[ \t]*(?:https?:|www\.)[^\r\n]*)\r?\n/;

export const dpxq: Format = {
  name: "dpxq",
  binary: false,
  notation: undefined,
  game: "xiangqi",
  extensions: [".txt"],
  layout: "whole",
  detect: (source) => {
    if (!/^[\s\ufeff]*(?:[\x80-\xff\u3010[]|\W{3,})/.test(source.head)) return false;
    return headOf(source.text().replace(/^\ufeff/, "")).tags.length > 0;
  },
  read: (source, reading) => readDpxq(source.text().replace(/^\ufeff/, ""), reading),
};

/** Returns the tags at the start of a text, and where the moves start. */
function headOf(text: string): { tags: [string, string][]; end: number } {
  const tags = new Map<string, string>();
  let end = 0;
  for (let lines = 0; lines < 100; lines++) {
    const rest = text.slice(end, end + 4000);
    const found = LINE.exec(rest);
    const passed = found === null ? PASSED.exec(rest) : null;
    if (found === null && passed === null) break;
    if (found !== null) {
      const [, name = "", value = ""] = found;
      const tag = TAGS.get(name);
      if (tag === undefined && tags.size === 0 && end === 0) break;
      const said = value.trim();
      if (tag !== undefined && said !== "" && !tags.has(tag)) tags.set(tag, tag === "Result" ? (resultIn(said) ?? said) : said);
    }
    end += (found ?? passed)![0].length;
  }
  return { tags: [...tags], end };
}

function readDpxq(text: string, reading: Reading): Iterable<GameRecord> {
  const { tags, end } = headOf(text);
  return readPgn(text, { ...reading, kind: "xiangqi" }, tags, end);
}
