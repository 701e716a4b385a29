/** Things of the wire as tests need them: what a test does not name is as plain as can be. */

import type { Frame, LogLine, Me, Room } from "../src/lib/api";
import type { Choice, View } from "../src/lib/generated";

export function choice(
  option: number,
  verb: string,
  targets: string[] = [],
  args: Choice["text"]["args"] = {},
): Choice {
  return { option, verb, targets, text: { id: `choice-${verb}`, args } };
}

export function line(kind: string, step = 1, targets: string[] = []): LogLine {
  return { kind, step, targets, by: null, text: { id: `log-${kind}`, args: {} } };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: "toy",
    seat: 0,
    players: 2,
    player: 0,
    round: 1,
    phase: { id: "phase", args: {} },
    decision: "turn",
    prompt: null,
    rule: "",
    choices: [],
    interjections: [],
    over: false,
    end_reason: "",
    scores: [],
    winners: [],
    table: {},
    ...more,
  };
}

export function frame(more: Partial<Frame> = {}): Frame {
  return {
    type: "view",
    room: "r1",
    rev: 1,
    seq: 0,
    step: 0,
    moved: 0,
    by_hand: 0,
    status: "playing",
    seat: 0,
    view: view(),
    can_undo: false,
    names: ["Ada", "Bo"],
    asked: 0,
    due: null,
    thinking: null,
    log_from: 0,
    log: [],
    stopped: null,
    standing: null,
    ...more,
  };
}

export const ME: Me = { host: false, seats: [0], invite: false, watch: false };

export function room(more: Partial<Room> = {}): Room {
  const seats: Room["seats"] = ["Ada", "Bo"].map((name, seat) => ({
    seat,
    name,
    kind: "person",
    bot: null,
    left: false,
    online: true,
  }));
  return {
    id: "r1",
    title: "",
    game: "toy",
    rules_version: 1,
    options: {},
    pack: null,
    edition: null,
    players: 2,
    status: "playing",
    public: false,
    mode: "live",
    clock: null,
    pause: 0,
    playtest: true,
    seeded: false,
    commitment: null,
    colours: [],
    seats,
    spectators: 0,
    rev: 1,
    seq: 0,
    asked: 0,
    due: null,
    rematch: null,
    result: null,
    created: 0,
    changed: 0,
    ...more,
  };
}
