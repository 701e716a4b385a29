/** The worker in which Python runs the games: it loads what it needs, then answers as a server would. */

import { Keep } from "./keep";
import { allOf, fetchParts, startPython, type Parts } from "./python";
import type { Asked, Engine, Pace, Thought, Told } from "./spoken";

interface PyLine {
  say(text: string): void;
  hang_up(): void;
}
interface Door {
  ask(method: string, path: string, type: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>]>;
  line(path: string, said: (text: string) => void, closed: (code: number) => void): PyLine;
}
type Think = (said: string) => Promise<string>;

const tell = (told: Told, moved: Transferable[] = []): void => postMessage(told, { transfer: moved });

let door: Door | undefined;
const lines = new Map<number, PyLine>();

/** A second Python beside this one; the files are handed on to it. */
function thinker(parts: Parts): Think {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "spielwerk-bots" });
  const waiting = new Map<number, { resolve: (said: string) => void; reject: (why: Error) => void }>();
  let count = 0;
  let broken = "";
  const end = (why: string): void => {
    broken = why;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Thought>): void => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.said !== undefined) asked?.resolve(data.said);
    else asked?.reject(new Error(data.fault));
  };
  worker.onerror = (event): void => end(event.message || "worker");
  worker.postMessage(
    parts,
    Object.values(parts).map(({ buffer }) => buffer),
  );
  return (said) =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(new Error(broken));
        return;
      }
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, said });
    });
}

async function open(engine: Engine, base: string): Promise<void> {
  const coming = fetchParts(engine, base, (part) => tell({ kind: "loading", part }));
  const keep = await Keep.open();
  const loaded = allOf(coming).then((parts) => {
    tell({ kind: "starting" });
    return parts;
  });
  loaded.catch(() => {}); // starting fails by the same fault, and tells it
  const python = await startPython(coming);
  const parts = await loaded;
  const begin = python.runPython("from spielwerk.site.browser import open_door; open_door") as (
    keep: Keep,
    think: Think,
  ) => Promise<[Door, string]>;
  // Its files are used up here; it starts when the games have.
  let think: Think | undefined;
  const [opened, pace] = await begin(keep, (said) => (think ??= thinker(parts))(said));
  door = opened;
  tell({ kind: "ready", pace: JSON.parse(pace) as Pace });
  think ??= thinker(parts);
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
  // Without https there are no locks: then the last page that was opened has the games.
  const locks = "locks" in navigator ? navigator.locks : null;
  const asking = !locks
    ? work()
    : steal
      ? locks.request("spielwerk", { steal: true }, take)
      : locks.request("spielwerk", { ifAvailable: true }, take);
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
