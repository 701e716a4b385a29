/**
 * Whether this device has a key, and whom it belongs to. The key itself is a cookie that no script can read; what is
 * noted here is only that there is one, so that who has none asks the server nothing.
 */

import { Problem } from "./api";
import { alone } from "./backend";
import { mine } from "./mine.svelte";
import * as people from "./people";
import { prefs, set, type Settings } from "./prefs.svelte";
import { speak } from "./words.svelte";

const KEY = "spielwerk.key";
/** What is noted under it: a key whose person has not been given this device's rooms yet, or one who has them all. */
const NEW = "new";
const WHOLE = "1";
/** What travels to one's other devices; whether a browser may notify is for each to ask. */
const TRAVELS = ["lang", "theme", "lessMotion", "sound", "volume", "pace", "keys", "confirm", "logWhole"] as const;

export const me = $state<{ keyed: boolean; profile: people.Profile | null }>({
  keyed: !alone && localStorage.getItem(KEY) !== null,
  profile: null,
});

const settings = (): Record<string, boolean | number | string> =>
  Object.fromEntries(TRAVELS.map((key) => [key, prefs[key]]));

function take(profile: people.Profile): people.Profile {
  me.profile = profile;
  me.keyed = profile.known;
  if (!profile.known) localStorage.removeItem(KEY);
  else if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, NEW);
  return profile;
}

/** The settings and the name as another device has them. */
async function wear(profile: people.Profile): Promise<void> {
  if (profile.name) set("name", profile.name);
  for (const key of TRAVELS) {
    const value = profile.settings[key];
    if (typeof value !== typeof prefs[key] || value === prefs[key]) continue;
    if (key === "lang") await speak(value as Settings["lang"]);
    else set(key, value as never);
  }
}

let told = "";
/** Name and settings go to the server when they have changed here. */
export async function tell(): Promise<void> {
  if (!me.keyed || !me.profile) return;
  const now = JSON.stringify([prefs.name, settings()]);
  if (now === told) return;
  told = now;
  take(await people.changeMe({ name: prefs.name, settings: settings() }));
}

/** Who this device belongs to; the first time in a page his name and settings are put on. */
export async function load(): Promise<people.Profile> {
  const first = me.profile === null;
  const profile = take(await people.getMe());
  if (profile.known && first) {
    await wear(profile);
    told = JSON.stringify([prefs.name, settings()]);
    if (localStorage.getItem(KEY) === NEW) await keepRooms(); // the page was left before they were all given
  }
  return profile;
}

/** Give the rooms of this device to whoever has its key; those it can no longer enter are left. */
async function keepRooms(): Promise<void> {
  const given = await Promise.all(
    mine.rooms.map(({ id }) =>
      people.keepRoom(id).then(
        () => true,
        (fault: unknown) => fault instanceof Problem && [403, 404, 409].includes(fault.status), // and will not be
      ),
    ),
  );
  if (given.every(Boolean)) localStorage.setItem(KEY, WHOLE);
}

/** A key for this device. */
export async function begin(name: string): Promise<void> {
  set("name", name);
  take(await people.newKey({ name, label: people.deviceLabel(), settings: settings() }));
  told = JSON.stringify([prefs.name, settings()]);
  await keepRooms();
}

/** This device becomes one of another's person. */
export async function join(code: string): Promise<void> {
  const profile = take(await people.join(code, people.deviceLabel()));
  localStorage.setItem(KEY, NEW); // its rooms go to somebody else now
  await wear(profile);
  told = JSON.stringify([prefs.name, settings()]);
  await keepRooms();
}

/** Nobody is known here any more. */
export function gone(): void {
  localStorage.removeItem(KEY);
  me.keyed = false;
  me.profile = null;
}

/** What the server says to who has a key; null, and the note of it is gone, if it knows none (any more). */
export async function known<T>(asked: () => Promise<T>): Promise<T | null> {
  if (!me.keyed) return null;
  try {
    return await asked();
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.code !== "no-key") throw fault;
    gone();
    return null;
  }
}
