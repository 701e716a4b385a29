/** Python in a worker: its packed files are loaded with their progress, unpacked and started. */

import { Decompress } from "fzstd";
import { loadPyodide, type PyodideInterface } from "pyodide";
import type { Engine, Packed } from "./spoken";

type Bytes = Uint8Array<ArrayBuffer>;
/** The files as they are used: whoever starts another Python hands them on. */
export type Parts = Record<keyof Engine, Bytes>;

const SHELF = "spielwerk-files";
const HERE = "/site";

/** A packed file; it is kept by its name, which says what is in it. */
async function load(url: string, { size, plain }: Packed, seen: (bytes: number) => void): Promise<Bytes> {
  // Where a host has no https, there is no shelf: then the browser keeps what it likes.
  const shelf = "caches" in globalThis ? await caches.open(SHELF).catch(() => null) : null;
  let answer = await shelf?.match(url);
  let keeping: Promise<void> | undefined;
  if (!answer) {
    answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    keeping = shelf?.put(url, answer.clone()).catch(() => {});
  }
  const whole = new Uint8Array(plain);
  let [at, got] = [0, 0];
  const unpack = new Decompress((part) => {
    whole.set(part, at);
    at += part.length;
  });
  const reader = answer.body!.getReader();
  for (let last = false; !last;) {
    const { done, value } = await reader.read();
    last = done;
    got += value?.length ?? 0;
    seen(value?.length ?? 0);
    if (value) unpack.push(value, got >= size);
  }
  if (at !== plain) throw new Error(`${url}: ${at} of ${plain} bytes`);
  await keeping;
  return whole;
}

/** Files that are on their way, each to be used as soon as it is there. */
export type Coming = { [name in keyof Parts]: Promise<Bytes> };

/**
 * Begin to fetch all files; `seen` hears how much of them has come, from 0 to 1. What is used first comes first, so that
 * Python starts while the rest is on its way.
 */
export function fetchParts(engine: Engine, base: string, seen: (part: number) => void): Coming {
  const all = Object.values(engine).reduce((sum, { size }) => sum + size, 0);
  let got = 0;
  const get = (name: keyof Engine): Promise<Bytes> =>
    load(new URL(engine[name].file, base).href, engine[name], (more) => seen((got += more) / all));
  const [wasm, script, library] = [get("wasm"), get("script"), get("library")];
  const packages = Promise.all([wasm, script, library]).then(() => get("packages"));
  const code = packages.then(() => get("code"));
  const coming = { wasm, script, library, packages, code };
  for (const one of Object.values(coming)) one.catch(() => {}); // whoever waits for it hears of a fault
  return coming;
}

/** All of them. */
export async function allOf(coming: Coming): Promise<Parts> {
  const names = Object.keys(coming) as (keyof Parts)[];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await coming[name]]))) as Parts;
}

/** Nothing is ever loaded from elsewhere. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
  packages: {},
};

const address = (bytes: Bytes, type: string): string => URL.createObjectURL(new Blob([bytes], { type }));

/** What our code needs of the packages: imported while our code is still on its way. */
const FIRST = "import sqlalchemy, starlette.applications, alembic.command";

export async function startPython(parts: Coming | Parts): Promise<PyodideInterface> {
  const [wasm, script, library] = await Promise.all([parts.wasm, parts.script, parts.library]);
  // Pyodide fetches its machine code itself: hand over what has come already.
  const plain = globalThis.fetch;
  globalThis.fetch = (what, init) =>
    (what instanceof Request ? what.url : what.toString()).endsWith("pyodide.asm.wasm")
      ? Promise.resolve(new Response(wasm, { headers: { "Content-Type": "application/wasm" } }))
      : plain(what, init);
  const [scriptUrl, libraryUrl] = [address(script, "text/javascript"), address(library, "application/zip")];
  try {
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ scriptUrl)) as { default: unknown };
    const python = await loadPyodide({
      indexURL: new URL(".", self.location.href).href,
      stdLibURL: libraryUrl,
      createPyodideModule,
      lockFileContents: LOCK,
    } as Parameters<typeof loadPyodide>[0]);
    python.unpackArchive(await parts.packages, "zip", { extractDir: HERE });
    python.runPython(`import sys; sys.path.insert(0, "${HERE}")`);
    if (parts.code instanceof Promise) python.runPython(FIRST);
    python.unpackArchive(await parts.code, "zip", { extractDir: HERE });
    Object.assign(globalThis, { python }); // for bench/site.py, and for who looks into the worker
    return python;
  } finally {
    globalThis.fetch = plain;
    URL.revokeObjectURL(scriptUrl);
    URL.revokeObjectURL(libraryUrl);
  }
}
