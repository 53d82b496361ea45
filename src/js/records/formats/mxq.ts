import { chineseEncodingOf, decodeChinese } from "../encodings.js";
import type { Format } from "../format.js";
import { draft, fault } from "../record-draft.js";
import { resultIn } from "../results.js";
import { serverGame, type Step } from "../server-game.js";
import type { GameRecord } from "../../types.js";

// MXQ, the records of 弈天: strings, each a length byte and a text in GBK or Big5. First the facts of the game, then moves such as
// `7H-4H` until `Ends`: files from the left, A for Red's back rank.

const END = "\x04Ends";
const MOVE = /^([0-8])([A-J])-([0-8])([A-J])$/;

export const mxq: Format = {
  name: "mxq",
  notation: undefined,
  game: "xiangqi",
  extensions: [".mxq"],
  layout: "whole",
  binary: true,
  detect: ({ bytes }) => bytes !== undefined && isMxq(bytes),
  read: ({ bytes }) => [readMxq(bytes!)],
};

function isMxq(bytes: Uint8Array): boolean {
  const tail = String.fromCharCode(...bytes.subarray(Math.max(0, bytes.length - 16)));
  return tail.includes(END) && stringsOf(bytes).length > 12;
}

function stringsOf(bytes: Uint8Array): { bytes: Uint8Array; offset: number }[] {
  const strings: { bytes: Uint8Array; offset: number }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at]!;
    if (at + 1 + length > bytes.length) break;
    strings.push({ bytes: bytes.subarray(at + 1, at + 1 + length), offset: at });
    at += 1 + length;
  }
  return strings;
}

function readMxq(all: Uint8Array): GameRecord {
  const record = draft("xiangqi");
  const strings = stringsOf(all);
  const firstMove = strings.findIndex(({ bytes }) => MOVE.test(String.fromCharCode(...bytes)));
  const head = strings.slice(0, firstMove < 0 ? strings.length : firstMove);
  const encoding = chineseEncodingOf(all.subarray(0, strings[firstMove]?.offset ?? all.length));
  const texts = head.map(({ bytes }) => decodeChinese(bytes, encoding).trim());
  const tag = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== "") record.tags.set(name, value);
  };
  const [site, date, event, players = "", redElo, blackElo] = texts;
  tag("Site", site);
  tag("Date", date);
  tag("Event", event);
  const [, red, how, black] = /^(.*?)-([\u80dc\u52dd\u548c\u8d1f\u8ca0])-(.*)$/.exec(players) ?? [];
  tag("Red", red);
  tag("Black", black);
  tag("RedElo", redElo);
  tag("BlackElo", blackElo);
  if (how !== undefined) record.result = resultIn(how) ?? "*";
  tag("Termination", texts[11]);
  const steps: Step[] = [];
  for (const { bytes, offset } of firstMove < 0 ? [] : strings.slice(firstMove)) {
    const text = String.fromCharCode(...bytes);
    if (text === "Ends") break;
    const [, fromFile, fromRank, toFile, toRank] = MOVE.exec(text) ?? [];
    if (fromFile === undefined) {
      fault(record, "unknown-token", offset, text);
      continue;
    }
    const rank = (letter: string): number => 9 - (letter.charCodeAt(0) - 65);
    steps.push({ fromFile: Number(fromFile), fromRank: rank(fromRank!), toFile: Number(toFile), toRank: rank(toRank!), offset });
  }
  return serverGame(steps, record);
}
