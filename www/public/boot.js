// Before the first paint: the empty board gets the shape of its game, and xiangqi's engine is on its way.
const { documentElement: root, currentScript, head } = document;
try {
  const game = sessionStorage.getItem("trongtai.game") ?? localStorage.getItem("trongtai.game");
  if (/"start":\{"kind":"chess"/.test(game)) root.dataset.kind = "chess";
} catch {}
const { engine: href } = currentScript.dataset;
if (href && !root.dataset.kind)
  head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }));
