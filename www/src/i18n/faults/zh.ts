import type { Texts } from "../index.ts";
import type { faults as en } from "./en.ts";

/** 局面、规则与棋谱错误代码的说明。 */
export const faults = {
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
} satisfies Texts<typeof en>;
