// The documentation as a static site: guides and rule books from docs/, the reference from the declarations and from the package itself, rustdoc
// beside them. `npm run docs` builds it into the demo's folder, `npm run docs -- --serve` serves it too, `-- --check` looks at it in Chromium.
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { NOTICES, build } from "./build.mjs";
import { packagesIn } from "./bundle.mjs";
import { DEMO, SITE as OUT, demo } from "./demo.mjs";
import { Failure, at, files, isMain, main, once, run, step, write } from "./lib.mjs";
import { notices, packageParts, packages as holdersOf } from "./notices.mjs";
import { setup } from "./setup.mjs";
import { check } from "./docs/check.mjs";
import { codesPage, fieldsPage } from "./docs/tables.mjs";

const SITE = at("docs");
const API = at("docs", "reference", "api");
/** The entries whose declarations are their own; those of one game, and the one in JavaScript, have the main one's. */
const ENTRIES = ["index", "slim", "words", "diagram", "board"];

/** @param {string} script */
const script = (script) => at("docs", "node_modules", script);

/** The site's own packages, which nothing else needs. */
async function packages() {
  const outputs = [script(".package-lock.json")];
  await once("docs-npm", [at("docs", "package-lock.json")], outputs, async () => {
    console.log("installing the site's packages …");
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    await run(npm, ["ci", "--ignore-scripts", "--no-fund", "--no-audit"], { cwd: SITE });
  });
}

/** The reference of every entry, from its declarations. */
async function reference() {
  rmSync(API, { recursive: true, force: true });
  await run(process.execPath, [
    script("typedoc/bin/typedoc"),
    ...["--plugin", "typedoc-plugin-markdown"],
    ...["--tsconfig", at("docs", "tsconfig.json")],
    ...ENTRIES.flatMap((entry) => ["--entryPoints", at("dist", `${entry}.d.ts`)]),
    ...["--out", API, "--name", "API", "--entryFileName", "index", "--readme", "none"],
    ...["--disableSources", "--hidePageHeader", "--hideBreadcrumbs", "--excludeExternals", "--excludePrivate", "--excludeInternal"],
    ...["--useCodeBlocks", "--parametersFormat", "table", "--logLevel", "Warn", "--treatWarningsAsErrors"],
    ...["indexFormat", "interfacePropertiesFormat", "typeDeclarationFormat"].flatMap((format) => [`--${format}`, "table"]),
  ]);
  // TypeDoc calls an entry by its file.
  for (const entry of ENTRIES) {
    const page = path.join(API, entry, "index.md");
    write(page, readFileSync(page, "utf8").replace(`# ${entry}\n`, `# ${entry === "index" ? "trongtai" : `trongtai/${entry}`}\n`));
  }
  const [trongtai, words] = await Promise.all(["index", "words"].map((name) => import(pathToFileURL(at("dist", `${name}.js`)).href)));
  write(at("docs", "reference", "codes.md"), codesPage(trongtai, words));
  write(at("docs", "reference", "rule-sets.md"), fieldsPage(trongtai));
}

/** Whose code the pages hold, and its terms. */
function holders() {
  /** @type {string[]} */
  const modules = JSON.parse(readFileSync(at("docs", ".vitepress", "cache", "contents.json"), "utf8"));
  const workbox = ["core", "precaching", "routing", "strategies"].map((name) => `docs/node_modules/workbox-${name}`);
  const folders = new Set([...packagesIn(modules), ...workbox, "docs/node_modules/vite", "docs/node_modules/rollup"]);
  write(path.join(OUT, NOTICES), notices("This site", [...packageParts(), ...holdersOf([...folders].sort())]));
}

/** Rust's own documentation, beside the site. */
async function rustdoc() {
  const target = at("target", "docs");
  await run("cargo", ["doc", "--no-deps", "--locked", "--quiet", "--target-dir", target]);
  cpSync(path.join(target, "doc"), path.join(OUT, "rust"), { recursive: true });
}

/** Everything is there without a network after the first visit; rustdoc's pages, which are many, as they are read. */
async function offline() {
  const { generateSW } = await import(pathToFileURL(script("workbox-build/build/index.js")).href);
  const { warnings } = await generateSW({
    globDirectory: OUT,
    globPatterns: ["**/*.{html,js,css,svg,woff2,wasm,json}"],
    globIgnores: ["rust/**", "sw.js", "workbox-*.js"],
    swDest: path.join(OUT, "sw.js"),
    maximumFileSizeToCacheInBytes: 8 << 20,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    runtimeCaching: [{ urlPattern: /\/rust\//, handler: "StaleWhileRevalidate", options: { cacheName: "rustdoc" } }],
  });
  if (warnings.length > 0) throw new Failure(warnings.join("\n"));
}

/** Builds the site; where it will be served is said by DOCS_BASE, `/docs/` without it. */
export async function docs() {
  await step("docs: packages", packages);
  await step("docs: reference", reference);
  // The package as it is published, for the examples and boards of the pages.
  const served = at("docs", "public", "trongtai");
  rmSync(served, { recursive: true, force: true });
  for (const file of files(at("dist"))) {
    if (/(?:\.js|engine\.wasm)$/.test(file) && !/workerd|cli/.test(file)) write(path.join(served, path.basename(file)), readFileSync(file));
  }
  await step("docs: pages", () => run(process.execPath, [script("vitepress/bin/vitepress.js"), "build", SITE]));
  await step("docs: notices", holders);
  await step("docs: rustdoc", rustdoc);
  await step("docs: offline", offline);
  console.log(`${files(OUT).filter((file) => file.endsWith(".html")).length} pages in ${path.relative(at(), OUT)}`);
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const tools = await setup({ browser: process.argv.includes("--check") });
    await build(tools);
    await docs();
    // A demo that is being served stays as it is.
    if (process.argv.includes("--beside")) return cpSync(OUT, at("www", "dist", "docs"), { recursive: true });
    await step("demo", () => demo());
    if (!existsSync(at("www", "dist", "docs", "index.html"))) throw new Failure("the demo did not take the site along");
    if (process.argv.includes("--check")) await step("docs: in Chromium", () => check(tools.chromium));
    if (!process.argv.includes("--serve")) return;
    const { preview } = await import("vite");
    const server = await preview({ ...DEMO, preview: { port: Number(process.env.PORT) || 4173 } });
    for (const address of server.resolvedUrls?.local ?? []) console.log(`\n${address}docs/`);
  });
}
