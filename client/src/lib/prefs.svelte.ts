/** What a person has set for this browser: language, theme, motion, sound, notifications, name. */

export type Lang = "de" | "en";
export type Theme = "system" | "light" | "dark";
/** When a choice counts where other people play: at once, after a moment, or when it is confirmed. */
export type Confirm = "no" | "moment" | "ask";
/** When something may be heard: by day only, always, never. */
export type Sound = "day" | "on" | "off";
export type Pace = "slow" | "normal" | "fast";

export interface Settings {
  lang: Lang;
  theme: Theme;
  lessMotion: boolean;
  sound: Sound;
  /** How loud, from 0 to 1. */
  volume: number;
  notify: boolean;
  pace: Pace;
  /** Single-letter shortcuts at the table. */
  keys: boolean;
  confirm: Confirm;
  /** The log with every detail. */
  logWhole: boolean;
  name: string;
}

const KEY = "spielwerk.prefs";

function first(): Settings {
  return {
    lang: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    theme: "system",
    lessMotion: false,
    sound: "day",
    volume: 0.6,
    notify: false,
    pace: "normal",
    keys: true,
    confirm: "no",
    logWhole: false,
    name: "",
  };
}

function stored(): Partial<Settings> {
  try {
    const { sound, ...found } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Omit<Settings, "sound">> & {
      sound?: Sound | boolean;
    };
    if (sound === undefined) return found;
    // Once it was only on or off, and off was what nobody had chosen.
    if (typeof sound === "boolean") return { ...found, sound: sound ? "on" : "day" };
    return { ...found, sound };
  } catch {
    return {};
  }
}

export const prefs: Settings = $state({ ...first(), ...stored() });

/** Keep a setting and show it at once. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  prefs[key] = value;
  localStorage.setItem(KEY, JSON.stringify(prefs));
  dress();
}

/** Put theme, motion and pace on the page; the stylesheets do the rest. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = prefs.theme;
  root.dataset["pace"] = prefs.pace;
  root.dataset["motion"] = prefs.lessMotion ? "less" : "";
  root.lang = prefs.lang;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function moves(): boolean {
  return !prefs.lessMotion && !still.matches;
}
