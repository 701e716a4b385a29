/** The service worker's side of the page: there without a network, and a new release only between two games. */

import { alone } from "./backend";
import { route } from "./router.svelte";

export const shell = $state({
  /** Everything that this page needs is on the device. */
  kept: false,
  /** A new release waits. */
  waiting: false,
});

let registration: ServiceWorkerRegistration | undefined;
const HOUR = 3_600_000;

/** Every page at a table holds this lock, so that no other page changes the release under its hands. */
const LOCK = "spielwerk-table";
let getUp: (() => void) | undefined;

/** Let the new release take over, unless somebody plays in another window; the pages are loaded anew by it. */
function renew(): void {
  void navigator.locks.request(LOCK, { ifAvailable: true }, (free) => {
    if (free) registration?.waiting?.postMessage("take over");
  });
}

function sit(): void {
  if (getUp) return;
  const up = new Promise<void>((resolve) => (getUp = resolve));
  void navigator.locks.request(LOCK, { mode: "shared" }, () => up);
}

/** At a table nothing is changed under anybody's hands. */
const atTable = (): boolean => route.at.parts[0] === "r";

function look(): void {
  if (atTable()) sit();
  else {
    getUp?.();
    getUp = undefined;
  }
  shell.waiting = Boolean(registration?.waiting && navigator.serviceWorker.controller);
  if (shell.waiting && !atTable()) renew();
}

/** What this page has loaded itself the service worker need not fetch once more. */
async function hand(): Promise<void> {
  const shelf = await caches.open("spielwerk-files");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const named = loaded.filter((url) => url.startsWith(new URL("assets/", document.baseURI).href));
  await Promise.all(
    named.map(async (url) => {
      if (!(await shelf.match(url))) await shelf.put(url, await fetch(url, { cache: "force-cache" }));
    }),
  );
}

async function begin(): Promise<void> {
  const first = !navigator.serviceWorker.controller;
  if (alone && first) await hand().catch(() => {});
  let known = !first;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (known) location.reload();
    known = true;
  });
  registration = await navigator.serviceWorker.register(alone ? "sw.js" : "/sw.js");
  registration.addEventListener("updatefound", () => {
    registration?.installing?.addEventListener("statechange", look);
  });
  look();
  setInterval(() => void registration?.update().catch(() => {}), HOUR);
  await navigator.serviceWorker.ready;
  shell.kept = true;
}

/** Where there can be one; on the site when the games are loaded, lest they are loaded twice. */
export async function register(ready: Promise<unknown> = Promise.resolve()): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await ready;
  await begin().catch(() => {});
  $effect.root(() => {
    $effect(() => {
      void route.at.path;
      look();
    });
  });
}
