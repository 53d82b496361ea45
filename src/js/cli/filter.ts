/** `trongtai judge`: a filter. One game per line in, its verdict on a line out, in order; a bad line yields its error. */
import {
  RulesError,
  readRecords,
  validate,
  type GameKind,
  type GameToValidate,
  type Result,
  type Rules,
  type Validation,
  type Verdict,
} from "../index.js";
import { gameOf, type Sets } from "./judge.ts";
import { escaped, write } from "./terminal.ts";

export interface Filtering {
  readonly kind: GameKind | undefined;
  readonly rules: Sets;
  /** Whether to include the evidence of each verdict. */
  readonly evidence: boolean;
}

/** A longer line is not a game; it is skipped and yields an error. */
const LONGEST = 1 << 22;

/** Processes each line of a stream. Reading waits until the output has been taken, so that memory stays flat. */
export async function filter(input: AsyncIterable<string>, filtering: Filtering): Promise<number> {
  let rest = "";
  let isTooLong = false;
  const flush = async (lines: readonly string[]): Promise<void> => {
    if (lines.length > 0) await write(`${lines.join("\n")}\n`);
  };
  for await (const chunk of input) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    const answers: string[] = [];
    for (const line of lines) {
      answers.push(
        isTooLong || line.length > LONGEST
          ? refused("invalid-record", { expected: `at most ${LONGEST} characters` })
          : answer(line, filtering),
      );
      isTooLong = false;
    }
    if (rest.length > LONGEST) {
      isTooLong = true;
      rest = "";
    }
    await flush(answers);
  }
  if (rest !== "" || isTooLong)
    await flush([isTooLong ? refused("invalid-record", { expected: `at most ${LONGEST} characters` }) : answer(rest, filtering)]);
  return 0;
}

const refused = (code: string, detail?: unknown, facts: object = {}): string =>
  escaped(JSON.stringify({ ...facts, ok: false, code, ...(detail === undefined ? {} : { detail }) }));

function answer(line: string, filtering: Filtering): string {
  let facts: object = {};
  try {
    const { id, said, game } = read(line.replace(/\r$/, ""), filtering);
    facts = { ...(id === undefined ? {} : { id }), kind: game.kind };
    const judged = validate(game);
    return escaped(JSON.stringify({ ...facts, ...told(judged, said, filtering.evidence) }));
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return refused(error.code, error.detail, facts);
  }
}

interface Read {
  /** The sender's identifier, returned unchanged. */
  readonly id?: unknown;
  readonly said: Result | undefined;
  readonly game: GameToValidate;
}

/** Reads a game as JSON (`moves` as UCI, or a whole `record` as text), or a one-line record. */
function read(line: string, { kind, rules }: Filtering): Read {
  if (!line.trimStart().startsWith("{")) return fromRecord(line, { kind, rules });
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new RulesError("invalid-record", { field: "record", offset: 0, expected: "JSON or a one-line record" });
  }
  const { id, record, result, ...game } = given;
  const own = (game["kind"] ?? kind) as GameKind | undefined;
  const set = (game["rules"] ?? (own === undefined ? undefined : rules[own])) as Rules | undefined;
  if (record !== undefined) {
    return { id, ...fromRecord(record as string, { kind: own, rules: set === undefined ? rules : { xiangqi: set, chess: set } }) };
  }
  const moves = game["moves"] as string;
  const options = { afterEnd: "note", setup: "playable", ...game } as const;
  return {
    id,
    said: result as Result | undefined,
    game: { ...options, kind: own as GameKind, moves, ...(set === undefined ? {} : { rules: set }) },
  };
}

function fromRecord(text: string, { kind, rules }: Pick<Filtering, "kind" | "rules">): Omit<Read, "id"> {
  for (const record of readRecords(text, kind === undefined ? {} : { kind })) {
    const fault = record.faults.find(({ code }) => code !== "game-over" && code !== "repaired-fen");
    if (fault !== undefined && (fault.code.endsWith("-move") || fault.code === "invalid-fen" || record.moves.length === 0)) {
      throw new RulesError("invalid-record", {
        field: "record",
        offset: fault.offset,
        expected: "record",
        faults: record.faults.map(({ code }) => ({ code })),
      });
    }
    return { said: record.result, game: gameOf(record, rules[record.kind]) };
  }
  throw new RulesError("invalid-record", { field: "record", offset: 0, expected: "a game" });
}

/** Returns the result for a game: its first ending and what was played after it, or the move that could not be played. */
function told(judged: Validation, said: Result | undefined, isWhole: boolean): object {
  if (!judged.ok) return judged;
  const ended = judged.ended ?? (judged.status.over ? { ply: judged.plies, verdict: judged.status } : null);
  const verdict = ended && { ply: ended.ply, playedOn: judged.plies - ended.ply, ...shortened(ended.verdict, isWhole) };
  const agrees = verdict === null || said === undefined || said === "*" ? null : verdict.result === said;
  return { ok: true, plies: judged.plies, verdict, ...(said === undefined ? {} : { said, agrees }) };
}

function shortened(
  { winner, result, reason, rule, evidence }: Verdict,
  isWhole: boolean,
): Pick<Verdict, "winner" | "result" | "reason" | "rule"> & object {
  const plies = evidence.map(({ ply }) => ply);
  return {
    winner,
    result,
    reason,
    rule,
    ...(isWhole ? { evidence } : plies.length > 0 ? { plies: [plies[0], plies[plies.length - 1]] } : {}),
  };
}
