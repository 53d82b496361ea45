import { describe, expect, test } from "vitest";
import { Match } from "../src/app/engine.ts";
import type { Start } from "../src/app/model.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { accountText, ruleText, warningText } from "../src/texts/verdict-words.ts";
import { statusText } from "../src/texts/usual.ts";
import { alarmTexts, noticeText } from "../src/texts/words.ts";
import { Table } from "./support.ts";

const { en, vi } = catalogues;
const CHESS: Start = { kind: "chess", rules: "fide", chess960: false };
const SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"];

describe("threefold repetition", () => {
  test("may be claimed by announcing the move that completes it (FIDE 9.2.1)", () => {
    const table = new Table(CHESS, ...SHUFFLE, "g1f3", "g8f6", "f3g1");
    expect(table.state.snapshot.claims).toEqual([{ reason: "threefold", move: "f6g8" }]);
    table.controller.send({ type: "claim", claim: { reason: "threefold", move: "f6g8" } });
    const { verdict, line, declaration } = table.state.snapshot;
    expect(verdict).toMatchObject({ winner: null, reason: "repetition", rule: "fide/9.2.1", result: "1/2-1/2" });
    // Announced, not played.
    expect(line).toHaveLength(7);
    expect(declaration).toEqual({ type: "claim", reason: "threefold", move: "f6g8" });
    expect(noticeText(en, table.state)).toBe("The same position for the third time. The draw is claimed.");
    expect(ruleText(vi, "chess", verdict!.rule)).toBe("FIDE, điều 9.2.1: nước đi đã báo làm thế cờ xuất hiện lần thứ ba.");
  });

  test("stands by itself once it is on the board (9.2.2), and is warned of before, without alarm", () => {
    const table = new Table(CHESS, ...SHUFFLE);
    expect(table.state.snapshot.warnings.map((warning) => warningText(en, "chess", warning))).toEqual([
      "This position has occurred 2 times (limit 3). At 3 a draw may be claimed (repetition).",
    ]);
    expect(alarmTexts(en, table.state)).toEqual([]);
    table.play(...SHUFFLE);
    expect(table.state.snapshot).toMatchObject({ over: false, claims: [{ reason: "threefold", move: null }] });
    table.controller.send({ type: "claim", claim: { reason: "threefold", move: null } });
    expect(table.state.snapshot.verdict).toMatchObject({ rule: "fide/9.2.2" });
    expect(statusText(en, table.state.snapshot)).toBe("Draw (repetition).");
  });

  test("that is not there cannot be claimed", () => {
    const table = new Table(CHESS, ...SHUFFLE);
    const before = table.state;
    table.controller.send({ type: "claim", claim: { reason: "threefold", move: null } });
    table.controller.send({ type: "claim", claim: { reason: "fifty-move", move: "e2e4" } });
    expect(table.state).toBe(before);
  });

  test("the fifth time ends the game by itself, with its plies as evidence", () => {
    const table = new Table(CHESS, ...SHUFFLE, ...SHUFFLE, ...SHUFFLE, ...SHUFFLE);
    const verdict = table.state.snapshot.verdict!;
    expect(verdict).toMatchObject({ winner: null, reason: "repetition", rule: "fide/9.6.1" });
    expect(verdict.exhibits).toHaveLength(16);
    expect(verdict.lastCycle).toBe(13);
    expect(accountText(en, "chess", verdict.accounts[0]!)).toBe("White made 8 moves; checks: 0, chases: 0, others: 8.");
  });
});

test("fifty moves without a capture or a pawn’s move: with a move at 49 and a half, without one at fifty (9.3)", () => {
  const table = new Table({ ...CHESS, fen: "4k2r/8/8/8/8/8/8/R3K3 w - - 98 80" }, "a1a2");
  const { claims } = table.state.snapshot;
  expect(claims.length).toBeGreaterThan(1);
  expect(new Set(claims.map(({ reason }) => reason))).toEqual(new Set(["fifty-move"]));
  expect(claims.every(({ move }) => move !== null)).toBe(true);
  table.play("h8h7");
  expect(table.state.snapshot.claims).toEqual([{ reason: "fifty-move", move: null }]);
  table.controller.send({ type: "claim", claim: { reason: "fifty-move", move: null } });
  expect(table.state.snapshot.verdict).toMatchObject({ winner: null, reason: "move-limit", rule: "fide/9.3.2" });
});

test("the basic rules know no claims", () => {
  const table = new Table({ ...CHESS, rules: "basic" }, ...SHUFFLE, ...SHUFFLE, ...SHUFFLE, ...SHUFFLE);
  expect(table.state.snapshot).toMatchObject({ over: false, claims: [], warnings: [] });
});

test("a claim is made again from a stored game", () => {
  const line = [...SHUFFLE, "g1f3", "g8f6", "f3g1"];
  const opened = Match.open(CHESS, { line, declaration: { type: "claim", reason: "threefold", move: "f6g8" } });
  if (!opened.ok) throw new Error("the game opens");
  expect(opened.match.snapshot()).toMatchObject({ over: true, verdict: { rule: "fide/9.2.1" } });
  const wrong = Match.open(CHESS, { line, declaration: { type: "claim", reason: "fifty-move", move: null } });
  if (!wrong.ok) throw new Error("the game opens");
  expect(wrong.match.snapshot()).toMatchObject({ over: false, verdict: null });
});
