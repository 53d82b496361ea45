import { describe, expect, test } from "vitest";
import type { Exhibit, Snapshot } from "../src/app/model.ts";
import { moverOf, proofScene, provable } from "../src/app/proof.ts";
import { prove } from "../src/app/state.ts";
import type { State } from "../src/app/state.ts";

const EXHIBIT: Exhibit = {
  ply: 3,
  color: "black",
  check: false,
  chases: [],
  nature: "kill",
  isLight: false,
  isCut: false,
  line: [
    { from: 0, to: 9 },
    { from: 1, to: 2 },
    { from: 9, to: 2 },
  ],
};

function snapshot(ply: number, exhibits: readonly Exhibit[]): Snapshot {
  const board = Array.from({ length: 90 }, (_, square) => ["r", "A"][square] ?? "");
  return { kind: "xiangqi", board, ply, verdict: { exhibits } } as unknown as Snapshot;
}

describe("the line that proves a ply", () => {
  test("is that of the ply on the board, if it has one", () => {
    expect(provable(snapshot(3, [EXHIBIT]))).toBe(EXHIBIT);
    expect(provable(snapshot(2, [EXHIBIT]))).toBeNull();
    expect(provable(snapshot(3, [{ ...EXHIBIT, line: [] }]))).toBeNull();
    expect(provable({ ...snapshot(3, []), verdict: null })).toBeNull();
  });

  test("is played by the side that moved, as if it were to move again", () => {
    expect([0, 1, 2].map((index) => moverOf("xiangqi", EXHIBIT, index))).toEqual(["black", "red", "black"]);
    const shown = (step: number) => {
      const { board, turn, last } = proofScene(snapshot(3, [EXHIBIT]), { exhibit: EXHIBIT, step });
      return { pieces: [0, 1, 2, 9].map((square) => board[square]), turn, last };
    };
    expect(shown(0)).toEqual({ pieces: ["r", "A", "", ""], turn: "black", last: null });
    expect(shown(1)).toEqual({ pieces: ["", "A", "", "r"], turn: "red", last: { from: 0, to: 9 } });
    expect(shown(3)).toEqual({ pieces: ["", "", "r", ""], turn: "red", last: { from: 9, to: 2 } });
  });

  test("is left before its first move and never overrun", () => {
    const state = { snapshot: snapshot(3, [EXHIBIT]), proof: null, selected: 5 } as unknown as State;
    expect(prove(state, 2)).toMatchObject({ proof: { step: 2 }, session: { selected: null } });
    expect(prove(state, 3).proof).toEqual({ step: 3 });
    for (const step of [0, -1, 4]) expect(prove(state, step).proof).toBeNull();
    expect(prove({ ...state, snapshot: snapshot(2, [EXHIBIT]) }, 1).proof).toBeNull();
  });
});
