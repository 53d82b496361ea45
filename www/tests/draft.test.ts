import { describe, expect, test } from "vitest";
import { examine, unreadable } from "../src/pages/editor/check.ts";
import {
  castlingChoices,
  clear,
  emptyDraft,
  enPassantChoices,
  fenOf,
  gameFrom,
  readDraft,
  setCastling,
  setChess960,
  startOf,
} from "../src/pages/editor/draft.ts";
import type { Draft } from "../src/pages/editor/draft.ts";
import { faultNotes } from "../src/pages/editor/words.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import type { Failure } from "../src/app/model.ts";
import { rulesOf } from "../src/app/games.ts";
import type { GameKind } from "../src/app/games.ts";

const XIANGQI = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const rules = (kind: GameKind) => rulesOf(kind, null);
const empty = (kind: GameKind, chess960 = false): Draft => emptyDraft(kind, rules(kind), chess960);
const read = (text: string, before: Draft = empty("xiangqi")): Draft => {
  const draft = readDraft(text, before, rules);
  if (draft === null) throw new Error(`${text} was not read`);
  return draft;
};
/** The codes of the faults, with their squares. */
const failure = (draft: Draft): Failure | null => {
  const finding = examine(draft);
  return finding.type === "faulty" ? finding.failure : null;
};
const faults = (draft: Draft): string[] =>
  failure(draft)
    ?.faults.map(({ code, squares }) => [code, ...squares].join(" "))
    .sort() ?? [];

describe("a draft", () => {
  test.each([XIANGQI, CHESS, "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 33", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40"])(
    "is read from and written as %s",
    (fen) => {
      expect(fenOf(read(fen))).toBe(fen);
      expect(examine(read(fen))).toEqual({ type: "sound", verdict: null });
    },
  );

  test("reads the dialects that are in use", () => {
    expect(fenOf(read("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r"))).toBe(XIANGQI);
    expect(fenOf(read(`  ${CHESS.replaceAll(" ", "_")} `))).toBe(CHESS);
    expect(fenOf(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha -"))).toBe(CHESS);
    expect(read("4k3/8/8/8/8/8/8/4K3 w", { ...empty("chess"), rules: "basic" }).rules).toBe("basic");
  });

  test.each(["", "hello", "9/9 w", "8/8/8/8/8/8/8/8 x", "8/8/8/8/8/8/8/9 w", "8/8/8/8/8/8/8/7x w", "8/8/8/8/8/8/8/8 x"])(
    "does not read %j",
    (text) => {
      expect(readDraft(text, empty("chess"), rules)).toBe(null);
    },
  );

  test("whose last fields are missing is completed", () => {
    for (const text of ["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - -"]) {
      expect(unreadable(text, empty("chess"))).toBe(null);
      expect(fenOf(read(text))).toBe("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    }
  });

  test("that no game reaches, but that can be played, is told from one that cannot", () => {
    const found = (fen: string): [string, string[], string[]] => {
      const finding = examine(read(fen));
      if (finding.type === "sound") return [finding.type, [], []];
      return [finding.type, finding.failure.faults.map(({ code }) => code).sort(), finding.type === "faulty" ? [...finding.harmless] : []];
    };
    expect(found("4k4/9/9/9/9/9/9/9/1P7/P2K2R2 w")).toEqual(["unusual", ["soldier-misplaced"], []]);
    expect(found("4k3/pppppppp/pp6/8/8/8/8/4K3 w")).toEqual(["unusual", ["too-many-pawns"], []]);
    expect(found("4k3/8/3N1N2/8/4Q3/8/8/4K3 b")).toEqual(["unusual", ["impossible-check"], []]);
    expect(found("4k3/8/8/8/3B4/BPBPBPBP/1P1P4/4K3 w")).toEqual(["unusual", ["too-many-pieces"], []]);
    // A second king is in the way of playing, too many pawns alone are not.
    expect(found("4k3/pppppppp/pp6/8/8/8/8/4K1K1 w")).toEqual(["faulty", ["too-many-kings", "too-many-pawns"], ["too-many-pawns"]]);
    expect(found("4k4/9/9/9/9/9/9/9/9/P3KK3 w")).toEqual([
      "faulty",
      ["facing-generals", "soldier-misplaced", "too-many-generals"],
      ["soldier-misplaced"],
    ]);
  });

  test("keeps what a violation costs, where its rule set can be violated", () => {
    const draft = { ...read(XIANGQI, { ...empty("xiangqi"), rules: "wxf", sanction: "change" }) };
    expect(gameFrom(draft)).toMatchObject({ rules: "wxf", sanction: "change", fen: XIANGQI });
    expect(gameFrom(clear(draft))).toMatchObject({ sanction: "change" });
    expect(gameFrom({ ...draft, rules: "basic" })).not.toHaveProperty("sanction");
    expect(gameFrom(read(CHESS, draft))).not.toHaveProperty("sanction");
  });

  test("cleared loses its rights with its pieces", () => {
    expect(fenOf(clear(read(CHESS)))).toBe("8/8/8/8/8/8/8/8 w - - 0 1");
  });

  test("every fault of a position is told with its squares", () => {
    // Red: a soldier on a0 and two generals on e0 and e1; Black has none.
    const draft = read("9/9/9/9/9/9/9/9/4K4/P3K4");
    expect(faults(draft)).toEqual(["general-missing", "soldier-misplaced a0", "too-many-generals e0 e1"]);
    const notes = faultNotes(catalogues.en, failure(draft)!);
    expect(Object.keys(notes).sort()).toEqual(["a0", "e0", "e1"]);
    expect(notes["a0"]).toMatch(/soldier/);
  });

  test("all four rights together are looked at like any others", () => {
    const draft = read("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    const all = ["K", "Q", "k", "q"].reduce((before, letter) => setCastling(before, letter, true), draft);
    expect(fenOf(all)).toBe("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1");
    expect(faults(all)).toEqual(["castling-without-rook a1", "castling-without-rook a8", "castling-without-rook h8"]);
    expect(faults(setCastling(draft, "K", true))).toEqual([]);
    expect(setCastling(all, "K", false).castling).toEqual(["Q", "k", "q"]);
    expect(startOf(read(CHESS)).fen).toContain(" HAha ");
  });

  test("rights of Chess960 are named by the rook’s file", () => {
    const draft = read("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1", empty("chess"));
    expect(draft.chess960).toBe(true);
    expect(fenOf(draft)).toBe("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1");
    expect(castlingChoices(draft)).toEqual(["B", "G", "b", "g"]);
    expect(faults(draft)).toEqual([]);
    expect(setChess960(read(CHESS), true).castling).toEqual(["H", "A", "h", "a"]);
    expect(setChess960(setChess960(read(CHESS), true), false).castling).toEqual(["K", "Q", "k", "q"]);
    expect(castlingChoices(read(CHESS))).toEqual(["K", "Q", "k", "q"]);
    expect(castlingChoices(empty("xiangqi"))).toEqual([]);
  });

  test("en passant squares are those that the last move can have passed", () => {
    const draft = read("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    expect(enPassantChoices(draft)).toEqual(["-", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"]);
    expect(enPassantChoices({ ...draft, turn: "white", enPassant: "e3" })).toEqual([
      "-",
      "a6",
      "b6",
      "c6",
      "d6",
      "e6",
      "f6",
      "g6",
      "h6",
      "e3",
    ]);
    expect(faults({ ...draft, turn: "white", enPassant: "e3" })).toEqual(["en-passant-rank e3"]);
  });

  test("a position in which the game is over is possible, and the verdict is told", () => {
    // Fool's mate, White to move.
    const mate = read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    expect(examine(mate)).toMatchObject({ type: "sound", verdict: { reason: "checkmate", winner: "black" } });
  });

  test("a text is unreadable or says something impossible, and the two are told apart", () => {
    const chess = empty("chess");
    expect(unreadable("4k3/8/8/8/8/8/8/8 w - - 0 1", chess)).toBe(null);
    expect(unreadable("4k3/8/8/8/8/8/8/9 w - - 0 1", chess)?.faults[0]?.code).toBe("bad-rank-width");
    expect(unreadable("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1", chess)).toBe(null);
    expect(unreadable("4k3/8/8/8/8/8/8/4K3 w xyz - 0 1", chess)?.faults[0]?.code).toBe("bad-castling");
    expect(unreadable(XIANGQI, chess)).toBe(null);
    expect(unreadable(CHESS, empty("xiangqi"))).toBe(null);
    expect(unreadable("", chess)?.faults[0]?.code).toBe("missing-field");
  });

  test("a counter that is no number is told as a fault of the text", () => {
    expect(failure({ ...read(CHESS), halfmove: "x" })?.place?.field).toBe("halfmove");
    expect(faults({ ...read(XIANGQI), fullmove: "-3" })).toEqual(["bad-counter"]);
  });
});
