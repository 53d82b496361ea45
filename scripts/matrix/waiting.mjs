// Waiting for servers that tools start.
import { createServer } from "node:net";
import { Failure, messageOf } from "../lib.mjs";
import { telling } from "./projects.mjs";

/**
 * A port that nothing listens on.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Asks until there is an answer. `given up`: tells what a server said that has ended without one.
 *
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => string | false} givenUp
 * @param {number} [seconds]
 */
export async function patiently(ask, givenUp, seconds = 60) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const complaint = givenUp();
      if (typeof complaint === "string") throw new Failure(telling(complaint));
      if (tries > 5 * seconds) throw new Failure(`no answer in ${seconds} s: ${messageOf(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
