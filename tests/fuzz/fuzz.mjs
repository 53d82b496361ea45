// The JavaScript half of `npm run fuzz`. FUZZ_SECONDS, FUZZ_SEED, FUZZ_TARGET and FUZZ_INPUT as for the Rust half.
import { run, unescaped } from "./driver.mjs";
import { targets } from "./targets.mjs";

const { FUZZ_SECONDS, FUZZ_SEED = "1", FUZZ_TARGET, FUZZ_INPUT } = process.env;
const chosen = targets.filter(({ name }) => FUZZ_TARGET === undefined || name === FUZZ_TARGET);
if (chosen.length === 0) {
  console.error(`there is no such target; there are: ${targets.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
if (FUZZ_INPUT !== undefined) {
  chosen[0].check(unescaped(FUZZ_INPUT));
} else {
  for (const target of chosen) {
    const seconds = FUZZ_SECONDS === undefined ? undefined : Number(FUZZ_SECONDS) / chosen.length;
    const { name, tried, failure, input } = run(target, { seed: Number(FUZZ_SEED), inputs: target.inputs, seconds });
    if (failure === undefined) {
      console.log(`${name}: ${tried} inputs`);
      continue;
    }
    console.error(
      `${name} fails after ${tried} inputs: ${failure}\n  input: ${input}\n  again: FUZZ_TARGET=${name} FUZZ_INPUT='${input}' node tests/fuzz/fuzz.mjs`,
    );
    process.exitCode = 1;
  }
}
