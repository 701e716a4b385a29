/** The server's API as docs/http-api.md has it, and nothing more. */

import { backend, type Line } from "./backend";
import type { Order } from "./board";
import type {
  CardList,
  ChangeRoom,
  Claim,
  Claimed,
  ConsentIn,
  Created,
  Empty,
  Entered,
  Explanation,
  FeedbackIn,
  GameOut,
  Games,
  Hint,
  ImportRecord,
  InterjectIn,
  Join,
  Joined,
  Leave,
  Link,
  Message,
  NewLink,
  NewRoom,
  Notes,
  NotesIn,
  NoticeIn,
  NoticeOut,
  Opened,
  Option,
  PlaytestOut,
  ProblemOut,
  PushIn,
  PutBot,
  Recap,
  Rename,
  Replay,
  ReplayFrame,
  Result,
  RoomOut,
  Rooms,
  Say,
  StandingIn,
  Start,
  Grades,
  TurningPoint,
  TurningPoints,
  UndoIn,
  ViewFrame,
  Wishes,
} from "./generated";

export type {
  CardEntry,
  CardList,
  Created,
  Entered,
  Explanation,
  GameOut as GameInfo,
  Hint as Advice,
  Links,
  LessonOut as Lesson,
  LogLine,
  Me,
  Message,
  NewRoom,
  NoticeOut as Notice,
  PlaytestOut as Playtest,
  Push,
  Recap,
  ReplayFrame as Replay,
  Result,
  RoomOut as Room,
  SeatIn as NewSeat,
  SeatOut as Seat,
  Stopped,
  Switch,
  TurningPoint as Turning,
  Value,
  ViewFrame as Frame,
} from "./generated";

/** What the server refused, or `offline` when it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status = 0,
    readonly more: Partial<ProblemOut> = {},
  ) {
    super(code);
  }
}

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await backend.fetch(path, init);
  } catch {
    throw new Problem("offline");
  }
  if (answer.ok) return answer;
  let body: Partial<ProblemOut> = {};
  if (answer.headers.get("Content-Type")?.includes("json")) {
    body = (await answer.json()) as ProblemOut;
  }
  // A gateway in front of a server that is down answers for it, without a problem document.
  const dead = !body.code && answer.status >= 502 && answer.status <= 504;
  throw new Problem(dead ? "offline" : (body.code ?? "failed"), answer.status, body);
}

export async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
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

let games: Promise<GameOut[]> | undefined;

/** The games of this server; asked once, and again only if it failed. */
export function getGames(): Promise<GameOut[]> {
  games ??= json<Games>("/api/games").then(
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
/** The rulebook, or the part of it that fills one sheet. */
export const getRules = (game: string, lang: string, part: "" | "overview" = ""): Promise<string> =>
  text(`/api/games/${game}/rules/${lang}${part && `?part=${part}`}`);
export const getCards = (game: string): Promise<CardList> => json(`/api/games/${game}/cards`);
export const getWords = (place: string, lang: string, pack: string | null): Promise<string> =>
  text(`/api/words/${place}/${lang}${withPack(pack)}`);

export const getRooms = async (): Promise<RoomOut[]> => (await json<Rooms>("/api/rooms")).rooms;
export const createRoom = (wanted: NewRoom): Promise<Created> => json("/api/rooms", "POST", wanted);
export const getRoom = (room: string): Promise<Entered> => json(at(room));
export const changeRoom = (room: string, change: ChangeRoom): Promise<Entered> => json(at(room), "PATCH", change);
export const claim = (room: string, token: string): Promise<Claimed> =>
  json(`${at(room)}/claim`, "POST", { token } satisfies Claim);
export const join = (room: string, name: string, seat?: number): Promise<Joined> =>
  json(`${at(room)}/join`, "POST", { name, seat: seat ?? null } satisfies Join);
export const start = (room: string, fill?: string): Promise<Entered> =>
  json(`${at(room)}/start`, "POST", { fill: fill ?? null } satisfies Start);
export const leave = (room: string, seat: number): Promise<Entered> =>
  json(`${at(room)}/leave`, "POST", { seat } satisfies Leave);
export const end = (room: string): Promise<Entered> => json(`${at(room)}/end`, "POST", {} satisfies Empty);
export const rematch = (room: string): Promise<Created> => json(`${at(room)}/rematch`, "POST", {} satisfies Empty);
export const rename = (room: string, seat: number, name: string): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}`, "PATCH", { name } satisfies Rename);
export const seatBot = (room: string, seat: number, bot: string): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}/bot`, "POST", { bot } satisfies PutBot);
export const seatBack = (room: string, seat: number): Promise<Entered> =>
  json(`${at(room)}/seats/${seat}/back`, "POST", {} satisfies Empty);
export const seatOpen = (room: string, seat: number): Promise<Opened> =>
  json(`${at(room)}/seats/${seat}/open`, "POST", {} satisfies Empty);
export const newLink = async (
  room: string,
  role: NewLink["role"],
  seat: number | null,
  revoke: boolean,
): Promise<string> => (await json<Link>(`${at(room)}/links`, "POST", { role, seat, revoke } satisfies NewLink)).link;

/** The QR code of a link, as SVG source. */
export async function qr(room: string, token: string): Promise<string> {
  const answer = await ask(`${at(room)}/qr`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token } satisfies Claim),
  });
  return scaled(await answer.text());
}

/** Without a viewBox a drawing would be cut instead of scaled. */
export const scaled = (svg: string): string =>
  svg.replace(/<svg\b(?![^>]*viewBox)([^>]*?)width="(\d+)" height="(\d+)"/, '<svg$1viewBox="0 0 $2 $3"');

export const getView = (room: string, seat: number | null, log: number): Promise<ViewFrame> =>
  json(`${at(room)}/view?${by(seat)}log=${log}`);
export const move = (
  room: string,
  seat: number,
  seq: number,
  said: { choice: Option } | { order: Order },
  key: string,
): Promise<ViewFrame> => json(`${at(room)}/moves`, "POST", { seq, seat, ...said, key });
export const undo = (
  room: string,
  seat: number,
  { seq, moved }: Pick<ViewFrame, "seq" | "moved">,
  whole: boolean,
  key: string,
): Promise<ViewFrame> => json(`${at(room)}/undo`, "POST", { seq, moved, seat, whole, key } satisfies UndoIn);
export const interject = (room: string, seat: number, choice: Option, key: string): Promise<ViewFrame> =>
  json(`${at(room)}/interjections`, "POST", { seat, choice, key } satisfies InterjectIn);
export const explain = async (room: string, seat: number, target: string): Promise<Explanation[]> =>
  (await json<Wishes>(`${at(room)}/explain?seat=${seat}&target=${encodeURIComponent(target)}`)).wishes;
export const hint = (room: string, seat: number): Promise<Hint> => json(`${at(room)}/hint?seat=${seat}`);

export const say = (room: string, seat: number | null, said: string, key: string): Promise<Message> =>
  json(`${at(room)}/messages`, "POST", { seat, text: said, key } satisfies Say);
export const getNotes = async (room: string, seat: number): Promise<string> =>
  (await json<Notes>(`${at(room)}/notes?seat=${seat}`)).text;
export const putNotes = (room: string, seat: number, notes: string): Promise<Notes> =>
  json(`${at(room)}/notes`, "PUT", { seat, text: notes } satisfies NotesIn);
export const getNotice = (room: string, seat: number): Promise<NoticeOut> => json(`${at(room)}/notice?seat=${seat}`);
export const putNotice = (room: string, notice: NoticeIn): Promise<NoticeOut> =>
  json(`${at(room)}/notice`, "PUT", notice);
export const putPush = (room: string, device: PushIn): Promise<NoticeOut> =>
  json(`${at(room)}/notice/push`, "PUT", device);
export const dropPush = (room: string, seat: number, device: string): Promise<NoticeOut> =>
  json(`${at(room)}/notice/push/${device}?seat=${seat}`, "DELETE");

/** Answer a routine question before it comes; `mark` says what was seen of the seat's other answers. */
export const putStanding = (room: string, said: StandingIn): Promise<ViewFrame> =>
  json(`${at(room)}/standing`, "PUT", said);
export const dropStanding = (room: string, seat: number, name: string): Promise<ViewFrame> =>
  json(`${at(room)}/standing/${name}?seat=${seat}`, "DELETE");

export const getRecap = (room: string, seat: number): Promise<Recap> => json(`${at(room)}/recap?seat=${seat}`);
export const getPlaytest = (room: string, seat: number): Promise<PlaytestOut> =>
  json(`${at(room)}/playtest?seat=${seat}`);
export const putConsent = (room: string, said: ConsentIn): Promise<PlaytestOut> =>
  json(`${at(room)}/consent`, "PUT", said);
export const putFeedback = (room: string, said: FeedbackIn): Promise<PlaytestOut> =>
  json(`${at(room)}/feedback`, "PUT", said);

export const getReplay = (room: string): Promise<Replay> => json(`${at(room)}/replay`);
export const getStep = (room: string, step: number, seat: number | null): Promise<ReplayFrame> =>
  json(`${at(room)}/replay/${step}?${by(seat)}`);
export const getResult = (room: string): Promise<Result> => json(`${at(room)}/result`);
export const getTurning = async (room: string): Promise<TurningPoint[]> =>
  (await json<TurningPoints>(`${at(room)}/turning-points`)).points;
/** Some of a seat's decisions in a finished game, judged. */
export const getDecisions = (room: string, seat: number, first: number): Promise<Grades> =>
  json(`${at(room)}/decisions?seat=${seat}&first=${first}`);
/** A record file as a room: a finished game to look at, an unfinished one to go on with. */
export const importRecord = (record: string, title: string): Promise<Created> =>
  json("/api/records", "POST", { record, title } satisfies ImportRecord);
export const recordUrl = (room: string, unfinished = false): string =>
  `${at(room)}/record${unfinished ? "?unfinished=true" : ""}`;

export const openSocket = (room: string, seat: number | null): Line => backend.line(`${at(room)}/socket?${by(seat)}`);
