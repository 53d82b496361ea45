import { describe, expect, test } from "vitest";
import { itemsOf } from "../src/app/movelist.ts";
import type { Item } from "../src/app/movelist.ts";
import { treeFrom } from "../src/app/records/convert.ts";
import { movesOf } from "../src/app/records/written.ts";
import { packTree } from "../src/app/records/stored.ts";
import { unpackTree } from "../src/app/records/unpack.ts";
import {
  EMPTY,
  ROOT,
  add,
  annotate,
  branchOf,
  childOf,
  lineThrough,
  mainLine,
  nodeOf,
  order,
  pathTo,
  promote,
  remove,
  treeOf,
} from "../src/app/tree.ts";
import type { NodeId, Tree } from "../src/app/tree.ts";

const text = (tree: Tree, nodes: readonly NodeId[]): string => nodes.map((node) => nodeOf(tree, node).uci).join(" ");

/** 1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) (1... e6) 2. Nf3 */
function grown(): { readonly tree: Tree; readonly at: Readonly<Record<string, NodeId>> } {
  let tree = treeOf(["e2e4", "e7e5", "g1f3"]);
  const at: Record<string, NodeId> = { e4: 1, e5: 2, Nf3: 3 };
  const grow = (name: string, parent: string, uci: string): void => {
    const added = add(tree, at[parent] ?? ROOT, uci);
    tree = added.tree;
    at[name] = added.node;
  };
  grow("c5", "e4", "c7c5");
  grow("c5Nf3", "c5", "g1f3");
  grow("c5Nc3", "c5", "b1c3");
  grow("e6", "e4", "e7e6");
  return { tree, at };
}

test("a move that is there already is found, another comes after all others", () => {
  const { tree, at } = grown();
  expect(add(tree, at["e4"] ?? -1, "c7c5")).toEqual({ tree, node: at["c5"] });
  expect(nodeOf(tree, at["e4"] ?? -1).children).toEqual([at["e5"], at["c5"], at["e6"]]);
  expect(childOf(tree, ROOT, "d2d4")).toBeNull();
  expect(() => nodeOf(tree, 99)).toThrow(RangeError);
});

test("lines lead through a node and on along the first moves, as far as a node where they are to end", () => {
  const { tree, at } = grown();
  expect(text(tree, mainLine(tree))).toBe("e2e4 e7e5 g1f3");
  expect(text(tree, lineThrough(tree, at["c5"] ?? -1))).toBe("e2e4 c7c5 g1f3");
  expect(text(tree, lineThrough(tree, at["c5Nc3"] ?? -1))).toBe("e2e4 c7c5 b1c3");
  expect(text(tree, lineThrough(tree, at["e4"] ?? -1, at["e5"]))).toBe("e2e4 e7e5");
  expect(text(tree, pathTo(tree, at["e6"] ?? -1))).toBe("e2e4 e7e6");
  expect(mainLine(EMPTY)).toEqual([]);
});

test("moves are listed as records list them", () => {
  const { tree } = grown();
  expect(text(tree, order(tree))).toBe("e2e4 e7e5 c7c5 g1f3 b1c3 e7e6 g1f3");
});

describe("a variation", () => {
  test("begins where it departs from the line", () => {
    const { tree, at } = grown();
    expect(branchOf(tree, at["Nf3"] ?? -1)).toBeNull();
    expect(branchOf(tree, at["c5Nf3"] ?? -1)).toBe(at["c5"]);
    expect(branchOf(tree, at["c5Nc3"] ?? -1)).toBe(at["c5Nc3"]);
  });

  test("takes the place of the line, which is kept as the first variation", () => {
    const { tree, at } = grown();
    const promoted = promote(tree, at["c5Nf3"] ?? -1);
    expect(text(promoted, mainLine(promoted))).toBe("e2e4 c7c5 g1f3");
    expect(text(promoted, nodeOf(promoted, 1).children)).toBe("c7c5 e7e5 e7e6");
    expect(promote(tree, at["Nf3"] ?? -1)).toBe(tree);
  });

  test("is taken out with all that follows, the others keep their place", () => {
    const { tree, at } = grown();
    const { tree: left, moved } = remove(tree, at["c5"] ?? -1);
    expect(text(left, order(left))).toBe("e2e4 e7e5 e7e6 g1f3");
    expect(left.nodes).toHaveLength(5);
    expect(moved.has(at["c5Nf3"] ?? -1)).toBe(false);
    expect(nodeOf(left, moved.get(at["e6"] ?? -1) ?? -1).uci).toBe("e7e6");
    const whole = remove(tree, at["e4"] ?? -1).tree;
    expect(whole).toEqual(EMPTY);
  });
});

test("remarks are set, kept and taken back", () => {
  const { tree, at } = grown();
  const node = at["e5"] ?? -1;
  const said = annotate(tree, node, { comment: "solid", nags: [1, 14] });
  expect(nodeOf(said, node)).toMatchObject({ comment: "solid", nags: [1, 14] });
  expect(nodeOf(annotate(said, node, { nags: [] }), node)).toEqual({ uci: "e7e5", parent: 1, children: [3], comment: "solid" });
  expect(annotate(said, node, { comment: "", nags: [] })).toEqual(tree);
});

describe("records", () => {
  const moves = [
    { uci: "e2e4", comment: "best by test", nags: [1], clock: 60_000 },
    {
      uci: "e7e5",
      commentBefore: "now",
      variations: [[{ uci: "c7c5" }, { uci: "g1f3", elapsed: 5, variations: [[{ uci: "b1c3" }]] }], [{ uci: "e7e6" }]],
    },
    { uci: "g1f3" },
  ];

  test("become trees, and the same records again", () => {
    const tree = treeFrom({ moves, comment: "a game" });
    if (tree === null) throw new Error("it is short");
    expect(text(tree, order(tree))).toBe("e2e4 e7e5 c7c5 g1f3 b1c3 e7e6 g1f3");
    expect(movesOf(tree)).toEqual({ moves, comment: "a game" });
  });

  test("of a variation in place of the first move of a variation keep the order of the moves", () => {
    const tree = treeFrom({
      moves: [{ uci: "e2e4", variations: [[{ uci: "d2d4", variations: [[{ uci: "c2c4" }]] }], [{ uci: "g1f3" }]] }],
    });
    expect(tree === null ? "" : text(tree, nodeOf(tree, ROOT).children)).toBe("e2e4 d2d4 c2c4 g1f3");
  });

  test("of any length are no deeper than another", () => {
    const long = Array.from({ length: 20_000 }, (_, index) => ({ uci: index % 2 === 0 ? "h2e2" : "e2h2" }));
    const tree = treeFrom({ moves: long });
    // Compared as text: a comparison value by value takes seconds.
    const again = tree === null ? null : unpackTree(JSON.parse(JSON.stringify(packTree(tree))));
    expect(JSON.stringify(tree === null ? null : movesOf(tree)) === JSON.stringify({ moves: long })).toBe(true);
    expect(JSON.stringify(again) === JSON.stringify(tree)).toBe(true);
    expect(treeFrom({ moves: [...long, { uci: "h2e2" }] })).toBeNull();
  });

  test("are stored and come back with the same moves in the same order", () => {
    const tree = treeFrom({ moves, comment: "a game" });
    const again = tree === null ? null : unpackTree(JSON.parse(JSON.stringify(packTree(tree))));
    expect(again === null ? null : movesOf(again)).toEqual({ moves, comment: "a game" });
  });

  test.each([
    "null",
    "7",
    "[]",
    "[{},1]",
    '[{},[1,"e2e4"]]',
    '[{},[-1,"e2e4"]]',
    '[{},[0.5,"e2e4"]]',
    "[{},[0,7]]",
    '[{},[0,"<b>"]]',
    '[{},["0","e2e4"]]',
  ])("that are damaged are none: %s", (stored) => {
    expect(unpackTree(JSON.parse(stored))).toBeNull();
  });

  test("with damaged remarks lose the remarks", () => {
    const stored = [{ comment: 7 }, [0, "e2e4", { comment: ["x"], nags: [1, 999], clock: -1, elapsed: "7", commentBefore: "kept" }]];
    expect(unpackTree(stored)?.nodes).toEqual([
      { uci: "", parent: ROOT, children: [1] },
      { uci: "e2e4", parent: ROOT, children: [], commentBefore: "kept" },
    ]);
  });
});

describe("the list of moves", () => {
  const line = (items: readonly Item[], tree: Tree): string =>
    items
      .map((item) => {
        if (item.type === "open") return "(";
        if (item.type === "close") return ")";
        if (item.type === "comment") return `{${item.text}}`;
        const number = item.color !== "black" ? `${item.number}.` : item.isFresh ? `${item.number}…` : "";
        return number + nodeOf(tree, item.node).uci;
      })
      .join(" ");

  test("tells numbers where the reader needs them", () => {
    const { tree, at } = grown();
    const said = annotate(annotate(tree, at["c5"] ?? -1, { comment: "sharp" }), ROOT, { comment: "a game" });
    expect(line(itemsOf(said, { kind: "chess", color: "white", number: 1 }), said)).toBe(
      "{a game} 1.e2e4 e7e5 ( 1…c7c5 {sharp} 2.g1f3 ( 2.b1c3 ) ) ( 1…e7e6 ) 2.g1f3",
    );
  });

  test("begins in the second half of a move when the second mover begins", () => {
    const tree = treeOf(["h9g7", "h2e2", "i9h9"]);
    expect(line(itemsOf(tree, { kind: "xiangqi", color: "black", number: 12 }), tree)).toBe("12…h9g7 13.h2e2 i9h9");
  });
});

describe("what a record draws on the board", () => {
  const shapes = [
    { color: "green", from: "e4" },
    { color: "red", from: "d1", to: "h5" },
  ] as const;
  const record = { moves: [{ uci: "e2e4", shapes }], comment: undefined };

  test("is kept in the tree, over the store, and in the record again", () => {
    const { comment: _, ...moves } = record;
    const tree = treeFrom(moves);
    expect(tree && movesOf(tree).moves).toEqual([{ uci: "e2e4", shapes }]);
    const stored = unpackTree(JSON.parse(JSON.stringify(tree && packTree(tree))));
    expect(stored && movesOf(stored).moves).toEqual([{ uci: "e2e4", shapes }]);
    expect(unpackTree([{}, [0, "e2e4", { shapes: [{ color: "<b>", from: "e4" }] }]])?.nodes[1]?.shapes).toBeUndefined();
  });
});
