import type { offline as en } from "./en.ts";

export const offline: typeof en = {
  label: "本程序",
  waiting: "新版本已就绪，棋局会保留。",
  reload: "立即使用",
  later: "稍后",
  ready: "此页面现在可以离线使用。",
};
