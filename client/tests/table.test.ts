import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import type { Frame, Push } from "../src/lib/api";
import { set } from "../src/lib/prefs.svelte";
import { mine } from "../src/lib/mine.svelte";
import { route } from "../src/lib/router.svelte";
import { Table } from "../src/lib/table.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { frame, line, ME, room } from "./made";

/** The line to the server, held at its other end. */
class Socket {
  readyState: number = WebSocket.OPEN;
  sent: { type: string; seat?: number | null }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly seat: number | null) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string });
  }
  close(code = 1000): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code });
  }
  push(what: Push): void {
    this.onmessage({ data: JSON.stringify(what) });
  }
}

const person = (seat: number): api.Seat => ({
  seat,
  kind: "person",
  name: `P${seat}`,
  bot: null,
  left: false,
  online: true,
});

let sockets: Socket[];
let table: Table;
const socket = (): Socket => sockets.at(-1)!;
const told = (): string[] => toasts.all.map(({ id }) => id);
const steps = (): number | undefined => table.reel.shown?.frame.step;
const offline = (): api.Problem => new api.Problem("offline");

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  toasts.all = [];
  mine.rooms = [];
  vi.spyOn(api, "openSocket").mockImplementation((_, seat) => {
    sockets.push(new Socket(seat));
    return socket();
  });
  vi.spyOn(api, "getRoom").mockResolvedValue({ room: room(), me: ME });
  table = new Table("r1");
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function opened(first: Partial<Frame> = {}): Promise<void> {
  await table.open("");
  socket().push({ type: "hello", room: room(), me: ME, messages: [], server: "1" });
  socket().push(frame(first));
  await vi.advanceTimersByTimeAsync(0);
}

test("whoever comes in sits where the room asks, or in the first seat of this device", async () => {
  vi.mocked(api.getRoom).mockResolvedValue({ room: room({ asked: 1 }), me: { ...ME, seats: [0, 1] } });
  await table.open("");
  expect(socket().seat).toBe(1);
  const other = new Table("r1");
  vi.mocked(api.getRoom).mockResolvedValue({ room: room({ asked: 1 }), me: { ...ME, seats: [0] } });
  await other.open("");
  expect(socket().seat).toBe(0);
  expect(mine.rooms.map(({ id, seats }) => [id, seats])).toEqual([["r1", [0]]]);
  other.close();
});

test("a link's token is claimed, and one that is no longer good does not keep anybody out", async () => {
  const claim = vi.spyOn(api, "claim").mockRejectedValue(new api.Problem("bad-token", 403));
  await table.open("secret");
  expect(claim).toHaveBeenCalledWith("r1", "secret");
  expect(told()).toEqual(["problem-bad-token"]);
  expect(table.trouble).toBe("");
  expect(sockets).toHaveLength(1);
});

test("a room that is not there says so", async () => {
  vi.mocked(api.getRoom).mockRejectedValue(new api.Problem("not-found", 404));
  await table.open("");
  expect(table.trouble).toBe("not-found");
  expect(sockets).toHaveLength(0);
});

test("without a server it tries again until there is one", async () => {
  vi.mocked(api.getRoom).mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline());
  await table.open("");
  expect(table.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(2000);
  expect(sockets).toHaveLength(1);
  expect(table.trouble).toBe("");
});

test("a lost line is taken up again, and that is said", async () => {
  await opened();
  socket().close(1006);
  expect(table.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(2);
  socket().push({ type: "hello", room: room(), me: ME, messages: [], server: "2" });
  expect(table.line).toBe("open");
  expect(told()).toEqual(["line-back"]);
});

test("a seat that was taken away is not asked for again", async () => {
  await opened();
  socket().close(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.trouble).toBe("bad-token");
  expect(sockets).toHaveLength(1);
});

test("a silent line is given up and opened anew", async () => {
  await opened();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets[0]!.sent).toEqual([{ type: "ping" }]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("what others do is shown in its turn, with the lines that are new", async () => {
  await opened({ log: [line("began")] });
  socket().push(frame({ rev: 2, seq: 1, step: 1, log_from: 1, log: [line("moved")] }));
  socket().push(frame({ rev: 3, seq: 2, step: 2, log_from: 2, log: [line("built", 2)] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(steps()).toBe(1);
  expect(table.reel.shown?.lines.map(({ kind }) => kind)).toEqual(["moved"]);
  expect(table.frame?.step).toBe(2);
  expect(table.log.map(({ kind }) => kind)).toEqual(["began", "moved", "built"]);
});

test("an old frame and one for another seat are passed over", async () => {
  await opened({ rev: 5, step: 3 });
  socket().push(frame({ rev: 4, step: 2 }));
  socket().push(frame({ rev: 6, step: 4, seat: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.frame?.step).toBe(3);
});

test("the same moment again changes who is there, and moves nothing", async () => {
  await opened();
  const shown = table.reel.shown?.n;
  socket().push(frame({ rev: 2, thinking: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.thinking).toBe(1);
  expect(table.reel.shown?.n).toBe(shown);
  expect(table.reel.shown?.frame.rev).toBe(2);
});

test("a gap in the log is filled by asking for all of it", async () => {
  await opened();
  const all = frame({ rev: 4, step: 4, log: [line("a"), line("b"), line("c")] });
  const asked = vi.spyOn(api, "getView").mockResolvedValue(all);
  socket().push(frame({ rev: 4, step: 4, log_from: 2, log: [line("c")] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledWith("r1", 0, 0);
  expect(table.log.map(({ kind }) => kind)).toEqual(["a", "b", "c"]);
});

test("one's own move is shown at once, whether the answer or the push comes first", async () => {
  await opened();
  const after = frame({ rev: 2, seq: 1, step: 1, log: [line("moved")] });
  vi.spyOn(api, "move").mockImplementation(async () => {
    socket().push(after);
    return Promise.resolve(after);
  });
  expect(await table.move(3)).toBe(true);
  expect(steps()).toBe(1);
  expect(table.reel.waiting).toEqual([]);
  expect(table.log).toHaveLength(1);
});

test("a move whose answer was lost is sent again with the same key", async () => {
  await opened();
  const move = vi.spyOn(api, "move").mockRejectedValueOnce(offline());
  move.mockResolvedValueOnce(frame({ rev: 2, seq: 1, step: 1 }));
  const done = table.move(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(true);
  expect(await table.move(4)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await done).toBe(true);
  expect(table.busy).toBe(false);
  expect(move).toHaveBeenCalledTimes(2);
  expect(move.mock.calls[0]).toEqual(move.mock.calls[1]);
});

test("a late move is told what it missed", async () => {
  await opened();
  const now = frame({ rev: 3, seq: 2, step: 2, log: [line("moved", 1), line("built", 2)] });
  vi.spyOn(api, "move").mockRejectedValue(new api.Problem("stale", 409, { frame: now }));
  expect(await table.move(3)).toBe(false);
  expect(toasts.all).toMatchObject([{ id: "late-lines", tone: "bad", args: { n: 0 } }]);
  expect(toasts.all[0]?.lines.map(({ kind }) => kind)).toEqual(["moved", "built"]);
  expect(steps()).toBe(2);
});

test("a move made after somebody took theirs back is told so", async () => {
  await opened({ seq: 4, step: 4 });
  const now = frame({ rev: 3, seq: 5, step: 2 });
  vi.spyOn(api, "move").mockRejectedValue(new api.Problem("stale", 409, { frame: now }));
  await table.move(3);
  expect(told()).toEqual(["late-undone"]);
});

test("what the server refuses is said", async () => {
  await opened();
  vi.spyOn(api, "undo").mockRejectedValue(new api.Problem("no-undo", 409));
  expect(await table.undo(true)).toBe(false);
  expect(told()).toEqual(["problem-no-undo"]);
  expect(await table.act(Promise.reject(new api.Problem("not-host", 403)))).toBe(false);
  expect(told()).toEqual(["problem-no-undo", "problem-not-host"]);
});

test("a spectator moves nothing", async () => {
  vi.mocked(api.getRoom).mockResolvedValue({ room: room(), me: { ...ME, seats: [] } });
  const move = vi.spyOn(api, "move");
  await table.open("");
  expect(socket().seat).toBeNull();
  expect(await table.move(1)).toBe(false);
  expect(await table.interject(1)).toBe(false);
  expect(await table.undo(false)).toBe(false);
  expect(move).not.toHaveBeenCalled();
});

test("the next person at the same screen sees their own table", async () => {
  await opened();
  table.look(1);
  expect(table.frame).toBeNull();
  expect(socket().sent).toEqual([{ type: "look", seat: 1 }]);
  socket().push(frame({ seat: 1, rev: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.frame).toMatchObject({ seat: 1 });
});

test("a seat whose token came later needs a new line", async () => {
  await opened();
  table.look(1, true);
  expect(sockets.map(({ seat }) => seat)).toEqual([0, 1]);
});

test("messages come once each", async () => {
  await opened();
  const message = { n: 1, at: 0, seat: 0, name: "Ada", text: "hello", note: null };
  socket().push({ type: "message", rev: 2, message });
  socket().push({ type: "message", rev: 2, message });
  expect(table.messages).toEqual([message]);
});

test("when seats change hands, what this device may do is asked anew", async () => {
  await opened();
  const seats = room().seats.map((seat) => (seat.seat === 0 ? { ...seat, kind: "bot" as const } : seat));
  vi.mocked(api.getRoom).mockResolvedValue({ room: room({ seats }), me: { ...ME, seats: [] } });
  socket().push({ type: "room", room: room({ seats }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.seat).toBeNull();
  expect(mine.rooms).toEqual([]);
});

test("a room that changes in other ways is asked for nothing", async () => {
  await opened();
  const before = vi.mocked(api.getRoom).mock.calls.length;
  socket().push({ type: "room", room: room({ spectators: 3 }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.room?.spectators).toBe(3);
  expect(vi.mocked(api.getRoom).mock.calls.length).toBe(before);
});

test("whoever leaves a closed room goes to the start page", async () => {
  await opened();
  history.replaceState(null, "", "/r/r1");
  vi.spyOn(api, "leave").mockResolvedValue({ room: room(), me: { ...ME, seats: [] } });
  await table.leave(0);
  expect(told()).toEqual(["got-up"]);
  expect(route.at.path).toBe("/");
});

test("a room that is gone is not mistaken for a lost line", async () => {
  await opened();
  socket().push({ type: "gone", code: "no-access" });
  expect(table.trouble).toBe("bad-token");
});

test("among people a choice can wait for a moment or a word, and be taken back", async () => {
  const two = room({ seats: [person(0), person(1)] });
  vi.mocked(api.getRoom).mockResolvedValue({ room: two, me: ME });
  await table.open("");
  socket().push({ type: "hello", room: two, me: ME, messages: [], server: "1" });
  socket().push(frame({ seq: 3 }));
  await vi.advanceTimersByTimeAsync(0);
  const sent = vi.spyOn(api, "move").mockResolvedValue(frame({ seq: 4, step: 1, rev: 2 }));
  set("confirm", "ask");
  const first = table.move(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).not.toHaveBeenCalled();
  table.held!.back();
  expect(await first).toBe(false);
  set("confirm", "moment");
  const second = table.move(1);
  expect(await table.move(2)).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await second).toBe(true);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(table.held).toBe(null);
  set("confirm", "no");
});

test("a move that nobody answers is told of after three seconds", async () => {
  await opened();
  let answer = (_: Frame): void => {};
  vi.spyOn(api, "move").mockReturnValue(new Promise((done) => (answer = done)));
  const moving = table.move(1);
  await vi.advanceTimersByTimeAsync(2_900);
  expect([table.busy, table.slow]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.slow).toBe(true);
  answer(frame({ seq: 1, step: 1, rev: 2 }));
  await moving;
  expect([table.busy, table.slow]).toEqual([false, false]);
});
