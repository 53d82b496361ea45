import { XIANGQI_BUILT } from "../../engine/build-flags.js";
import type { Format } from "../format.js";
import { cbf } from "./cbf.js";
import { cbl } from "./cbl.js";
import { cbr } from "./cbr.js";
import { ccm } from "./ccm.js";
import { che } from "./che.js";
import { chn } from "./chn.js";
import { dhj } from "./dhj.js";
import { dhtmlxq } from "./dhtmlxq.js";
import { dpxq } from "./dpxq.js";
import { mxq } from "./mxq.js";
import { pfc } from "./pfc.js";
import { pgn } from "./pgn.js";
import { uci } from "./uci.js";
import { wxf } from "./wxf.js";
import { xqf } from "./xqf.js";

/**
 * The formats in the order they are tried: unmistakable ones first, PGN last. No spread syntax here: bundlers take it for a side effect,
 * and would keep every format for pages that read no records.
 */
export const FORMATS: readonly Format[] = XIANGQI_BUILT
  ? [xqf, cbr, cbl, mxq, ccm, chn, cbf, dhtmlxq, dhj, pfc, wxf, che, dpxq, uci, pgn]
  : [uci, pgn];
