import type { frame as en } from "./en.ts";

export const frame: typeof en = {
  tabs: { label: "对局面板", moves: "对局", comments: "评注", rules: "规则与裁决", files: "文件" },
  captured: "{side}已吃：{pieces}",
  lastMoves: "最近着法",
  controls: "着法与操作",
  takeback: "悔棋",
  draw: "提和",
  more: "更多操作",
  fullscreen: "全屏",
  share: "分享",
  print: "打印",
  faceToFace: "面对面",
  settings: "设置",
  pages: "页面",
  evidence: "查看依据",
  type: "输入着法",
  typeHint: "输入着法：{examples}",
  typePlay: "走棋",
  typeUnknown: "“{text}”在这里不是着法。{reason}",
  takenBack: "已悔棋：{move}。",
  nothingToTakeBack: "没有可悔的着法。",
};
