// Prepares the machine, builds everything and serves the demo.
import { build } from "./build.mjs";
import { DEMO, demo } from "./demo.mjs";
import { isMain, main, step } from "./lib.mjs";
import { setup } from "./setup.mjs";

if (isMain(import.meta.url)) {
  await main(async () => {
    await build(await step("set-up", () => setup()), { games: false });
    await step("demo", demo);
    // The built demo, as a visitor gets it: the development server's inline scripts would need a weaker content policy.
    const { preview } = await import("vite");
    const server = await preview({ ...DEMO, preview: { port: Number(process.env.PORT) || 4173 } });
    console.log();
    server.printUrls();
    console.log("\nStop with Ctrl+C.");
  });
}
