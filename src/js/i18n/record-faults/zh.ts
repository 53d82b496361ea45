import type { RecordFaultTexts } from "../types.js";

export const recordFault = {
  "bad-tag": "这个标签不完整。",
  "duplicate-tag": "这个标签已经有了。",
  "unclosed-comment": "这段评注没有结尾。",
  "unclosed-variation": "有一个变着没有结束。",
  "stray-parenthesis": "这里不该有括号。",
  "too-deep": "变着嵌套太深。",
  "unknown-token": "这个符号在这里没有意义。",
  "invalid-move": "这不是着法；这一支的其余部分略去。",
  "illegal-move": "这步棋不合法；这一支的其余部分略去。",
  "ambiguous-move": "此写法可对应多步着法；这一支的其余部分略去。",
  "game-over": "此着之前棋局已经结束；其后的着法从略。",
  "invalid-fen": "局面不合法；着法略去。",
  "repaired-fen": "局面注明的易位等权利不成立；已略去。",
  "wrong-number": "此序号表示应由另一方走棋；无法确定走棋方的着法已略去。",
  "bad-encoding": "此处有字节损坏，无法解码。",
  "bad-checksum": "文件的校验和不符，可能已损坏。",
  unsupported: "这是另一种棋的棋谱，其着法未读取。",
  truncated: "棋谱中途断了。",
  "too-many-faults": "还有更多错误，未能全部列出。",
} satisfies RecordFaultTexts;
