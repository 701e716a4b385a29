import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/prefs.svelte";
import { audible, forget, isNight, play, tuneOf } from "../src/lib/sound";
import { line } from "./made";

/** Stands in for the loudspeaker: counts what would sound, and how loud. */
class Speaker {
  static made: Speaker[] = [];
  currentTime = 0;
  state = "running";
  destination = {};
  tones: number[] = [];
  gains: { value: number }[] = [];
  constructor() {
    Speaker.made.push(this);
  }
  #node = (): object => ({
    connect: (next: unknown) => next,
    gain: { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    frequency: { value: 0 },
  });
  createGain(): object {
    const node = this.#node() as { gain: { value: number } };
    this.gains.push(node.gain);
    return node;
  }
  createBiquadFilter = this.#node;
  createOscillator(): object {
    return { ...this.#node(), start: (when: number) => this.tones.push(when), stop() {} };
  }
}

const touch = (): void => void dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  vi.stubGlobal("AudioContext", Speaker);
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 12) });
  Speaker.made = [];
  forget();
  set("sound", "day");
  set("volume", 0.5);
  touch();
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a tune is plucked tone by tone", () => {
  play("turn");
  expect(Speaker.made.length).toBe(1);
  expect(Speaker.made[0]!.tones.length).toBe(6);
});

test("nothing sounds, nor is tried, before somebody has touched the page", () => {
  forget();
  play("turn");
  expect(Speaker.made).toEqual([]);
  touch();
  play("turn");
  expect(Speaker.made.length).toBe(1);
});

test("nights are quiet unless somebody wants it otherwise", () => {
  expect([21, 22, 0, 6, 7].map(isNight)).toEqual([false, true, true, true, false]);
  vi.setSystemTime(new Date(2026, 5, 1, 23));
  play("turn");
  expect(Speaker.made).toEqual([]);
  set("sound", "on");
  play("turn");
  expect(Speaker.made.length).toBe(1);
});

test("who wants no sounds hears none by day either", () => {
  set("sound", "off");
  expect(audible()).toBe(false);
  play("won");
  expect(Speaker.made).toEqual([]);
});

test("the slider sets how loud all is", () => {
  play("choose");
  const [master] = Speaker.made[0]!.gains;
  const half = master!.value;
  set("volume", 1);
  play("moved");
  expect(master!.value).toBeCloseTo(2 * half);
});

test("the same tune twice in a breath is heard once", () => {
  play("moved");
  play("moved");
  expect(Speaker.made[0]!.tones.length).toBe(3);
  Speaker.made[0]!.currentTime = 1;
  play("moved");
  expect(Speaker.made[0]!.tones.length).toBe(6);
});

test("a moment sounds like the most special thing in it", () => {
  const sounds = { rolled: "dice" } as const;
  expect(tuneOf([], 0)).toBe(null);
  expect(tuneOf([line("moved")], 0, sounds)).toBe("moved");
  expect(tuneOf([line("moved"), line("rolled")], 0, sounds)).toBe("dice");
  expect(tuneOf([{ ...line("round"), mark: "round" }], 0, sounds)).toBe("round");
  expect(tuneOf([{ ...line("paid"), by: 0, detail: -1 }], 0)).toBe("paid");
  expect(tuneOf([{ ...line("paid"), by: 1, detail: -1 }], 0)).toBe("moved");
});
