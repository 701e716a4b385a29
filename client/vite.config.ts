import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createHash } from "node:crypto";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { build } from "vite";
import { defineConfig, type Plugin } from "vitest/config";
import { hyphenated } from "./src/lib/hyphenate.ts";
import type { Lang } from "./src/lib/prefs.svelte.ts";

/** The static site: the same client, with the games in a worker of the page. `client/build_site.py` builds it. */
const site = process.argv.includes("site");
const engine = JSON.parse(process.env["SPIELWERK_ENGINE"] ?? "{}") as Record<string, { file: string }>;
const release = process.env["SPIELWERK_RELEASE"] ?? "";
const testing = Boolean(process.env["VITEST"]);
const server = process.env["SPIELWERK_SERVER"] ?? "http://127.0.0.1:8051";

/** `de.ftl?hyphens`: the long words of a file of texts, with soft hyphens. */
function hyphens(): Plugin {
  return {
    name: "hyphens",
    async load(id) {
      const [path, query] = id.split("?");
      if (!path || query !== "hyphens") return null;
      this.addWatchFile(path);
      const words = await hyphenated(await readFile(path, "utf8"), basename(path, ".ftl") as Lang);
      return `export default ${JSON.stringify(words)};`;
    },
  };
}

/** Icons in tenths of a unit of 512, which is more than anybody sees; what stands before the point stays. */
function shorter(): Plugin {
  const tenth = (_: string, first: string, next: string): string =>
    `.${Math.min(9, Number(first) + (next > "4" ? 1 : 0))}`;
  return {
    name: "shorter-icons",
    transform: (code, id) => (id.startsWith("~icons/") ? code.replace(/\.(\d)(\d)\d*/g, tenth) : null),
  };
}

/**
 * Beside every text of the build the same packed: the server hands out whichever a browser can unpack. On the static
 * site the service worker unpacks it (.z: a host that knows .gz might do so, too).
 */
function packed(): Plugin {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "packed",
    async writeBundle({ dir = "." }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, file);
        const plain = await readFile(path);
        if (site) {
          if (file.startsWith("assets/")) await writeFile(`${path}.z`, await promisify(gzip)(plain, { level: 9 }));
          continue;
        }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, brotli));
        await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
      }
    },
  };
}

/** The static site is one page in any folder: its own addresses stand behind a #, see `lib/router.svelte.ts`. */
const addresses = {
  name: "addresses",
  markup: ({ content }: { content: string }): { code: string } => ({
    code: content.replace(/href="\/(?!api\/)/g, 'href="#/'),
  }),
};

/** The service worker knows the files of its build: on the site all it can use, with a server those of the first page. */
function shell(engine: string[]): Plugin {
  const PUBLIC = ["favicon.svg", "favicon-turn.svg", "icon-maskable.svg", "manifest.webmanifest"];
  return {
    name: "shell",
    enforce: "post",
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The page is not there.");
      const html = String(page.source);
      // Plots are the lab's, which needs a server: a third of all scripts that nobody on the site would ever run.
      const made = Object.keys(bundle).filter((name) => /^assets\/(?!drawing-)/.test(name));
      const files = [...made.filter((name) => site || html.includes(name)), ...engine, ...PUBLIC].sort();
      const version = createHash("sha256").update(html).update(files.join()).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: await worker({ version, files }) });
    },
  };
}

/** A script of its own that shares nothing with the page. */
async function worker(files: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { __SITE__: JSON.stringify(site), __FILES__: JSON.stringify(files) },
    build: { write: false, target: "es2022", lib: { entry: "src/sw.ts", formats: ["iife"], name: "sw" } },
  });
  const [made] = [built].flat();
  if (!made || !("output" in made)) throw new Error("The service worker is not built.");
  return made.output[0].code;
}

/**
 * Few files: on a slow line each costs a way there and back. One with what every page needs, one with what several
 * share, one a game.
 */
const chunks = {
  groups: [
    { name: "base", tags: ["$initial" as const], priority: 3 },
    { name: "shared", test: /[\\/]src[\\/](lib|parts|pages)[\\/]|~icons|node_modules/, minShareCount: 2, priority: 2 },
    { name: (id: string) => /games[\\/](\w+)[\\/](?!book|tutorial|words)[^?]*$/.exec(id)?.[1] ?? null, priority: 1 },
  ],
};

export default defineConfig({
  base: site ? "./" : "/",
  define: { __SITE__: JSON.stringify(site), __ENGINE__: JSON.stringify(engine), __RELEASE__: JSON.stringify(release) },
  plugins: [
    svelte(site ? { preprocess: [vitePreprocess(), addresses] } : {}),
    icons({ compiler: "raw", scale: 1 }),
    shorter(),
    hyphens(),
    shell(Object.values(engine).map(({ file }) => file)),
    packed(),
  ],
  worker: { format: "es" },
  build: {
    outDir: process.env["SPIELWERK_CLIENT_OUT"] ?? "../src/spielwerk/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: chunks },
    },
  },
  server: {
    // The games' texts lie beside the games; an icon has no file at all, which only tests find suspicious.
    fs: { allow: [".."], strict: !testing },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte for a browser, though Node runs the tests.
  ...(testing ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    // One page for all files: a new one for each takes three times as long.
    pool: "threads",
    isolate: false,
    // A link that is clicked in a test leads nowhere.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
  },
});
