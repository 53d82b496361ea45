import { faults, illegalities } from "trongtai/words/en";
import { natures } from "../natures/en.ts";
import { print } from "../print/en.ts";
import { ruling } from "../ruling/en.ts";

/** What is said only once something has happened, in English, and the keys that every language has. */
export const late = { ...illegalities, ...faults, natures, print, ruling };
