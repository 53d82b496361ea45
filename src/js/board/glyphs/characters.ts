/** The characters on xiangqi pieces, by FEN letter: the sides differ by character as well as by colour. */
export const TRADITIONAL: Readonly<Record<string, string>> = {
  ...{ K: "帥", A: "仕", B: "相", R: "俥", N: "傌", C: "炮", P: "兵" },
  ...{ k: "將", a: "士", b: "象", r: "車", n: "馬", c: "砲", p: "卒" },
};
export const SIMPLIFIED: Readonly<Record<string, string>> = {
  ...{ K: "帅", A: "仕", B: "相", R: "车", N: "马", C: "炮", P: "兵" },
  ...{ k: "将", a: "士", b: "象", r: "车", n: "马", c: "炮", p: "卒" },
};
