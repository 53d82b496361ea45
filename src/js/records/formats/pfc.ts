import type { Format } from "../format.js";
import { attributesOf } from "../markup.js";
import { draft, fault, vary, type Draft } from "../record-draft.js";
import { settle } from "../settling.js";
import type { GameRecord } from "../../types.js";

// PFC, the records of 鹏飞象棋: a tree of elements `n`, the outermost with the position, the others with a move each.

const NODE = /<n\b((?:[^<>"']|"[^"]*"|'[^']*'){0,20000})>|<\/n\s*>/g;
/** The maximum nesting of a move. */
const DEEPEST = 20_000;

interface Node {
  readonly move: string;
  readonly remark: string;
  readonly chosen: boolean;
  readonly offset: number;
  readonly children: Node[];
}

export const pfc: Format = {
  name: "pfc",
  binary: false,
  notation: undefined,
  game: "xiangqi",
  extensions: [".pfc"],
  layout: "whole",
  detect: ({ head }) => /^(?:\xef\xbb\xbf|\ufeff)?\s*(?:\[pfchessrecord\]|<n\s+version\s*=)/i.test(head),
  read: (source) => [readPfc(source.text())],
};

function readPfc(text: string): GameRecord {
  const record = draft("xiangqi");
  const top: Node = { move: "", remark: "", chosen: true, offset: 0, children: [] };
  const open = [top];
  for (const { 0: whole, 1: given, index } of text.matchAll(NODE)) {
    if (given === undefined) {
      if (open.length > 1) open.pop();
      continue;
    }
    const { m = "", c = "", default: chosen } = attributesOf(given);
    const node: Node = {
      move: m.trim(),
      remark: c.trim(),
      chosen: chosen !== undefined || /\sdefault\b/.test(given),
      offset: index!,
      children: [],
    };
    open[open.length - 1]!.children.push(node);
    if (whole.endsWith("/>")) continue;
    if (open.length > DEEPEST) break;
    open.push(node);
  }
  const [root] = top.children;
  if (root === undefined) {
    fault(record, "truncated", text.length);
    return settle(record);
  }
  record.fen = root.move;
  record.fenOffset = root.offset;
  if (open.length > 1) fault(record, "truncated", text.length);
  const lines: { from: Node; line: Draft[] }[] = [{ from: root, line: record.moves }];
  for (let next = lines.pop(); next !== undefined; next = lines.pop()) {
    const { line } = next;
    for (let node: Node | undefined = next.from; node !== undefined && node.children.length > 0; ) {
      const { children }: Node = node;
      const main: Node = children.find(({ chosen }) => chosen) ?? children[0]!;
      const move = draftOf(main);
      line.push(move);
      for (const other of children) {
        if (other === main) continue;
        const variation = [draftOf(other)];
        vary(move, variation);
        lines.push({ from: other, line: variation });
      }
      node = main;
    }
  }
  const [first] = record.moves;
  if (root.remark !== "" && first !== undefined) first.commentBefore = root.remark;
  else if (root.remark !== "") record.comment = root.remark;
  return settle(record);
}

const draftOf = ({ move, remark, offset }: Node): Draft => ({
  uci: move,
  offset,
  token: move,
  ...(remark === "" ? {} : { comment: remark }),
});
