// Two players at two browsers. The server has the game: it plays what it is asked, if it is that player's turn and the
// move is legal, and tells everybody how the game stands. `node server.mjs [port]`
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { Game, RulesError } from "trongtai";

const FILES = { "/": "index.html", "/client.js": "client.js" };
/** Where the package lies, for pages without a bundler. */
const PACKAGE = new URL(".", import.meta.resolve("trongtai"));

const game = new Game("xiangqi", { rules: "wxf" });
/** The sides that are taken, by the secret of who has them. */
const seats = new Map();
const listeners = new Set();

const state = () => JSON.stringify({ moves: game.history("uci") });

function seatOf(secret) {
  if (!seats.has(secret) && seats.size < 2) seats.set(secret, ["red", "black"][seats.size]);
  return seats.get(secret) ?? null;
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const secret = searchParams.get("player") ?? "";
  if (pathname === "/events") {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(`event: seat\ndata: ${JSON.stringify(seatOf(secret))}\n\ndata: ${state()}\n\n`);
    listeners.add(response);
    request.on("close", () => listeners.delete(response));
    return;
  }
  if (pathname === "/move" && request.method === "POST") {
    const uci = searchParams.get("uci") ?? "";
    try {
      if (seats.get(secret) !== game.turn) throw new RulesError("illegal-move");
      game.play({ from: uci.slice(0, 2), to: uci.slice(2, 4) });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      response.writeHead(409).end(error.code);
      return;
    }
    response.writeHead(204).end();
    for (const listener of listeners) listener.write(`data: ${state()}\n\n`);
    return;
  }
  const file = FILES[pathname];
  const source = file ? new URL(file, import.meta.url) : pathname.startsWith("/trongtai/") && new URL(pathname.slice(10), PACKAGE);
  // Nothing above the package's own folder, whatever the address says.
  const isServed = source && (file || source.href.startsWith(PACKAGE.href));
  const content = isServed ? await readFile(source).catch(() => null) : null;
  if (content === null) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": pathname.endsWith(".js") ? "text/javascript" : "text/html" }).end(content);
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end());
}).listen(Number(process.argv[2] ?? 0), "127.0.0.1", () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`http://127.0.0.1:${port}/`);
});
