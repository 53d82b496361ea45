import type { LateMessages } from "../index.ts";
import { faults, illegalities } from "trongtai/words/vi";
import { natures } from "../natures/vi.ts";
import { print } from "../print/vi.ts";
import { ruling } from "../ruling/vi.ts";

/** Những lời chỉ cần đến khi có chuyện. */
export const late = { ...illegalities, ...faults, natures, print, ruling } satisfies LateMessages;
