// Builds the package once more in another folder, from nothing, and compares the bytes: what is published can be made
// again by anybody.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Failure, ROOT, ask, at, files, isMain, main, once, run } from "./lib.mjs";
import { build } from "./build.mjs";
import { setup } from "./setup.mjs";

/** @typedef {Pick<import("./setup.mjs").Tools, "bindgen">} Tools */

/** @param {Tools} tools */
export async function sameElsewhere(tools) {
  const sources = ask("git", ["ls-files", "--cached", "--others", "--exclude-standard"])
    ?.split("\n")
    .filter((name) => existsSync(at(name)));
  if (sources === undefined) return console.log("not a git checkout: left out");
  const built = sources.filter((name) => /^(src|scripts|www\/src)\/|^[^/]+$/.test(name)).map((name) => at(name));
  if (!(await once("elsewhere", [...built, at("dist")], [], () => compare(sources, tools)))) console.log("compared before");
}

/**
 * @param {string[]} sources
 * @param {Tools} tools
 */
async function compare(sources, { bindgen }) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "elsewhere-")), "of-another-name");
  try {
    for (const name of sources) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      copyFileSync(at(name), path.join(folder, name));
    }
    const PATH = [path.dirname(bindgen), process.env.PATH].join(path.delimiter);
    await run(process.execPath, ["scripts/build.mjs"], { cwd: folder, env: { PATH } });
    const [here, there] = [at("dist"), path.join(folder, "dist")].map(
      (dist) => new Map(files(dist).map((file) => [path.relative(dist, file), readFileSync(file)])),
    );
    const names = [...new Set([...here.keys(), ...there.keys()])].sort();
    const others = names.filter((name) => {
      const [one, other] = [here.get(name), there.get(name)];
      return one === undefined || other === undefined || !one.equals(other);
    });
    if (others.length > 0) throw new Failure(`not the same in two folders: ${others.join(", ")}`);
    console.log(`${names.length} files of dist/ are the same, built in ${ROOT} and elsewhere`);
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const tools = await setup();
    await build(tools);
    await sameElsewhere(tools);
  });
}
