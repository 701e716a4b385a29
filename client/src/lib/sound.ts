/** Small sounds of a music box, made on the spot: no files. Never before the first touch, and not at night unless wished. */

import type { LogLine } from "./generated";
import { prefs } from "./prefs.svelte";

/** Every tune is a few teeth of the comb: pitch (Hz), when (s), how loud. */
type Note = readonly [pitch: number, when: number, loud: number];

const TUNES = {
  choose: [[784, 0, 0.35]],
  moved: [[523, 0, 0.3]],
  paid: [
    [698, 0, 0.3],
    [587, 0.08, 0.3],
  ],
  turn: [
    [659, 0, 0.7],
    [880, 0.13, 0.7],
  ],
  dice: [
    [392, 0, 0.35],
    [440, 0.07, 0.35],
    [370, 0.14, 0.35],
    [587, 0.26, 0.55],
  ],
  battle: [
    [147, 0, 0.8],
    [220, 0.09, 0.6],
    [294, 0.2, 0.6],
  ],
  round: [
    [392, 0, 0.5],
    [523, 0.16, 0.5],
    [784, 0.32, 0.5],
  ],
  refused: [[208, 0, 0.5]],
  won: [
    [523, 0, 0.7],
    [659, 0.14, 0.7],
    [784, 0.28, 0.7],
    [1047, 0.46, 0.85],
    [1319, 0.62, 0.6],
  ],
  lost: [
    [523, 0, 0.6],
    [494, 0.2, 0.55],
    [392, 0.42, 0.6],
  ],
  over: [
    [523, 0, 0.6],
    [784, 0.2, 0.6],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

/** From ten in the evening till seven in the morning it is night. */
const NIGHT = { from: 22, to: 7 };
export const isNight = (hour: number): boolean => hour >= NIGHT.from || hour < NIGHT.to;

/** Whether anything is to be heard now. */
export function audible(now = new Date()): boolean {
  if (prefs.sound === "off" || prefs.volume <= 0) return false;
  return prefs.sound === "on" || !isNight(now.getHours());
}

/** The same tune again sooner than this only rattles. */
const GAP = 0.09;
/** A full slider is still no alarm clock. */
const LOUDEST = 0.22;

interface Box {
  audio: AudioContext;
  volume: GainNode;
}
let box: Box | undefined;
const heard = new Map<Tune, number>();

/** Browsers let no page make a noise that was not touched, and complain about trying. */
let touched = false;
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = true), { capture: true });

function open(): Box | undefined {
  if (box) return box;
  if (!touched || !("AudioContext" in globalThis)) return undefined;
  const audio = new AudioContext();
  const volume = audio.createGain();
  const soft = audio.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = 5200;
  volume.connect(soft).connect(audio.destination);
  box = { audio, volume };
  return box;
}

/** One tooth of the comb: a short pluck with a few overtones. */
function pluck({ audio, volume }: Box, [pitch, when, loud]: Note): void {
  const start = audio.currentTime + when;
  for (const [overtone, share] of [
    [1, 1],
    [2.01, 0.35],
    [5.4, 0.1],
  ] as const) {
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.frequency.value = pitch * overtone;
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud * share, start + 0.006);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + 0.9 / overtone);
    tone.connect(fade).connect(volume);
    tone.start(start);
    tone.stop(start + 1);
  }
}

export function play(tune: Tune): void {
  if (!audible()) return;
  const found = open();
  if (!found) return;
  const { audio, volume } = found;
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  if (now - (heard.get(tune) ?? -1) < GAP) return;
  heard.set(tune, now);
  volume.gain.value = prefs.volume * LOUDEST;
  for (const note of TUNES[tune]) pluck(found, note);
}

/** Begin anew, as on a fresh page. */
export function forget(): void {
  box = undefined;
  touched = false;
  heard.clear();
}

/** What a moment sounds like to a seat: what the game finds special, a new round, a price paid, any other move. */
export function tuneOf(lines: readonly LogLine[], seat: number | null, sounds: Record<string, Tune> = {}): Tune | null {
  if (lines.length === 0) return null;
  const special = lines.map((line) => sounds[line.kind]).find((tune) => tune !== undefined);
  if (special) return special;
  if (lines.some((line) => line.mark === "round")) return "round";
  return lines.some((line) => line.by === seat && (line.detail ?? 0) < 0) ? "paid" : "moved";
}
