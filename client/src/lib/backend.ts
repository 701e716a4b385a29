/** Whoever answers the API: a server over the network, or, on the static site, the same code in a worker of this page. */

/** What the page needs of a push line; a WebSocket has all of it. */
export interface Line {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(said: string): void;
  close(): void;
}

export interface Backend {
  /** As `fetch`: an answer, or a TypeError where there is none. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  line(path: string): Line;
  /** When it can answer. */
  ready: Promise<void>;
}

const server: Backend = {
  ready: Promise.resolve(),
  fetch: (path, init) => fetch(path, { credentials: "same-origin", ...init }),
  line(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`);
  },
};

/** The page has no server behind it: nobody can come from elsewhere, and the lab is not here. */
export const alone: boolean = __SITE__;

export const backend: Backend = __SITE__ ? (await import("../site/backend")).backend : server;
