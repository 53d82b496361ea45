import { Bytes } from "../bytes.js";
import type { Format } from "../format.js";
import { serverGame, turnedOver, type Step } from "../server-game.js";

// CHN, the records of a Chinese server (联众): a header without known content, then moves of sixteen numbers.

const HEADER = 188;
const SIZE = 32;

const stepAt = (file: Bytes, at: number): Step => ({
  fromFile: file.u16(at + 4),
  fromRank: file.u16(at + 6),
  toFile: file.u16(at + 8),
  toRank: file.u16(at + 10),
  offset: at,
});

const isStep = ({ fromFile, fromRank, toFile, toRank }: Step): boolean => fromFile < 9 && toFile < 9 && fromRank < 10 && toRank < 10;

function stepsOf(bytes: Uint8Array): Step[] {
  const file = new Bytes(bytes);
  const steps: Step[] = [];
  for (let at = HEADER; at + SIZE <= file.length; at += SIZE) steps.push(stepAt(file, at));
  return steps;
}

export const chn: Format = {
  name: "chn",
  notation: undefined,
  game: "xiangqi",
  extensions: [".chn"],
  layout: "whole",
  binary: true,
  detect: ({ bytes }) =>
    bytes !== undefined &&
    bytes.length > HEADER &&
    (bytes.length - HEADER) % SIZE === 0 &&
    bytes.includes(0) &&
    stepsOf(bytes).every(isStep),
  read: ({ bytes }) => [serverGame(turnedOver(stepsOf(bytes!)))],
};
