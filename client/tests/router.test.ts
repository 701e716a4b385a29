import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go, listen, route } from "../src/lib/router.svelte";

beforeAll(() => listen());
beforeEach(() => {
  go("/");
  document.body.innerHTML = "";
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  const target = document.body.querySelector("[data-here]") ?? document.body.querySelector("a")!;
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test("an address is taken apart", () => {
  go("/r/a%20b/replay?step=4&seat=1#top");
  expect(route.at.parts).toEqual(["r", "a b", "replay"]);
  expect(route.at.query.get("step")).toBe("4");
  expect(route.at.hash).toBe("top");
});

test("a new page starts at its top, a new moment of the same page does not", () => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  go("/credits");
  expect(scrolled).toHaveBeenCalledOnce();
  go("/credits?x=1");
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});

test("replacing leaves no way back", () => {
  const before = history.length;
  go("/credits", true);
  expect(history.length).toBe(before);
  go("/import");
  expect(history.length).toBe(before + 1);
});

test("a link of the house opens without loading the page", () => {
  expect(click('<a href="/rules/rebellion?x=1#RB-2"><span data-here>Rules</span></a>')).toBe(true);
  expect(route.at.path).toBe("/rules/rebellion");
  expect(route.at.query.get("x")).toBe("1");
  expect(route.at.hash).toBe("RB-2");
});

test.each([
  ["another site", '<a href="https://example.org/rules">x</a>', {}],
  ["another tab", '<a href="/credits" target="_blank">x</a>', {}],
  ["a download", '<a href="/credits" download>x</a>', {}],
  ["the API", '<a href="/api/rooms/1/record">x</a>', {}],
  ["no link", "<a>x</a>", {}],
  ["a key for a new tab", '<a href="/credits">x</a>', { ctrlKey: true }],
  ["another mouse button", '<a href="/credits">x</a>', { button: 1 }],
])("the browser itself follows %s", (_, html, init) => {
  expect(click(html, init)).toBe(false);
  expect(route.at.path).toBe("/");
});

test("the way back is followed", () => {
  go("/credits");
  history.replaceState(null, "", "/import");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route.at.path).toBe("/import");
});
