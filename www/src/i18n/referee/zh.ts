import { ruleSets } from "trongtai/words/zh";

/** 裁判的话。规则中的数字是空格，由规则本身填入。 */
export const referee = {
  ...ruleSets,
  heading: "裁判",
  rules: "规则：{set}",
  explain: "规则说明",
  explained: "规则",
  ruleSet: "规则",

  resign: "认输",
  offerDraw: "提和",
  askResign: "{side}认输，{winner}获胜？",
  askResignDrawn: "{side}认输？{winner}用任何合法着法都不可能将死，所以判和。",
  askDraw: "{side}提和。{other}同意吗？",
  accept: "同意和棋",
  keepPlaying: "继续下",

  clock: {
    label: "棋钟",
    of: "{side}的棋钟",
    thisMove: "本步 {time}",
    start: "开钟",
    stop: "停钟",
    more: "给{side}加一分钟",
    less: "给{side}减一分钟",
    periods: "剩 {count} 次读秒",
  },
};
