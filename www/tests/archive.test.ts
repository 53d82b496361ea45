import { describe, expect, test } from "vitest";
import { disputesIn, guessGames } from "../src/app/engine/disputes.ts";
import { ENDINGS, readGames } from "../src/app/engine/files.ts";
import { through } from "../src/app/share.ts";
import type { Transform } from "../src/app/share.ts";
import { archiveTexts } from "../src/i18n/archive/index.ts";
import { sheet } from "../src/i18n/record-sheet/en.ts";
import { entriesOf, found } from "../src/panels/chooser.ts";
import { flatten, gaps } from "./support.ts";

/** A cannon follows a chariot from rank to rank (WXF manual, rule 15); then a drawn game of chess that the rules have not ended. */
const PGN = `[Game "Chinese Chess"]
[Event "Cup"]
[Red "An"]
[Black "Bình"]
[FEN "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1"]
[Result "1-0"]

1. h2h1 d1d3 2. h1h3 d3d1 3. h3h1 d1d3 4. h1h3 d3d1 5. h3h1 d1d3 1-0

[Event "Open"]
[White "A"]
[Black "B"]
[Result "1/2-1/2"]

1. e4 e5 1/2-1/2
`;
const bytes = new TextEncoder().encode(PGN);

describe("the disputes of an archive", () => {
  test("are the games whose recorded result is not that of the rules, up to the ply that decided", () => {
    const steps = [...disputesIn(bytes, { xiangqi: "wxf", chess: "fide" })];
    expect(steps.map(({ games, guessed }) => [games, guessed])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(steps[1]?.found).toBeNull();
    expect(steps[0]?.found).toMatchObject({
      number: 1,
      players: ["An", "Bình"],
      event: "Cup",
      said: "1-0",
      result: "0-1",
      rule: "wxf/15",
      ply: 9,
      playedOn: 1,
    });
    expect(steps[0]?.found?.line).toHaveLength(9);
  });

  test("depend on the rule set", () => {
    const steps = [...disputesIn(bytes, { xiangqi: "club", chess: "fide" })];
    expect(steps.every(({ found }) => found === null)).toBe(true);
  });

  test("games are guessed by their tags, so that there is a share to show", () => {
    expect(guessGames(bytes)).toBe(2);
    expect(guessGames(new TextEncoder().encode('[Event "A"]\n'))).toBe(1);
    expect(guessGames(new Uint8Array())).toBe(1);
  });

  test("have texts in every language, with the same gaps", async () => {
    const en = flatten(await archiveTexts("en"));
    for (const language of ["vi", "zh", "zh-Hant"] as const) {
      const texts = flatten(await archiveTexts(language));
      expect([...texts.keys()]).toEqual([...en.keys()]);
      for (const [name, text] of texts) expect(gaps(text), `${language} ${name}`).toEqual(gaps(en.get(name) ?? ""));
    }
  });
});

describe("a library", () => {
  const games = (count: number): string =>
    Array.from(
      { length: count },
      (_, number) => `[Event "Vòng ${number % 7}"]\n[White "Trắng ${number}"]\n[Black "Đặng"]\n[Result "1-0"]\n\n1. e4 1-0\n`,
    ).join("\n");

  test("shows its first game before the others are read, and lists thousands", async () => {
    const seen: number[] = [];
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    const reading = await readGames(games(3000), "chess", pause, () => seen.push(pauses));
    if (!reading.ok) throw new Error(reading.failure.code);
    expect([seen, reading.games.length]).toEqual([[0], 3000]);
    const entries = entriesOf(reading.games, sheet);
    expect(found(entries, "dang TRANG 2999", "", "").map(({ index }) => index)).toEqual([2999]);
    expect(found(entries, "", "Vòng 3", "1-0")).toHaveLength(429);
    expect(found(entries, "", "", "0-1")).toEqual([]);
  });

  test("is read out of its gzip, too", async () => {
    const packed = await through(new TextEncoder().encode(games(2)), new CompressionStream("gzip") as Transform, 1e6);
    const reading = await readGames(packed ?? "", "chess", async () => undefined);
    expect(reading.ok && reading.games.map(({ record }) => record.tags["White"])).toEqual(["Trắng 0", "Trắng 1"]);
  });
});

test("the picker knows the endings of every format", () => {
  for (const ending of [".pgn", ".xqf", ".cbr", ".cbl", ".cbf", ".wxf", ".ccm", ".che", ".chn", ".mxq", ".ubb", ".txt", ".gz"])
    expect(ENDINGS).toContain(ending);
});
