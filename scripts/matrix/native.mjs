// React Native: bundled by Metro as its projects are, run by Hermes, which has no WebAssembly and no coders of text. And Expo.
import { chmodSync, copyFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { rowsOf } from "./browser.mjs";
import { ENTRIES, program } from "./programs.mjs";
import { NotHad, newestNode, project, quietly } from "./projects.mjs";
import { toldIn } from "./runtimes.mjs";

const HERMES = { linux: "linux64-bin", darwin: "osx-bin", win32: "win64-bin" };

/** @param {string} name */
const exe = (name) => (process.platform === "win32" ? `${name}.exe` : name);

/**
 * A program of Hermes.
 *
 * @param {import("./projects.mjs").Project} here
 * @param {string} folder
 * @param {string} name
 */
function hermesOf(here, folder, name) {
  const platform = Object.entries(HERMES).find(([platform]) => platform === process.platform)?.[1] ?? "none";
  const file = here.installed(`${folder}/${platform}/${exe(name)}`);
  if (!existsSync(file)) throw new NotHad("no Hermes for this platform");
  chmodSync(file, 0o755);
  return file;
}

/**
 * Expo's own build: the app for Android down to the bytecode of Hermes, and the same app as a page, which runs.
 *
 * @param {string} tarball
 * @returns {Promise<import("./programs.mjs").Row[]>}
 */
async function expo(tarball) {
  const here = await project("expo", tarball, {
    expo: "latest",
    react: "latest",
    "react-dom": "latest",
    "react-native": "latest",
    "react-native-web": "latest",
  });
  const node = await newestNode(tarball);
  hermesOf(here, "hermes-compiler/hermesc", "hermesc");
  here.put("app.json", JSON.stringify({ expo: { name: "empty", slug: "empty", platforms: ["android", "web"] } }));
  here.put("use.js", program());
  here.put(
    "index.js",
    `import { registerRootComponent } from "expo"; import { use } from "./use.js";
    const leave = (told) => (globalThis.document === undefined ? console.log(told) : (document.documentElement.dataset.told = JSON.stringify({ page: told })));
    use(() => (globalThis.document === undefined ? new Uint8Array(8) : "/engine.wasm")).then(leave);
    registerRootComponent(() => null);`,
  );
  here.put("public/engine.wasm", "");
  copyFileSync(here.engine, path.join(here.folder, "public/engine.wasm"));
  const manifest = JSON.parse(readFileSync(path.join(here.folder, "package.json"), "utf8"));
  // An app, and no module.
  here.put("package.json", JSON.stringify({ ...manifest, type: undefined, main: "index.js" }));
  const env = { CI: "1", EXPO_NO_TELEMETRY: "1", EXPO_OFFLINE: "1" };
  const exported = (/** @type {string} */ platform) =>
    here.tool("expo/bin/cli", ["export", "--platform", platform, "--output-dir", `out-${platform}`], { node, env, timeout: 600_000 });
  const compiled = await exported("android").then(
    () => undefined,
    (error) => error.message,
  );
  await exported("web");
  const name = `Expo ${here.version("expo")}`;
  return [
    {
      environment: `${name}, Android, to bytecode`,
      faults: Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, compiled])),
    },
    ...(await rowsOf(`${name}, web`, path.join(here.folder, "out-web"), ["page"])),
  ];
}

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const NATIVE = {
  expo: ({ tarball }) => expo(tarball),
  "react-native": async ({ tarball }) => {
    const here = await project("react-native", tarball, {
      metro: "latest",
      "@react-native/metro-babel-transformer": "latest",
      "@react-native/babel-preset": "latest",
      "@babel/core": "7",
      "@babel/runtime": "7",
      // The last engine that comes with a program to run it, and the present compiler of React Native.
      "hermes-engine-cli": "0.12",
      "hermes-compiler": "latest",
    });
    const hermes = hermesOf(here, "hermes-engine-cli", "hermes");
    const hermesc = hermesOf(here, "hermes-compiler/hermesc", "hermesc");
    here.put("babel.config.json", JSON.stringify({ presets: ["module:@react-native/babel-preset"] }));
    here.put(
      "metro.config.cjs",
      `module.exports = {
        projectRoot: __dirname,
        transformer: { babelTransformerPath: require.resolve("@react-native/metro-babel-transformer") },
        resolver: { platforms: ["android"] },
        serializer: { getModulesRunBeforeMainModule: () => [], getPolyfills: () => [] },
        reporter: { update() {} },
      };`,
    );
    here.put("use.js", program());
    here.put(
      "main.js",
      `import { use } from "./use.js"; use(() => new Uint8Array(8)).then((told) => print("TOLD " + JSON.stringify(told)));`,
    );
    here.put(
      "build.cjs",
      `const Metro = require("metro");
      Metro.loadConfig({ config: "metro.config.cjs" })
        .then((config) => Metro.runBuild(config, { entry: "main.js", out: "out.js", platform: "android", dev: false, minify: true }))
        .catch((error) => { console.error(error); process.exit(1); });`,
    );
    // Minifying the engine in JavaScript takes its time.
    await quietly(await newestNode(tarball), ["build.cjs"], { cwd: here.folder, timeout: 600_000 });
    const out = path.join(here.folder, "out.js");
    const name = `Metro ${here.version("metro")}`;
    const compiled = await quietly(hermesc, ["-emit-binary", "-w", "-out", path.join(here.folder, "out.hbc"), out]).then(
      () => undefined,
      (error) => error.message,
    );
    return [
      { environment: `${name}, Hermes 0.12`, told: toldIn(await quietly(hermes, [out])), wasm: "none" },
      {
        environment: `${name}, compiled by hermes-compiler ${here.version("hermes-compiler")}`,
        faults: Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, compiled])),
      },
    ];
  },
};
