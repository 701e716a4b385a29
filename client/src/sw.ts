/// <reference lib="webworker" />
/**
 * The service worker: the page is there at once and without a network. Nothing of the API ever goes through it: what is
 * not sent is said by the page.
 *
 * Files whose names say what is in them lie on one shelf for all releases. The page itself and the few files without
 * such names belong to a release; a new one takes over when the page says so, between two games.
 */

const here = self as unknown as ServiceWorkerGlobalScope;
const SHELF = "spielwerk-files";
const { version, files } = __FILES__;
const PAGE = `spielwerk-page-${version}`;
const NAMED = /^(assets|engine)\//;
const { scope } = here.registration;
const HOME = new URL("./", scope).href;

const at = (file: string): string => new URL(file, scope).href;
const inside = (url: string): string => (url.startsWith(scope) ? url.slice(scope.length) : "/");

/** On the site scripts and styles lie packed beside themselves: a plain host would send them as they are. */
const PACKED = /^assets\/.*\.(js|css)$/;
const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css" };

async function fetched(url: string): Promise<Response> {
  const name = inside(url);
  const packed = __SITE__ && PACKED.test(name);
  const answer = await fetch(packed ? `${url}.z` : url, { cache: NAMED.test(name) ? "default" : "reload" });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  if (!packed) return answer;
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)]!;
  const body = answer.body!.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": type } });
}

async function install(): Promise<void> {
  const [shelf, page] = await Promise.all([caches.open(SHELF), caches.open(PAGE)]);
  await page.put(HOME, await fetched(HOME));
  for (const file of files) {
    const url = at(file);
    const place = NAMED.test(file) ? shelf : page;
    if (!(await place.match(url))) await place.put(url, await fetched(url));
  }
}

/** Away with what only older releases needed. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("spielwerk-page-") && name !== PAGE) await caches.delete(name);
  }
  if (!__SITE__) return; // A server's files come as they are used: which are old is not known here.
  const shelf = await caches.open(SHELF);
  const wanted = new Set(files.map(at));
  for (const { url } of await shelf.keys()) if (!wanted.has(url)) await shelf.delete(url);
}

async function file(request: Request): Promise<Response> {
  const found = await caches.match(request.url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && NAMED.test(inside(request.url))) {
    const copy = answer.clone();
    await (await caches.open(SHELF)).put(request.url, copy);
  }
  return answer;
}

/** The one page: on the site as this release has it; with a server as that has it, if it answers. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(PAGE)).match(HOME);
  if (__SITE__) return (await kept()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (fault) {
    const found = await kept();
    if (found) return found;
    throw fault;
  }
}

// Turns of games over days are pushed by a server; the site has none.
if (!__SITE__) here.importScripts("/push-worker.js");
here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => here.clients.claim())));
here.addEventListener("message", (event) => {
  if (event.data === "take over") void here.skipWaiting();
});
here.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = inside(request.url);
  if (request.method !== "GET" || !request.url.startsWith(scope) || /^(api|healthz|metrics)\b/.test(path)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (NAMED.test(path) || files.includes(path)) event.respondWith(file(request));
});
