import type { ShareTexts } from "./index.ts";

export const share: ShareTexts = {
  heading: "分享",
  link: "链接",
  linkNote: "打开时停在这一步，从这一方观看。",
  copy: "复制",
  copied: "已复制。",
  notCopied: "浏览器不允许复制，请选中文字后手动复制。",
  left: { comments: "链接放不下评注。", variations: "链接只放得下主线。" },
  tooLong: "对局太长，放不进链接，请保存为文件。",
  native: "分享到…",
  qr: "链接的二维码",
  qrTooLong: "链接太长，无法生成二维码。",
  pictures: "棋盘图片",
  svg: "保存为 SVG",
  png: "保存为 PNG",
  embed: "网页嵌入代码",
};
