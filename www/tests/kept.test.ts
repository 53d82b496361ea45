import { describe, expect, test } from "vitest";
import { giveWay as giveWayAt, isLent, park, parked, takeBack as takeBackAt } from "../src/app/parked-game.ts";
import type { Start } from "../src/app/model.ts";
import type { State } from "../src/app/state.ts";
import { save } from "../src/app/store.ts";
import { loadGame } from "../src/app/stored-game.ts";
import type { Shelf, Shelves } from "../src/app/store.ts";
import { Table } from "./support.ts";

const XIANGQI: Start = { kind: "xiangqi", rules: "club", chess960: false };
const STUDY: Start = { kind: "chess", rules: "basic", chess960: false, fen: "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1" };

function shelf(entries: Record<string, string> = {}): Shelf {
  const stored = new Map(Object.entries(entries));
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

const NOON = Date.UTC(2026, 2, 1, 12);
const giveWay = (store: Shelves, state: State, next: Start, line: readonly string[]): void => giveWayAt(store, state, next, line, NOON);
const takeBack = (store: Shelves, state: State, index = 0): ReturnType<typeof takeBackAt> => takeBackAt(store, state, NOON, index);
const isWaiting = (store: Shelves): boolean => parked(store).length > 0;

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
    const firsts = new Table(XIANGQI).state.snapshot.legal.slice(0, 25).map(({ uci }) => uci);
    for (const uci of firsts) park(store, stateOf(XIANGQI, [uci]), NOON);
    expect(parked(store).map(({ game }) => game.study.tree.nodes[1]?.uci)).toEqual(firsts.slice(-20).reverse());
  });

  test("a game that is kept twice is there once, with the time it left last", () => {
    const store = shelves();
    park(store, stateOf(XIANGQI, ["h2e2"]), NOON);
    park(store, stateOf(XIANGQI, ["b2e2"]), NOON + 1);
    park(store, stateOf(XIANGQI, ["h2e2"]), NOON + 2);
    expect(parked(store).map(({ at, game }) => [at - NOON, game.study.tree.nodes[1]?.uci])).toEqual([
      [2, "h2e2"],
      [1, "b2e2"],
    ]);
    expect(isLent(store)).toBe(false);
  });

  test("any of them comes back, and the one on the board waits in its place", () => {
    const store = shelves();
    for (const uci of ["h2e2", "b2e2", "g3g4"]) park(store, stateOf(XIANGQI, [uci]), NOON);
    const back = takeBack(store, stateOf(XIANGQI, ["c3c4"]), 2);
    expect(back?.study.tree.nodes[1]?.uci).toBe("h2e2");
    expect(parked(store).map(({ game }) => game.study.tree.nodes[1]?.uci)).toEqual(["g3g4", "b2e2", "c3c4"]);
    for (const index of [3, -1, 99]) expect(takeBack(store, stateOf(XIANGQI, []), index)).toBe(null);
  });

  test("where there is no room for all, the last ones are kept", () => {
    const small = shelf();
    const room: Shelf = {
      getItem: small.getItem,
      setItem(key, value) {
        if (value.length > 900) throw new Error("full");
        small.setItem(key, value);
      },
    };
    const store = { common: room, own: shelf() };
    for (const uci of ["h2e2", "b2e2", "g3g4", "c3c4"]) park(store, stateOf(XIANGQI, [uci]), NOON);
    const left = parked(store).map(({ game }) => game.study.tree.nodes[1]?.uci);
    expect(left[0]).toBe("c3c4");
    expect(left.length).toBeLessThan(4);
  });

  test("what was kept before the time was told is read", () => {
    const store = shelves();
    park(store, stateOf(XIANGQI, ["h2e2"]), NOON);
    const [{ text }] = JSON.parse(store.common.getItem("trongtai.kept") ?? "[]") as [{ text: string }];
    expect(parked(shelves({ "trongtai.kept": JSON.stringify([text]) })).map(({ at }) => at)).toEqual([0]);
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
