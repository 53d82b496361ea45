// Runs before the first paint: the empty board has the shape of the game that will stand on it, so that nothing jumps.
try {
  const game = sessionStorage.getItem("trongtai.game") ?? localStorage.getItem("trongtai.game") ?? "";
  if (/"start":\{"kind":"chess"/.test(game)) document.documentElement.dataset.kind = "chess";
} catch {
  // A browser that forbids its stores starts with xiangqi.
}
