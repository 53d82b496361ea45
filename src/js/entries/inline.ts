// The engine inside the bundle as text, compiled at first use: nothing to load, configure or await.
import { unpack } from "../engine/byte-text.js";
import { compiled } from "../engine/compile.js";
import { provide } from "../engine/live.js";
import { packed } from "../engine/packed.js";

provide(() => compiled(unpack(packed)));

export * from "../index.js";
