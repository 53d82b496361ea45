// Prepares the machine, builds everything and serves the demo.
import { at, isMain, main, step } from "./lib.mjs";
import { build } from "./build.mjs";
import { setup } from "./setup.mjs";

if (isMain(import.meta.url)) {
  await main(async () => {
    await build(await step("set-up", () => setup()), { games: false });
    const vite = await import("vite");
    const demo = { root: at("www"), configFile: at("www", "vite.config.ts") };
    await step("demo", () => vite.build({ ...demo, logLevel: "warn" }));
    // The built demo, as a visitor gets it: the development server's inline scripts would need a weaker content policy.
    const server = await vite.preview({ ...demo, preview: { port: Number(process.env.PORT) || 4173 } });
    console.log();
    server.printUrls();
    console.log("\nStop with Ctrl+C.");
  });
}
