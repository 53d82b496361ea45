// Prepares the machine, builds the demo and serves it, and then builds what the package has beside it.
import { build } from "./build.mjs";
import { DEMO, demo } from "./demo.mjs";
import { docsOnDemand } from "./docs/on-demand.mjs";
import { at, isMain, main, run, step } from "./lib.mjs";
import { setup } from "./setup.mjs";

if (isMain(import.meta.url)) {
  await main(async () => {
    const start = performance.now();
    await build(await step("set-up", () => setup()), { whole: false });
    await step("demo", () => demo({ linked: true }));
    // The built demo, as a visitor gets it: the development server's inline scripts would need a weaker content policy.
    const { preview } = await import("vite");
    const server = await preview({ ...DEMO, plugins: [docsOnDemand()], preview: { port: Number(process.env.PORT) || 4173 } });
    const tellAddress = () => {
      console.log();
      server.printUrls();
      console.log("\nStop with Ctrl+C.");
    };
    console.log(`\nthe demo is ready after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    tellAddress();
    // In a process of its own, so that the demo answers meanwhile.
    await step("the package's other entries", () => run(process.execPath, [at("scripts", "build.mjs")]));
    tellAddress();
  });
}
