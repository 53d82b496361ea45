import type { ArchiveTexts } from "./index.ts";

export const archive: ArchiveTexts = {
  heading: "棋谱库中的争议",
  intro: "把棋谱文件拖到这里，或选择文件：每局都按规则裁决，列出记录的结果与规则不符的对局。任何内容都不会离开本机。",
  choose: "选择文件…",
  rules: { xiangqi: "象棋规则", chess: "国际象棋规则" },
  start: "查看",
  cancel: "停止",
  stopped: "看了 {games} 局后停止；{disputes} 局有争议。",
  running: "{games} 局，{disputes} 局有争议……",
  done: "已看完 {games} 局；{disputes} 局有争议。",
  files: "文件：{count} 个（{names}）",
  unreadable: "{file} 读不了。",
  says: "棋谱记 {said}，规则在第 {ply} 步之后判 {result}",
  playedOn: "之后又走了 {plies} 步",
  game: "{file}，第 {number} 局：{first} – {second}",
  more: "只列出前 {count} 局。",
  table: "按条文",
  article: "条文",
  count: "局数",
};
