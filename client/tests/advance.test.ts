import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { told } from "../src/lib/advance";
import { withAnswered } from "../src/lib/chapters";
import type { TheDesk } from "../src/lib/desk.svelte";
import type { StandingOut, Stands } from "../src/lib/generated";
import type { Table } from "../src/lib/table.svelte";
import Advance from "../src/parts/Advance.svelte";
import Standing from "../src/parts/Standing.svelte";
import { frame, line } from "./made";

const desk = { word: (id: string) => id } as unknown as TheDesk;
const standing = (more: Partial<StandingOut> = {}): StandingOut => ({
  offers: [
    { name: "losses", rule: "RB-4.5", answers: ["smallest", "largest"], lasts: "kept", unless: [], lifted: false },
    {
      name: "pass",
      rule: "S51-5.10",
      answers: ["pass"],
      lasts: "round",
      unless: [
        { name: "razed", events: ["razed"], most: 0 },
        { name: "workers", events: [], most: 9 },
      ],
      lifted: false,
    },
  ],
  stands: [],
  mark: 7,
  answered: [],
  ...more,
});

const [stand, withdraw] = [vi.fn(() => Promise.resolve(true)), vi.fn(() => Promise.resolve(true))];
beforeEach(() => vi.clearAllMocks());
const table = (now: StandingOut | null): Table =>
  ({ frame: frame({ standing: now }), busy: false, stand, withdraw }) as unknown as Table;
const props = (now: StandingOut): object => ({
  desk,
  table: table(now),
  openRule: vi.fn(),
  jump: vi.fn(),
  onclose: vi.fn(),
});
const find = (css: string): HTMLInputElement => document.querySelector<HTMLInputElement>(css)!;

test("what the game offers can be said, with exceptions", () => {
  const there = mount(Advance, { target: document.body, props: props(standing()) as never });
  flushSync();
  expect([...document.querySelectorAll("legend")].map((one) => one.textContent)).toEqual([
    "advance-losses",
    "advance-pass",
  ]);
  find("[data-routine=losses] [value=largest]").click();
  expect(stand).toHaveBeenCalledWith("losses", "largest", {});
  find("[data-unless=razed]").click();
  find("[data-unless=workers]").click();
  flushSync();
  expect(stand).toHaveBeenCalledOnce(); // ticked, but not said yet
  find("[data-routine=pass] [value=pass]").click();
  expect(stand).toHaveBeenLastCalledWith("pass", "pass", { razed: 0, workers: 1 });
  void unmount(there);
});

test("what stands is shown, and can be taken back or said anew", () => {
  const stands = [{ name: "pass", answer: "pass", unless: { workers: 2 }, lifted: 0 }];
  const there = mount(Advance, { target: document.body, props: props(standing({ stands })) as never });
  flushSync();
  expect(find("[data-routine=pass] [value=pass]").checked).toBe(true);
  const count = find("[data-routine=pass] input[type=number]");
  expect(count.value).toBe("2");
  count.value = "40";
  count.dispatchEvent(new Event("change", { bubbles: true }));
  expect(stand).toHaveBeenLastCalledWith("pass", "pass", { workers: 9 });
  find("[data-routine=pass] input[type=radio]").click();
  expect(withdraw).toHaveBeenCalledWith("pass");
  void unmount(there);
});

test("the prompt tells what stands, and what stands no more", () => {
  const stands: Stands[] = [
    { name: "losses", answer: "smallest", unless: {}, lifted: 0 },
    { name: "pass", answer: "pass", unless: { razed: 0 }, lifted: 12 },
  ];
  const open = vi.fn();
  const there = mount(Standing, { target: document.body, props: { desk, table: table(standing({ stands })), open } });
  flushSync();
  find("[data-key=advance]").click();
  expect(open).toHaveBeenCalledOnce();
  expect(find("[data-standing=losses] span").textContent).toBe("advance-losses: advance-losses-smallest");
  expect(find("[data-standing=pass]").className).toContain("lifted");
  find("[data-standing=losses] button").click();
  expect(withdraw).toHaveBeenCalledWith("losses");
  void unmount(there);
  const none = mount(Standing, { target: document.body, props: { desk, table: table(null), open } });
  flushSync();
  expect(document.querySelector("[data-key=advance]")).toBeNull();
  void unmount(none);
});

test("exceptions are told with their numbers", () => {
  const one = { name: "pass", answer: "pass", unless: { razed: 0, workers: 3 }, lifted: 0 };
  expect(told(desk, one)).toContain("unless-razed, unless-workers (3)");
});

test("the log tells what was answered where it happened, even where nothing else is told", () => {
  const said = { id: "choice-done", args: {} };
  const log = [line("built", 1), line("took", 4)];
  const whole = withAnswered(
    log,
    [
      { step: 2, text: said },
      { step: 4, text: said },
      { step: 6, text: said },
    ],
    0,
  );
  expect(whole.map(({ kind, step }) => [kind, step])).toEqual([
    ["built", 1],
    ["in-advance", 2],
    ["in-advance", 4],
    ["took", 4],
    ["in-advance", 6],
  ]);
  expect(whole[1]!.text).toEqual({ id: "log-in-advance", args: { choice: said } });
  expect(log).toHaveLength(2);
});
