import type { LateMessages } from "../index.ts";
import { faults, illegalities } from "trongtai/words/zh";
import { natures } from "../natures/zh.ts";
import { print } from "../print/zh.ts";
import { ruling } from "../ruling/zh.ts";

/** 有事时才说的话。 */
export const late = { ...illegalities, ...faults, natures, print, ruling } satisfies LateMessages;
