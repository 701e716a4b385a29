import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Zoom } from "../src/lib/zoom.svelte";

let card: HTMLElement;
let zoom: Zoom<string>;
let on: Record<string, (event: object) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  card = document.createElement("div");
  document.body.append(card);
  zoom = new Zoom<string>();
  on = zoom.closer("mine") as typeof on;
});
afterEach(() => {
  vi.useRealTimers();
  card.remove();
});

const pointer = (pointerType: string): object => ({ pointerType, currentTarget: card });

test("a mouse that rests on a card brings it closer, one that passes by does not", () => {
  on["onpointerenter"]!(pointer("mouse"));
  vi.advanceTimersByTime(200);
  expect(zoom.look).toBeNull();
  on["onpointerleave"]!(pointer("mouse"));
  vi.runAllTimers();
  expect(zoom.look).toBeNull();
  on["onpointerenter"]!(pointer("mouse"));
  vi.runAllTimers();
  expect(zoom.look).toMatchObject({ what: "mine", held: false });
  on["onpointerleave"]!(pointer("mouse"));
  expect(zoom.look).toBeNull();
});

test("a finger has to press for long, and then did not mean to choose", () => {
  const event = { stopPropagation: vi.fn(), preventDefault: vi.fn() };
  on["onpointerdown"]!(pointer("touch"));
  on["onpointerup"]!(pointer("touch"));
  vi.runAllTimers();
  on["onclickcapture"]!(event);
  expect(event.stopPropagation).not.toHaveBeenCalled();
  expect(zoom.look).toBeNull();

  on["onpointerdown"]!(pointer("touch"));
  vi.runAllTimers();
  expect(zoom.look).toMatchObject({ what: "mine", held: true });
  on["onpointerleave"]!(pointer("touch"));
  expect(zoom.look).not.toBeNull();
  on["onclickcapture"]!(event);
  expect(event.stopPropagation).toHaveBeenCalledOnce();
  expect(event.preventDefault).toHaveBeenCalledOnce();
  on["onclickcapture"]!(event);
  expect(event.stopPropagation).toHaveBeenCalledOnce();
  zoom.drop();
  expect(zoom.look).toBeNull();
});

test("a finger does not hover, and pressing a mouse brings nothing closer", () => {
  on["onpointerenter"]!(pointer("touch"));
  on["onpointerdown"]!(pointer("mouse"));
  vi.runAllTimers();
  expect(zoom.look).toBeNull();
});

test("a card that is gone meanwhile is not shown", () => {
  on["onpointerenter"]!(pointer("mouse"));
  card.remove();
  vi.runAllTimers();
  expect(zoom.look).toBeNull();
});

test("the keyboard brings a card closer, a mouse click that leaves the focus there does not", () => {
  const seen = (visible: boolean): object => ({ target: { matches: () => visible }, currentTarget: card });
  on["onfocusin"]!(seen(false));
  vi.runAllTimers();
  expect(zoom.look).toBeNull();
  on["onfocusin"]!(seen(true));
  vi.runAllTimers();
  expect(zoom.look).toMatchObject({ what: "mine" });
  on["onfocusout"]!({});
  expect(zoom.look).toBeNull();
});
