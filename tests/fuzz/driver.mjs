// Gives targets inputs that nobody would write: seeds with some changes, the same for the same number.
import { random } from "../js/support.mjs";

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {Buffer[]} seeds
 * @property {string[]} words What inputs may contain.
 * @property {(input: Buffer) => void} check Throws where something does not hold.
 */

/** Inputs are no longer: what a length does is found by far shorter ones. */
const LONGEST = 6000;

/**
 * Tries as many inputs as are wanted, or for so many seconds; what failed, or how many inputs were tried.
 *
 * @param {Target} target
 * @param {{ seed: number, inputs: number, seconds?: number }} wanted
 * @returns {{ name: string, tried: number, failure?: string, input?: string }}
 */
export function run({ name, seeds, words, check }, { seed, inputs, seconds }) {
  const below = random(seed);
  const end = seconds === undefined ? undefined : performance.now() + seconds * 1000;
  for (let tried = 0; ; tried++) {
    if (end === undefined ? tried >= inputs : performance.now() > end) return { name, tried };
    const input = tried < seeds.length ? seeds[tried] : mutated(below, seeds, words);
    if (failureOf(check, input) === undefined) continue;
    const least = minimised(check, input);
    return { name, tried: tried + 1, failure: failureOf(check, least), input: escaped(least) };
  }
}

function failureOf(check, input) {
  try {
    check(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function mutated(below, seeds, words) {
  let input = seeds[below(seeds.length)];
  for (let changes = 1 + below(4); changes > 0; changes--) input = changed(below, input, seeds, words);
  return input.subarray(0, LONGEST);
}

const joined = (...parts) => Buffer.concat(parts);

function changed(below, input, seeds, words) {
  const at = below(input.length + 1);
  const end = Math.min(at + 1 + below(12), input.length);
  const [head, tail] = [input.subarray(0, at), input.subarray(at)];
  const word = () => Buffer.from(words[below(words.length)]);
  switch (below(10)) {
    case 0:
      return joined(head, input.subarray(end));
    case 1:
      return joined(head, input.subarray(at, end), tail);
    case 2:
      return joined(head, Buffer.of(below(256)), tail.subarray(1));
    case 3:
      return joined(head, Buffer.of((tail[0] ?? 0) ^ (1 << below(8))), tail.subarray(1));
    case 4:
    case 5:
      return joined(head, word(), tail);
    case 6: {
      // A word for another word.
      const begin = Math.max(input.lastIndexOf(32, at), input.lastIndexOf(10, at)) + 1;
      const next = /[ \n]/.exec(input.subarray(at).toString("latin1"))?.index;
      return joined(input.subarray(0, begin), word(), next === undefined ? Buffer.alloc(0) : input.subarray(at + next));
    }
    case 7: {
      // The end of another input.
      const other = seeds[below(seeds.length)];
      return joined(head, other.subarray(below(other.length + 1)));
    }
    case 8: {
      // A line somewhere else.
      const lines = input.toString("latin1").split("\n");
      const [line] = lines.splice(below(lines.length), 1);
      lines.splice(below(lines.length + 1), 0, line);
      return Buffer.from(lines.join("\n"), "latin1");
    }
    default:
      return joined(input, Buffer.from("\n"), tail);
  }
}

/** Takes pieces out of an input, smaller and smaller ones, as long as it still fails. */
function minimised(check, input) {
  let least = input;
  for (let size = Math.ceil(least.length / 2); size > 0; size >>= 1) {
    for (let at = 0; at < least.length; ) {
      const less = joined(least.subarray(0, at), least.subarray(at + size));
      if (failureOf(check, less) !== undefined) least = less;
      else at += size;
    }
  }
  return least;
}

const escaped = (input) => input.toString("latin1").replace(/[^ -~]|['\\]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`);

export const unescaped = (text) =>
  Buffer.from(
    text.replace(/\\x([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  );
