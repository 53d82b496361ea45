import { faults, illegalities } from "trongtai/words/en";
import { looks } from "../looks/en.ts";
import { natures } from "../natures/en.ts";
import { print } from "../print/en.ts";
import { recording } from "../recording/en.ts";
import { ruling } from "../ruling/en.ts";
import { sheets } from "../sheets/en.ts";

/** What is said only once something has happened, in English, and the keys that every language has. */
export const late = { ...illegalities, ...faults, looks, natures, print, recording, ruling, sheets };
