/**
 * Which page is shown: plain paths, so that every place has an address one can share.
 *
 * The static site can lie in any folder of any host, which knows but one page: there the same address stands behind a #
 * (`#/rules/rebellion#RB-4.5`). The build writes links that way (`addresses` in vite.config.ts).
 */

import { alone } from "./backend";
import { saveFile } from "./save";
import { within } from "./within";

export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const { pathname, search, hash } = alone ? new URL(location.hash.slice(1) || "/", "http://site") : location;
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

export const route = $state({ at: read() });

export function go(to: string, replace = false): void {
  const shown = alone ? `#${to}` : to;
  if (replace) history.replaceState(null, "", shown);
  else history.pushState(null, "", shown);
  const before = route.at.path;
  route.at = read();
  if (before !== route.at.path) scrollTo(0, 0);
}

/** Follow the browser's own way back, and links inside the page without loading it anew. */
export function listen(): void {
  const follow = (): void => {
    route.at = read();
  };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    const link = within(event, "a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const own = alone && link.getAttribute("href")!.startsWith("#/"); // a second page could not play
    if (!plain || (link.target && !own) || link.origin !== location.origin) return;
    const written = link.getAttribute("href")!;
    if (written.startsWith("/api/") && alone) {
      event.preventDefault();
      void saveFile(written, link.download);
      return;
    }
    if (link.hasAttribute("download") || written.startsWith("/api/")) return;
    event.preventDefault();
    if (!alone) go(link.pathname + link.search + link.hash);
    else if (written.startsWith("#/")) go(written.slice(1));
    else if (written.startsWith("#")) go(`${route.at.path}${written}`);
    else go(written);
  });
}
