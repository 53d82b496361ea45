import type { GameKind, Illegality } from "../index.js";
import type { Fault, Judged } from "./judge.ts";
import { fill, lookUp, reasonText, type Speech } from "./language.ts";
import type { Unwritable } from "./output.ts";
import { escaped, plain } from "./terminal.ts";

const ending = ({ codes }: Speech, kind: GameKind, { result, reason, rule }: NonNullable<Fault["verdict"]>): Record<string, string> => ({
  result,
  reason: reasonText(codes, kind, reason),
  rule,
});

/** Explains why a move is not legal. */
export function why({ codes }: Speech, kind: GameKind, turn: string, { code, squares }: Illegality): string {
  const template = lookUp(codes.illegality[kind], code);
  const first = kind === "xiangqi" ? codes.side.red : codes.side.white;
  return fill(template, { side: turn === "b" || turn === "black" ? codes.side.black : first, squares: squares.join(codes.listSeparator) });
}

function words(speech: Speech, { kind, result }: Judged, fault: Fault): string {
  const { texts, codes } = speech;
  const { code, illegality, verdict } = fault;
  if (verdict !== undefined && (code === "game-over" || code === "played-on" || code === "result-differs")) {
    return fill(texts.fault[code], { said: result, plies: fault.playedOn ?? 0, ...ending(speech, kind, verdict) });
  }
  if (code === "invalid-record") return texts.fault[code];
  if (illegality !== undefined) return why(speech, kind, illegality.turn, illegality);
  // The record reader's words for moves also say what it left out.
  const known: Readonly<Record<string, string>> = codes.error;
  return Object.hasOwn(known, code) ? known[code]! : lookUp(codes.recordFault, code);
}

/** Explains why something cannot be read. */
export const unreadable = ({ texts }: Speech, name: string, code: string): string =>
  fill(texts.failed, {
    name,
    words: Object.hasOwn(texts.unreadable, code) ? lookUp(texts.unreadable, code) : fill(texts.unreadable.other, { code }),
  });

/** Explains why something cannot be written. */
export const unwritable = ({ texts }: Speech, { file, code }: Unwritable): string =>
  fill(texts.failed, { name: file, words: code === "EEXIST" ? texts.exists : fill(texts.unwritable, { code }) });

/** Formats a location as editors and terminals understand it. */
export const place = (file: string, line: number): string => (line === 0 ? `${file}:` : `${file}:${line}:`);

/** Shortens a text to what fits on a line. */
export const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Formats one fault of a game. */
export function line(speech: Speech, file: string, number: number, game: Judged, fault: Fault): string {
  const { texts } = speech;
  const [first, second] = game.players.map((name) => cut(name.trim())) as [string, string];
  const parts = [fill(texts.game, { number })];
  if (first !== "" || second !== "") parts.push(fill(texts.players, { first: first || "?", second: second || "?" }));
  if (fault.ply !== undefined) parts.push(fill(fault.variation ? texts.variation : texts.ply, { ply: fault.ply }));
  if (fault.move !== undefined) parts.push(cut(fault.move));
  return plain(`${place(file, fault.line)} ${parts.join(", ")}: ${fault.code}: ${words(speech, game, fault)}`);
}

/** Formats a game as one line of JSON. */
export function json(file: string, number: number, rules: string, { line, kind, players, plies, result, verdict, faults }: Judged): string {
  const [first, second] = players;
  return escaped(
    JSON.stringify({
      file,
      line,
      game: number,
      kind,
      rules,
      first,
      second,
      plies,
      result,
      ok: !faults.some((fault) => fault.illegal),
      verdict,
      faults: faults.map(({ illegality, ...fault }) => ({
        ...fault,
        ...(illegality === undefined ? {} : { illegality: { code: illegality.code, squares: illegality.squares } }),
      })),
    }),
  );
}
