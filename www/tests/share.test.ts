import { codes } from "trongtai";
import { afterEach, describe, expect, test, vi } from "vitest";
import { outcomeOf, studyFrom } from "../src/app/engine.ts";
import { readGames } from "../src/app/engine/files.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { sheetTexts } from "../src/i18n/record-sheet/index.ts";
import { fileName, linkTo, obstacle, recordFor, written } from "../src/app/records/out.ts";
import { LONGEST_LINK, pack, unpack } from "../src/app/share.ts";
import { newStudy } from "../src/app/study.ts";
import type { Study } from "../src/app/study.ts";
import { nodeOf, treeOf } from "../src/app/tree.ts";
import { flatten, gaps } from "./support.ts";

const PAGE = "https://example.org/demo/?a=1#old";
const PGN =
  '[White "Ann"]\n[Black "Bo"]\n[Result "1-0"]\n\n{a game} 1. e4 $1 {best, Nguyễn says} e5 (1... c5 {sharp} 2. Nf3 (2. Nc3)) 2. Nf3 1-0';

async function studyOf(source: string | Uint8Array): Promise<Study> {
  const reading = await readGames(source, "xiangqi", async () => undefined);
  const [game] = reading.ok ? reading.games : [];
  const study = game === undefined ? null : studyFrom(game, game.record.kind === "chess" ? "fide" : "club");
  if (study === null) throw new Error("the record is read");
  return study;
}

async function opened(address: string): Promise<{ study: Study; rules: string }> {
  const found = await unpack(new URL(address).hash);
  if (found.type !== "game") throw new Error(found.type);
  return { study: await studyOf(found.shared.text), rules: found.shared.rules };
}

afterEach(() => vi.unstubAllGlobals());

describe("a link", () => {
  test("holds the whole game: moves, variations, comments, glyphs, tags, result, rules", async () => {
    const study = await studyOf(PGN);
    const link = await linkTo(study, PAGE);
    expect(link?.left).toBe("");
    expect(link?.address).toMatch(/^https:\/\/example\.org\/demo\/\?a=1#game=fide\.z[\w-]+$/);
    const again = await opened(link?.address ?? "");
    expect(again.rules).toBe("fide");
    expect(recordFor(again.study)).toEqual({ ...recordFor(study), tags: expect.objectContaining({ White: "Ann", Black: "Bo" }) });
  });

  test("holds xiangqi from a position of its own, with Black to move", async () => {
    const fen = "4k4/9/9/9/4P4/9/9/9/9/4K4 b - - 0 1";
    const study = newStudy({ kind: "xiangqi", rules: "wxf", chess960: false, fen }, treeOf(["e9d9", "e5e6"]));
    const { study: again, rules } = await opened((await linkTo(study, PAGE))?.address ?? "");
    expect(rules).toBe("wxf");
    expect(again.start).toMatchObject({ kind: "xiangqi", fen });
    expect(recordFor(again).moves).toEqual([{ uci: "e9d9" }, { uci: "e5e6" }]);
  });

  test("holds Chess960", async () => {
    const fen = "1r2k2r/8/8/8/8/8/8/1R2K2R w BHbh - 0 1";
    const study = newStudy({ kind: "chess", rules: "fide", chess960: true, fen }, treeOf(["e1b1", "e8h8"]));
    const { study: again } = await opened((await linkTo(study, PAGE))?.address ?? "");
    expect(again.start).toMatchObject({ chess960: true });
    expect(recordFor(again).moves).toEqual([{ uci: "e1b1" }, { uci: "e8h8" }]);
  });

  test("leaves out the comments when they do not fit, and then the variations", async () => {
    // Digits drawn from a sequence that deflate finds little in.
    let seed = 1;
    const letter = (): string => {
      seed = (seed * 48271) % 2147483647;
      return String.fromCharCode(97 + (seed % 26));
    };
    const noise = (length: number): string => Array.from({ length }, letter).join("");
    const talkative = await studyOf(`1. e4 {${noise(20_000)}} e5 (1... c5) *`);
    const link = await linkTo(talkative, PAGE);
    expect(link?.left).toBe("comments");
    expect(link?.address.length).toBeLessThanOrEqual(LONGEST_LINK);
    expect(recordFor((await opened(link?.address ?? "")).study).moves).toEqual([
      { uci: "e2e4" },
      { uci: "e7e5", variations: [[{ uci: "c7c5" }]] },
    ]);
    const told = ["White", "Black", "Event", "Site", "Annotator"].map((tag) => [tag, noise(3_500)]);
    const named = { ...talkative, tags: Object.fromEntries(told) };
    expect(await linkTo(named, PAGE)).toBeNull();
  });

  test("is made and read without the browser’s compression", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    vi.stubGlobal("DecompressionStream", undefined);
    const fragment = await pack({ rules: "club", text: "炮二平五" });
    expect(fragment).toMatch(/^#game=club\.p/);
    expect(await unpack(fragment)).toEqual({ type: "game", shared: { rules: "club", text: "炮二平五" } });
    expect(await unpack("#game=club.zS0xTBQA")).toEqual({ type: "bad", why: "unsupported" });
  });

  test("that is none is left alone", async () => {
    for (const fragment of ["", "#", "#board", "#games=1", "game"]) expect(await unpack(fragment)).toEqual({ type: "none" });
  });

  test.each([
    "#game=",
    "#game=club",
    "#game=club.",
    "#game=club.z",
    "#game=club.p",
    "#game=club.q0000",
    "#game=club.z!!!!",
    "#game=club.p<b>",
    "#game=club.zAAAA",
    "#game=CLUB.pAAAA",
    "#game=__proto__.pAAAA",
    "#game=club.p_w",
    "#game=club.p____",
    "#game=club.pQQ.pQQ",
    `#game=club.p${"A".repeat(300_000)}`,
  ])("that is damaged is told so: %.30s", async (fragment) => {
    expect(await unpack(fragment)).toEqual({ type: "bad", why: "damaged" });
  });

  test("that would fill the memory is refused", async () => {
    const bomb = await pack({ rules: "club", text: "a".repeat(20 << 20) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await unpack(bomb)).toEqual({ type: "bad", why: "damaged" });
  });
});

describe("a file", () => {
  test("of a format that cannot hold the game is not offered", async () => {
    const chess = await studyOf(PGN);
    expect((["pgn", "dhtmlxq", "xqf", "uci"] as const).map((format) => obstacle(chess, format))).toEqual([
      null,
      "xiangqiOnly",
      "xiangqiOnly",
      null,
    ]);
    const passing = await studyOf("1. e4 -- 2. d4 *");
    expect(obstacle(passing, "uci")).toBe("nullMoves");
    expect(obstacle(passing, "pgn")).toBeNull();
  });

  test("holds the tree of the game in every format that has trees", async () => {
    const study = await studyOf("1. 炮二平五 马8进7 {好} (1... 炮8平5 2. 马二进三) 2. 马二进三 *");
    const { moves } = recordFor(study);
    for (const format of ["pgn", "dhtmlxq", "xqf"] as const) {
      for (const notation of ["coordinate", "wxf", "vi", "zh-Hans", "zh-Hant", "uci"] as const) {
        const file = written(study, format, notation);
        expect(recordFor(await studyOf(file.ok ? file.content : "")).moves, `${format} ${notation}`).toEqual(moves);
      }
    }
    expect(moves[1]).toMatchObject({ uci: "h9g7", comment: "好", variations: [[{ uci: "h7e7" }, { uci: "h0g2" }]] });
  });

  test("is called after the players", async () => {
    const study = await studyOf(PGN);
    expect(fileName(study, "pgn")).toBe("Ann - Bo.pgn");
    expect(fileName({ ...study, tags: { White: "../a/b", Black: "Nguyễn <b>" } }, "uci")).toBe("ab - Nguyễn b.txt");
    expect(fileName({ ...study, tags: { White: "?" } }, "pgn")).toBe("chess.pgn");
  });

  test("tells the result that the moves come to where none is told", () => {
    const mate = newStudy({ kind: "chess", rules: "fide", chess960: false }, treeOf(["f2f3", "e7e5", "g2g4", "d8h4"]));
    expect(outcomeOf(mate)).toBe("0-1");
    expect(recordFor(mate).result).toBe("0-1");
    expect(recordFor({ ...mate, result: "1/2-1/2" }).result).toBe("1/2-1/2");
    const declared: Study = {
      ...newStudy(mate.start, treeOf(["e2e4", "e7e5"])),
      played: { node: 2, declaration: { type: "agreement" }, times: [] },
    };
    expect(recordFor(declared).result).toBe("1/2-1/2");
  });
});

describe("reading", () => {
  test("bytes in an old encoding, and text with the place of its faults", async () => {
    // 炮二平五 马８进７ {好} in GB2312
    const bytes = Uint8Array.from([
      0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5, 0x20, 0xc2, 0xed, 0xa3, 0xb8, 0xbd, 0xf8, 0xa3, 0xb7, 0x20, 0x7b, 0xba, 0xc3, 0x7d,
    ]);
    const { tree } = await studyOf(bytes);
    expect(nodeOf(tree, 2)).toMatchObject({ uci: "h9g7", comment: "好" });
  });

  test("what is no record fails with its code", async () => {
    for (const text of ["hello world", "<html>"]) {
      expect(await readGames(text, "chess", async () => undefined), text).toMatchObject({ ok: false, failure: { code: "invalid-record" } });
    }
  });

  test("many games are listed, the page gets its turn between them, and there is an end to it", async () => {
    let turns = 0;
    const reading = await readGames("1. e4 *\n\n".repeat(5100), "chess", async () => {
      turns += 1;
    });
    expect(reading).toMatchObject({ ok: true, isCut: true });
    expect(reading.ok ? reading.games.length : 0).toBe(5000);
    expect(turns).toBeGreaterThan(10);
  });
});

describe("the texts of records", () => {
  const gapsByKey = (texts: object): (readonly [string, readonly string[]])[] =>
    [...flatten(texts)].map(([key, text]) => [key, gaps(text)]);

  test.each(["vi", "zh", "zh-Hant"] as const)("have in %s the keys and the gaps of English, and none is empty", async (language) => {
    const [own, english] = await Promise.all([sheetTexts(language), sheetTexts("en")]);
    expect(gapsByKey(own)).toEqual(gapsByKey(english));
    expect(gapsByKey(catalogues[language].records)).toEqual(gapsByKey(catalogues.en.records));
    expect(JSON.stringify([own, catalogues[language].records])).not.toContain('""');
    expect(Object.keys(own.fault).sort()).toEqual([...codes.record].sort());
  });
});
