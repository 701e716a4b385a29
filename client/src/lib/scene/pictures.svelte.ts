/** Pictures of cards, painted once each when a screen first shows them; their things to draw come after the table. */

import type { Painter, Subject } from "./subject";

export type Setting = "waste" | "orbit" | "world";

const SETTINGS: Record<Setting, () => Promise<{ paint: Painter }>> = {
  waste: () => import("./waste"),
  orbit: () => import("./orbit"),
  world: () => import("./world"),
};

const painters: Partial<Record<Setting, Painter>> = {};
/** How many painters have come: whoever waits for one looks again. */
let ready = $state(0);
const asked = new Set<Setting>();
const made = new Map<string, string>();

function ask(setting: Setting): void {
  if (asked.has(setting)) return;
  asked.add(setting);
  SETTINGS[setting]().then(
    ({ paint }) => {
      painters[setting] = paint;
      ready++;
    },
    // A table without pictures is still a table; the next card asks again.
    () => asked.delete(setting),
  );
}

/** The address of a card's picture; empty until its painter is there. */
export function pictureOf(setting: Setting, subject: Subject): string {
  if (ready === 0 || !painters[setting]) {
    ask(setting);
    return "";
  }
  const key = [setting, subject.kind, subject.id, subject.size, ...subject.tags].join(" ");
  let url = made.get(key);
  if (url === undefined) {
    url = URL.createObjectURL(new Blob([painters[setting](subject)], { type: "image/svg+xml" }));
    made.set(key, url);
  }
  return url;
}
