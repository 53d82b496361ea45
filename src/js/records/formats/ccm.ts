import { Bytes } from "../bytes.js";
import type { Format } from "../format.js";
import { serverGame, turnedOver, type Step } from "../server-game.js";

// CCM, the records of a Chinese server (中游): only moves, of seven bytes. Ranks count from the top.

const SIZE = 7;

export const ccm: Format = {
  name: "ccm",
  notation: undefined,
  game: "xiangqi",
  extensions: [".ccm"],
  layout: "whole",
  binary: true,
  detect: ({ bytes }) =>
    bytes !== undefined &&
    bytes.length >= SIZE &&
    bytes.length % SIZE === 0 &&
    bytes.every((byte, at) => (at % SIZE === 0 ? byte === 1 : at % SIZE < 3 || byte <= 9)),
  read: ({ bytes }) => {
    const file = new Bytes(bytes!);
    const steps: Step[] = [];
    for (let at = 0; at < file.length; at += SIZE) {
      steps.push({ fromFile: file.at(at + 3), toFile: file.at(at + 4), fromRank: file.at(at + 5), toRank: file.at(at + 6), offset: at });
    }
    return [serverGame(turnedOver(steps))];
  },
};
