import { MOST_TAGS, walk, type Answer } from "../record-draft.js";
import { annotationsOf } from "../annotations.js";
import type { GameRecord } from "../../types.js";

// Writes PGN in the standard's export format.

/** The maximum line length (PGN standard, 4.3: 80 with the line break). */
const WIDTH = 79;

const CHESS = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
const XIANGQI = ["Game", "Event", "Site", "Date", "Round", "Red", "Black", "Result"];
const FORMATS: Readonly<Record<string, string>> = { wxf: "WXF", vi: "Vietnamese", "zh-Hans": "Chinese", "zh-Hant": "Chinese" };

/** Words in lines of limited width. */
class Page {
  text = "";
  private column = 0;

  word(word: string): void {
    const width = Array.from(word).length;
    if (this.column > 0) {
      const fits = this.column + 1 + width <= WIDTH;
      this.text += fits ? " " : "\n";
      this.column = fits ? this.column + 1 : 0;
    }
    this.text += word;
    this.column += width;
  }

  /** Writes comments, separated by line breaks. A closing brace cannot be written inside one. */
  comments(times: readonly string[], comment: string | undefined): void {
    let before = times;
    for (const line of (comment ?? "").split("\n")) {
      if (before.length > 0 || line !== "") {
        // No line may start with `%`, which would exclude it from the game; and where several spaces follow one another, a line break
        // would replace them. Such pieces stay together.
        let word = "{";
        for (const piece of [...before, ...(line === "" ? [] : calm(line).replace(/}/g, ")").split(" ")), "}"]) {
          if (piece === "" || piece.startsWith("%") || word.endsWith(" ")) {
            word += " ";
          } else {
            this.word(word);
            word = "";
          }
          word += piece;
        }
        this.word(word);
      }
      before = [];
    }
  }
}

/** Writes a record whose moves the engine has written in `notation`. */
export function writePgn(record: GameRecord, { sign, fen, texts }: Answer, notation: string): string {
  const page = new Page();
  const [, turn, , , , fullmove] = fen.split(" ");
  // Plies from the first move of the game, so that even ones are the first mover's.
  const lines = [Number(fullmove) * 2 - (turn === "b" ? 1 : 2)];
  let numbered = false;
  let next = 0;
  page.comments([], record.comment);
  walk(record.moves, {
    move(move) {
      const ply = lines[lines.length - 1]!++;
      page.comments([], move.commentBefore);
      if (!numbered || ply % 2 === 0 || move.commentBefore) page.word(`${(ply >> 1) + 1}${ply % 2 === 0 ? "." : "..."}`);
      page.word(texts[next++]!);
      for (const nag of move.nags ?? []) page.word(`$${nag}`);
      const said = annotationsOf(move);
      page.comments(said, move.comment);
      numbered = said.length === 0 && !move.comment;
    },
    open() {
      lines.push(lines[lines.length - 1]! - 1);
      page.word("(");
      numbered = false;
    },
    close() {
      lines.pop();
      page.word(")");
      numbered = false;
    },
  });
  page.word(record.result);
  return `${tagsOf(record, sign === "=" ? undefined : fen, notation)}\n${page.text}\n`;
}

/** Removes the control characters that terminals obey. */
const calm = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");

/** Returns the value of a tag as written; no reader accepts longer ones, this package's included. */
const tagValue = (value: string): string => calm(value.replace(/\n/g, " ")).replace(/["\\]/g, "\\$&");
const LONGEST_VALUE = 4000;
const isReadable = (name: string, value: string): boolean => /^\w+$/.test(name) && tagValue(value).length <= LONGEST_VALUE;

/** Tags derived from the content, in either case. */
const OWN = ["fen", "setup", "format"];

const rosterOf = ({ kind }: GameRecord): readonly string[] => (kind === "chess" ? CHESS : XIANGQI);

/** Returns the tags outside the roster that can be written, by name. */
function othersOf(record: GameRecord): [string, string][] {
  const own = new Set([...rosterOf(record).map((name) => name.toLowerCase()), ...OWN]);
  const others = Object.entries(record.tags).filter(([name, value]) => isReadable(name, value) && !own.has(name.toLowerCase()));
  return others.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MOST_TAGS - rosterOf(record).length - OWN.length);
}

/** Returns the names of the tags that a record's PGN omits: unreadable ones, or too many. */
export function tagsLeftOut(record: GameRecord): string[] {
  const written = new Set([...rosterOf(record), ...othersOf(record).map(([name]) => name)]);
  const isKept = (name: string, value: string): boolean =>
    (written.has(name) && isReadable(name, value)) || OWN.includes(name.toLowerCase());
  return Object.entries(record.tags).flatMap(([name, value]) => (isKept(name, value) ? [] : [name]));
}

/** Returns the tags: the required roster first, in the standard's order, then the others by name. */
function tagsOf(record: GameRecord, fen: string | undefined, notation: string): string {
  const { kind, tags, result } = record;
  const tag = (name: string, value: string): string => `[${name} "${tagValue(value)}"]\n`;
  const roster = rosterOf(record);
  const given = new Map(Object.entries(tags).filter(([name, value]) => isReadable(name, value)));
  const unknown: Record<string, string> = { Game: "Chinese Chess", Date: "????.??.??" };
  const others = othersOf(record);
  if (fen !== undefined) others.push(["FEN", fen]);
  if (fen !== undefined && kind === "chess") others.push(["SetUp", "1"]);
  if (kind === "xiangqi") others.push(["Format", FORMATS[notation] ?? "ICCS"]);
  others.sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...roster.map((name): [string, string] => [name, name === "Result" ? result : (given.get(name) ?? unknown[name] ?? "?")]),
    ...others,
  ]
    .map(([name, value]) => tag(name, value))
    .join("");
}
