// The entry `trongtai/diagram`: SVG text of positions and of what verdicts rest on, without a page and without a font.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { brotliCompressSync } from "node:zlib";
import { Game } from "trongtai";
import { cycleStrip, diagram, evidenceDiagram, occurrences } from "trongtai/diagram";

const XIANGQI = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Balanced elements, no attribute without quotes: what an XML reader takes. */
function wellFormed(svg) {
  const open = [];
  let rest = svg;
  for (;;) {
    const tag = /^([^<]*)<(\/?)([a-z]+)((?:\s[a-zA-Z-]+(?::[a-z]+)?="[^"<]*")*)\s*(\/?)>/s.exec(rest);
    if (tag === null) break;
    const [all, text, closes, name, , empty] = tag;
    assert.doesNotMatch(text, /&(?!#\d+;)/);
    if (closes) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
    rest = rest.slice(all.length);
  }
  assert.equal(rest.trim(), "", "all of it was read");
  assert.deepEqual(open, []);
}

const count = (text, pattern) => [...text.matchAll(pattern)].length;

/** A cannon follows a chariot from rank to rank (WXF manual, rule 15). */
function chase() {
  const fen = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
  const game = new Game("xiangqi", { rules: "wxf", fen });
  for (const move of "h2h1 d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1".split(" ")) game.play(move);
  const verdict = game.status();
  assert.ok(verdict.over);
  return { verdict, game: /** @type {const} */ ({ kind: "xiangqi", fen, moves: game.history("uci") }) };
}

test("every set, theme and orientation of both games is well-formed, with one drawing for each piece and no text", () => {
  const sets = { xiangqi: ["characters", "simplified", "symbols", "letters"], chess: ["figures", "letters"] };
  for (const [kind, fen] of /** @type {const} */ ([
    ["xiangqi", XIANGQI],
    ["chess", CHESS],
  ])) {
    const seen = new Set();
    for (const pieces of sets[kind]) {
      for (const theme of ["wood", "paper", "green", "blue", "contrast"]) {
        for (const flipped of [false, true]) {
          for (const coordinates of [undefined, false, "uci", "wxf", "zh-Hans"]) {
            const svg = diagram(
              fen,
              /** @type {any} */ ({ pieces, theme, flipped, ...(coordinates === undefined ? {} : { coordinates }) }),
            );
            wellFormed(svg);
            assert.doesNotMatch(svg, /<text|font|<image|NaN|undefined| id=/);
            seen.add(svg);
          }
        }
      }
    }
    assert.ok(seen.size > sets[kind].length * 5 * 2 * (kind === "xiangqi" ? 3 : 1), `${kind}: ${seen.size} different pictures`);
  }
  // 32 pieces stand at their 32 places: discs for characters have a shadow each.
  assert.equal(count(diagram(XIANGQI), /fill-opacity="0.55"/g), 32);
  assert.equal(count(diagram(XIANGQI.replace("c", "1")), /fill-opacity="0.55"/g), 31);
});

test("a piece stands where the FEN says, seen from either side", () => {
  // The middle of e0 (fifth file, lowest rank), and of e9 when the board is turned: 100 units a cell, margins 20 and 36.
  const alone = "9/9/9/9/9/9/9/9/9/4K4 w";
  assert.match(diagram(alone), /translate\(470 986\)/);
  assert.match(diagram(alone, { flipped: true }), /translate\(470 86\)/);
  assert.match(diagram("8/8/8/8/8/8/8/4K3 w"), /translate\(450 750\)/);
});

test("coordinates suit the notation", () => {
  const alone = "9/9/9/9/9/9/9/9/9/4K4 w";
  const plain = count(diagram(alone, { coordinates: false }), /stroke-width="13"/g);
  assert.equal(plain, 0);
  assert.equal(count(diagram(alone, { coordinates: "wxf" }), /stroke-width="13"/g), 18, "nine files on either edge");
  assert.equal(count(diagram(alone, { coordinates: "uci" }), /stroke-width="13"/g), 19, "nine letters, ten ranks");
  // Red counts in numerals where moves are written in Chinese: they are outlines, and Black's nine digits are strokes.
  const chinese = diagram(alone, { coordinates: "zh-Hant" });
  assert.equal(count(chinese, /stroke-width="13"/g), 9);
  assert.equal(count(chinese, /<path transform/g), count(diagram(alone, { coordinates: "wxf" }), /<path transform/g));
  assert.equal(count(diagram("8/8/8/8/8/8/8/4K3 w"), /stroke-width="13"/g), 16);
});

test("marks, arrows with numbers, and words for those who do not see it", () => {
  const svg = diagram(XIANGQI, {
    title: 'Red & "Black"',
    last: "h2e2",
    marks: [
      { square: "e9", type: "check" },
      { square: "b7", type: "protected" },
    ],
    arrows: [{ from: "h2", to: "e2", number: 12 }],
    width: 500,
  });
  wellFormed(svg);
  assert.match(svg, /role="img" aria-label="Red &#38; &#34;Black&#34;"/);
  assert.match(svg, /<title>Red &#38; &#34;Black&#34;<\/title>/);
  assert.match(svg, / width="500" /);
  // Squares that are not on the board are passed over.
  assert.equal(diagram(XIANGQI, { marks: [{ square: "z9", type: "ring" }], arrows: [{ from: "a0", to: "k5" }] }), diagram(XIANGQI));
});

test("the evidence of a verdict is the last cycle, its moves numbered, and who attacked whom", () => {
  const { verdict, game } = chase();
  const times = occurrences(verdict, game);
  assert.deepEqual(
    times.map(({ ply, time }) => [ply, time]),
    [
      [1, 1],
      [5, 2],
      [9, 3],
    ],
  );
  assert.deepEqual(
    times[1]?.arrows.map(({ from, to, number }) => `${number} ${from}${to}`),
    ["1 d1d3", "2 h1h3", "3 d3d1", "4 h3h1"],
  );
  assert.deepEqual(times[2]?.arrows, [{ from: "h1", to: "d1", type: "attack" }]);
  assert.deepEqual(times[2]?.marks, [{ square: "d1", type: "chased" }]);
  assert.equal(times[0]?.fen, "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N6/2CrA2C1/3AK4 b");
  const svg = evidenceDiagram(verdict, game);
  assert.ok(svg !== null);
  wellFormed(svg);
  // Numbers 1 to 4 in white.
  assert.equal(count(svg, /stroke="#fff" stroke-width="15"/g), 4);
  const strip = cycleStrip(verdict, game, { theme: "paper" });
  assert.ok(strip !== null);
  wellFormed(strip);
  assert.equal(count(strip, /fill-opacity="0.55"/g), 3 * count(svg, /fill-opacity="0.55"/g));
});

test("castling, promotion and taking in passing are followed", () => {
  const fen = "r3k2r/6P1/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
  const verdict = /** @type {any} */ ({ evidence: [{ ply: 4, move: "e8c8", chases: [], check: false, nature: "idle" }] });
  const moves = ["e5d6", "h8h2", "e1c1", "e8c8"];
  const [found] = occurrences(verdict, { kind: "chess", fen, moves });
  assert.equal(found?.fen, "2kr4/6P1/3P4/8/8/8/7r/2KR3R w");
  const promoted = /** @type {any} */ ({ evidence: [{ ply: 1, move: "g7g8n", chases: [], check: false, nature: "idle" }] });
  assert.equal(occurrences(promoted, { kind: "chess", fen, moves: ["g7g8n"] })[0]?.fen, "r3k1Nr/8/8/3pP3/8/8/8/R3K2R b");
});

test("a mate rests on no plies, and has no such picture", () => {
  const mate = /** @type {any} */ ({ evidence: [] });
  assert.equal(evidenceDiagram(mate, { kind: "chess", fen: CHESS, moves: ["f2f3"] }), null);
  assert.equal(cycleStrip(mate, { kind: "chess", fen: CHESS, moves: ["f2f3"] }), null);
});

// Four of them are the outlines of Chinese characters.
test("the entry takes at most 13 KiB with brotli", () => {
  const size = brotliCompressSync(readFileSync(new URL("../../dist/diagram.js", import.meta.url))).length;
  assert.ok(size <= 13 * 1024, `${size} bytes`);
});
