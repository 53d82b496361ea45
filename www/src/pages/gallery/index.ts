/** The gallery: every entry, by game and topic. */

import type { GameKind } from "../../app/games.ts";
import { CHESS_DRAWS } from "./chess-draws.ts";
import { CHESS_MATES } from "./chess-mates.ts";
import { CHESS_PIECES } from "./chess-pieces.ts";
import { CHESS_SPECIAL } from "./chess-special.ts";
import type { Entry, Topic } from "./entry.ts";
import { XIANGQI_CYCLES } from "./xiangqi-cycles.ts";
import { XIANGQI_DRAWS } from "./xiangqi-draws.ts";
import { XIANGQI_MATES } from "./xiangqi-mates.ts";
import { XIANGQI_NATURES } from "./xiangqi-natures.ts";
import { XIANGQI_PIECES } from "./xiangqi-pieces.ts";
import { XIANGQI_STREAKS } from "./xiangqi-streaks.ts";

export type EntryId = (
  | typeof XIANGQI_PIECES
  | typeof XIANGQI_MATES
  | typeof XIANGQI_STREAKS
  | typeof XIANGQI_CYCLES
  | typeof XIANGQI_NATURES
  | typeof XIANGQI_DRAWS
  | typeof CHESS_PIECES
  | typeof CHESS_SPECIAL
  | typeof CHESS_MATES
  | typeof CHESS_DRAWS
)[number]["id"];

export interface Shelf {
  readonly kind: GameKind;
  readonly topic: Topic;
  readonly entries: readonly Entry<EntryId>[];
}

export const SHELVES: readonly Shelf[] = [
  { kind: "xiangqi", topic: "pieces", entries: XIANGQI_PIECES },
  { kind: "xiangqi", topic: "mates", entries: XIANGQI_MATES },
  { kind: "xiangqi", topic: "repetition", entries: [...XIANGQI_STREAKS, ...XIANGQI_CYCLES, ...XIANGQI_NATURES] },
  { kind: "xiangqi", topic: "draws", entries: XIANGQI_DRAWS },
  { kind: "chess", topic: "pieces", entries: CHESS_PIECES },
  { kind: "chess", topic: "special", entries: CHESS_SPECIAL },
  { kind: "chess", topic: "mates", entries: CHESS_MATES },
  { kind: "chess", topic: "draws", entries: CHESS_DRAWS },
];

export const ENTRIES: readonly Entry<EntryId>[] = SHELVES.flatMap(({ entries }) => entries);
