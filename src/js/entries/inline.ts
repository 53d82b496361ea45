// The engine inside the bundle as text, compiled at the first use: nothing to load, to configure or to wait for.
import { provide } from "../engine.js";
import { compiled, instances } from "../compile.js";
import { packed } from "../packed.js";
import { unpack } from "../byte-text.js";

provide(instances(() => compiled(unpack(packed.text, packed.table))));

export * from "../index.js";
