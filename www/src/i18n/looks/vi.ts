import type { Messages } from "../index.ts";

export const looks = {
  theme: "Bàn cờ",
  themes: { wood: "Gỗ", paper: "Giấy", green: "Xanh lá", blue: "Xanh dương", contrast: "Tương phản cao" },
  chess: "Quân cờ vua",
  sets: { figures: "Hình quân", letters: "Chữ cái" },
  coordinates: "Tọa độ",
  animation: "Hiệu ứng di chuyển",
  sound: "Âm thanh",
  faceToFace: "Ngồi đối diện: xoay phía đối phương",
} satisfies Messages["looks"];
