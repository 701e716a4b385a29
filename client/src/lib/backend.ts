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

/** The worker's side is loaded beside the page: nothing waits for it but what it is asked. */
function inPage(): Backend {
  let here: Backend | undefined;
  const loading = import("../site/backend").then(({ backend }) => (here = backend));
  return {
    ready: loading.then(({ ready }) => ready),
    fetch: async (path, init) => (await loading).fetch(path, init),
    line: (path) => here!.line(path), // whoever opens a line has asked for its room before
  };
}

export const backend: Backend = __SITE__ ? inPage() : server;
