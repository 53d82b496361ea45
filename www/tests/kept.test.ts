import { describe, expect, test } from "vitest";
import { giveWay, isWaiting, takeBack } from "../src/app/parked-game.ts";
import type { Start } from "../src/app/model.ts";
import type { State } from "../src/app/state.ts";
import { loadGame, save } from "../src/app/store.ts";
import type { Shelf, Shelves } from "../src/app/store.ts";
import { Table } from "./support.ts";

const XIANGQI: Start = { kind: "xiangqi", rules: "club", chess960: false };
const STUDY: Start = { kind: "chess", rules: "basic", chess960: false, fen: "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1" };

function shelf(entries: Record<string, string> = {}): Shelf {
  const stored = new Map(Object.entries(entries));
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

const stateOf = (start: Start, line: readonly string[]): State => new Table(start, ...line).state;

function shelves(entries: Record<string, string> = {}): Shelves {
  return { common: shelf(entries), own: shelf(entries) };
}

/** What the page itself would store of a state. */
function stored(state: State): unknown {
  const store = shelves();
  save(store, state);
  return loadGame(store.own);
}

describe("a game that gives way", () => {
  test("waits and comes back as it was", () => {
    const store = shelves();
    const game = stateOf(XIANGQI, ["h2e2", "h9g7"]);
    giveWay(store, game, STUDY, ["d1d8"]);
    expect(isWaiting(store)).toBe(true);
    expect(takeBack(store, stateOf(STUDY, ["d1d8"]))).toEqual(stored(game));
    expect(isWaiting(store)).toBe(false);
    expect(takeBack(store, game)).toBe(null);
  });

  test("a game without moves, and a position only looked at, are nobody’s", () => {
    const store = shelves();
    giveWay(store, stateOf(XIANGQI, []), STUDY, ["d1d8"]);
    giveWay(store, stateOf(STUDY, ["d1d8"]), XIANGQI, []);
    expect(isWaiting(store)).toBe(false);
  });

  test("a position that was played on is somebody’s", () => {
    const store = shelves();
    giveWay(store, stateOf(XIANGQI, []), STUDY, ["d1d8"]);
    giveWay(store, stateOf(STUDY, ["d1d7", "g8f8"]), XIANGQI, []);
    expect(isWaiting(store)).toBe(true);
  });

  test("two games change places: neither is lost", () => {
    const store = shelves();
    const first = stateOf(XIANGQI, ["h2e2"]);
    const second = stateOf(XIANGQI, ["b2e2"]);
    giveWay(store, first, STUDY, []);
    expect(takeBack(store, second)).toEqual(stored(first));
    expect(takeBack(store, first)).toEqual(stored(second));
    expect(takeBack(store, second)).toEqual(stored(first));
  });

  test("only the last games are kept", () => {
    const store = shelves();
    for (let count = 0; count < 25; count += 1) giveWay(store, stateOf(XIANGQI, ["h2e2"]), STUDY, []);
    expect((JSON.parse(store.common.getItem("trongtai.kept") ?? "[]") as unknown[]).length).toBe(20);
  });

  test.each(["{", "7", "[7]", '["{"]', '["[]"]', '[[["trongtai.game","x"]]]'])("%j in the store is no game", (text) => {
    expect(isWaiting(shelves({ "trongtai.kept": text }))).toBe(false);
    expect(takeBack(shelves({ "trongtai.kept": text, "trongtai.lent": text }), stateOf(XIANGQI, []))).toBe(null);
  });

  test("a store that is forbidden keeps nothing and throws nothing", () => {
    const forbidden: Shelf = {
      getItem: () => {
        throw new Error("no");
      },
      setItem: () => {
        throw new Error("no");
      },
    };
    giveWay({ common: forbidden, own: forbidden }, stateOf(XIANGQI, ["h2e2"]), STUDY, []);
    expect(isWaiting({ common: forbidden, own: forbidden })).toBe(false);
  });
});
