import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { TheDesk } from "../src/lib/desk.svelte";
import Since from "../src/parts/Since.svelte";
import { line } from "./made";

const desk = {
  say: ({ id }: { id: string }) => `${id}.`,
  look: () => ({ colour: "red", shape: 0 }),
} as unknown as TheDesk;

test("what concerns me comes first, each line leads to its moment, and the stretch can be played", () => {
  const [jump, play] = [vi.fn(), vi.fn()];
  const rest = [line("built", 4), line("passed", 9)];
  const recap = { since: 3, until: 9, mine: [line("razed", 7)], rest, answered: [] };
  const there = mount(Since, { target: document.body, props: { desk, recap, jump, play, onclose: () => {} } });
  flushSync();
  const lines = [...document.querySelectorAll<HTMLButtonElement>("li button")];
  expect(lines.map((one) => one.textContent.trim())).toEqual(["log-razed.", "log-built.", "log-passed."]);
  lines[0]!.click();
  expect(jump).toHaveBeenCalledWith(7);
  document.querySelector<HTMLButtonElement>("[data-key=play-since]")!.click();
  expect(play).toHaveBeenCalledOnce();
  void unmount(there);
});

test("where nothing has happened that is said", () => {
  const recap = { since: 3, until: 3, mine: [], rest: [], answered: [] };
  const props = { desk, recap, jump: () => {}, play: () => {}, onclose: () => {} };
  const there = mount(Since, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll("li")).toHaveLength(0);
  expect(document.querySelector("[data-key=play-since]")).toBeNull();
  void unmount(there);
});

test("what was answered in advance stands by itself and leads to its moment", () => {
  const jump = vi.fn();
  const answered = [{ step: 5, text: { id: "choice-pass", args: {} } }];
  const recap = { since: 3, until: 9, mine: [], rest: [line("built", 4)], answered };
  const there = mount(Since, { target: document.body, props: { desk, recap, jump, play: jump, onclose: () => {} } });
  flushSync();
  const own = document.querySelector<HTMLButtonElement>("[data-part=answered] li button")!;
  expect(own.textContent.trim()).toBe("choice-pass.");
  own.click();
  expect(jump).toHaveBeenCalledWith(5);
  void unmount(there);
});
