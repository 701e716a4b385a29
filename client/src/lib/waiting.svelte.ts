/** The tables of this device's person, and those among them that wait for him. */

import * as api from "./api";
import { known } from "./me.svelte";
import { forget, mine, remember } from "./mine.svelte";
import * as people from "./people";

export interface Waits {
  room: string;
  since: number;
}

export const waiting = $state<{ tables: Waits[] }>({ tables: [] });

/** So many rooms of a device without a key are asked after one by one. */
const FEW = 12;
/** Seconds between two looks while the page is seen. */
const PAUSE = 20;

const waits = (room: api.Room, seats: number[]): boolean =>
  room.status === "playing" && room.asked !== null && seats.includes(room.asked) && !room.seats[room.asked]!.bot;

/** The rooms that this browser itself remembers. */
async function local(): Promise<people.MyGame[]> {
  const found = await Promise.all(
    mine.rooms.slice(0, FEW).map(async ({ id }): Promise<people.MyGame | null> => {
      try {
        const { room, me } = await api.getRoom(id);
        remember(room, me);
        return { room, seats: me.seats, host: me.host, waits: waits(room, me.seats), since: room.changed };
      } catch (fault) {
        if (fault instanceof api.Problem && ["not-found", "no-access"].includes(fault.code)) forget(id);
        return null;
      }
    }),
  );
  const order = (one: people.MyGame): number => (one.waits ? 0 : one.room.status === "over" ? 2 : 1);
  return found.filter((one) => one !== null).sort((a, b) => order(a) - order(b));
}

/** All tables, those that wait for me first: by the key of this device, or as this browser remembers them. */
export async function myTables(): Promise<people.MyGame[]> {
  const tables = (await known(people.getGames)) ?? (await local());
  waiting.tables = tables.filter((one) => one.waits).map(({ room, since }) => ({ room: room.id, since }));
  return tables;
}

/** Look which tables wait, besides the one that is shown. */
export async function look(here = ""): Promise<void> {
  const found = await known(people.getWaiting);
  if (found) {
    waiting.tables = found;
    return;
  }
  const others = mine.rooms.filter(({ id, over, seats }) => id !== here && !over && seats.length > 0);
  if (others.length > 0) await myTables();
  else waiting.tables = [];
}

/** Look now and again while the page is seen; the way to stop. */
export function watch(here: string): () => void {
  const now = (): void => {
    if (!document.hidden) void look(here).catch(() => {});
  };
  now();
  const timer = setInterval(now, PAUSE * 1000);
  document.addEventListener("visibilitychange", now);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", now);
  };
}
