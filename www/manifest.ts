/** What a device that installs the page is told. */
import type { ManifestOptions } from "vite-plugin-pwa";

export const manifest: Partial<ManifestOptions> = {
  id: "./",
  start_url: "./",
  scope: "./",
  name: "Trọng tài: cờ tướng & cờ vua",
  short_name: "Trọng tài",
  description: "Xiangqi and chess by the rules: every verdict with its reason. Works offline.",
  lang: "vi",
  dir: "auto",
  display: "standalone",
  orientation: "any",
  categories: ["games", "education"],
  background_color: "#f6f1e7",
  theme_color: "#8c2318",
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
