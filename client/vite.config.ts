import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const server = process.env.SPIELWERK_SERVER ?? "http://127.0.0.1:8051";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "raw", scale: 1 })],
  build: {
    outDir: process.env.SPIELWERK_CLIENT_OUT ?? "../src/spielwerk/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
