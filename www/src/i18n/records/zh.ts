/** 一开始就有的棋谱文字。 */
export const records = {
  heading: "棋谱",
  open: "打开、保存或分享对局",
  offline: "页面的这一部分没有取到，请在有网络时再试。",
  drop: "放手即可打开文件",
};
