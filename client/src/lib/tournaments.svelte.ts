/** The tournaments' part of the API, and those that this browser knows. */

import { ask, json, scaled } from "./api";
import type {
  AddPlayer,
  Claim,
  Entered,
  Link,
  NewTournament,
  NewTournamentLink,
  PlayerAdded,
  PlayerOut,
  TellResult,
  TournamentClaimed,
  TournamentCreated,
  TournamentMe,
  TournamentOut,
  TournamentSeen,
} from "./generated";
import { botName } from "./names";
import { t, word } from "./words.svelte";

export type { NewTournament, PlayerOut, RoundOut, StandingOut, TableOut } from "./generated";
export type { TournamentMe as Me, TournamentOut as Tournament, TournamentSeen as Seen } from "./generated";

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
export const createTournament = (wanted: NewTournament): Promise<TournamentCreated> =>
  json("/api/tournaments", "POST", wanted);
export const getTournament = (id: string): Promise<TournamentSeen> => json(at(id));
const PATIENT = 25;
/** The tournament as soon as it is another one, or after a while as it is; `stop` hangs up. */
export const nextTournament = async (id: string, rev: number, stop: AbortSignal): Promise<TournamentSeen> =>
  (await ask(`${at(id)}?after=${rev}&wait=${PATIENT}`, { signal: stop })).json() as Promise<TournamentSeen>;
export const claimTournament = (id: string, token: string): Promise<TournamentClaimed> =>
  json(`${at(id)}/claim`, "POST", { token } satisfies Claim);
export const joinTournament = (id: string, name: string): Promise<PlayerAdded> =>
  json(`${at(id)}/join`, "POST", { name });
export const addPlayer = (id: string, wanted: AddPlayer): Promise<PlayerAdded> =>
  json(`${at(id)}/players`, "POST", wanted);
export const leaveTournament = (id: string, player: number): Promise<TournamentSeen> =>
  json(`${at(id)}/players/${player}/leave`, "POST", {});
export const act = (id: string, what: "start" | "next" | "end"): Promise<TournamentSeen> =>
  json(`${at(id)}/${what}`, "POST", {});
export const tell = (id: string, round: number, table: number, said: TellResult): Promise<TournamentSeen> =>
  json(`${at(id)}/rounds/${round}/tables/${table}/result`, "POST", said);
export const enterTable = (id: string, room: string): Promise<Entered> =>
  json(`${at(id)}/tables/${room}/enter`, "POST", {});
export const newTournamentLink = async (id: string, wanted: NewTournamentLink): Promise<string> =>
  (await json<Link>(`${at(id)}/links`, "POST", wanted)).link;
export const tournamentQr = async (id: string, token: string): Promise<string> =>
  scaled(
    await (
      await ask(`${at(id)}/qr`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token } satisfies Claim),
      })
    ).text(),
  );

/** One of the tournaments' texts. */
export const w = (id: string, args: Record<string, string | number> = {}): string => word("tournament", id, args);

const NAMES = 6;
/** What somebody is called; bots after the parts of a music box, and numbered when there are more of them. */
export function playerName(player: PlayerOut | undefined): string {
  if (!player) return "";
  if (player.name || player.bot === null) return player.name;
  const name = t(`bot-name-${player.player % NAMES}`);
  const n = Math.floor(player.player / NAMES);
  return n === 0 ? name : w("bot-n", { name, n: n + 1 });
}
export const playerBot = (player: PlayerOut): string => (player.bot === null ? "" : botName(player.bot));

/** Points in halves, thirds and quarters as people write them. */
const PARTS: [number, string][] = [
  [1 / 2, "½"],
  [1 / 3, "⅓"],
  [2 / 3, "⅔"],
  [1 / 4, "¼"],
  [3 / 4, "¾"],
  [1 / 6, "⅙"],
  [5 / 6, "⅚"],
  [1 / 8, "⅛"],
  [3 / 8, "⅜"],
  [5 / 8, "⅝"],
  [7 / 8, "⅞"],
];
export function inParts(points: number, lang: string): string {
  const whole = Math.floor(points + 1e-6);
  const rest = points - whole;
  if (rest < 1e-6) return String(whole);
  const part = PARTS.find(([value]) => Math.abs(value - rest) < 1e-6);
  if (part) return `${whole || ""}${part[1]}`;
  return points.toLocaleString(lang, { maximumFractionDigits: 2 });
}

export interface Kept {
  id: string;
  game: string;
  title: string;
  at: number;
  over: boolean;
  /** Only the links one hands out; who one is comes from the cookie. */
  join?: string;
  watch?: string;
}

const KEY = "spielwerk.tournaments";
const MOST = 20;

function stored(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export const tournaments = $state<{ kept: Kept[] }>({ kept: stored() });

export const keptTournament = (id: string): Kept | undefined => tournaments.kept.find((one) => one.id === id);

/** Note a tournament that one hosts or plays in. */
export function rememberTournament(found: TournamentOut, me: TournamentMe, links: Partial<Kept> = {}): void {
  const before = keptTournament(found.id);
  if (!before && !me.host && me.players.length === 0) return;
  const now: Kept = {
    ...before,
    ...links,
    id: found.id,
    game: found.game,
    title: found.title,
    at: found.changed,
    over: found.status === "over",
  };
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  const others = tournaments.kept.filter((one) => one.id !== found.id);
  tournaments.kept = [now, ...others].sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(tournaments.kept));
}

export function forgetTournament(id: string): void {
  tournaments.kept = tournaments.kept.filter((one) => one.id !== id);
  localStorage.setItem(KEY, JSON.stringify(tournaments.kept));
}
