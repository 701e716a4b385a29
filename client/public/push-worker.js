/*
 * What a service worker does with pushes: it shows one notice a room and, when that is tapped, the room.
 * It is one by itself; another service worker takes it in with `importScripts("/push-worker.js")`.
 */

self.addEventListener("push", (event) => {
  const { room, title, body, url } = event.data.json();
  // The same tag: what is newer replaces what is older, and rings again.
  const shown = { body, tag: room, renotify: true, icon: "/favicon-turn.svg", data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
