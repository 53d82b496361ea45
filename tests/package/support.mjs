// An empty project with the packed tarball in it.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../scripts/lib.mjs";

const npm = (args, cwd) =>
  execFileSync("npm", [...args, "--no-audit", "--no-fund"], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** `put` writes a file and answers its place, `node` runs one, `contents` are the files of the tarball. */
export function emptyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), "trongtai-package-"));
  /**
   * @param {string} name
   * @param {string} text
   */
  const put = (name, text) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const [packed] = JSON.parse(npm(["pack", "--ignore-scripts", "--json", "--pack-destination", folder], ROOT));
  put("package.json", JSON.stringify({ name: "empty", version: "1.0.0", private: true }));
  npm(["install", "--offline", "--ignore-scripts", path.join(folder, packed.filename)], folder);
  return {
    folder,
    put,
    /** @param {string} name */
    node: (name) => execFileSync(process.execPath, [path.join(folder, name)], { cwd: folder, encoding: "utf8" }).trim(),
    /** @type {string[]} */
    contents: packed.files.map(({ path: name }) => name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
