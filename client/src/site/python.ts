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

/** All files; `seen` hears how much of them has come, from 0 to 1. */
export async function fetchParts(engine: Engine, base: string, seen: (part: number) => void): Promise<Parts> {
  const all = Object.values(engine).reduce((sum, { size }) => sum + size, 0);
  let got = 0;
  const found = await Promise.all(
    Object.entries(engine).map(async ([name, packed]) => {
      const bytes = await load(new URL(packed.file, base).href, packed, (more) => seen((got += more) / all));
      return [name, bytes] as const;
    }),
  );
  return Object.fromEntries(found) as Parts;
}

/** Nothing is ever loaded from elsewhere. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
  packages: {},
};

const address = (bytes: Bytes, type: string): string => URL.createObjectURL(new Blob([bytes], { type }));

export async function startPython({ wasm, script, library, code }: Parts): Promise<PyodideInterface> {
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
    python.unpackArchive(code, "zip", { extractDir: HERE });
    python.runPython(`import sys; sys.path.insert(0, "${HERE}")`);
    Object.assign(globalThis, { python }); // for bench/site.py, and for who looks into the worker
    return python;
  } finally {
    globalThis.fetch = plain;
    URL.revokeObjectURL(scriptUrl);
    URL.revokeObjectURL(libraryUrl);
  }
}
