// Every exported function is given everything it does not want, and must refuse it with a RulesError and an unchanged
// game. The lists of what exists are compared with what is there: a new function cannot be forgotten here.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as trongtai from "trongtai";
import { refused, stateOf } from "./support.mjs";

const { Game, RulesError, chess960, codes, ruleSets, validate } = trongtai;

const thrower = () => {
  throw new Error("from the caller");
};
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const hostile = () =>
  new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower, getOwnPropertyDescriptor: thrower });
const HUGE = "a".repeat(10_000_000);

/** Values that no argument of this package takes. Made anew each time: some can be used only once. */
const junk = () => ({
  null: null,
  true: true,
  NaN: NaN,
  Infinity: Infinity,
  "-1": -1,
  1.5: 1.5,
  "2 ** 31": 2 ** 31,
  "2 ** 53": 2 ** 53,
  bigint: 10n,
  symbol: Symbol("h2e2"),
  "symbol iterator": Symbol.iterator,
  "empty text": "",
  blank: " ",
  "huge text": HUGE,
  "huge astral text": "\u{1F000}".repeat(1_000_000),
  "control characters": "h2\u0000e2",
  "line end": "h2e2\n",
  "unpaired surrogate": "\ud800",
  "unpaired low surrogate": "h2e2\udc00",
  "full-width text": "\uff48\uff12\uff45\uff12",
  "combining text": "e2e4\u0301",
  array: ["h2e2"],
  "empty array": [],
  "empty object": {},
  function: thrower,
  class: Game,
  date: new Date(0),
  "regular expression": /h2e2/,
  "boxed text": new String("h2e2"),
  "typed array": new Uint32Array(3),
  "array buffer": new ArrayBuffer(8),
  map: new Map([["from", "h2"]]),
  promise: Promise.resolve("h2e2"),
  "throwing getter": {
    get from() {
      return thrower();
    },
    get fen() {
      return thrower();
    },
  },
  "hostile proxy": hostile(),
  "revoked proxy": revoked(),
  "throwing conversion": { toString: thrower, valueOf: thrower, [Symbol.toPrimitive]: thrower },
  "no prototype": Object.create(null),
});

const MOVES = {
  "off the board": "j0a0",
  "rank 10": "a10a9",
  "half a move": "h2",
  "too much": "h2e2qq",
  "two dashes": "h2--e2",
  "wrong promotion letter": "e7e8x",
  "numbers for squares": { from: 1, to: 2 },
  "no to": { from: "h2" },
  "promotion that is no text": { from: "h2", to: "e2", promotion: 0 },
  "promotion too long": { from: "h2", to: "e2", promotion: "queen" },
  "huge squares": { from: HUGE, to: HUGE },
  "packed off the board": 0xffff,
  "packed beyond": 0x10_0000,
};

/** Moves in some notation, if not legal ones: full-width letters are read as others are, ranks of xiangqi may count from one. */
const ANSWERED = ["full-width text", "rank 10", "half a move", "wrong promotion letter"];

/** What each function of a game takes beyond junk, and what of the junk it does take. */
const METHODS = {
  fen: {},
  pieces: {},
  legalMoves: { arguments: { "off the board": "j0", "no square": "e", number: 4 } },
  legalMovesPacked: {},
  isLegal: { arguments: { undefined, ...MOVES }, takes: ANSWERED },
  explain: { arguments: { undefined, ...MOVES }, takes: ANSWERED },
  play: { arguments: { undefined, ...MOVES } },
  preview: { arguments: { undefined, ...MOVES } },
  undo: {},
  redo: {},
  history: { arguments: { unknown: "klingon", inherited: "toString", "read only": "fairy" } },
  notate: { arguments: { undefined, ...MOVES } },
  parse: { arguments: { undefined, ...MOVES } },
  status: {},
  conduct: {},
  resign: { arguments: { undefined, number: 0, other: "green", upper: "Black", inherited: "length" } },
  canMate: { arguments: { undefined, number: 0, other: "green", upper: "Black", inherited: "length" } },
  agreeDraw: {},
  claimDraw: {
    arguments: {
      undefined,
      text: "threefold",
      unknown: { reason: "checkmate" },
      "not now": { reason: "threefold" },
      "no move": { reason: "threefold", move: "x" },
    },
  },
  // a game without a clock may be told any time
  tick: { arguments: { undefined, text: "5", unsafe: 2 ** 53 }, takes: ["2 ** 31"] },
  pause: { arguments: { undefined, text: "5", unsafe: 2 ** 53 }, takes: ["2 ** 31"] },
  resume: { arguments: { undefined, text: "5", unsafe: 2 ** 53 }, takes: ["2 ** 31"] },
  addTime: { arguments: { undefined, number: 0, other: "green", "no time": "black" } },
  clock: {},
  perft: { arguments: { undefined, text: "3", "too deep": 33 } },
  clone: {},
  free: { freed: false },
};
const GETTERS = ["kind", "rules", "turn", "ply", "ended"];

/** Runs the work, which must throw a RulesError with a known code. */
function refuses(what, work) {
  let thrown;
  try {
    work();
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown instanceof RulesError, `${what}: ${thrown === undefined ? "accepted" : String(thrown?.stack ?? thrown)}`);
  assert.ok(codes.error.includes(thrown.code), `${what}: unknown code ${thrown.code}`);
  assert.notEqual(thrown.code, "internal", `${what}: ${thrown.detail?.cause}`);
  assert.ok(thrown.message.length < 500, `${what}: the message repeats the input`);
}

function played(kind) {
  const game = new Game(kind);
  for (const move of kind === "xiangqi" ? ["h2e2", "h9g7", "h0g2"] : ["e2e4", "e7e5", "g1f3"]) game.play(move);
  game.undo();
  return game;
}

test("the lists here name everything that is exported", () => {
  assert.deepEqual(Object.keys(trongtai).sort(), [
    "Game",
    "RulesError",
    "chess960",
    "clockPresets",
    "codes",
    "gameFrom",
    "notateRecord",
    "readRecords",
    "readTimeControl",
    "recordOf",
    "review",
    "ruleSets",
    "timekeeping",
    "validate",
    "writeRecord",
    "writeTimeControl",
  ]);
  assert.deepEqual(Object.getOwnPropertyNames(Game).sort(), ["length", "name", "prototype"]);
  const names = Object.getOwnPropertyNames(Game.prototype).filter((name) => name !== "constructor");
  assert.deepEqual(names.sort(), [...Object.keys(METHODS), ...GETTERS].sort());
  const symbols = typeof Symbol.dispose === "symbol" ? [Symbol.dispose] : [];
  assert.deepEqual(Object.getOwnPropertySymbols(Game.prototype), symbols);
  for (const [name, { arguments: more }] of Object.entries(METHODS)) {
    // A function with a default or an optional argument has length 0 or 1; one that takes something is listed so.
    if (more === undefined) assert.equal(Game.prototype[name].length, 0, name);
  }
});

for (const kind of ["xiangqi", "chess"]) {
  test(`${kind}: junk as an argument is refused and changes nothing`, () => {
    const game = played(kind);
    const before = stateOf(game);
    let tried = 0;
    for (const [name, { arguments: more, takes = [] }] of Object.entries(METHODS)) {
      if (more === undefined) continue;
      for (const [what, value] of Object.entries({ ...junk(), ...more })) {
        if (takes.includes(what)) continue;
        refuses(`${name}(${what})`, () => game[name](value));
        tried++;
      }
    }
    assert.ok(tried > 200);
    assert.deepEqual(stateOf(game), before);
    assert.equal(game.redo().uci, kind === "xiangqi" ? "h0g2" : "g1f3", "what was taken back is still there");
  });

  test(`${kind}: a freed game refuses everything but being freed again`, () => {
    const valid = {
      legalMoves: [],
      isLegal: ["a0a1"],
      explain: ["a0a1"],
      play: ["a1a2"],
      preview: ["a0a1"],
      resign: ["black"],
      claimDraw: [{ reason: "threefold" }],
      tick: [0],
      history: [],
      perft: [1],
    };
    for (const [name, { freed = true }] of Object.entries(METHODS)) {
      const game = played(kind);
      game.free();
      if (freed)
        refused("freed", () => game[name](...(valid[name] ?? []).map((move) => (kind === "chess" && move === "a0a1" ? "a2a3" : move))));
      else game[name]();
    }
    for (const name of GETTERS) {
      const game = played(kind);
      game.free();
      refused("freed", () => game[name]);
    }
    const game = played(kind);
    const twin = game.clone();
    game.free();
    game.free();
    assert.equal(twin.ply, 2, "a clone lives on");
  });

  test(`${kind}: junk as an option is refused`, () => {
    const accepted = { fen: [], rules: [], chess960: kind === "chess" ? ["true"] : [], clock: [] };
    for (const [option, fine] of Object.entries(accepted)) {
      for (const [what, value] of Object.entries(junk())) {
        if (!fine.includes(what)) refuses(`${option}: ${what}`, () => new Game(kind, { [option]: value }));
      }
    }
    for (const [what, value] of Object.entries(junk())) {
      // An object of options may be empty, and of any make.
      if (
        [
          "empty object",
          "no prototype",
          "date",
          "regular expression",
          "map",
          "promise",
          "array buffer",
          "throwing conversion",
          "function",
        ].includes(what)
      )
        continue;
      refuses(`options: ${what}`, () => new Game(kind, value));
    }
    refuses("unknown option", () => new Game(kind, /** @type {object} */ ({ Fen: "" })));
    refuses("options function", () => new Game(kind, /** @type {object} */ (thrower)));
  });
}

test("junk as a kind is refused", () => {
  for (const [what, value] of Object.entries({ ...junk(), undefined, other: "shogi", upper: "Chess", inherited: "constructor" })) {
    refuses(`kind: ${what}`, () => new Game(value));
  }
});

test("junk as a rule set is refused", () => {
  const deep = {};
  let inner = deep;
  for (let i = 0; i < 10_000; i++) inner = inner.base = {};
  const circular = { base: "club" };
  circular.self = circular;
  /** @type {Record<string, any>} */
  const rules = {
    deep,
    circular,
    wide: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`field${i}`, i])),
    "long list": { base: "club", list: new Array(100_000).fill(0) },
    "sparse list": { base: "club", list: new Array(2 ** 32 - 1) },
    "huge name": { base: "club", [HUGE]: 1 },
    "huge value": { base: "club", name: HUGE },
    "throwing field": {
      base: "club",
      get progress() {
        return thrower();
      },
    },
    "symbol value": { base: "club", progress: Symbol("60") },
    "function value": { base: "club", progress: thrower },
    "of the other game": "fide",
    inherited: "__proto__",
    "no base": { progress: 60 },
  };
  for (const [what, value] of Object.entries(rules)) refuses(`rules: ${what}`, () => new Game("xiangqi", { rules: value }));
});

test("junk in a FEN is refused with a place in the text", () => {
  const START = {
    xiangqi: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    chess: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  };
  for (const [kind, start] of Object.entries(START)) {
    for (const bad of ["\u0000", "\u001b", "\ud800", "\u{1F000}", "\u202e", "|", "€"]) {
      for (const at of [0, 5, start.indexOf(" ")]) {
        const error = refused("invalid-fen", () => new Game(kind, { fen: start.slice(0, at) + bad + start.slice(at) }));
        assert.equal(typeof error.detail.offset, "number");
        assert.equal(error.detail.faults.length, 1);
        assert.ok(codes.text.includes(error.detail.faults[0].code), error.detail.faults[0].code);
      }
    }
    const { detail } = refused("invalid-fen", () => new Game(kind, { fen: `${start}${" ".repeat(600)}` }));
    assert.deepEqual(detail.faults, [{ code: "too-long", squares: [] }]);
  }
});

test("junk as a number of Chess960 is refused", () => {
  for (const [what, value] of Object.entries({ ...junk(), undefined, text: "518", 960: 960 }))
    refuses(`chess960: ${what}`, () => chess960(value));
});

test("junk as a game to ask for rule sets is refused", () => {
  for (const [what, value] of Object.entries({ ...junk(), undefined, other: "shogi", inherited: "toString" }))
    refuses(`ruleSets: ${what}`, () => ruleSets(value));
});

test("junk in a game to judge is refused", () => {
  for (const [what, value] of Object.entries({ ...junk(), undefined })) {
    refuses(`validate: ${what}`, () => validate(value));
    refuses(`kind: ${what}`, () => validate({ kind: value, moves: "" }));
    if (value !== undefined) {
      refuses(`fen: ${what}`, () => validate({ kind: "xiangqi", fen: value, moves: "" }));
      refuses(`rules: ${what}`, () => validate({ kind: "xiangqi", rules: value, moves: "" }));
      if (value !== true) refuses(`chess960: ${what}`, () => validate({ kind: "chess", chess960: value, moves: "" }));
    }
    // Text is judged, and found to be no move unless blanks are all that is wrong; everything else is refused.
    const fine = ["empty text", "blank", "line end"].includes(what);
    if (typeof value === "string" && value.length < 1000) assert.equal(validate({ kind: "xiangqi", moves: value }).ok, fine, what);
    else if (!["array", "empty array"].includes(what)) refuses(`moves: ${what}`, () => validate({ kind: "xiangqi", moves: value }));
    if (typeof value === "string") assert.equal(validate({ kind: "xiangqi", moves: [value] }).ok, false, what);
    else refuses(`moves: [${what}]`, () => validate({ kind: "xiangqi", moves: [value] }));
  }
  const endless = Object.assign(["h2e2"], {
    *[Symbol.iterator]() {
      for (;;) yield "h2e2";
    },
  });
  assert.equal(validate({ kind: "xiangqi", moves: endless }).ok, true);
  refuses("holes", () => validate({ kind: "xiangqi", moves: new Array(5) }));
  refuses("too many", () => validate({ kind: "xiangqi", moves: new Array(1_000_000).fill("h2e2") }));
  refuses("unknown field", () => validate(/** @type {any} */ ({ kind: "xiangqi", moves: "", clock: {} })));
});

test("functions of a game refuse to be called on anything else", () => {
  const others = [undefined, null, 5, "game", {}, { line: {} }, Game.prototype, Object.create(Game.prototype)];
  for (const other of others) {
    for (const name of Object.keys(METHODS)) refuses(`${name} on ${String(other)}`, () => Game.prototype[name].call(other, "h2e2"));
    for (const name of GETTERS) refuses(name, () => Reflect.get(Game.prototype, name, other === undefined || other === null ? {} : other));
  }
});

test("what the caller's own getters do in the middle of a call does no harm", () => {
  const game = new Game("chess");
  // Reading the move plays another one first.
  const move = {
    get from() {
      game.play("e2e4");
      return "e7";
    },
    to: "e5",
  };
  assert.equal(game.play(move).uci, "e7e5");
  assert.deepEqual(game.history(), ["e2e4", "e7e5"]);
  const last = {
    get from() {
      game.free();
      return "g1";
    },
    to: "f3",
  };
  refused("freed", () => game.play(last));
});

test("errors carry a code, facts and a name that survives minifying", () => {
  const error = refused("invalid-move", () => new Game("xiangqi").play("h2x2"));
  assert.deepEqual(error.detail, { field: "move", offset: 2, expected: "file" });
  assert.equal(error.name, "RulesError");
  assert.ok(error instanceof Error);
  assert.equal(String(error), "RulesError: invalid-move move at 2: expected file");
  assert.deepEqual(refused("invalid-move", () => new Game("xiangqi").play("h2e")).detail, { field: "move", offset: 3, expected: "rank" });
  assert.deepEqual(refused("invalid-move", () => new Game("chess").play("a0a1")).detail, { field: "move", offset: 1, expected: "rank" });
  assert.deepEqual(refused("invalid-move", () => new Game("chess").play("e2e4y")).detail, {
    field: "move",
    offset: 4,
    expected: "promotion",
  });
  assert.deepEqual(refused("invalid-argument", () => new Game("chess").perft(-1)).detail.argument, "depth");
  refused("unknown-rules", () => new Game("chess", { rules: "club" }));
  refused("invalid-argument", () => new Game("chess").history("wxf"));
});
