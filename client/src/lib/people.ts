/** People who want to be known again, as docs/http-api.md has it. */

import { json } from "./api";
import type {
  ChangeMe,
  CodeIn,
  CodeOut,
  Empty,
  JoinIn,
  Meeting,
  MyGame,
  MyGames,
  NewKey,
  PersonOut,
  Profile,
  RankOut,
  Standings,
  Statistics,
  Waiting,
  WaitingTable,
} from "./generated";
import { word } from "./words.svelte";

export type {
  AgainstOut as Against,
  CodeOut as Code,
  Meeting,
  MyGame,
  PersonOut as Person,
  PlayedOut as Played,
  Profile,
  RatingOut as Rating,
  SatOut as Sat,
  RankOut as Standing,
  Statistics,
  WaitingTable,
} from "./generated";

export const getMe = (): Promise<Profile> => json("/api/me");
export const newKey = (wanted: NewKey): Promise<Profile> => json("/api/me", "POST", wanted);
export const changeMe = (change: ChangeMe): Promise<Profile> => json("/api/me", "PATCH", change);
export const forgetMe = (): Promise<void> => json("/api/me", "DELETE");
export const getGames = async (): Promise<MyGame[]> => (await json<MyGames>("/api/me/games")).games;
export const getWaiting = async (): Promise<WaitingTable[]> => (await json<Waiting>("/api/me/waiting")).tables;
export const getStatistics = (): Promise<Statistics> => json("/api/me/statistics");
export const newCode = (): Promise<CodeOut> => json("/api/me/code", "POST", {} satisfies Empty);
export const dropCode = (): Promise<void> => json("/api/me/code", "DELETE");
export const meet = (code: string): Promise<Meeting> => json("/api/me/meet", "POST", { code } satisfies CodeIn);
export const join = (code: string, label: string): Promise<Profile> =>
  json("/api/me/join", "POST", { code, label } satisfies JoinIn);
export const removeDevice = (id: string): Promise<void> => json(`/api/me/devices/${id}`, "DELETE");
export const getPerson = (id: string): Promise<PersonOut> => json(`/api/people/${encodeURIComponent(id)}`);
export const getRatings = async (game: string): Promise<RankOut[]> =>
  (await json<Standings>(`/api/ratings?game=${game}`)).standings;
/** What this device holds in a room its person holds on all devices. */
export const keepRoom = (room: string): Promise<void> =>
  json(`/api/rooms/${encodeURIComponent(room)}/keep`, "POST", {} satisfies Empty);

/** A text of these pages. */
export const p = (id: string, args: Record<string, string | number> = {}): string => word("people", id, args);

/** What a device is called in a list of them: "Firefox · Android". */
export function deviceLabel(agent: string = navigator.userAgent): string {
  // Browsers call themselves by the names of others, too: the rarer one is the true one.
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((one) => agent.includes(`${one}/`)) ?? "";
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux"];
  const system = systems.find((one) => agent.includes(one)) ?? "";
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS", CrOS: "ChromeOS" };
  return [browser, system]
    .filter(Boolean)
    .map((one) => names[one] ?? one)
    .join(" · ");
}
