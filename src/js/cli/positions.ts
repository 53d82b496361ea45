import { Game, type GameKind, type GameOptions, type IllegalityCode } from "../index.js";
import { codeOf } from "./judge.ts";
import { fill, lookUp, reasonText, type Speech } from "./language.ts";
import { why } from "./report.ts";
import { complain, escaped, plain, write } from "./terminal.ts";

export interface Position {
  readonly kind: GameKind;
  readonly options: GameOptions;
}

const NOTATIONS = {
  xiangqi: ["uci", "coordinate", "wxf", "vi", "zh-Hans", "zh-Hant"],
  chess: ["uci", "san", "lan", "figurine", "vi"],
} as const;

/** Reports an error of the package; returns the exit status. */
function refuse(speech: Speech, name: string, error: unknown): number {
  const { codes } = speech;
  const code = codeOf(error);
  const {
    faults = [],
    field,
    offset,
  } = ((error as { detail?: unknown }).detail ?? {}) as {
    faults?: readonly { code: string; color?: string; squares?: readonly string[] }[];
    field?: string;
    offset?: number;
  };
  const texts: readonly Readonly<Record<string, string>>[] = [codes.fault.xiangqi, codes.fault.chess, codes.textFault];
  const said = faults.map((fault) =>
    fill(texts.map((known) => known[fault.code]).find((text) => text !== undefined) ?? fault.code, {
      side: lookUp(codes.side, fault.color ?? ""),
      squares: (fault.squares ?? []).join(codes.listSeparator),
      field: lookUp(codes.field, field ?? ""),
      place: (offset ?? 0) + 1,
    }),
  );
  complain(fill(speech.texts.failed, { name, words: [lookUp(codes.error, code), ...said].join(" ") }));
  return 2;
}

/** Prints whether a move is legal; returns the exit status. */
export async function explain(speech: Speech, { kind, options }: Position, text: string, asJson: boolean): Promise<number> {
  const { texts, codes } = speech;
  let game: Game;
  try {
    game = new Game(kind, options);
  } catch (error) {
    return refuse(speech, "explain", error);
  }
  try {
    const move = game.parse(text);
    const after = game.preview(move.uci);
    const notations = Object.fromEntries(NOTATIONS[kind].map((notation) => [notation, game.notate(move.uci, notation)]));
    if (asJson) {
      await write(`${escaped(JSON.stringify({ legal: true, rules: game.rules, move, notations, after }))}\n`);
    } else {
      const lines = [
        fill(texts.legal, { move: plain(text) }),
        Object.entries(notations)
          .map(([name, written]) => `${name} ${written}`)
          .join(", "),
      ];
      if (after.over)
        lines.push(fill(texts.ends, { result: after.result, reason: reasonText(codes, kind, after.reason), rule: after.rule }));
      else if (after.check) lines.push(texts.check);
      await write(`${lines.join("\n")}\n`);
    }
    return 0;
  } catch (error) {
    const code = codeOf(error);
    const detail = (error as { detail?: unknown }).detail as
      | { code?: string; squares?: readonly string[]; candidates?: readonly string[] }
      | undefined;
    if (asJson) {
      await write(`${escaped(JSON.stringify({ legal: false, rules: game.rules, code, detail }))}\n`);
      return code === "illegal-move" ? 1 : 2;
    }
    if (code === "illegal-move" && detail?.code !== undefined) {
      const words = why(speech, kind, game.turn, { code: detail.code as IllegalityCode, squares: detail.squares ?? [] });
      await write(`${fill(texts.illegal, { move: plain(text), words })} (${detail.code})\n`);
      return 1;
    }
    if (code === "ambiguous-move") {
      complain(fill(texts.ambiguous, { move: text, candidates: (detail?.candidates ?? []).join(codes.listSeparator) }));
      return 2;
    }
    return refuse(speech, plain(text), error);
  }
}

/** Counts sequences of moves, by first moves if there are more than the package counts in one call. */
function count(game: Game, depth: number): bigint {
  try {
    return game.perft(depth);
  } catch (error) {
    if (codeOf(error) !== "too-much-work") throw error;
  }
  let sum = 0n;
  for (const { uci } of game.legalMoves()) {
    game.play(uci);
    sum += count(game, depth - 1);
    game.undo();
  }
  return sum;
}

/** Counts and prints; returns the exit status. */
export async function perft(speech: Speech, { kind, options }: Position, depth: number, divide: boolean): Promise<number> {
  const began = Date.now();
  let sum = 0n;
  try {
    // Rules that end a game play no part in this.
    const game = new Game(kind, { ...options, rules: "basic" });
    if (divide && depth > 0) {
      for (const { uci } of game.legalMoves()) {
        game.play(uci);
        const nodes = count(game, depth - 1);
        game.undo();
        sum += nodes;
        await write(`${uci}: ${nodes}\n`);
      }
    } else {
      sum = count(game, depth);
    }
  } catch (error) {
    return refuse(speech, "perft", error);
  }
  await write(`${sum}\n`);
  complain(
    fill(speech.texts.counted, { nodes: sum.toLocaleString(speech.language), depth, seconds: ((Date.now() - began) / 1000).toFixed(2) }),
  );
  return 0;
}
