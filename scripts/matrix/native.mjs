// React Native: bundled by Metro as its projects are, run by Hermes, which has no WebAssembly and no coders of text.
import { existsSync, chmodSync } from "node:fs";
import path from "node:path";
import { ENTRIES, program } from "./programs.mjs";
import { NotHad, project, quietly } from "./projects.mjs";
import { toldIn } from "./runtimes.mjs";

const HERMES = { linux: "linux64-bin", darwin: "osx-bin", win32: "win64-bin" };

/** @param {string} name */
const exe = (name) => (process.platform === "win32" ? `${name}.exe` : name);

/** @type {Record<string, import("./programs.mjs").Environment>} */
export const NATIVE = {
  "react-native": async ({ tarball }) => {
    const here = await project("react-native", tarball, {
      metro: "*",
      "@react-native/metro-babel-transformer": "*",
      "@react-native/babel-preset": "*",
      "@babel/core": "7",
      "@babel/runtime": "7",
      // The last engine that comes with a program to run it, and the present compiler of React Native.
      "hermes-engine-cli": "0.12",
      "hermes-compiler": "*",
    });
    const folder = Object.entries(HERMES).find(([platform]) => platform === process.platform)?.[1] ?? "none";
    const [hermes, hermesc] = [`hermes-engine-cli/${folder}/hermes`, `hermes-compiler/hermesc/${folder}/hermesc`].map((file) =>
      here.installed(exe(file)),
    );
    for (const file of [hermes, hermesc]) {
      if (!existsSync(file)) throw new NotHad("no Hermes for this platform");
      chmodSync(file, 0o755);
    }
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
    await quietly(process.execPath, ["build.cjs"], { cwd: here.folder, timeout: 600_000 });
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
