/** The worker in which Python runs the games: it loads what it needs, then answers as a server would. */

import { Decompress } from "fzstd";
import { loadPyodide, type PyodideInterface } from "pyodide";
import { Keep } from "./keep";
import type { Asked, Engine, Pace, Packed, Told } from "./spoken";

interface PyLine {
  say(text: string): void;
  hang_up(): void;
}
interface Door {
  ask(method: string, path: string, type: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>]>;
  line(path: string, said: (text: string) => void, closed: (code: number) => void): PyLine;
}

const SHELF = "spielwerk-files";
const HERE = "/site";
const tell = (told: Told, moved: Transferable[] = []): void => postMessage(told, { transfer: moved });

/** The bytes of a packed file; it is kept by its name, which says what is in it. */
async function load(url: string, seen: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const shelf = await caches.open(SHELF).catch(() => null);
  let answer = await shelf?.match(url);
  if (!answer) {
    answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await shelf?.put(url, answer.clone()).catch(() => {});
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const unpack = new Decompress((part) => {
    parts.push(part);
    length += part.length;
  });
  const reader = answer.body!.getReader();
  for (let last = false; !last;) {
    const { done, value } = await reader.read();
    last = done;
    seen(value?.length ?? 0);
    unpack.push(value ?? new Uint8Array(), done);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const address = (bytes: Uint8Array<ArrayBuffer>, type: string): string =>
  URL.createObjectURL(new Blob([bytes], { type }));

async function python(engine: Engine, base: string): Promise<PyodideInterface> {
  const all = Object.values(engine).reduce((sum, { size }) => sum + size, 0);
  let got = 0;
  const get = ({ file }: Packed): Promise<Uint8Array<ArrayBuffer>> =>
    load(new URL(file, base).href, (bytes) => {
      got += bytes;
      tell({ kind: "loading", part: got / all });
    });
  const [wasm, script, library, code] = await Promise.all(
    [engine.wasm, engine.script, engine.library, engine.code].map(get),
  );
  tell({ kind: "starting" });
  // Pyodide fetches its machine code itself: hand over what has come already.
  const plain = globalThis.fetch;
  globalThis.fetch = (what, init) =>
    (what instanceof Request ? what.url : what.toString()).endsWith("pyodide.asm.wasm")
      ? Promise.resolve(new Response(wasm, { headers: { "Content-Type": "application/wasm" } }))
      : plain(what, init);
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ address(script!, "text/javascript"))) as {
    default: unknown;
  };
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: address(library!, "application/zip"),
    createPyodideModule,
    lockFileContents: LOCK,
  } as Parameters<typeof loadPyodide>[0]);
  globalThis.fetch = plain;
  python.unpackArchive(code!, "zip", { extractDir: HERE });
  return python;
}

/** Nothing is ever loaded from elsewhere. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
  packages: {},
};

let door: Door | undefined;
const lines = new Map<number, PyLine>();

async function open(engine: Engine, base: string): Promise<void> {
  const loading = python(engine, base);
  const keep = await Keep.open();
  const here = await loading;
  const begin = here.runPython(
    `import sys; sys.path.insert(0, "${HERE}"); from spielwerk.site.browser import open_door; open_door`,
  ) as (keep: Keep) => Promise<[Door, string]>;
  const [opened, pace] = await begin(keep);
  door = opened;
  tell({ kind: "ready", pace: JSON.parse(pace) as Pace });
}

/** One page at a time: two would write over each other. */
function claim(steal: boolean, work: () => Promise<void>): void {
  const held = new Promise<never>(() => {});
  const take = async (lock: Lock | null): Promise<void> => {
    if (!lock) {
      tell({ kind: "elsewhere" });
      return;
    }
    await work();
    await held;
  };
  const asking = steal
    ? navigator.locks.request("spielwerk", { steal: true }, take)
    : navigator.locks.request("spielwerk", { ifAvailable: true }, take);
  asking.catch((fault: unknown) => {
    if (fault instanceof DOMException && fault.name === "AbortError") tell({ kind: "elsewhere" });
    else tell({ kind: "failed", why: String(fault).slice(-2000) });
  });
}

async function answer(asked: Extract<Asked, { kind: "ask" }>): Promise<void> {
  const [status, type, body] = await door!.ask(asked.method, asked.path, asked.type, asked.body);
  tell({ kind: "answer", id: asked.id, status, type, body }, [body.buffer]);
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  switch (data.kind) {
    case "open":
      claim(data.steal, () => open(data.engine, data.base));
      break;
    case "ask":
      answer(data).catch((fault: unknown) => {
        console.error(fault);
        tell({ kind: "answer", id: data.id, status: 500, type: "", body: new Uint8Array() });
      });
      break;
    case "line": {
      const { id } = data;
      const closed = (code: number): void => {
        lines.delete(id);
        tell({ kind: "closed", id, code });
      };
      lines.set(
        id,
        door!.line(data.path, (text) => tell({ kind: "said", id, text }), closed),
      );
      break;
    }
    case "say":
      lines.get(data.id)?.say(data.text);
      break;
    case "close":
      lines.get(data.id)?.hang_up();
      lines.delete(data.id);
      break;
  }
});
