import { Bytes } from "../bytes.js";
import type { Format } from "../format.js";
import { unread } from "../unread.js";
import { isCbr, readCbr } from "./cbr.js";
import type { GameRecord } from "../../types.js";
import { RulesError } from "../../errors.js";

// CBL, a library of CCBridge 3: an index, then records (CBR) that start at multiples of a block.

const MAGIC = "CCBridgeLibrary\0";
const SLOTS = 60;
const INDEX = 66_624;
const SLOT = 276;
export const BLOCK = 4096;
/** Set in the state of a slot whose record was not deleted. */
const LIVE = 2;

/** Returns where the records start. */
export const recordsFrom = (head: Uint8Array): number => INDEX + SLOT * new Bytes(head).u32(SLOTS);

/** Returns which of the slots that have a record are deleted, in order. */
export function deletedIn(head: Uint8Array): boolean[] {
  const file = new Bytes(head);
  const deleted: boolean[] = [];
  const end = Math.min(file.length, recordsFrom(head));
  for (let place = INDEX; place + SLOT <= end; place += SLOT) {
    const state = file.u32(place);
    if (state !== 0) deleted.push((state & LIVE) === 0);
  }
  return deleted;
}

export const cbl: Format = {
  name: "cbl",
  notation: undefined,
  game: "xiangqi",
  extensions: [".cbl"],
  layout: "library",
  binary: true,
  detect: ({ bytes, head }) => bytes !== undefined && head.startsWith(MAGIC),
  read: ({ bytes }) => readCbl(bytes!),
};

/** Yields the games of a library. Records of unsupported games are skipped, unless all are. */
function* readCbl(file: Uint8Array): Generator<GameRecord, void, undefined> {
  const deleted = deletedIn(file);
  let place = recordsFrom(file);
  let found = 0;
  let failure: RulesError | undefined;
  let games = 0;
  while (place < file.length) {
    if (!isCbr(file, place)) {
      place += BLOCK;
      continue;
    }
    let end = place + BLOCK;
    while (end < file.length && !isCbr(file, end)) end += BLOCK;
    if (deleted[found++] !== true) {
      try {
        yield readCbr(file.subarray(place, end));
        games++;
      } catch (error) {
        if (!(error instanceof RulesError) || error.code !== "unsupported") throw error;
        failure = error;
      }
    }
    place = end;
  }
  if (games > 0) return;
  throw (
    failure ??
    (found === 0 && file.length > INDEX
      ? unread("a CCBridge library of the older kind, or an empty one")
      : unread("a part of a CCBridge library"))
  );
}
