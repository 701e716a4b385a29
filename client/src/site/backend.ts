/** The games in a worker of this page, behind the same face as a server. */

import type { Backend, Line } from "../lib/backend";
import { engine } from "./engine.svelte";
import type { Asked, Told } from "./spoken";

class WorkerLine implements Line {
  static count = 0;
  readonly id = ++WorkerLine.count;
  readyState: number = WebSocket.CONNECTING;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  send(said: string): void {
    post({ kind: "say", id: this.id, text: said });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    post({ kind: "close", id: this.id });
    this.ended(1000);
  }

  heard(text: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.id);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "spielwerk" });
const post = (asked: Asked): void => worker.postMessage(asked);
const waiting = new Map<number, (answer: Response) => void>();
const lines = new Map<number, WorkerLine>();
let asked = 0;

let ready: () => void;
let broken: (why: Error) => void;
const opened = new Promise<void>((yes, no) => ([ready, broken] = [yes, no]));
opened.catch(() => {});

worker.onmessage = ({ data }: MessageEvent<Told>): void => {
  switch (data.kind) {
    case "loading":
      engine.part = data.part;
      break;
    case "starting":
      engine.state = "starting";
      break;
    case "ready":
      [engine.state, engine.pace] = ["ready", data.pace];
      ready();
      break;
    case "elsewhere":
      engine.state = "elsewhere";
      worker.terminate();
      break;
    case "failed":
      [engine.state, engine.why] = ["failed", data.why];
      broken(new TypeError(data.why));
      break;
    case "answer":
      waiting.get(data.id)?.(
        new Response([204, 304].includes(data.status) ? null : data.body, {
          status: data.status,
          headers: { "Content-Type": data.type },
        }),
      );
      waiting.delete(data.id);
      break;
    case "said":
      lines.get(data.id)?.heard(data.text);
      break;
    case "closed":
      lines.get(data.id)?.ended(data.code);
      break;
  }
};
worker.onerror = (event): void => {
  engine.state = "failed";
  engine.why = event.message;
  broken(new TypeError(engine.why));
};

/** Begin; `steal`: take the games over from another page of this browser. */
export function begin(steal: boolean): void {
  post({ kind: "open", engine: __ENGINE__, base: new URL(".", document.baseURI).href, steal });
}
begin(sessionStorage.getItem("spielwerk.steal") !== null);
sessionStorage.removeItem("spielwerk.steal");

// Otherwise a browser that is short of space may throw the games away.
if ("storage" in navigator) void navigator.storage.persist().catch(() => {});

export const backend: Backend = {
  ready: opened,
  async fetch(path, init) {
    await opened;
    const id = ++asked;
    const type = new Headers(init.headers).get("Content-Type") ?? "";
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      const body = typeof init.body === "string" ? init.body : "";
      post({ kind: "ask", id, method: init.method ?? "GET", path, type, body });
    });
  },
  line(path) {
    const line = new WorkerLine();
    lines.set(line.id, line);
    void opened.then(() => post({ kind: "line", id: line.id, path }));
    return line;
  },
};
