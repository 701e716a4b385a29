/** The press's part of the client in one file without a browser: see `src/press/kit.ts`. */

import icons from "unplugin-icons/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "raw", scale: 1 })],
  publicDir: false,
  build: {
    outDir: process.env["SPIELWERK_PRESS_OUT"] ?? "../src/spielwerk/press/kit",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    lib: { entry: "src/press/kit.ts", name: "kit", formats: ["iife"], fileName: () => "kit.js" },
    rolldownOptions: { checks: { pluginTimings: false }, treeshake: { moduleSideEffects: false } },
  },
});
