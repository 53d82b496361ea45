import { readFileSync } from "node:fs";
import { Game, ruleSets, type GameKind, type Rules } from "../index.js";
import { textOf } from "../records/encodings.js";
import { codeOf, type Sets } from "./judge.ts";
import { fill, lookUp, type Speech } from "./language.ts";
import { Usage } from "./options.ts";
import { cut, unreadable } from "./report.ts";

export const KINDS = ["xiangqi", "chess"] as const;
/** What is accepted besides a name, as shown with the names. */
const OTHERS = ['{"base":…}', "….json"];

const namesIn = (kinds: readonly GameKind[]): string[] => [...new Set(kinds.flatMap((kind) => Object.keys(ruleSets(kind))))];
export const setNames = (): string[] => namesIn(KINDS);

/** Returns the name of the rule set used for a kind of game. */
export const nameOf = (kind: GameKind, rules: Rules | undefined): string => new Game(kind, rules === undefined ? {} : { rules }).rules;

/** Reads the value of `--rules`: a name, JSON, or the name of a JSON file. Its content is not checked. */
function read(speech: Speech, given: string): Rules {
  const isFile = /\.json$/i.test(given);
  if (!isFile && !given.trimStart().startsWith("{")) return given as Rules;
  let text = given;
  if (isFile) {
    try {
      text = textOf(readFileSync(given), undefined).replace(/^\ufeff/, "");
    } catch (error) {
      const { code, syscall } = error as { code?: unknown; syscall?: unknown };
      if (typeof code !== "string" || syscall === undefined) throw error;
      throw new Usage("badRules", { words: unreadable(speech, given, code) });
    }
  }
  try {
    return JSON.parse(text) as Rules;
  } catch {
    throw new Usage("notJson", { value: cut(given) });
  }
}

/** Returns the rule set of a command line, for each of these games that has it. */
export function setsOf(speech: Speech, given: string, kinds: readonly GameKind[] = KINDS): Sets {
  const rules = read(speech, given);
  const sets: Partial<Record<GameKind, Rules>> = {};
  const refusals: Refusal[] = [];
  for (const kind of kinds) {
    try {
      nameOf(kind, rules);
      sets[kind] = rules;
    } catch (error) {
      const { fault = "", field = "" } = (error as { detail?: { fault?: string; field?: string } }).detail ?? {};
      refusals.push({ kind, code: codeOf(error), fault, field });
    }
  }
  if (Object.keys(sets).length > 0) return sets;
  // Of two games, the one that knows the base and the field says what is wrong.
  const { kind, code, fault, field } = refusals.sort((a, b) => strangeness(a) - strangeness(b))[0]!;
  const { base } = Object(rules) as { base?: string };
  if (code === "unknown-rules") {
    const named = namesIn(kinds);
    throw base === undefined && typeof rules === "string"
      ? new Usage("badValue", { option: "--rules", value: given, known: [...named, ...OTHERS].join(", ") })
      : new Usage("badBase", { known: named.join(", ") });
  }
  const words = [lookUp(speech.codes.error, code)];
  if (fault !== "") {
    words.push(fill(lookUp(speech.codes.rulesFault, fault), { field }));
    words.push(fill(speech.texts.fields, { base: base!, fields: JSON.stringify(ruleSets(kind)[base!]) }));
  }
  throw new Usage("badRules", { words: words.join(" ") });
}

/** Why a game rejects the set, according to the engine. */
interface Refusal {
  readonly kind: GameKind;
  readonly code: string;
  readonly fault: string;
  readonly field: string;
}

const strangeness = ({ code, fault }: Refusal): number => (code !== "invalid-rules" ? 2 : fault === "unknown-field" ? 1 : 0);
