import type { pages as en } from "./en.ts";

export const pages: typeof en = {
  more: "更多",
  editor: "摆局面",
  gallery: "典型局面",
  archive: "查看棋谱库",
  rules: "规则",
  games: "我的对局",
  unkept: "浏览器不允许保存：关闭页面后对局将丢失。",
  back: "回到我的对局",
  failed: "这一页未能载入，请联网后再试。",
};
