import type { Messages } from "../index.ts";

export const looks = {
  theme: "棋盘",
  themes: { wood: "木纹", paper: "纸面", green: "绿色", blue: "蓝色", contrast: "高对比度" },
  chess: "国际象棋棋子",
  sets: { figures: "图形", letters: "字母" },
  coordinates: "坐标",
  animation: "棋子动画",
  sound: "声音",
  faceToFace: "面对面：对方一侧倒转",
} satisfies Messages["looks"];
