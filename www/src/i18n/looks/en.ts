/** The looks of the board, and the keys that every language has. */
export const looks = {
  theme: "Board",
  themes: { wood: "Wood", paper: "Paper", green: "Green", blue: "Blue", contrast: "High contrast" },
  chess: "Chess pieces",
  sets: { figures: "Figures", letters: "Letters" },
  coordinates: "Coordinates",
  animation: "Moving pieces",
  sound: "Sounds",
  faceToFace: "Face to face: the far side turned round",
};
