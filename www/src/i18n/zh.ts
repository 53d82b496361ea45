import type { Messages } from "./index.ts";
import { zh as board } from "../../../src/board/i18n/zh.ts";
import { looks } from "./looks/zh.ts";
import { natures } from "./natures/zh.ts";
import { offline } from "./offline/zh.ts";
import { records } from "./records/zh.ts";
import { print } from "./print/zh.ts";
import { pages } from "./pages/zh.ts";
import { referee } from "./referee/zh.ts";

/** 简体中文。 */
export const zh = {
  ...board,
  name: "简体中文",
  title: "裁判：按规则下象棋和国际象棋",
  heading: "Trọng tài · 裁判",
  tagline: "象棋与国际象棋裁判",
  notice: {
    ...board.notice,
    started: "新对局：{game}。规则：{rules}。",
    resigned: "{side}认输。",
    agreed: "双方同意和棋。",
    undone: "已退一步。",
    redone: "已进一步。",
    wentTo: "第 {ply} 步之后的局面。",
    wentToStart: "开始局面。",
    loaded: "局面已载入。",
    copied: "FEN 已复制。",
    notCopied: "浏览器不允许复制，请选中文字后手动复制。",
    failed: "局面未能载入。",
  },
  control: {
    undo: "悔棋", redo: "前进", flip: "翻转棋盘", newGame: "新对局", start: "开始", close: "关闭",
    toStart: "回到开局", toEnd: "到最后一步",
  },
  newGame: {
    heading: "新对局", game: "棋种", number: "局面编号（0–959），留空则随机",
    badNumber: "请输入 0 到 959 的整数。", note: "当前对局将被放弃。",
  },
  natures,
  offline,
  print,
  looks,
  records,
  pages,
  referee,
  moves: { heading: "着法", none: "还没有着法。", start: "开局", item: "第 {number} 回合，{side}：{text}" },
  position: {
    heading: "局面（FEN）", label: "局面的 FEN", load: "载入", copy: "复制", faults: "这个局面无法摆出：",
  },
  settings: {
    heading: "设置", language: "语言", pieces: "象棋棋子", characters: "汉字", symbols: "图案",
  },
  fault: {
    xiangqi: {
      "general-missing": "{side}没有将帅。",
      "too-many-generals": "{side}有多于一个将帅：{squares}。",
      "general-outside-palace": "将帅在九宫之外：{squares}。",
      "advisor-misplaced": "士在不可能到达的位置：{squares}。",
      "elephant-misplaced": "象在不可能到达的位置：{squares}。",
      "soldier-misplaced": "兵卒在不可能到达的位置：{squares}。",
      "too-many-advisors": "{side}的士多于两个：{squares}。",
      "too-many-elephants": "{side}的象多于两个：{squares}。",
      "too-many-horses": "{side}的马多于两个：{squares}。",
      "too-many-chariots": "{side}的车多于两个：{squares}。",
      "too-many-cannons": "{side}的炮多于两个：{squares}。",
      "too-many-soldiers": "{side}的兵卒多于五个：{squares}。",
      "facing-generals": "将帅照面：{squares}。",
      "opponent-in-check": "不该走的一方正被将军：{squares}。",
    },
    chess: {
      "king-missing": "{side}没有王。",
      "too-many-kings": "{side}有多于一个王：{squares}。",
      "too-many-pawns": "{side}的兵多于八个。",
      "too-many-pieces": "{side}的棋子多于升变所能得到的。",
      "pawn-on-back-rank": "兵在第一或最后一横线：{squares}。",
      "kings-adjacent": "两王相邻：{squares}。",
      "opponent-in-check": "不该走的一方正被将军：{squares}。",
      "impossible-check": "没有任何着法能造成这样的将军：{squares}。",
      "castling-without-king": "写明有易位权，但王不在原位：{squares}。",
      "castling-without-rook": "写明有易位权，但车不在原位：{squares}。",
      "en-passant-rank": "过路兵格所在横线不对：{squares}。",
      "en-passant-occupied": "过路兵格上有棋子：{squares}。",
      "en-passant-no-pawn": "没有兵刚刚越过过路兵格：{squares}。",
      "en-passant-path": "过路兵不可能刚走两格：{squares}。",
    },
  },
  textFault: {
    "missing-field": "缺少{field}。",
    "surplus-field": "最后一段之后还有多余文字。",
    "too-long": "文字太长。",
    "bad-rank-count": "横线数目不对。",
    "bad-rank-width": "有一横线的格数不对（第 {place} 个字符）。",
    "adjacent-digits": "两个数字相邻（第 {place} 个字符）。",
    "unknown-piece": "有不代表任何棋子的字母（第 {place} 个字符）。",
    "bad-turn": "行棋方必须是 w 或 b（第 {place} 个字符）。",
    "bad-castling": "易位权无法识别（第 {place} 个字符）。",
    "bad-en-passant": "过路兵格无法识别（第 {place} 个字符）。",
    "bad-counter": "步数不是有效数字（第 {place} 个字符）。",
  },
  field: {
    "fen": "FEN", "placement": "棋子布局", "turn": "行棋方", "castling": "易位权",
    "en-passant": "过路兵格", "halfmove": "半回合数", "fullmove": "回合数",
  },
  rulesFault: {
    "unknown-field": "没有 {field} 这一项。",
    "bad-value": "{field} 不能取这个值。",
    "contradiction": "{field} 与另一项矛盾。",
  },
  claim: {
    "threefold": "同一局面第三次出现",
    "fifty-move": "双方各走五十回合，没有吃子也没有动兵",
  },
  recordFault: {
    "bad-tag": "这个标签不完整。",
    "duplicate-tag": "这个标签已经有了。",
    "unclosed-comment": "这段注释没有结尾。",
    "unclosed-variation": "有一个变着没有结束。",
    "stray-parenthesis": "这里不该有括号。",
    "too-deep": "变着嵌套太深。",
    "unknown-token": "这个符号在这里没有意义。",
    "invalid-move": "这不是着法；这一支的其余部分略去。",
    "illegal-move": "这步棋不合法；这一支的其余部分略去。",
    "ambiguous-move": "这可以是不止一步着法；这一支的其余部分略去。",
    "invalid-fen": "这个局面不可能；着法略去。",
    "repaired-fen": "局面注明了不可能有的权利；已略去。",
    "truncated": "棋谱中途断了。",
    "too-many-faults": "还有更多错误，未能全部列出。",
  },
} satisfies Messages;
