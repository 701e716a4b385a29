/** Being told of one's turn while no page is open: this browser's own push service, by a service worker. */

import * as api from "./api";
import type { Notice } from "./api";
import { lang } from "./words.svelte";

/** Why this browser can't be told: not over plain http, not without what it takes, or because one has said no. */
export type Unable = "" | "insecure" | "unsupported" | "denied";

export function unable(): Unable {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration("/"))) {
    await navigator.serviceWorker.register("/push-worker.js", { scope: "/" });
  }
  return navigator.serviceWorker.ready;
}

const plain = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What a server calls a device: the print of its address at its push service. */
export async function deviceOf(endpoint: string): Promise<string> {
  const print = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(print), (n) => n.toString(16).padStart(2, "0")).join("");
}

/** This browser's own device, if it has ever subscribed. */
export async function mine(): Promise<string> {
  if (unable()) return "";
  const there = await navigator.serviceWorker.getRegistration("/");
  const subscribed = await there?.pushManager.getSubscription();
  return subscribed ? deviceOf(subscribed.endpoint) : "";
}

/** Ask the person (only after a click), subscribe, and have this seat's turns told; null: not allowed. */
export async function switchOn(room: string, seat: number, key: string): Promise<Notice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await worker();
  let subscribed = await pushManager.getSubscription();
  if (subscribed && plain(subscribed.options.applicationServerKey) !== key) {
    await subscribed.unsubscribe(); // Of a server that was here before, with other keys.
    subscribed = null;
  }
  subscribed ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return api.putPush(room, {
    seat,
    endpoint: subscribed.endpoint,
    p256dh: plain(subscribed.getKey("p256dh")),
    auth: plain(subscribed.getKey("auth")),
    lang: lang(),
  });
}

/** No more of this seat; other rooms of this browser are still told. */
export const switchOff = async (room: string, seat: number): Promise<Notice> => api.dropPush(room, seat, await mine());

/** Whoever looks at the table needs no notice of it any more. */
export async function seen(room: string): Promise<void> {
  if (unable()) return;
  const there = await navigator.serviceWorker.getRegistration("/");
  for (const notice of (await there?.getNotifications({ tag: room })) ?? []) notice.close();
}
