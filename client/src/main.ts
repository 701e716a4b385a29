import { mount } from "svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import { backend } from "./lib/backend";
import { dress } from "./lib/prefs.svelte";
import { listen, route } from "./lib/router.svelte";
import { copyPlain } from "./lib/soft";
import { register } from "./lib/shell.svelte";
import { need } from "./lib/words.svelte";

// After an update of the server the parts of an open page are gone: load the page anew, but not in circles.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("spielwerk.reload") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("spielwerk.reload", String(Date.now()));
  location.reload();
});

addEventListener("copy", copyPlain);
dress();
listen();
// A table is most of what is left to load: it comes at the same time as the words.
if (/^\/r\/[^/]+$/.test(route.at.path)) void import("./pages/Room.svelte").catch(() => {});
await need();
mount(App, { target: document.getElementById("app")! });
// What problems are called is needed only when there is one.
void need("shared").catch(() => {});
void register(backend.ready);
