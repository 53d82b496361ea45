// Takes the outlines of the characters of the xiangqi board from Noto Serif Bold (SIL Open Font License) and writes them to
// src/js/board/glyphs/hanzi.ts. Run by hand when a character is added: node scripts/hanzi.mjs
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CACHE, Failure, at, isMain, main, write } from "./lib.mjs";

/** Where the outlines come from, and the characters that are taken from each. */
const FONTS = [
  { name: "noto-serif-tc", version: "5.3.0", characters: "帥仕相俥傌炮兵將士象車馬砲卒楚河漢界一二三四五六七八九" },
  { name: "noto-serif-sc", version: "5.3.0", characters: "帅将车马汉" },
];
const READER = { name: "opentype.js", version: "2.0.0" };
/** The box that the larger side of every character fills. */
const UNITS = 100;
/** Details below this many units are left out: on a board of 800 pixels they are half a pixel. */
const DETAIL = 1.3;

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ type: "M" | "L" | "Q" | "Z", x: number, y: number, x1: number, y1: number }} Command
 */

/**
 * A package unpacked into the cache.
 *
 * @param {string} name
 * @param {string} version
 */
function unpacked(name, version) {
  const folder = path.join(CACHE, "fonts", path.basename(name));
  mkdirSync(folder, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--silent", `${name}@${version}`], { cwd: folder, encoding: "utf8" }),
  );
  execFileSync("tar", ["xzf", filename], { cwd: folder });
  return path.join(folder, "package");
}

/**
 * The file of a font that holds a character: fonts for the web are cut into ranges.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string} character
 */
function fileOf(folder, name, character) {
  const point = character.codePointAt(0) ?? 0;
  const ranges = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8")));
  for (const [key, list] of Object.entries(ranges)) {
    for (const range of list.split(",")) {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      if (point >= first && point <= last) return path.join(folder, "files", `${name}-${key.replace(/[[\]]/g, "")}-700-normal.woff`);
    }
  }
  throw new Failure(`${name} has no ${character}`);
}

/**
 * The outline as a path of whole numbers, each step told from the one before.
 *
 * @param {Command[]} commands
 * @param {{ x1: number, y1: number, x2: number, y2: number }} box
 */
function pathOf(commands, box) {
  const scale = UNITS / Math.max(box.x2 - box.x1, box.y2 - box.y1);
  const left = (UNITS - (box.x2 - box.x1) * scale) / 2 - box.x1 * scale;
  const top = (UNITS - (box.y2 - box.y1) * scale) / 2 + box.y2 * scale;
  /** @type {(x: number, y: number) => Point} */
  const placed = (x, y) => ({ x: x * scale + left, y: top - y * scale });
  /** @type {(...values: number[]) => string} */
  const told = (...values) => values.join(" ").replace(/ -/g, "-");
  let data = "";
  let at = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.type === "Z") {
      data += "z";
      continue;
    }
    const goal = placed(command.x, command.y);
    const [x, y] = [Math.round(goal.x), Math.round(goal.y)];
    const [dx, dy] = [x - at.x, y - at.y];
    if (command.type === "M") data += `M${told(x, y)}`;
    else if (Math.hypot(dx, dy) < DETAIL) continue;
    else {
      const control = command.type === "Q" ? placed(command.x1, command.y1) : goal;
      const [cx, cy] = [control.x - at.x, control.y - at.y];
      const bulge = Math.abs(cx * dy - cy * dx) / Math.hypot(dx, dy);
      if (command.type === "Q" && bulge > DETAIL) data += `q${told(Math.round(cx), Math.round(cy), dx, dy)}`;
      else data += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${told(dx, dy)}`;
    }
    at = { x, y };
  }
  return data;
}

async function hanzi() {
  const reader = await import(pathToFileURL(path.join(unpacked(READER.name, READER.version), "dist", "opentype.mjs")).href);
  const lines = FONTS.flatMap(({ name, version, characters }) => {
    const folder = unpacked(`@fontsource/${name}`, version);
    return [...characters].map((character) => {
      const bytes = readFileSync(fileOf(folder, name, character));
      const glyph = reader.parse(new Uint8Array(bytes).buffer).charToGlyph(character);
      if (glyph.index === 0) throw new Failure(`${name} draws no ${character}`);
      return `  ${character}: "${pathOf(glyph.path.commands, glyph.getBoundingBox())}",`;
    });
  });
  write(
    at("src", "js", "board", "glyphs", "hanzi.ts"),
    `/**
 * The characters of the xiangqi board as outlines in a box of ${UNITS} by ${UNITS}, y downwards, so that every device shows the same
 * pieces whether or not it has a Chinese font. Written by scripts/hanzi.mjs from Noto Serif TC and SC Bold, © 2017-2024 Adobe,
 * under the SIL Open Font License 1.1.
 */

export const HANZI_BOX = ${UNITS};

export const HANZI: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`,
  );
}

if (isMain(import.meta.url)) await main(hanzi);
