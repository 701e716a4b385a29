/** One room as this page sees it: the connection, the newest frame, the log, the chat, and the moves sent. */

import * as api from "./api";
import type { Frame, LogLine, Me, Message, Push, Room } from "./api";
import { alone, type Line as PushLine } from "./backend";
import type { Order } from "./board";
import type { Option } from "./generated";
import * as mine from "./mine.svelte";
import { prefs } from "./prefs.svelte";
import { Reel } from "./reel.svelte";
import { go } from "./router.svelte";
import { toast } from "./toasts.svelte";

const NOBODY: Me = { host: false, seats: [], invite: false, watch: false };
const PING = 20_000;
const SILENCE = 45_000;
/** A move that is not answered for so long is told of. */
const PATIENT = 3_000;
const PATIENCE = [300, 700, 1500, 3000, 5000, 8000];
/** So many log lines tell what a late move has missed. */
const TOLD = 4;
/** So long a choice can be taken back before it counts, if that is wanted. */
const MOMENT = 2_500;
const FATAL: Record<number, string> = { 4401: "bad-token", 4404: "not-found", 4423: "full" };

export type Line = "opening" | "open" | "lost";

export class Table {
  room = $state.raw<Room | null>(null);
  me = $state.raw<Me>(NOBODY);
  messages = $state.raw<Message[]>([]);
  log = $state.raw<LogLine[]>([]);
  frame = $state.raw<Frame | null>(null);
  thinking = $state<number | null>(null);
  /** The seat this page looks through; null: a spectator. */
  seat = $state<number | null>(null);
  line = $state<Line>("opening");
  /** Why this room can't be shown: the code of a problem. */
  trouble = $state("");
  /** A move is on its way. */
  busy = $state(false);
  /** It was not answered for a while. */
  slow = $state(false);
  /**
   * Something that waits to be sent, or to be kept; `back` takes it back, as long as it surely has not left.
   */
  unsent = $state.raw<{ why: "line" | "store"; back: (() => void) | null } | null>(null);
  /** A choice that does not count yet: it can still be sent, or taken back. */
  held = $state.raw<{ send: () => void; back: () => void } | null>(null);
  readonly reel = new Reel();

  #socket: PushLine | null = null;
  #attempts = 0;
  #retry = 0;
  #pulse = 0;
  #heard = 0;
  #closed = false;
  /** What follows this seq is our own doing: the push may be faster than the answer. */
  #spoke = -1;
  #wakes: (() => void)[] = [];
  /** The seat is being given up: that its line ends is our own doing. */
  #leaving = false;

  constructor(readonly id: string) {}

  /** Come in: with the token of a link, or with what this browser's cookie allows. */
  async open(token: string): Promise<void> {
    try {
      if (token) {
        try {
          const claimed = await api.claim(this.id, token);
          if (claimed.role === "seat") this.seat = claimed.seat;
        } catch (fault) {
          if (!(fault instanceof api.Problem) || fault.code === "offline") throw fault;
          await this.#enter();
          toast(`problem-${fault.code}`, "bad");
        }
      }
      await this.#enter();
    } catch (fault) {
      if (fault instanceof api.Problem && fault.code === "offline") {
        this.line = "lost";
        this.#retry = window.setTimeout(() => void this.open(token), this.#patience());
        return;
      }
      this.trouble = fault instanceof api.Problem ? fault.code : "failed";
      return;
    }
    this.#connect();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    addEventListener("beforeunload", this.#warn);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    removeEventListener("beforeunload", this.#warn);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.reel.stop();
  }

  async #enter(): Promise<void> {
    this.entered(await api.getRoom(this.id));
    const { seats } = this.me;
    if (this.seat !== null && !seats.includes(this.seat)) this.seat = null;
    const asked = this.room?.asked ?? -1;
    this.seat ??= seats.includes(asked) ? asked : (seats[0] ?? null);
  }

  /** What an answer of the server says of the room and of this device's rights. */
  entered({ room, me }: { room: Room; me: Me }): void {
    this.me = me;
    this.#keep(room);
  }

  #keep(room: Room): void {
    this.room = room;
    mine.remember(room, this.me);
  }

  // The line to the server

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = api.openSocket(this.id, this.seat);
    this.#socket = socket;
    this.#heard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) socket.close();
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, PING);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data) as Push);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed || this.#leaving) return;
      clearInterval(this.#pulse);
      const fatal = FATAL[event.code];
      if (fatal) {
        this.trouble ||= fatal;
        return;
      }
      this.line = "lost";
      this.#retry = window.setTimeout(() => this.#connect(), this.#patience());
    };
  }

  #patience(): number {
    const wait = PATIENCE[Math.min(this.#attempts++, PATIENCE.length - 1)]!;
    return wait * (0.8 + 0.4 * Math.random());
  }

  #wake = (): void => {
    if (document.hidden) return;
    if (this.line === "lost") {
      this.#attempts = 0;
      this.#connect();
      this.#rouse();
    } else {
      this.reel.skip();
    }
  };

  /** The device says that it has no network: nothing need be tried. */
  #cut = (): void => {
    if (alone) return;
    this.line = "lost"; // the line itself may take long to notice
    this.#socket?.close();
  };

  /** What is not sent is lost with the page: the browser asks first. */
  #warn = (event: BeforeUnloadEvent): void => {
    if (this.unsent) event.preventDefault();
  };

  #take(push: Push): void {
    switch (push.type) {
      case "hello":
        if (this.line === "lost" && this.frame) toast("line-back", "good");
        this.line = "open";
        this.#attempts = 0;
        this.#rouse();
        this.messages = push.messages;
        this.entered(push);
        break;
      case "view":
        void this.show(push, false);
        break;
      case "room":
        void this.#changedRoom(push.room);
        break;
      case "message":
        if (!this.messages.some((message) => message.n === push.message.n)) {
          this.messages = [...this.messages, push.message];
        }
        break;
      case "thinking":
        this.thinking = push.seat;
        break;
      case "gone":
        if (!this.#leaving) this.trouble = push.code === "no-access" ? "bad-token" : push.code;
        break;
      case "refused": // The token of this seat came after the line was opened.
        this.#socket?.close();
        this.#connect();
        break;
      case "pong":
        break;
    }
  }

  /** Seats changed hands: what this device may do can have changed with them. */
  async #changedRoom(room: Room): Promise<void> {
    const who = (one: Room | null): string =>
      JSON.stringify(one?.seats.map(({ kind, name, left }) => [kind, name, left]));
    const same = who(room) === who(this.room);
    this.#keep(room);
    if (same) return;
    try {
      this.entered(await api.getRoom(this.id));
    } catch {
      return; // The socket will tell why.
    }
    if (this.seat !== null && !this.me.seats.includes(this.seat)) this.look(this.me.seats[0] ?? null, true);
  }

  /** Take in a frame: the log first, then the view, now (`own`) or when its turn comes. */
  async show(frame: Frame, own: boolean): Promise<void> {
    if (frame.seat !== this.seat) return;
    const before = this.frame;
    const same = before !== null && before.seat === frame.seat;
    if (same && frame.rev < before.rev) return;
    if (same && frame.seq === before.seq && frame.step === before.step) {
      // The same moment again (somebody came or went, or our own move pushed back): nothing to show.
      this.frame = frame;
      this.thinking = frame.thinking;
      if (this.log.length < frame.log_from + frame.log.length) this.#append(frame);
      if (this.reel.waiting.length === 0 && this.reel.shown) {
        this.reel.shown = { ...this.reel.shown, frame };
      }
      return;
    }
    if (this.log.length < frame.log_from) {
      frame = await api.getView(this.id, this.seat, 0);
    }
    const known = same ? this.log.length : Infinity;
    this.#append(frame);
    const fresh = this.log.slice(known);
    this.frame = frame;
    this.thinking = frame.thinking;
    const undone = same && frame.step < before.step;
    this.reel.push(frame, fresh, own || !same || undone || before.seq === this.#spoke);
  }

  #append(frame: Frame): void {
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log];
  }

  /** Look through another seat of this device (hot-seat); `anew` if its token came after the line was opened. */
  look(seat: number | null, anew = false): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.frame = null;
    this.log = [];
    this.reel.skip();
    if (!anew && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: "look", seat }));
    } else {
      this.#socket?.close();
      this.#connect();
    }
  }

  // Moves

  /**
   * Send something that has a key until it has arrived: a lost answer never makes a move twice. Nothing leaves while the
   * server can't be reached; so far it can be taken back.
   */
  async #insist(send: () => Promise<Frame>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const waiting = window.setTimeout(() => (this.slow = true), PATIENT);
    const seen = this.frame;
    let [left, dropped] = [false, false];
    const back = (): void => {
      dropped = true;
      this.#rouse();
    };
    const given = (): boolean => dropped || this.#closed;
    try {
      while (!given()) {
        if (this.line === "lost" && !(await this.#reachable())) {
          this.unsent = { why: "line", back: left ? null : back };
          await this.#moment();
          continue;
        }
        if (given()) break;
        try {
          left = true;
          await this.show(await send(), true);
          return true;
        } catch (fault) {
          if (!(fault instanceof api.Problem)) throw fault;
          if (fault.code === "offline" || fault.code === "store") {
            if (fault.code === "offline") this.line = "lost";
            else left = false; // refused: it has not happened
            this.unsent = { why: left ? "line" : "store", back: left ? null : back };
            await this.#moment();
            continue;
          }
          if (fault.more.frame) await this.show(fault.more.frame, true);
          if (fault.code === "stale" && seen) this.#late(seen);
          else toast(`problem-${fault.code}`, "bad");
          return false;
        }
      }
      if (dropped) toast("unsent-dropped", "good");
      return false;
    } finally {
      clearTimeout(waiting);
      this.busy = this.slow = false;
      this.unsent = null;
    }
  }

  /** Whether the server answers at all; asked before something leaves that must not be lost on the way. */
  async #reachable(): Promise<boolean> {
    if (!navigator.onLine) return false;
    try {
      await api.getRoom(this.id);
      return true;
    } catch (fault) {
      return !(fault instanceof api.Problem && fault.code === "offline");
    }
  }

  /** Show how things stand, and say what has happened since the frame that a late move was meant for. */
  #late(seen: Frame): void {
    this.reel.skip();
    const lines = this.log.filter((line) => line.step > seen.step);
    const undone = this.frame !== null && this.frame.step < seen.step;
    const told = lines.slice(-TOLD);
    toast(`late-${undone ? "undone" : told.length > 0 ? "lines" : "quiet"}`, "bad", told, {
      n: lines.length - told.length,
    });
  }

  #rouse(): void {
    for (const wake of this.#wakes.splice(0)) wake();
  }

  /** Until the line is open again, or a while. */
  #moment(): Promise<void> {
    return new Promise((done) => {
      this.#wakes.push(done);
      window.setTimeout(done, this.#patience());
    });
  }

  move(option: Option): Promise<boolean> {
    return this.#answer({ choice: option });
  }

  /** What a person says in one go; the server turns it into answers, question by question. */
  order(order: Order): Promise<boolean> {
    return this.#answer({ order });
  }

  /** Where people play together, a choice may wait for a moment or for a word; whether it is made. */
  #sure(): Promise<boolean> {
    const people = this.room?.seats.filter(({ kind }) => kind === "person").length ?? 0;
    if (prefs.confirm === "no" || people < 2) return Promise.resolve(true);
    if (this.held) return Promise.resolve(false);
    return new Promise((done) => {
      const end = (sure: boolean) => (): void => {
        clearTimeout(timer);
        this.held = null;
        done(sure);
      };
      const timer = prefs.confirm === "moment" ? window.setTimeout(end(true), MOMENT) : 0;
      this.held = { send: end(true), back: end(false) };
    });
  }

  async #answer(said: { choice: Option } | { order: Order }): Promise<boolean> {
    const { frame, seat } = this;
    if (!frame || seat === null) return false;
    if (!(await this.#sure())) return false;
    const key = api.newKey();
    this.#spoke = frame.seq;
    return this.#insist(() => api.move(this.id, seat, frame.seq, said, key));
  }

  async undo(whole: boolean): Promise<boolean> {
    const { frame, seat } = this;
    if (!frame || seat === null) return false;
    const key = api.newKey();
    return this.#insist(() => api.undo(this.id, seat, frame, whole, key));
  }

  async interject(option: Option): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    const key = api.newKey();
    return this.#insist(() => api.interject(this.id, seat, option, key));
  }

  /** Answer a routine question before it comes. */
  async stand(name: string, answer: string, unless: Record<string, number>): Promise<boolean> {
    const { seat, frame } = this;
    if (seat === null || !frame?.standing) return false;
    const { mark } = frame.standing;
    return this.#insist(() => api.putStanding(this.id, { seat, mark, name, answer, unless }));
  }

  /** Take such an answer back: the question is asked again. */
  async withdraw(name: string): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    return this.#insist(() => api.dropStanding(this.id, seat, name));
  }

  /** Get up; whoever may still look on does so, others go to the start page. */
  async leave(seat: number): Promise<void> {
    this.#leaving = true;
    if (await this.act(api.leave(this.id, seat))) {
      toast("got-up", "good");
      const { host, invite, watch, seats } = this.me;
      if (!host && !invite && !watch && !this.room?.public && seats.length === 0) go("/");
      else if (this.seat === seat) this.look(seats[0] ?? null, true);
    }
    this.#leaving = false;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect(); // The line broke meanwhile.
  }

  /** Do something about the room; what the server refuses is said, not thrown. */
  async act(doing: Promise<{ room: Room; me: Me }>): Promise<boolean> {
    try {
      this.entered(await doing);
      return true;
    } catch (fault) {
      toast(`problem-${fault instanceof api.Problem ? fault.code : "failed"}`, "bad");
      return false;
    }
  }
}
