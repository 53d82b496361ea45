import type { LateMessages } from "../index.ts";
import { faults, illegalities } from "trongtai/words/zh";
import { looks } from "../looks/zh.ts";
import { natures } from "../natures/zh.ts";
import { print } from "../print/zh.ts";
import { recording } from "../recording/zh.ts";
import { ruling } from "../ruling/zh.ts";
import { sheets } from "../sheets/zh.ts";

/** 有事时才说的话。 */
export const late = { ...illegalities, ...faults, looks, natures, print, recording, ruling, sheets } satisfies LateMessages;
