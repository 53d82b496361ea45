import { isMainThread } from "node:worker_threads";
import { readFileSync } from "node:fs";
import type { Dialect, GameKind, GameOptions, Notation, RecordFormat } from "../index.js";
import type { TextOptions } from "./inputs.ts";
import { NOTATIONS as NOTATION_NAMES } from "../notation.js";
import { convertFiles } from "./convert.ts";
import { LANGUAGES, fill, languageOf, lookUp, speechIn, type Language, type Speech } from "./language.ts";
import { Usage, nearest, read, type Given, type Shape } from "./options.ts";
import { serve } from "./pool.ts";
import type { DiagramOptions } from "../entries/diagram.js";
import { draw } from "./diagram.ts";
import { disputeFiles } from "./disputes.ts";
import { filter } from "./filter.ts";
import { explain, perft, type Position } from "./positions.ts";
import { reviewFiles } from "./review.ts";
import { ruleOn } from "./ruling.ts";
import { KINDS, setNames, setsOf } from "./rules.ts";
import { complain, leave, write } from "./terminal.ts";
import { validateFiles } from "./validate.ts";

const FORMATS = ["pgn", "dhtmlxq", "xqf", "cbr", "wxf", "uci"] as const;
const NOTATIONS = ["coordinate", "san", "lan", "figurine", "vi", "wxf", "zh-Hans", "zh-Hant", "uci"] as const;
const MOST_JOBS = 256;
const DEEPEST = 32;

/** The options of commands that read records. */
const TEXT: Readonly<Record<string, Shape>> = { encoding: "text", dialect: NOTATION_NAMES };

const SHOWN = ["position", "evidence", "strip"] as const;
const LOOK: Readonly<Record<string, Shape>> = {
  pieces: ["characters", "simplified", "symbols", "figures", "letters"],
  theme: ["wood", "paper", "green", "blue", "contrast"],
  scheme: ["light", "dark"],
  coordinates: [...NOTATIONS, "none"],
  flip: "flag",
  width: "number",
};

const COMMON: Readonly<Record<string, Shape>> = { help: "flag", lang: LANGUAGES };

interface Command {
  readonly shapes: () => Readonly<Record<string, Shape>>;
  readonly run: (speech: Speech, given: Given) => Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  validate: {
    shapes: () => ({ ...COMMON, ...TEXT, rules: "text", kind: KINDS, strict: "flag", json: "flag", jobs: "number" }),
    run: (speech, { options, words }) => {
      const { rules, kind, strict, json, jobs } = options as { rules?: string; kind?: GameKind; strict?: true; json?: true; jobs?: number };
      const judging = {
        every: json === true,
        strict: strict === true,
        rules: rules === undefined ? {} : setsOf(speech, rules),
        ...(kind === undefined ? {} : { kind }),
      };
      return validateFiles(speech, { files: filesOf(words), judging, text: textOptions(options), json: json === true, jobs: jobsIn(jobs) });
    },
  },
  review: {
    shapes: () => ({ ...COMMON, rules: "text", kind: KINDS, json: "flag" }),
    run: (speech, { options, words }) => {
      const { rules, kind, json } = options as { rules?: string; kind?: GameKind; json?: true };
      const sets = rules === undefined ? {} : setsOf(speech, rules);
      return reviewFiles(speech, { files: filesOf(words), rules: sets, kind, json: json === true });
    },
  },
  disputes: {
    shapes: () => ({ ...COMMON, rules: "text", kind: KINDS, json: "flag", jobs: "number" }),
    run: (speech, { options, words }) => {
      const { rules, kind, json, jobs } = options as { rules?: string; kind?: GameKind; json?: true; jobs?: number };
      return disputeFiles(speech, { files: filesOf(words), rules, kind, json: json === true, jobs: jobsIn(jobs) });
    },
  },
  judge: {
    shapes: () => ({ ...COMMON, rules: "text", kind: KINDS, evidence: "flag" }),
    run: async (speech, { options, words }) => {
      const { rules, kind, evidence } = options as { rules?: string; kind?: GameKind; evidence?: true };
      if (words[0] !== undefined) throw new Usage("noArguments", { argument: words[0] });
      const sets = rules === undefined ? {} : setsOf(speech, rules);
      process.stdin.setEncoding("utf8");
      return filter(process.stdin as AsyncIterable<string>, { kind, rules: sets, evidence: evidence === true });
    },
  },
  diagram: {
    shapes: () => ({ ...COMMON, ...LOOK, fen: "text", game: "number", ply: "number", rules: "text", show: SHOWN, output: "text" }),
    run: (speech, { options, words }) => {
      const {
        fen,
        game = 1,
        ply,
        rules,
        show = "position",
        output,
      } = options as {
        fen?: string;
        game?: number;
        ply?: number;
        rules?: string;
        show?: (typeof SHOWN)[number];
        output?: string;
      };
      const { file } = oneFile(words);
      return draw({ file, fen, game, ply, rules: rules === undefined ? {} : setsOf(speech, rules), show, look: lookOf(options), output });
    },
  },
  ruling: {
    shapes: () => ({ ...COMMON, game: "number", ply: "number", rules: "text", output: "text" }),
    run: (speech, { options, words }) => {
      const { game = 1, ply, rules, output } = options as { game?: number; ply?: number; rules?: string; output?: string };
      const { file = "-" } = oneFile(words);
      return ruleOn(speech, { file, game, ply, rules: rules === undefined ? {} : setsOf(speech, rules), output, version: version() });
    },
  },
  explain: {
    shapes: () => ({ ...COMMON, fen: "text", kind: KINDS, rules: "text", chess960: "flag", json: "flag" }),
    run: (speech, given) => {
      const [move, ...more] = given.words;
      if (move === undefined || more.length > 0) throw new Usage("oneMove");
      return explain(speech, positionOf(speech, given), move, given.options["json"] === true);
    },
  },
  perft: {
    shapes: () => ({ ...COMMON, fen: "text", kind: KINDS, depth: "number", divide: "flag", chess960: "flag" }),
    run: (speech, given) => {
      const depth = (given.options["depth"] as number | undefined) ?? 4;
      if (given.words[0] !== undefined) throw new Usage("noArguments", { argument: given.words[0] });
      if (depth > DEEPEST) throw new Usage("badDepth", { most: DEEPEST });
      return perft(speech, positionOf(speech, given), depth, given.options["divide"] === true);
    },
  },
  convert: {
    shapes: () => ({ ...COMMON, ...TEXT, to: FORMATS, notation: NOTATIONS, output: "text", kind: KINDS, partial: "flag", force: "flag" }),
    run: (speech, { options, words }) => {
      const { to, notation, output, kind, partial, force } = options as {
        to?: RecordFormat;
        notation?: Notation;
        output?: string;
        kind?: GameKind;
        partial?: true;
        force?: true;
      };
      if (to === undefined) throw new Usage("needsTo", { known: FORMATS.join(", ") });
      if (notation !== undefined && to !== "pgn") throw new Usage("notationForPgn");
      return convertFiles(speech, {
        files: filesOf(words),
        to,
        notation,
        output,
        kind,
        text: textOptions(options),
        partial: partial === true,
        force: force === true,
      });
    },
  },
};

/** Returns how to read texts that cannot be detected. */
function textOptions({ encoding, dialect }: Given["options"]): TextOptions {
  if (typeof encoding === "string") {
    try {
      new TextDecoder(encoding);
    } catch {
      throw new Usage("badValue", { option: "--encoding", value: encoding, known: "utf-8, gb18030, big5, windows-1252, utf-16le, …" });
    }
  }
  return {
    ...(encoding === undefined ? {} : { encoding: encoding as string }),
    ...(dialect === undefined ? {} : { dialect: dialect as Dialect }),
  };
}

/** Returns the only file that a command reads. */
function oneFile(words: readonly string[]): { readonly file: string | undefined } {
  const [file, more] = words;
  if (more !== undefined) throw new Usage("noArguments", { argument: more });
  return { file };
}

/** Returns how a diagram looks. */
function lookOf(options: Given["options"]): DiagramOptions {
  const { pieces, theme, scheme, coordinates, flip, width } = options as Pick<DiagramOptions, "pieces" | "theme" | "scheme" | "width"> & {
    coordinates?: Notation | "none";
    flip?: true;
  };
  return {
    ...(pieces === undefined ? {} : { pieces }),
    ...(theme === undefined ? {} : { theme }),
    ...(scheme === undefined ? {} : { scheme }),
    ...(width === undefined ? {} : { width }),
    ...(coordinates === undefined ? {} : { coordinates: coordinates === "none" ? false : coordinates }),
    ...(flip === undefined ? {} : { flipped: true }),
  };
}

/** Returns a valid number of threads. */
function jobsIn(jobs: number | undefined): number | undefined {
  if (jobs !== undefined && (jobs < 1 || jobs > MOST_JOBS)) throw new Usage("badJobs", { most: MOST_JOBS });
  return jobs;
}

/** Returns the inputs; standard input if nothing is named and something is piped to it. */
function filesOf(words: readonly string[]): readonly string[] {
  if (words.length > 0) return words;
  if (process.stdin.isTTY) throw new Usage("nothingToRead");
  return ["-"];
}

function positionOf(speech: Speech, { options }: Given): Position {
  const { fen, rules, chess960 } = options as { fen?: string; rules?: string; chess960?: true };
  let kind = options["kind"] as GameKind | undefined;
  // A chess board has eight ranks.
  if (fen !== undefined) kind ??= fen.split(" ", 1)[0]!.split("/").length === 8 ? "chess" : "xiangqi";
  if (chess960 === true) kind ??= "chess";
  const sets = rules === undefined ? {} : setsOf(speech, rules, kind === undefined ? KINDS : [kind]);
  kind ??= sets.xiangqi === undefined && sets.chess !== undefined ? "chess" : "xiangqi";
  const set = sets[kind];
  const given: GameOptions = {
    ...(fen === undefined ? {} : { fen }),
    ...(set === undefined ? {} : { rules: set }),
    ...(chess960 === undefined ? {} : { chess960 }),
  };
  return { kind, options: given };
}

function help(speech: Speech, command: string): string {
  const text = lookUp(speech.texts.help, command);
  return text.includes("{") ? fill(text, { sets: setNames().join(", "), notations: NOTATIONS.join(", ") }) : text;
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }).version;

async function main(args: readonly string[]): Promise<number> {
  let speech = speechIn(languageOf(process.env));
  // Wherever it is, so that errors in the rest are reported in that language.
  const lang = args
    .map((arg, at) => (arg.startsWith("--lang=") ? arg.slice(7) : args[at - 1] === "--lang" ? arg : ""))
    .find((name) => (LANGUAGES as readonly string[]).includes(name));
  if (lang !== undefined) speech = speechIn(lang as Language);
  const at = args.findIndex((arg, place) => !arg.startsWith("-") && args[place - 1] !== "--lang");
  const name = args[at];
  try {
    if (name === undefined) {
      const { options } = read({ ...COMMON, version: "flag" }, args);
      if (options["version"] === true) await write(`${version()}\n`);
      else if (options["help"] === true) await write(help(speech, "main"));
      else process.stderr.write(help(speech, "main"));
      return options["version"] === true || options["help"] === true ? 0 : 2;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) {
      const guess = nearest(name, Object.keys(COMMANDS));
      throw guess === undefined
        ? new Usage("unknownCommand", { command: name })
        : new Usage("unknownCommandGuess", { command: name, guess });
    }
    const given = read(command.shapes(), [...args.slice(0, at), ...args.slice(at + 1)]);
    if (given.options["help"] === true) {
      await write(help(speech, name));
      return 0;
    }
    return await command.run(speech, given);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    complain(fill(lookUp(speech.texts.usage, error.key), error.values));
    const known = name !== undefined && Object.hasOwn(COMMANDS, name);
    complain(fill(speech.texts.usage.more, { command: known ? name : "" }).replace(/ {2,}/g, " "));
    return 2;
  }
}

if (isMainThread) {
  // The reader has closed the pipe.
  process.stdout.on("error", (error: Error & { code?: string }) => process.exit(error.code === "EPIPE" ? 0 : 2));
  process.stderr.on("error", () => undefined);
  main(process.argv.slice(2)).then(leave, (error: unknown) => {
    complain(
      fill(speechIn(languageOf(process.env)).texts.broken, {
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    leave(2);
  });
} else {
  serve();
}
