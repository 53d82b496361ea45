// Fuzzing for as long as one likes: `npm run fuzz -- --seconds N --seed S --target NAME`. Both halves, Rust and JavaScript,
// run for N seconds each (60 unless told), from a seed that is printed. `npm test` runs a short fixed part of the same.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { Failure, at, isMain, main, messageOf, run, step } from "./lib.mjs";
import { build } from "./build.mjs";

/** @param {{ seconds?: string, seed?: string, target?: string }} options */
async function fuzz({ seconds = "60", seed = String(randomInt(2 ** 31)), target }) {
  if (!(Number(seconds) > 0) || !/^\d{1,9}$|^1\d{9}$|^2\d{9}$/.test(seed))
    throw new Failure("--seconds takes a number, --seed a whole number");
  const env = { FUZZ_SECONDS: seconds, FUZZ_SEED: seed, ...(target === undefined ? {} : { FUZZ_TARGET: target }) };
  await step("build", () => build());
  console.log(`\nseed ${seed}`);
  const halves = {
    rust: () => run("cargo", ["test", "--locked", "--test", "fuzz", "everything", "--", "--nocapture"], { env }),
    javascript: () => run(process.execPath, [at("tests", "fuzz", "fuzz.mjs")], { env }),
  };
  /** @type {unknown[]} */
  const failures = [];
  for (const [name, work] of Object.entries(halves)) {
    // A target is of one half only; both are there to be asked when neither failure would tell.
    await step(name, work).catch((error) => failures.push(error));
  }
  if (failures.length > (target === undefined ? 0 : 1)) throw failures[0];
}

if (isMain(import.meta.url)) {
  await main(() => {
    /** @type {Record<"seconds" | "seed" | "target", { type: "string" }>} */
    const options = { seconds: { type: "string" }, seed: { type: "string" }, target: { type: "string" } };
    try {
      return fuzz(parseArgs({ options }).values);
    } catch (error) {
      throw new Failure(messageOf(error));
    }
  });
}
