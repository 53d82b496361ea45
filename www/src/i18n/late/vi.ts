import type { LateMessages } from "../index.ts";
import { faults, illegalities } from "trongtai/words/vi";
import { looks } from "../looks/vi.ts";
import { natures } from "../natures/vi.ts";
import { print } from "../print/vi.ts";
import { recording } from "../recording/vi.ts";
import { ruling } from "../ruling/vi.ts";
import { sheets } from "../sheets/vi.ts";

/** Những lời chỉ cần đến khi có chuyện. */
export const late = { ...illegalities, ...faults, looks, natures, print, recording, ruling, sheets } satisfies LateMessages;
