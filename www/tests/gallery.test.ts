import { Game } from "trongtai";
import { describe, expect, test } from "vitest";
import { ENTRIES, SHELVES } from "../src/pages/gallery/index.ts";
import { lineOf } from "../src/pages/gallery/entry.ts";
import type { Entry, Fact } from "../src/pages/gallery/entry.ts";

const list = (text: string): string[] =>
  text
    .split(" ")
    .filter((each) => each !== "")
    .sort();

/** Plays an entry; every move before the last must leave the game open, or the last would never be seen. */
function playOut({ kind, rules, sanction, fen, moves, chess960 }: Entry): Game {
  const game = new Game(kind, { fen, rules: sanction === undefined ? rules : { base: rules, sanction }, chess960: chess960 === true });
  for (const move of lineOf({ moves })) {
    expect(game.status().over, `over before ${move}, ply ${game.ply}`).toBe(false);
    expect(game.explain(move), move).toBe(null);
    game.play(move);
  }
  return game;
}

/** What becomes of the game when the side to move thinks for longer than it has. */
function flagged(entry: Entry, game: Game): ReturnType<Game["status"]> {
  const timed = new Game(entry.kind, { fen: game.fen(), rules: entry.rules, clock: { main: 60_000 } });
  timed.tick(0);
  return timed.tick(120_000);
}

function prove(game: Game, fact: Fact, entry: Entry): void {
  const status = game.status();
  switch (fact.type) {
    case "moves":
      expect([...new Set(game.legalMoves(fact.from).map(({ to }) => to))].sort()).toEqual(list(fact.to));
      return;
    case "refused": {
      const refusal = game.explain(fact.move);
      expect(refusal?.code).toBe(fact.code);
      expect([...(refusal?.squares ?? [])].sort()).toEqual(list(fact.squares));
      return;
    }
    case "over":
      expect(status).toMatchObject({ over: true, reason: fact.reason, winner: fact.winner, rule: fact.rule });
      return;
    case "flag":
      expect(flagged(entry, game)).toMatchObject({ over: true, reason: "timeout", winner: fact.winner, rule: fact.rule });
      return;
    case "claim":
      expect(status.over ? [] : status.claims.filter(({ move }) => move === undefined).map(({ reason }) => reason)).toContain(fact.reason);
      return;
    case "must-change":
      expect(status.over ? null : status.mustChange).toMatchObject({ color: fact.color, reason: fact.reason });
      return;
    case "check":
      expect(status.over ? [] : [...status.checkers].sort()).toEqual(list(fact.checkers));
      return;
    case "stands": {
      const pieces = game.pieces();
      const words = fact.pieces.split(" ");
      for (let at = 0; at < words.length; at += 2) expect(pieces[words[at] ?? ""] ?? "-", words[at]).toBe(words[at + 1]);
      return;
    }
    case "goes-on":
      expect(status.over).toBe(false);
  }
}

describe.each(ENTRIES.map((entry) => [entry.id, entry] as const))("%s", (_id, entry) => {
  test("is accepted as it is written, its moves are legal, and the referee says what is claimed", () => {
    const start = new Game(entry.kind, { fen: entry.fen, rules: entry.rules, chess960: entry.chess960 === true });
    expect(start.fen()).toBe(entry.fen);
    expect(start.status().over).toBe(false);
    const game = playOut(entry);
    expect(entry.facts.length).toBeGreaterThan(0);
    for (const fact of entry.facts) prove(game, fact, entry);
  });
});

test("no two entries share a name, and each stands with its game", () => {
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
  for (const { kind, entries } of SHELVES) for (const entry of entries) expect(entry.kind).toBe(kind);
});

test("repeated moves are written out", () => {
  expect(lineOf({ moves: "a0a1 (b0b1 c0c1)×2 d0d1" })).toEqual(["a0a1", "b0b1", "c0c1", "b0b1", "c0c1", "d0d1"]);
  expect(lineOf({ moves: "" })).toEqual([]);
});
