// What the tests share.
import assert from "node:assert/strict";
import { RulesError, codes } from "trongtai";

/**
 * Checks that the work throws a RulesError with this code, and returns it.
 *
 * @param {string} code
 * @param {() => unknown} work
 * @returns {RulesError}
 */
export function refused(code, work) {
  /** @type {unknown} */
  let thrown;
  try {
    work();
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown instanceof RulesError, `expected a RulesError ${code}, got ${thrown === undefined ? "no error" : String(thrown)}`);
  assert.equal(thrown.code, code);
  assert.ok(codes.error.includes(code), `${code} is not in codes.error`);
  return thrown;
}

/**
 * Numbers that are the same in every run.
 *
 * @param {number} seed
 * @returns {(below: number) => number}
 */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    // The mixing function of splitmix32.
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) % below;
  };
}

/**
 * Everything that must not change when a call is refused.
 *
 * @param {import("trongtai").Game} game
 */
export const stateOf = (game) => ({ fen: game.fen(), ply: game.ply, history: game.history(), status: game.status() });

/**
 * The names of a game's squares by index.
 *
 * @param {string} kind
 */
export function squaresOf(kind) {
  const [files, ranks, lowest] = kind === "xiangqi" ? [9, 10, 0] : [8, 8, 1];
  return Array.from({ length: files * ranks }, (_, i) => "abcdefghi"[i % files] + (Math.floor(i / files) + lowest));
}
