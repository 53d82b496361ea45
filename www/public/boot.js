// Runs before the first paint: the empty board has the shape of the game that will stand on it, so that nothing jumps.
const { engine } = document.currentScript.dataset;
try {
  const game = sessionStorage.getItem("trongtai.game") ?? localStorage.getItem("trongtai.game") ?? "";
  if (/"start":\{"kind":"chess"/.test(game)) document.documentElement.dataset.kind = "chess";
} catch {
  // A browser that forbids its stores starts with xiangqi.
}
// The engine of xiangqi is fetched along with the scripts that start it.
if (engine !== undefined && document.documentElement.dataset.kind === undefined)
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href: engine }));
