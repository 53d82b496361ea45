// The board is controlled: it tells what the player means, and shows what the server says.
import "/trongtai/board.js";

const board = document.querySelector("trongtai-board");
const output = document.querySelector("output");
const player = (sessionStorage.player ??= crypto.randomUUID());

board.addEventListener("beforemove", async ({ detail }) => {
  const { ok } = await fetch(`/move?player=${player}&uci=${detail.move.uci}`, { method: "POST" });
  // What the server did not take is not on the board either.
  if (!ok) board.refresh();
});

const events = new EventSource(`/events?player=${player}`);
events.addEventListener("seat", ({ data }) => {
  const color = JSON.parse(data);
  output.textContent = color ?? "looking on";
  board.movable = color ?? "none";
  if (color === "black") board.orientation = "second";
});
events.addEventListener("message", ({ data }) => {
  const { moves } = JSON.parse(data);
  // Moves one after the other, as they come, so that a premove finds its turn; a page that has lost touch begins anew.
  const known = board.moves === "" ? [] : board.moves.split(" ");
  const isNext = known.every((move, index) => moves[index] === move);
  if (isNext) for (const move of moves.slice(known.length)) board.play({ from: move.slice(0, 2), to: move.slice(2, 4) });
  else board.moves = moves;
});
