/**
 * WebKit by the WebDriver protocol: Debian's `webkit2gtk-driver` with its MiniBrowser, on a screen of its own where there is none. Commands that the
 * tests need, and no more.
 */

import { spawn } from "node:child_process";
import { createServer } from "node:net";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const SECONDS = 30;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts WebKit. `driver` and `browser` are its two programs, `screen` is `xvfb-run` or undefined where there is a screen.
 *
 * @param {{ driver: string, browser: string, screen?: string }} programs
 */
export async function webkit({ driver, browser, screen }) {
  const port = await freePort();
  const command = [...(screen === undefined ? [] : [screen, "-a"]), driver, `--port=${port}`, "--host=127.0.0.1"];
  const child = spawn(command[0], command.slice(1), {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    // Tests may run as root and in containers, where WebKit's own sandbox cannot be set up.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
    },
  });
  let said = "";
  child.stderr.on("data", (data) => (said += data));
  const base = `http://127.0.0.1:${port}`;

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async function call(method, path, body) {
    const answer = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      signal: AbortSignal.timeout(1000 * SECONDS),
    });
    const { value } = /** @type {any} */ (await answer.json());
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  }

  const stop = () => {
    try {
      process.kill(-(/** @type {number} */ (child.pid)));
    } catch {
      child.kill();
    }
  };

  let session = "";
  try {
    for (let tries = 0; ; tries++) {
      try {
        await call("GET", "/status");
        break;
      } catch (error) {
        if (child.exitCode !== null || tries > 10 * SECONDS) throw new Error(`WebKit's driver does not start: ${said || error}`);
        await sleep(100);
      }
    }
    const options = { binary: browser, args: ["--automation"] };
    const value = await call("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } });
    session = `/session/${value.sessionId}`;
    await call("POST", `${session}/timeouts`, { script: 1000 * SECONDS, pageLoad: 1000 * SECONDS });
    const { browserName, browserVersion } = value.capabilities;

    /**
     * @param {string | Function} script The body of a function, or a function that needs nothing around it.
     * @param {unknown[]} args
     */
    const evaluate = (script, ...args) =>
      call("POST", `${session}/execute/sync`, {
        script: typeof script === "string" ? script : `return (${script})(...arguments);`,
        args,
      });

    return {
      name: `${browserName} ${browserVersion}`,
      /** @param {string} url */
      goto: (url) => call("POST", `${session}/url`, { url }),
      reload: () => call("POST", `${session}/refresh`, {}),
      /** @param {{ width: number, height: number }} size */
      resize: (size) => call("POST", `${session}/window/rect`, size),
      evaluate,
      /**
       * Waits until a script says something true, and returns that.
       *
       * @param {string | Function} script
       * @param {unknown[]} args
       */
      async waitFor(script, ...args) {
        const end = Date.now() + 1000 * SECONDS;
        for (;;) {
          const value = await evaluate(script, ...args);
          if (value) return value;
          if (Date.now() > end) throw new Error(`waited in vain for ${script}`);
          await sleep(50);
        }
      },
      /**
       * Presses and releases the mouse in the middle of what a script returns.
       *
       * @param {string | Function} find
       * @param {unknown[]} args
       */
      async click(find, ...args) {
        const origin = await evaluate(find, ...args);
        if (origin?.[ELEMENT] === undefined) throw new Error(`nothing to click: ${find} ${args.join(" ")}`);
        const actions = [
          { type: "pointerMove", duration: 0, origin, x: 0, y: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        await call("POST", `${session}/actions`, {
          actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
        });
      },
      /** @param {string} key */
      async press(key) {
        const actions = [
          { type: "keyDown", value: key },
          { type: "keyUp", value: key },
        ];
        await call("POST", `${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
      },
      /** A picture of the page, as PNG. */
      screenshot: async () => Buffer.from(await call("GET", `${session}/screenshot`), "base64"),
      async close() {
        await call("DELETE", session).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
