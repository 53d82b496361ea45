import type { Format } from "../format.js";
import { serverGame, type Step } from "../server-game.js";
import type { GameRecord } from "../../types.js";

// CHE, the records of QQ's game: decimal numbers separated by a character. Version and count, then ten per move: piece, 32, side,
// rank from Red's side, file, destination rank and file, 0, its number, 0. Sources differ about the direction of the files.

const BEGINNING = /^\s*\d{1,3}\s+\d{1,4}\s+\d{1,3}\s+32\s+\d\s+\d\s+\d\s+\d\s+\d\s+0\s/;
const MOVE = /\b\d{1,3}\D32\D\d{1,3}\D(\d)\D(\d)\D(\d)\D(\d)\D0\D\d{1,4}\D0\b/g;

export const che: Format = {
  name: "che",
  binary: false,
  notation: undefined,
  game: "xiangqi",
  extensions: [".che"],
  layout: "whole",
  detect: ({ head }) => BEGINNING.test(head.replace(/[^\d\s]/g, " ")) && /^[\d\s\x00-\x2f]*$/.test(head),
  read: (source) => [readChe(source.text())],
};

function readChe(text: string): GameRecord {
  const steps: Step[] = [...text.matchAll(MOVE)].map(({ 1: fromRank, 2: fromFile, 3: toRank, 4: toFile, index }) => ({
    fromFile: Number(fromFile),
    fromRank: 9 - Number(fromRank),
    toFile: Number(toFile),
    toRank: 9 - Number(toRank),
    offset: index!,
  }));
  const mirrored = steps.map((step) => ({ ...step, fromFile: 8 - step.fromFile, toFile: 8 - step.toFile }));
  // From the standard start, which is its own mirror image, both may be legal: then files count from the left.
  const [left, right] = [serverGame(steps), serverGame(mirrored)];
  return right.moves.length > left.moves.length ? right : left;
}
