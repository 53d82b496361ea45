import { walk, type Answer } from "./tree.js";
import type { GameRecord, RecordedMove } from "./types.js";

// PGN written in the standard's export format.

/** Lines are no longer (PGN standard, 4.3: 80 with their end). */
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

  /** Comments, which a line end separates. There is no way to write a closing brace inside. */
  comments(times: readonly string[], comment: string | undefined): void {
    let before = times;
    for (const line of (comment ?? "").split("\n")) {
      if (before.length > 0 || line !== "") {
        // No line may begin with `%`, which would make it no part of the game; and where several blanks follow one
        // another, a line end would take their place. Such pieces stay together.
        let word = "{";
        for (const piece of [...before, ...(line === "" ? [] : line.replace(/}/g, ")").split(" ")), "}"]) {
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

/** `[%clk 1:30:57.5]` */
function times({ clock, elapsed }: RecordedMove): string[] {
  const two = (n: number): string => String(n).padStart(2, "0");
  return ([["clk", clock], ["emt", elapsed]] as const).flatMap(([name, millis]) => {
    if (millis === undefined) return [];
    const seconds = Math.floor(millis / 1000);
    const fraction = millis % 1000 === 0 ? "" : `.${String((millis % 1000) + 1000).slice(1).replace(/0+$/, "")}`;
    return [`[%${name} ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}]`];
  });
}

/** Writes a record whose moves the engine has written in `notation`. */
export function writePgn(record: GameRecord, { sign, fen, texts }: Answer, notation: string): string {
  const page = new Page();
  const [, turn, , , , fullmove] = fen.split(" ");
  // Plies from the first move of the game on, so that even ones are the first mover's.
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
      const said = times(move);
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

/** The tags that every game has come first, in the order of the standard; then the others by their names. */
function tagsOf({ kind, tags, result }: GameRecord, fen: string | undefined, notation: string): string {
  const tag = (name: string, value: string): string => `[${name} "${value.replace(/["\\]/g, "\\$&").replace(/[\u0000-\u001f\u007f]/g, " ")}"]\n`;
  const roster = kind === "chess" ? CHESS : XIANGQI;
  const given = new Map(Object.entries(tags));
  const unknown: Record<string, string> = { Game: "Chinese Chess", Date: "????.??.??" };
  const own = new Set([...roster, "FEN", "SetUp", "Format"].map((name) => name.toLowerCase()));
  const others: [string, string][] = [...given].filter(([name]) => /^\w+$/.test(name) && !own.has(name.toLowerCase()));
  if (fen !== undefined) others.push(["FEN", fen]);
  if (fen !== undefined && kind === "chess") others.push(["SetUp", "1"]);
  if (kind === "xiangqi") others.push(["Format", FORMATS[notation] ?? "ICCS"]);
  others.sort(([a], [b]) => (a < b ? -1 : 1));
  return [...roster.map((name): [string, string] => [name, name === "Result" ? result : (given.get(name) ?? unknown[name] ?? "?")]), ...others]
    .map(([name, value]) => tag(name, value))
    .join("");
}
