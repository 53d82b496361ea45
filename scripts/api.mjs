// The API reference, made of the declarations and their comments: dist/api.md.

/** @typedef {{ doc: string, code: string }} Declaration */

const DOC = /^\s*\/\*\*([\s\S]*?)\*\/\s*/;

/** What a class has for itself and for the platform. */
const HIDDEN = /^(?:private|#|(?:static |get )?(?:observedAttributes|connectedCallback|disconnectedCallback|attributeChangedCallback)\b)/;

/**
 * Where the declaration ends that begins here: at its semicolon or closing brace, outside of all brackets, texts and comments.
 *
 * @param {string} text
 * @param {number} from
 */
function endOf(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const c = text[at];
    if (text.startsWith("/*", at)) at = text.indexOf("*/", at) + 1;
    else if (text.startsWith("//", at)) at = text.indexOf("\n", at);
    else if (c === '"') at = text.indexOf('"', at + 1);
    else if ("{([".includes(c)) depth++;
    else if ("})]".includes(c) && --depth === 0 && c === "}" && /^\s*(?:\n|$)/.test(text.slice(at + 1))) return at + 1;
    else if (c === ";" && depth === 0) return at + 1;
  }
  return text.length;
}

/**
 * The declarations of a text, each with its comment.
 *
 * @param {string} text
 * @returns {Declaration[]}
 */
function declarations(text) {
  /** @type {Declaration[]} */
  const found = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^(?:\s|\/\/\/.*\n)+/, "");
    if (rest === "") return found;
    const doc = DOC.exec(rest);
    const body = doc === null ? rest : rest.slice(doc[0].length);
    const end = endOf(body, 0);
    found.push({ doc: doc === null ? "" : wordsOf(doc[1]), code: body.slice(0, end) });
    rest = body.slice(end);
  }
}

/**
 * A comment as Markdown.
 *
 * @param {string} comment
 */
function wordsOf(comment) {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\* ?/, "").trimEnd());
  return lines
    .join("\n")
    .trim()
    .replace(/\{@link ([^}]*)\}/g, "`$1`")
    .replace(/^@throws (\w+) ([\s\S]*)$/m, "Throws `$1`: $2");
}

/** @param {string} code */
const shown = (code) =>
  code
    .replace(/^export (?:declare )?/, "")
    .replace(/\/\*\*[\s\S]*?\*\/\s*/g, "")
    .trim();

/**
 * The lines of an indented block, moved to the margin.
 *
 * @param {string} text
 */
const outdented = (text) => text.replace(/^ {4}/gm, "");

/**
 * @param {Declaration} declaration
 * @param {number} level
 */
function section({ doc, code }, level) {
  const [, kind, name] = /^(?:export )?(?:declare )?(?:abstract )?(type|interface|class|const|function) (\w+)/.exec(code) ?? [];
  if (name === undefined || !code.startsWith("export")) return undefined;
  const parts = [`${"#".repeat(level)} ${name}`, doc];
  const open = code.indexOf("{");
  const isBlock = (kind === "interface" || kind === "class") && open >= 0;
  const members = isBlock
    ? declarations(outdented(code.slice(open + 1, code.lastIndexOf("}")))).filter(({ code: member }) => !HIDDEN.test(member))
    : [];
  if (!isBlock) {
    parts.push(`\`\`\`ts\n${kind === "const" ? code.replace(/^export declare /, "").trim() : shown(code)}\n\`\`\``);
  } else if (kind === "interface") {
    parts.push(`\`\`\`ts\n${code.replace(/^export (?:declare )?/, "").trim()}\n\`\`\``);
  } else {
    parts.push(`\`\`\`ts\n${shown(code.slice(0, open))}\n\`\`\``);
    for (const member of members) {
      parts.push(`${"#".repeat(level + 1)} ${titleOf(member.code, name)}\n\n\`\`\`ts\n${shown(member.code)}\n\`\`\`\n\n${member.doc}`);
    }
  }
  return {
    name,
    undocumented: [
      ...(doc === "" ? [name] : []),
      ...members.filter((member) => kind === "class" && member.doc === "").map((member) => `${name}.${titleOf(member.code, name)}`),
    ],
    text: parts.filter((part) => part !== "").join("\n\n"),
  };
}

/**
 * @param {string} member
 * @param {string} name
 */
function titleOf(member, name) {
  const [, word] = /^(?:static |readonly |get |set |abstract )*(\[?[\w.]+\]?)/.exec(member) ?? ["", member];
  return member.startsWith("static") ? `${name}.${word}` : word === "constructor" ? `new ${name}` : word;
}

/**
 * The reference of some entries, given as `[name, declarations]`, and what in them has no words.
 *
 * @param {[name: string, declarations: string][]} entries
 */
export function reference(entries) {
  const parts = ["# API of trongtai\n\nMade of the declarations that the package carries; the documentation has examples."];
  /** @type {string[]} */
  const undocumented = [];
  for (const [name, text] of entries) {
    const sections = declarations(text)
      .map((declaration) => section(declaration, 3))
      .filter((found) => found !== undefined);
    // An interface that goes with a class of its name says nothing of its own.
    const seen = new Set();
    const kept = sections.filter(({ name: title }) => !seen.has(title) && seen.add(title));
    undocumented.push(...kept.flatMap((found) => found.undocumented));
    parts.push(`## ${name}`, ...kept.map((found) => found.text));
  }
  return { text: `${parts.join("\n\n")}\n`, undocumented };
}
