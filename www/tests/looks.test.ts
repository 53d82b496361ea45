import { describe, expect, test } from "vitest";
import { cueOf } from "../src/app/sounds.ts";
import { USUAL, loadLooks, saveLooks } from "../src/app/appearance.ts";
import type { Shelf } from "../src/app/store.ts";
import { Table } from "./support.ts";

function shelf(text: string | null = null): Shelf & { readonly texts: Map<string, string> } {
  const texts = new Map(text === null ? [] : [["trongtai.looks", text]]);
  return { texts, getItem: (key) => texts.get(key) ?? null, setItem: (key, value) => void texts.set(key, value) };
}

describe("looks", () => {
  test("are kept", () => {
    const store = shelf();
    const chosen = {
      theme: "blue",
      chess: "letters",
      coordinates: false,
      animation: false,
      sound: false,
      faceToFace: true,
      letterKeys: false,
    } as const;
    saveLooks(store, chosen);
    expect(loadLooks(store)).toEqual(chosen);
  });

  test.each(["{", "[]", "null", '"blue"', '{"theme":"neon","chess":3,"sound":"yes","animation":null}'])(
    "that are unknown are the usual ones: %s",
    (text) => expect(loadLooks(shelf(text))).toEqual(USUAL),
  );

  test("a store that refuses costs nothing else", () => {
    const closed: Shelf = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(() => saveLooks(closed, USUAL)).not.toThrow();
  });
});

describe("sounds", () => {
  const CHESS = { kind: "chess", rules: "fide", chess960: false } as const;
  const played = (...moves: readonly string[]) => {
    const table = new Table(CHESS);
    table.play(...moves);
    return table;
  };

  test("a move, a capture, a check, the end", () => {
    expect(cueOf(played("e2e4").state)).toBe("move");
    expect(cueOf(played("e2e4", "d7d5", "e4d5").state)).toBe("capture");
    expect(cueOf(played("e2e4", "f7f6", "d1h5").state)).toBe("check");
    expect(cueOf(played("f2f3", "e7e5", "g2g4", "d8h4").state)).toBe("end");
  });

  test("a refusal has one, looking around has none", () => {
    const table = played("e2e4");
    table.tap("e7");
    expect(cueOf(table.state)).toBeNull();
    table.tap("e4");
    expect(cueOf(table.state)).toBe("illegal");
    table.controller.send({ type: "undo" });
    expect(cueOf(table.state)).toBeNull();
    table.controller.send({ type: "resign" });
    expect(cueOf(table.state)).toBe("end");
  });
});
