import type { Result } from "../types.js";

// Results in words. The side named first counts: 先胜 is the first mover's win, 红先负 its loss.

const BLACK =
  /\u9ed1[\u65b9\u5148]*[\u80dc\u52dd]|[\u7ea2\u7d05\u5148][\u65b9\u5148\u624b]*[\u8d1f\u8ca0]|[\u540e\u5f8c]\u624b?[\u80dc\u52dd]|0-1|\u0111en th\u1eafng|h\u1eadu th\u1eafng|black w[io]ns?/iu;
const RED =
  /[\u7ea2\u7d05\u5148][\u65b9\u5148\u624b]*[\u80dc\u52dd]|\u9ed1[\u65b9\u5148]*[\u8d1f\u8ca0]|1-0|\u0111\u1ecf th\u1eafng|ti\u00ean th\u1eafng|(?:red|white) w[io]ns?/iu;
const DRAW = /\u548c|1\/2|\u00bd|h(?:\u00f2a|o\u00e0)|^draw/iu;

/** Returns the result given by a text, in digits or in Chinese, Vietnamese or English words. */
export function resultIn(text: string): Result | undefined {
  const said = text.trim().normalize("NFC");
  if (said === "*" || said === "\u672a\u77e5") return "*";
  // Red is the subject if none is named.
  if (/^[\u80dc\u52dd]$/.test(said)) return "1-0";
  if (/^[\u8d1f\u8ca0]$/.test(said)) return "0-1";
  if (BLACK.test(said)) return "0-1";
  if (RED.test(said)) return "1-0";
  return DRAW.test(said) ? "1/2-1/2" : undefined;
}

/** A word among the moves that is a result in Chinese: 红胜, 黑方胜, 和棋, 先负. */
export const RESULT_WORD =
  /^(?:[\u7ea2\u7d05\u9ed1\u5148\u540e\u5f8c][\u65b9\u5148\u624b]{0,2}[\u80dc\u52dd\u8d1f\u8ca0]|(?:[\u7ea2\u7d05]\u5148|\u53cc\u65b9|\u5148)?\u548c(?:\u68cb|\u5c40)?)$/;
