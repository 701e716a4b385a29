/** The rooms this browser knows: kept here because the server knows no accounts. */

import type { Links, Me, Room } from "./api";

export interface Mine {
  id: string;
  game: string;
  title: string;
  seats: number[];
  host: boolean;
  at: number;
  over: boolean;
  /** Only the links one hands out; seats and host come from the cookie. */
  invite?: string;
  watch?: string;
  /** The page of the workshop from which it was opened. */
  workshop?: string;
  /** The tournament whose table it is. */
  tournament?: string;
  /** Hot-seat: hand the screen over without a curtain. */
  bare?: boolean;
}

const KEY = "spielwerk.rooms";
const MOST = 40;

function stored(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

export const mine = $state<{ rooms: Mine[] }>({ rooms: stored() });

function keep(rooms: Mine[]): void {
  mine.rooms = rooms.sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(mine.rooms));
}

export function find(id: string): Mine | undefined {
  return mine.rooms.find((room) => room.id === id);
}

export function change(id: string, more: Partial<Mine>): void {
  keep(mine.rooms.map((room) => (room.id === id ? { ...room, ...more } : room)));
}

/** Note a room one sits in or hosts; mere looking on is not kept, nor a room that one has left. */
export function remember(room: Room, me: Me, links?: Links): void {
  const before = find(room.id);
  if (!me.host && me.seats.length === 0) {
    if (before) forget(room.id);
    return;
  }
  const now: Mine = {
    ...before,
    id: room.id,
    game: room.game,
    title: room.title,
    seats: me.seats,
    host: me.host,
    at: room.changed,
    over: room.status === "over",
  };
  if (links?.invite) now.invite = links.invite;
  if (links?.watch) now.watch = links.watch;
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  keep([now, ...mine.rooms.filter((other) => other.id !== room.id)]);
}

/** Forget a room; the way back to it, for whoever thinks better of it. */
export function forget(id: string): () => void {
  const room = find(id);
  keep(mine.rooms.filter((other) => other.id !== id));
  return () => {
    if (room && !find(id)) keep([room, ...mine.rooms]);
  };
}
