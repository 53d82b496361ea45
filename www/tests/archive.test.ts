import { describe, expect, test } from "vitest";
import { disputesIn, guessGames } from "../src/app/engine/disputes.ts";
import { archiveTexts } from "../src/i18n/archive/index.ts";
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
