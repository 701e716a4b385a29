/** Small sounds of a music box, made on the spot: no files. */

import { prefs } from "./prefs.svelte";

let context: AudioContext | undefined;

/** One tooth of the comb: a short pluck with a few overtones. */
function pluck(pitch: number, when: number, loud: number): void {
  const audio = context!;
  const start = audio.currentTime + when;
  for (const [overtone, share] of [
    [1, 1],
    [2.01, 0.35],
    [5.4, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * overtone;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * share, start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9 / overtone);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}

const TUNES = {
  choose: [[784, 0, 0.05]],
  moved: [[523, 0, 0.04]],
  turn: [
    [659, 0, 0.1],
    [880, 0.13, 0.1],
  ],
  dice: [
    [392, 0, 0.05],
    [440, 0.07, 0.05],
    [370, 0.14, 0.05],
    [587, 0.26, 0.08],
  ],
  refused: [[208, 0, 0.08]],
  over: [
    [523, 0, 0.1],
    [659, 0.14, 0.1],
    [784, 0.28, 0.1],
    [1047, 0.46, 0.12],
  ],
} as const;

export type Tune = keyof typeof TUNES;

export function play(tune: Tune): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, when, loud] of TUNES[tune]) pluck(pitch, when, loud);
}
