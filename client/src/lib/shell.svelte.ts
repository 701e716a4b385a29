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

/** Let the new release take over; the page is loaded anew by it. */
export function renew(): void {
  registration?.waiting?.postMessage("take over");
}

/** At a table nothing is changed under anybody's hands. */
const atTable = (): boolean => route.at.parts[0] === "r";

function look(): void {
  shell.waiting = Boolean(registration?.waiting && navigator.serviceWorker.controller);
  if (shell.waiting && !atTable()) renew();
}

async function begin(): Promise<void> {
  const first = !navigator.serviceWorker.controller;
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
