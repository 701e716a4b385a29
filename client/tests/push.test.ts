import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readFile } from "node:fs/promises";
import * as api from "../src/lib/api";
import { deviceOf, mine, seen, switchOff, switchOn, unable } from "../src/lib/push";

type Handler = (event: Record<string, unknown>) => void;

const KEY = "AQID";
const ENDPOINT = "https://push.example/1";
let subscribed: Record<string, unknown> | null;
let permission: NotificationPermission;
let asked: number;
let shown: { tag: string; closed: boolean }[];

const bytes = (...numbers: number[]): ArrayBuffer => new Uint8Array(numbers).buffer;

function subscription(key: ArrayBuffer): Record<string, unknown> {
  return {
    endpoint: ENDPOINT,
    options: { applicationServerKey: key },
    getKey: (name: string) => bytes(...(name === "auth" ? [255, 254] : [4, 5])),
    unsubscribe: () => {
      subscribed = null;
      return Promise.resolve(true);
    },
  };
}

beforeEach(() => {
  [subscribed, permission, asked, shown] = [null, "default", 0, []];
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(subscribed),
      subscribe: () => Promise.resolve((subscribed = subscription(bytes(1, 2, 3)))),
    },
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(
        shown.filter((one) => one.tag === tag).map((one) => ({ close: (): void => void (one.closed = true) })),
      ),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", () => {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => {
      asked += 1;
      return Promise.resolve((permission = "granted"));
    },
  });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a browser that can't be told says why", () => {
  expect(unable()).toBe("");
  permission = "denied";
  expect(unable()).toBe("denied");
  vi.stubGlobal("navigator", {});
  expect(unable()).toBe("unsupported");
  vi.stubGlobal("isSecureContext", false);
  expect(unable()).toBe("insecure");
});

test("nothing is asked before the click; then the browser subscribes and the server hears of it", async () => {
  const put = vi.spyOn(api, "putPush").mockResolvedValue({} as api.Notice);
  const drop = vi.spyOn(api, "dropPush").mockResolvedValue({} as api.Notice);
  expect(await mine()).toBe("");
  expect(asked).toBe(0);
  await switchOn("r1", 2, KEY);
  expect(asked).toBe(1);
  expect(put.mock.calls[0]![1]).toMatchObject({ seat: 2, endpoint: ENDPOINT, p256dh: "BAU", auth: "__4" });
  expect(await mine()).toBe(await deviceOf(ENDPOINT));
  await switchOff("r1", 2);
  expect(drop).toHaveBeenCalledWith("r1", 2, await deviceOf(ENDPOINT));
});

test("who says no is not told, and a subscription with other keys is made anew", async () => {
  const put = vi.spyOn(api, "putPush").mockResolvedValue({} as api.Notice);
  subscribed = subscription(bytes(9));
  await switchOn("r1", 0, KEY);
  expect((subscribed as { options: unknown }).options).toEqual({ applicationServerKey: bytes(1, 2, 3) });
  put.mockClear();
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve("denied") });
  expect(await switchOn("r1", 0, KEY)).toBeNull();
  expect(put).not.toHaveBeenCalled();
});

test("who opens the table needs no notice of it", async () => {
  shown = [
    { tag: "r1", closed: false },
    { tag: "r2", closed: false },
  ];
  await seen("r1");
  expect(shown.map(({ closed }) => closed)).toEqual([true, false]);
});

test("the worker shows one notice a room, and a tap leads there", async () => {
  const handlers: Record<string, Handler> = {};
  const notices: unknown[] = [];
  const opened: string[] = [];
  let pages: { url: string; focus: () => string }[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: { scope: "https://p.q/", showNotification: (...said: unknown[]) => notices.push(said) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => opened.push(url) },
  };
  const source = await readFile("public/push-worker.js", "utf8");
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function("self", source)(self);
  const said = { room: "r1", title: "Your turn", body: "Fern", url: "/r/r1" };
  handlers["push"]!({ data: { json: () => said }, waitUntil: () => {} });
  expect(notices).toEqual([["Your turn", expect.objectContaining({ tag: "r1", renotify: true, body: "Fern" })]]);
  let done: Promise<unknown> = Promise.resolve();
  const tapped = {
    notification: { close: () => {}, data: { url: "/r/r1" } },
    waitUntil: (work: Promise<unknown>) => (done = work),
  };
  handlers["notificationclick"]!(tapped);
  await done;
  expect(opened).toEqual(["https://p.q/r/r1"]);
  pages = [{ url: "https://p.q/r/r1?x=1", focus: () => "there" }];
  handlers["notificationclick"]!(tapped);
  expect(await done).toBe("there");
});

test("the page's own service worker takes it in, where there is a server", async () => {
  expect(await readFile("src/sw.ts", "utf8")).toContain('if (!__SITE__) here.importScripts("/push-worker.js");');
});
