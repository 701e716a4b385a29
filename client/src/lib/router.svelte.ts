/** Which page is shown: plain paths, so that every place has an address one can share. */

import { within } from "./within";

export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const { pathname, search, hash } = location;
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

export const route = $state({ at: read() });

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
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
    if (!plain || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
