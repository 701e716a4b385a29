/** "It's your turn", where people look: title, favicon, and a notification when the page is hidden. */

import { prefs } from "./prefs.svelte";

let note: Notification | undefined;

const icon = (turn: boolean): string => `${import.meta.env.BASE_URL}favicon${turn ? "-turn" : ""}.svg`;

function favicon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = icon(turn);
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}

/** Show in title and favicon whether this page waits for its person. */
export function title(text: string, turn: boolean): void {
  document.title = turn ? `● ${text}` : text;
  favicon(turn);
}

export async function allow(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(heading: string, body: string): void {
  if (!prefs.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  note?.close();
  note = new Notification(heading, { body, icon: icon(true), tag: "spielwerk-turn" });
  note.onclick = () => {
    window.focus();
    note?.close();
  };
}
