/** The server's API as docs/http-api.md has it, and nothing more. */

import type { Order } from "./board";
import type { Choice, Line, Option, Reason, Text, View } from "./generated";

export type Value = boolean | number | string;

export interface Switch {
  name: string;
  default: Value;
  values: Value[];
  low: number;
  high: number;
}

export interface GameInfo {
  id: string;
  rules_version: number;
  data: string;
  players: { min: number; max: number };
  switches: Switch[];
  /** Card packs that the host allows; a pack's boards may add to the switches. */
  packs: { name: string; hash: string; switches: Switch[] }[];
  bots: string[];
  default_bot: string;
  end_reasons: string[];
  languages: string[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  left: boolean;
  online: boolean;
}

export interface Room {
  id: string;
  title: string;
  game: string;
  rules_version: number;
  options: Record<string, Value>;
  pack: string | null;
  players: number;
  status: "lobby" | "playing" | "over";
  public: boolean;
  mode: "live" | "turns";
  clock: number | null;
  pause: number;
  seeded: boolean;
  seats: Seat[];
  spectators: number;
  rev: number;
  seq: number;
  asked: number | null;
  due: number | null;
  rematch: string | null;
  created: number;
  changed: number;
}

export interface Me {
  host: boolean;
  seats: number[];
  invite: boolean;
  watch: boolean;
}

export interface Links {
  host?: string;
  invite?: string;
  watch?: string;
  seats?: Record<string, string>;
}

export type LogLine = Line & { step: number };

export interface Frame {
  type: "view";
  room: string;
  rev: number;
  seq: number;
  step: number;
  status: Room["status"];
  seat: number | null;
  view: View | null;
  can_undo: boolean;
  names: string[];
  asked: number | null;
  due: number | null;
  thinking: number | null;
  log_from: number;
  log: LogLine[];
}

export interface Message {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  note: Text | null;
}

export interface Wish {
  wish: (string | number)[];
  allowed: boolean;
  reason: Reason | null;
}

export interface Replay {
  type: "replay";
  step: number;
  steps: number;
  seat: number | null;
  view: View;
  moved: number | null;
  log: LogLine[];
}

export interface Result {
  over: boolean;
  end_reason: string;
  scores: number[];
  winners: number[];
  steps: number;
  moves: number[];
  started: number;
  ended: number;
  course: { round: number; step: number; scores: number[] }[];
}

/** A turn that changed the chances, judged by a bot's playouts. */
export interface Turning {
  move: number;
  round: number;
  mover: number;
  seat: number;
  before: number[];
  after: number[];
  played: Choice | null;
  advised: Choice | null;
}

export interface Advice {
  seq: number;
  bot: string;
  choice: Choice;
  ranking?: { choice: Choice; value: number; visits: number }[];
}

export interface Notice {
  email: string | null;
  confirmed: boolean;
  webhook: string | null;
  offers: string[];
}

export type NewSeat = { kind: "me"; name: string } | { kind: "bot"; bot: string } | { kind: "open" };

export interface NewRoom {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Value>;
  pack?: string | null;
  title?: string;
  public?: boolean;
  mode?: Room["mode"];
  clock?: number | null;
  pause?: number;
  seed?: number | null;
  start?: boolean;
}

export interface Entered {
  room: Room;
  me: Me;
}
export type Created = Entered & { links: Links };

export type Push =
  | Frame
  | { type: "hello"; room: Room; me: Me; messages: Message[]; server: string }
  | { type: "room"; room: Room }
  | { type: "message"; rev: number; message: Message }
  | { type: "thinking"; seat: number | null }
  | { type: "gone"; code: string }
  | { type: "refused"; code: string }
  | { type: "pong" };

/** What the server refused, or `offline` when it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status = 0,
    readonly more: { detail?: string; frame?: Frame; index?: number; retry_after?: number } = {},
  ) {
    super(code);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Problem("offline");
  }
  if (answer.ok) return answer;
  let body: Problem["more"] & { code?: string } = {};
  if (answer.headers.get("Content-Type")?.includes("json")) {
    body = (await answer.json()) as typeof body;
  }
  // A gateway in front of a server that is down answers for it, without a problem document.
  const dead = !body.code && answer.status >= 502 && answer.status <= 504;
  throw new Problem(dead ? "offline" : (body.code ?? "failed"), answer.status, body);
}

async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await ask(path, init);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const text = async (path: string): Promise<string> => (await ask(path)).text();
const at = (room: string): string => `/api/rooms/${encodeURIComponent(room)}`;
const by = (seat: number | null): string => (seat === null ? "" : `seat=${seat}&`);

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");

let games: Promise<GameInfo[]> | undefined;

/** The games of this server; asked once, and again only if it failed. */
export function getGames(): Promise<GameInfo[]> {
  games ??= json<{ games: GameInfo[] }>("/api/games").then(
    (answer) => answer.games,
    (fault: unknown) => {
      games = undefined;
      throw fault;
    },
  );
  return games;
}

const withPack = (pack: string | null): string => (pack ? `?pack=${encodeURIComponent(pack)}` : "");
export const getCatalogue = (game: string, pack: string | null): Promise<unknown> =>
  json(`/api/games/${game}/catalogue${withPack(pack)}`);
export const getRules = (game: string, lang: string): Promise<string> => text(`/api/games/${game}/rules/${lang}`);
export const getWords = (place: string, lang: string, pack: string | null): Promise<string> =>
  text(`/api/words/${place}/${lang}${withPack(pack)}`);

export const getRooms = async (): Promise<Room[]> => (await json<{ rooms: Room[] }>("/api/rooms")).rooms;
export const createRoom = (wanted: NewRoom): Promise<Created> => json("/api/rooms", "POST", wanted);
export const getRoom = (room: string): Promise<Entered> => json(at(room));
export const changeRoom = (room: string, change: Partial<NewRoom>): Promise<Entered> => json(at(room), "PATCH", change);
export const claim = (room: string, token: string): Promise<Entered & { role: string; seat: number | null }> =>
  json(`${at(room)}/claim`, "POST", { token });
export const join = (room: string, name: string, seat?: number): Promise<Entered & { seat: number; link: string }> =>
  json(`${at(room)}/join`, "POST", seat === undefined ? { name } : { name, seat });
export const start = (room: string, fill?: string): Promise<Entered> =>
  json(`${at(room)}/start`, "POST", fill ? { fill } : {});
export const leave = (room: string, seat: number): Promise<Entered> => json(`${at(room)}/leave`, "POST", { seat });
export const rematch = (room: string): Promise<Created> => json(`${at(room)}/rematch`, "POST", {});
export const rename = (room: string, seat: number, name: string): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}`, "PATCH", { name });
export const seatBot = (room: string, seat: number, bot: string): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}/bot`, "POST", { bot });
export const seatBack = (room: string, seat: number): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}/back`, "POST", {});
export const seatOpen = (room: string, seat: number): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}/open`, "POST", {});
export const newLink = async (room: string, role: string, seat: number | null, revoke: boolean): Promise<string> =>
  (await json<{ link: string }>(`${at(room)}/links`, "POST", { role, seat, revoke })).link;

/** The QR code of a link, as SVG source. */
export async function qr(room: string, token: string): Promise<string> {
  const answer = await ask(`${at(room)}/qr`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
  });
  // Without a viewBox the drawing would be cut instead of scaled.
  return (await answer.text()).replace(
    /<svg\b(?![^>]*viewBox)([^>]*?)width="(\d+)" height="(\d+)"/,
    '<svg$1viewBox="0 0 $2 $3"',
  );
}

export const getView = (room: string, seat: number | null, log: number): Promise<Frame> =>
  json(`${at(room)}/view?${by(seat)}log=${log}`);
export const move = (
  room: string,
  seat: number,
  seq: number,
  said: { choice: Option } | { order: Order },
  key: string,
): Promise<Frame> => json(`${at(room)}/moves`, "POST", { seq, seat, ...said, key });
export const undo = (room: string, seat: number, seq: number, whole: boolean, key: string): Promise<Frame> =>
  json(`${at(room)}/undo`, "POST", { seq, seat, whole, key });
export const interject = (room: string, seat: number, choice: Option, key: string): Promise<Frame> =>
  json(`${at(room)}/interjections`, "POST", { seat, choice, key, seq: null });
export const explain = async (room: string, seat: number, target: string): Promise<Wish[]> =>
  (await json<{ wishes: Wish[] }>(`${at(room)}/explain?seat=${seat}&target=${encodeURIComponent(target)}`)).wishes;
export const hint = (room: string, seat: number): Promise<Advice> => json(`${at(room)}/hint?seat=${seat}`);

export const say = (room: string, seat: number | null, said: string, key: string): Promise<Message> =>
  json(`${at(room)}/messages`, "POST", { seat, text: said, key });
export const getNotes = async (room: string, seat: number): Promise<string> =>
  (await json<{ text: string }>(`${at(room)}/notes?seat=${seat}`)).text;
export const putNotes = (room: string, seat: number, notes: string): Promise<unknown> =>
  json(`${at(room)}/notes`, "PUT", { seat, text: notes });
export const getNotice = (room: string, seat: number): Promise<Notice> => json(`${at(room)}/notice?seat=${seat}`);
export const putNotice = (
  room: string,
  notice: { seat: number; email: string | null; webhook: string | null; lang: string },
): Promise<Notice> => json(`${at(room)}/notice`, "PUT", notice);

export const getReplay = (room: string): Promise<{ steps: number; marks: { step: number; round: number }[] }> =>
  json(`${at(room)}/replay`);
export const getStep = (room: string, step: number, seat: number | null): Promise<Replay> =>
  json(`${at(room)}/replay/${step}?${by(seat)}`);
export const getResult = (room: string): Promise<Result> => json(`${at(room)}/result`);
export const getTurning = async (room: string): Promise<Turning[]> =>
  (await json<{ points: Turning[] }>(`${at(room)}/turning-points`)).points;
/** A record file as a room: a finished game to look at, an unfinished one to go on with. */
export const importRecord = (record: string, title: string): Promise<Created> =>
  json("/api/records", "POST", { record, title });
export const recordUrl = (room: string): string => `${at(room)}/record`;

export function openSocket(room: string, seat: number | null): WebSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${at(room)}/socket?${by(seat)}`);
}
