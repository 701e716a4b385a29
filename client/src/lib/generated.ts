// Written by client/wire_types.py from the Python types; change those and run it again.

export type Option = number;

export type Value = boolean | number | string;

/** A message of `words/*.ftl` and what goes into it. */
export interface Text {
  id: string;
  args: Record<string, number | string | Text>;
}

/** One line of the log. */
export interface Line {
  kind: string;
  text: Text;
  targets: string[];
  facts?: number[];
}

/** Why a wish can't be had now. */
export interface Reason {
  rule: string;
  text: Text;
}

/** One option of the asked player. */
export interface Choice {
  option: number;
  verb: string;
  targets: string[];
  text: Text;
}

/** Everything a seat (None: a spectator) may know at this moment. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  player: number;
  round: number;
  phase: Text;
  decision: string;
  prompt: Text | null;
  rule: string;
  choices: Choice[];
  interjections: Choice[];
  over: boolean;
  end_reason: string;
  scores: number[];
  winners: number[];
  table: unknown;
}

/** A line of the log and where it belongs. */
export interface LogLine {
  kind: string;
  text: Text;
  targets: string[];
  facts?: number[];
  step: number;
  by: number | null;
  mark?: "round" | "turn";
  detail?: number;
}

/** Why a game can't go on here, and how much of it can be shown with the rules that are here. */
export interface Stopped {
  code: string;
  rules: number;
  here: number;
  step: number;
  steps: number;
}

/** An exception that a player may add: he wants to be asked after all. */
export interface Unless {
  name: string;
  events: string[];
  most: number;
}

/** A question, or several of a kind, that may be answered before it is asked. */
export interface Routine {
  name: string;
  rule: string;
  answers: string[];
  lasts: "kept" | "round";
  unless: Unless[];
  lifted: boolean;
}

/** What a seat has answered in advance. */
export interface Stands {
  name: string;
  answer: string;
  unless: Record<string, number>;
  lifted: number;
}

/** A choice that was made by an answer given in advance. */
export interface Answered {
  step: number;
  text: Text;
}

/** What a seat may say in advance, has said, and what was answered by it; nobody else's. */
export interface StandingOut {
  offers: Routine[];
  stands: Stands[];
  mark: number;
  answered: Answered[];
}

/** The present table for one seat, and the log from one line on. */
export interface ViewFrame {
  type: "view";
  room: string;
  rev: number;
  seq: number;
  step: number;
  moved: number;
  by_hand: number;
  status: "lobby" | "playing" | "over";
  seat: number | null;
  view: View | null;
  can_undo: boolean;
  names: string[];
  asked: number | null;
  due: number | null;
  thinking: number | null;
  log_from: number;
  log: LogLine[];
  stopped: Stopped | null;
  standing: StandingOut | null;
}

/** One choice, several in a row, or an order: exactly one of the three. */
export interface MoveIn {
  seq: number;
  seat: number;
  key: string;
  choice?: number | null;
  choices?: number[] | null;
  order?: Record<string, unknown> | null;
}

/** Take back the last choice, or all since the last barrier. */
export interface UndoIn {
  seq: number;
  seat: number;
  key: string;
  whole?: boolean;
  moved?: number | null;
}

/** Something unasked; without `seq` at any moment. */
export interface InterjectIn {
  seat: number;
  choice: number;
  key: string;
  seq?: number | null;
}

/** An answer in advance: a routine of the game, one of its answers, and exceptions. */
export interface StandingIn {
  seat: number;
  mark: number;
  name: string;
  answer: string;
  unless?: Record<string, number>;
}

/** Something one might want to do with a thing on the table. */
export interface Explanation {
  verb: string;
  text: Text;
  reason: Reason | null;
}

/** What one might want to do with a thing. */
export interface Wishes {
  wishes: Explanation[];
}

/** A choice and what a search thinks of it. */
export interface Ranked {
  choice: Choice;
  value: number | null;
  visits: number;
  why: Text[];
}

/** What a bot would do. */
export interface Hint {
  seq: number;
  bot: string;
  choice: Choice;
  ranking: Ranked[];
}

/** A seat as somebody wants it; `me` is one of the device that asks. */
export interface SeatIn {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string | null;
}

/** A room as somebody wants it. */
export interface NewRoom {
  game: string;
  seats: SeatIn[];
  options?: Record<string, boolean | number | string>;
  pack?: string | null;
  seed?: number | null;
  start?: boolean;
  lesson?: string | null;
  title?: string;
  public?: boolean;
  mode?: "live" | "turns";
  clock?: number | null;
  pause?: number;
  playtest?: boolean;
}

/** Who sits there. */
export interface SeatOut {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  left: boolean;
  online: boolean;
}

/** How a game ended. */
export interface Outcome {
  end: string;
  scores: number[];
  winners: number[];
}

/** A room as everybody may see it who may see it. */
export interface RoomOut {
  title: string;
  public: boolean;
  mode: "live" | "turns";
  clock: number | null;
  pause: number;
  playtest: boolean;
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, boolean | number | string>;
  pack: string | null;
  edition: string | null;
  players: number;
  colours: string[];
  status: "lobby" | "playing" | "over";
  seeded: boolean;
  commitment: string | null;
  seats: SeatOut[];
  spectators: number;
  rev: number;
  seq: number;
  asked: number | null;
  due: number | null;
  rematch: string | null;
  result: Outcome | null;
  created: number;
  changed: number;
}

/** What the caller may do. */
export interface Me {
  host: boolean;
  seats: number[];
  invite: boolean;
  watch: boolean;
}

/** Links that nobody can tell later; those of seats by the seat's number. */
export interface Links {
  host: string | null;
  invite: string | null;
  watch: string | null;
  seats: Record<string, string>;
}

/** A new room. */
export interface Created {
  room: RoomOut;
  me: Me;
  links: Links;
}

/** A record that shall become a room; without seats all are of the device that asks. */
export interface ImportRecord {
  record: string;
  seats?: SeatIn[];
  title?: string;
  public?: boolean;
  mode?: "live" | "turns";
  clock?: number | null;
  pause?: number;
  playtest?: boolean;
}

/** Public rooms. */
export interface Rooms {
  rooms: RoomOut[];
}

/** A room and what the caller may do there. */
export interface Entered {
  room: RoomOut;
  me: Me;
}

/** What the host changes; what is left out stays. */
export interface ChangeRoom {
  title?: string;
  public?: boolean;
  mode?: "live" | "turns";
  clock?: number | null;
  pause?: number;
  playtest?: boolean;
  options?: Record<string, boolean | number | string>;
}

/** The fragment of a link. */
export interface Claim {
  token: string;
}

/** What a link was good for. */
export interface Claimed {
  room: RoomOut;
  me: Me;
  role: "host" | "seat" | "invite" | "watch" | "confirm";
  seat: number | null;
}

/** A request that says all by its address. */
export type Empty = Record<string, never>;

/** The host begins; `fill` names the bot for open seats. */
export interface Start {
  fill?: string | null;
}

/** Somebody sits down, in the first open seat or in a certain one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** The seat that was free. */
export interface Joined {
  room: RoomOut;
  me: Me;
  seat: number;
  link: string;
}

/** Somebody gets up. */
export interface Leave {
  seat: number;
}

/** A seat gets another name. */
export interface Rename {
  name: string;
}

/** Which bot; without a name the server's default. */
export interface PutBot {
  bot?: string | null;
}

/** A seat is open; the new invitation, if the old one went with somebody. */
export interface Opened {
  room: RoomOut;
  me: Me;
  invite: string | null;
}

/** Which link; `revoke` makes the older ones invalid. */
export interface NewLink {
  role: "host" | "invite" | "watch" | "seat";
  seat?: number | null;
  revoke?: boolean;
}

/** A new link. */
export interface Link {
  link: string;
}

/** Something said in the room, or a note of the room itself. */
export interface Message {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  note: Text | null;
}

/** What was said last, oldest first. */
export interface Messages {
  messages: Message[];
}

/** Something said, by a seat or by the host. */
export interface Say {
  text: string;
  key: string;
  seat?: number | null;
}

/** Private notes. */
export interface Notes {
  text: string;
}

/** Private notes. */
export interface NotesIn {
  seat: number;
  text: string;
}

/** Where a seat is told of its turn, and what this server can send. */
export interface NoticeOut {
  email: string | null;
  confirmed: boolean;
  webhook: string | null;
  format: "discord" | "ntfy" | "gotify" | null;
  remind: number | null;
  push: string | null;
  devices: string[];
  offers: string[];
  state: "waiting" | "failing" | "lost" | "told" | "reminded" | "unwanted" | null;
  tries: number;
}

/** Where a seat wants to be told of its turn. */
export interface NoticeIn {
  seat: number;
  email?: string | null;
  webhook?: string | null;
  format?: "discord" | "ntfy" | "gotify" | null;
  remind?: number | null;
  lang?: "de" | "en";
}

/** A browser wants to be told of a seat's turn: what its push service gave it. */
export interface PushIn {
  seat: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "de" | "en";
}

/** The first step of a round. */
export interface RoundMark {
  step: number;
  round: number;
}

/** What can be replayed. */
export interface Replay {
  steps: number;
  marks: RoundMark[];
}

/** The table after so many moves, as the seat saw it. */
export interface ReplayFrame {
  type: "replay";
  step: number;
  steps: number;
  seat: number | null;
  view: View;
  moved: number | null;
  log: LogLine[];
}

/** What has happened since a seat's last move. */
export interface Recap {
  since: number;
  until: number;
  mine: LogLine[];
  rest: LogLine[];
  answered: Answered[];
}

/** The points at the end of a round. */
export interface RoundScores {
  round: number;
  step: number;
  scores: number[];
  gauges: Record<string, number>;
}

/** How it stands or ended. */
export interface Result {
  over: boolean;
  end_reason: string;
  scores: number[];
  winners: number[];
  steps: number;
  moves: number[];
  started: number | null;
  ended: number | null;
  course: RoundScores[];
  points: (Record<string, number>)[];
  ending: LogLine[];
}

/** A turn that changed somebody's chances by more than the estimate may be wrong. */
export interface TurningPoint {
  move: number;
  round: number;
  mover: number;
  seat: number;
  before: number[];
  after: number[];
  noise: number;
  played: Choice | null;
  advised: Choice | null;
  at: number | null;
  better: number;
  why: Text[];
}

/** The turns at which a game turned. */
export interface TurningPoints {
  points: TurningPoint[];
}

/** A decision as it was made. */
export interface Grade {
  at: number;
  round: number;
  before: number;
  after: number;
  noise: number;
  verdict: "best" | "good" | "slip" | "mistake" | "blunder";
  played: Choice;
  advised: Choice | null;
  why: Text[];
}

/** A stretch of a seat's decisions, judged. */
export interface Grades {
  grades: Grade[];
  first: number;
  total: number;
}

/** What a seat has said to who made the game; nobody else at the table is told. */
export interface PlaytestOut {
  agrees: boolean;
  face: number | null;
  words: string;
}

/** Whether the lab may read this game, once it is over; only if all who play agree. */
export interface ConsentIn {
  seat: number;
  agrees: boolean;
}

/** How was it? One of five faces and, if somebody wants, some words; neither takes it back. */
export interface FeedbackIn {
  seat: number;
  face?: number | null;
  words?: string;
}

/** How many can play. */
export interface PlayerNumbers {
  min: number;
  max: number;
}

/** One rule switch, as the lobby and the lab show it; named in words as `switch-<name>`. */
export interface Switch {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  low: number;
  high: number;
}

/** A card pack that the host allows; its boards may add to the switches. */
export interface PackOut {
  name: string;
  switches: Switch[];
}

/** A single thing that can be tried out, in a room made with its key. */
export interface LessonOut {
  key: string;
  rule: string;
  players: number;
  seat: number;
  goals: string[];
  fails: string[];
}

/** A game that this server has. */
export interface GameOut {
  id: string;
  rules_version: number;
  players: PlayerNumbers;
  switches: Switch[];
  sides: Record<string, string[]>;
  packs: PackOut[];
  lessons: LessonOut[];
  bots: string[];
  default_bot: string;
  end_reasons: string[];
  languages: string[];
}

/** All games. */
export interface Games {
  games: GameOut[];
}

/** A card as a list shows it. */
export interface CardEntry {
  key: string;
  kind: string;
  name: Text;
  copies: number;
  facts: Text[];
  lines: Text[];
  story: Text | null;
}

/** How much more often those won who had a card than those who had any card. */
export interface CardWorth {
  lift: number;
  low: number;
  high: number;
  n: number;
  blind: boolean;
}

/** All that was measured of a game's cards. */
export interface Worth {
  rules: number;
  data: string;
  games: number;
  bots: string[];
  cards: Record<string, CardWorth>;
}

/** All cards of a game; none, if it has no cards. */
export interface CardList {
  cards: CardEntry[];
  worth: Worth | null;
}

/** A device of somebody. */
export interface DeviceOut {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Who this device belongs to; nobody, if it has no key. */
export interface Profile {
  known: boolean;
  id: string;
  name: string;
  listed: boolean;
  settings: Record<string, boolean | number | string>;
  devices: DeviceOut[];
}

/** A device wants a key; a name is nobody's duty. */
export interface NewKey {
  name?: string;
  label?: string;
  settings?: Record<string, boolean | number | string>;
}

/** What somebody changes; what is left out stays. */
export interface ChangeMe {
  name?: string;
  settings?: Record<string, boolean | number | string>;
  listed?: boolean;
}

/** A table of somebody. */
export interface MyGame {
  room: RoomOut;
  seats: number[];
  host: boolean;
  waits: boolean;
  since: number;
}

/** Those that wait for him first, the one that waits longest before the others. */
export interface MyGames {
  games: MyGame[];
}

/** A table that waits for somebody. */
export interface WaitingTable {
  room: string;
  game: string;
  title: string;
  since: number;
}

/** The one that waits longest first. */
export interface Waiting {
  tables: WaitingTable[];
}

/** How strong somebody is; in nineteen of twenty cases `value` is off by at most `off`. */
export interface RatingOut {
  game: string;
  value: number;
  off: number;
  games: number;
  provisional: boolean;
}

/** Who sat there in a finished game. */
export interface SatOut {
  seat: number;
  person: string | null;
  name: string;
  bot: string | null;
  side: string;
  team: number;
  points: number;
  won: boolean;
}

/** A finished game. */
export interface PlayedOut {
  room: string;
  there: boolean;
  game: string;
  started: number;
  ended: number;
  end: string;
  unrated: string;
  seat: number;
  value: number | null;
  seats: SatOut[];
}

/** How somebody does against one other: somebody who is known, or a bot. */
export interface AgainstOut {
  person: string | null;
  name: string;
  bot: string | null;
  game: string;
  games: number;
  ahead: number;
  behind: number;
  together: number;
}

/** What somebody has played. */
export interface Statistics {
  ratings: RatingOut[];
  games: PlayedOut[];
  against: AgainstOut[];
}

/** By which one more device can come, once. */
export interface CodeOut {
  code: string;
  link: string;
  expires: number;
  qr: string;
}

/** A code as it was typed or came with a link. */
export interface CodeIn {
  code: string;
}

/** What would happen with a code: whose it is, and what this device would bring along. */
export interface Meeting {
  name: string;
  devices: number;
  known: boolean;
  own_name: string;
  same: boolean;
}

/** A device wants to be one of whoever has made this code. */
export interface JoinIn {
  code: string;
  label?: string;
}

/** Somebody else, as far as one has met him or he may be seen by all. */
export interface PersonOut {
  id: string;
  name: string;
  ratings: RatingOut[];
  against: AgainstOut[];
  games: PlayedOut[];
}

/** A line of the ratings of this server. */
export interface RankOut {
  person: string | null;
  name: string;
  bot: string | null;
  rating: RatingOut;
}

/** Who wants to be shown, and the bots; the best first. */
export interface Standings {
  standings: RankOut[];
}

/** The server and its database answer. */
export interface Health {
  status: "ok";
}

/** A pack of one's own. */
export interface WorkshopPack {
  id: string;
  game: string;
  name: string;
  version: number;
  first: number;
  last: number;
  changed: number;
}

/** The workshop of this server, for this device. */
export interface WorkshopOut {
  open: boolean;
  packs: WorkshopPack[];
}

/** The same in both languages. */
export interface Said {
  de: string;
  en: string;
}

/** A value and what people call it. */
export interface Named {
  value: string;
  label: Said;
}

/** A part of a form that is filled in. */
export interface SlotOut {
  kind: string;
  choices: Named[];
}

/** A kind of effect as it is written: fixed words and slots. */
export interface FormOut {
  kind: string;
  parts: (string | SlotOut)[];
  pattern: string;
  example: string;
  said: Said | null;
}

/** What a cell can hold. */
export interface NotationOut {
  shape: "one" | "list" | "clauses" | "faces" | "choices";
  forms: FormOut[];
  empty: string | null;
  mark: string;
  marked: Said | null;
  choices: Named[];
  most: number;
}

/** A column of a card file. */
export interface ColumnOut {
  name: string;
  label: Said;
  kind: "key" | "number" | "choice" | "notation" | "text";
  low: number | null;
  high: number | null;
  choices: Named[];
  by: string;
  notations: Record<string, NotationOut>;
}

/** A card file. */
export interface SheetOut {
  file: string;
  label: Said;
  columns: ColumnOut[];
}

/** What can be edited in a game. */
export interface Description {
  game: string;
  sheets: SheetOut[];
}

/** An argument of a question to the lab. */
export interface FieldOut {
  name: string;
  label: Said;
  help: Said;
  kind: "number" | "text" | "lines" | "choice" | "several";
  default: string;
  low: number;
  high: number;
  choices: Named[];
  needed: boolean;
}

/** A question that can be put to the lab. */
export interface QuestionOut {
  kind: string;
  label: Said;
  about: Said;
  changes: boolean;
  fields: FieldOut[];
}

/** A pack as somebody wants it; `like`: the id of a pack to copy. */
export interface NewPack {
  name: string;
  game?: string;
  like?: string;
}

/** A zip, as base 64. */
export interface ImportPack {
  name: string;
  zip: string;
}

/** What can't be, where, and why. */
export interface FaultOut {
  file: string;
  row: string;
  column: string;
  reason: Said;
}

/** A card as its row has it. */
export interface RowOut {
  file: string;
  key: string;
  name: Said;
  story: Said | null;
  state: "own" | "changed" | "new" | "gone";
  cells: Record<string, string>;
  before: Record<string, string>;
}

/** A number, or another entry of a TOML file. */
export interface EntryOut {
  file: string;
  path: string[];
  label: Said;
  group: Said;
  value: string;
  before: string | null;
  low: number | null;
  high: number | null;
}

/** What something that is no card is called. */
export interface NameOut {
  id: string;
  group: Said;
  now: Said;
  before: Said | null;
}

/** One difference to the game, in words. */
export interface ChangeOut {
  said: Said;
  file: string;
  key: string;
}

/** A card in words. */
export interface CardSaid {
  facts: Said[];
  lines: Said[];
}

/** A pack as it stands: nothing but its faults, if it has any. */
export interface Look {
  faults: FaultOut[];
  rows: RowOut[];
  entries: EntryOut[];
  names: NameOut[];
  changes: ChangeOut[];
  catalogue: unknown;
  words: Record<string, string>;
  card: CardSaid | null;
}

/** A pack and how it looks. */
export interface Looked {
  pack: WorkshopPack;
  look: Look;
}

/** A cell of a card. */
export interface SetCell {
  do: "cell";
  file: string;
  row: string;
  column: string;
  value: string;
}

/** A new card, like another. */
export interface CopyRow {
  do: "copy";
  file: string;
  row: string;
  key: string;
}

/** A card is left out. */
export interface RemoveRow {
  do: "remove";
  file: string;
  row: string;
}

/** A card as the game has it. */
export interface RestoreRow {
  do: "restore";
  file: string;
  row: string;
}

/** An entry of a TOML file; a row of a list is named by its id or its number. */
export interface SetEntry {
  do: "entry";
  file: string;
  path: string[];
  value: string;
}

/** What something is called in a language; empty: as the game calls it. */
export interface SetWord {
  do: "word";
  lang: "de" | "en";
  id: string;
  value: string;
}

/** Edits of a pack that stands at a version, tried or kept. */
export interface EditPack {
  version: number;
  edits: (SetCell | CopyRow | RemoveRow | RestoreRow | SetEntry | SetWord)[];
  save?: boolean;
  see?: string;
}

/** Undo or redo. */
export interface GoTo {
  version: number;
}

/** Another name. */
export interface RenamePack {
  name: string;
}

/** The pack with which rooms are made; null if it changes nothing. */
export interface Edition {
  pack: string | null;
}

/** How far a question was played; its page is fetched when there is a new look. */
export interface AnswerOut {
  state: "none" | "waiting" | "running" | "stopped" | "done" | "failed";
  kind: string;
  values: Record<string, string>;
  version: number;
  done: number;
  total: number;
  looks: number;
  reason: Said | null;
}

/** A paragraph. */
export interface PageText {
  type: "text";
  said: string;
  style: string;
}

/** The title of the page, or of a part of it. */
export interface Heading {
  type: "heading";
  title: string;
  rank: number;
}

/** What a plot shows in words, and how it is drawn (Vega-Lite). */
export interface Plot {
  title: string;
  spec: Record<string, unknown>;
}

/** A plot with what it shows; a wide one is pushed sideways on small screens. */
export interface Figure {
  type: "figure";
  picture: Plot;
  caption: string;
  wide: boolean;
}

/** A table; the first column is the name of a row, rows that matter more are `strong`. */
export interface Table {
  type: "table";
  head: string[];
  rows: string[][];
  strong: boolean[];
}

/** A few big figures with their names. */
export interface Tiles {
  type: "tiles";
  pairs: ([string, string])[];
}

/** The findings: level and sentence. */
export interface Found {
  type: "found";
  sentences: ([string, string])[];
}

/** Text as it is typed. */
export interface Raw {
  type: "raw";
  said: string;
}

/** Links to the sections: id and title. */
export interface Contents {
  type: "contents";
  links: ([string, string])[];
}

/** What stands above all sections. */
export interface Header {
  type: "header";
  blocks: (PageText | Heading | Figure | Table | Tiles | Found | Raw | Contents | Grid | Folded | Section | Header)[];
}

/** A part of the page; without blocks it is not shown. */
export interface Section {
  type: "section";
  id: string;
  title: string;
  blocks: (PageText | Heading | Figure | Table | Tiles | Found | Raw | Contents | Grid | Folded | Section | Header)[];
}

/** What only some want to see. */
export interface Folded {
  type: "folded";
  summary: string;
  blocks: (PageText | Heading | Figure | Table | Tiles | Found | Raw | Contents | Grid | Folded | Section | Header)[];
}

/** Blocks beside each other where there is room. */
export interface Grid {
  type: "grid";
  blocks: (PageText | Heading | Figure | Table | Tiles | Found | Raw | Contents | Grid | Folded | Section | Header)[];
}

/** A whole page. */
export interface Page {
  title: string;
  lang: string;
  blocks: (PageText | Heading | Figure | Table | Tiles | Found | Raw | Contents | Grid | Folded | Section | Header)[];
}

/** A question to the lab about this pack, its arguments as on the command line. */
export interface AskPack {
  kind: string;
  values?: Record<string, string>;
}

/** How many games a question takes at most, and what they can show. */
export interface Before {
  total: number;
  said: Said[];
}

/** A tournament as somebody wants it; with a name he plays himself. */
export interface NewTournament {
  game: string;
  options?: Record<string, boolean | number | string>;
  pack?: string | null;
  name?: string;
  title?: string;
  system?: "swiss" | "robin";
  rounds?: number;
  size?: number;
  rest?: "bots" | "tables" | "bye";
  points?: "places" | "wins";
  bot?: string | null;
  auto?: boolean;
  mode?: "live" | "turns";
  clock?: number | null;
  pause?: number;
}

/** Somebody who takes part. */
export interface PlayerOut {
  player: number;
  name: string;
  bot: string | null;
  out: boolean;
}

/** How a table ended. */
export interface TableResult {
  winners: number[];
  scores: number[];
  points: number[];
  end: string;
  by_hand: boolean;
}

/** A table: players by their seats, and the room in which they play. */
export interface TableOut {
  players: number[];
  room: string;
  result: TableResult | null;
}

/** A round: its tables, and who has no game. */
export interface RoundOut {
  tables: TableOut[];
  byes: number[];
}

/** A line of the standings. */
export interface PlaceOut {
  place: number;
  player: number;
  points: number;
  played: number;
  wins: number;
  byes: number;
  breaks: number[];
}

/** A tournament as everybody may see it who may see it. */
export interface TournamentOut {
  title: string;
  system: "swiss" | "robin";
  rounds: number;
  size: number;
  rest: "bots" | "tables" | "bye";
  points: "places" | "wins";
  bot: string | null;
  auto: boolean;
  mode: "live" | "turns";
  clock: number | null;
  pause: number;
  id: string;
  game: string;
  pack: string | null;
  options: Record<string, boolean | number | string>;
  status: "lobby" | "playing" | "over";
  rev: number;
  players: PlayerOut[];
  most: number;
  played: RoundOut[];
  planned: number;
  breaks: ("direct" | "buchholz" | "berger" | "weaker" | "share" | "wins")[];
  sides: Record<string, string[]>;
  standings: PlaceOut[];
  created: number;
  changed: number;
}

/** What the caller may do. */
export interface TournamentMe {
  host: boolean;
  players: number[];
  join: boolean;
  watch: boolean;
}

/** Links that nobody can tell later. */
export interface TournamentLinks {
  host: string;
  join: string;
  watch: string;
  player: string | null;
}

/** A new tournament. */
export interface TournamentCreated {
  tournament: TournamentOut;
  me: TournamentMe;
  links: TournamentLinks;
}

/** A tournament and what the caller may do there. */
export interface TournamentSeen {
  tournament: TournamentOut;
  me: TournamentMe;
}

/** What the host changes; what is left out stays. */
export interface ChangeTournament {
  title?: string;
  system?: "swiss" | "robin";
  rounds?: number;
  size?: number;
  rest?: "bots" | "tables" | "bye";
  points?: "places" | "wins";
  bot?: string | null;
  auto?: boolean;
  mode?: "live" | "turns";
  clock?: number | null;
  pause?: number;
  options?: Record<string, boolean | number | string>;
}

/** What a link was good for. */
export interface TournamentClaimed {
  tournament: TournamentOut;
  me: TournamentMe;
  role: "host" | "join" | "watch" | "player";
  player: number | null;
}

/** Somebody wants to play. */
export interface JoinTournament {
  name: string;
}

/** A new player; bots have no link. */
export interface PlayerAdded {
  tournament: TournamentOut;
  me: TournamentMe;
  player: number;
  link: string | null;
}

/** The host adds somebody, who gets a link of his own, or a bot. */
export interface AddPlayer {
  name?: string;
  bot?: string | null;
}

/** What the host says of a table that never ends; nobody wins: an empty list. */
export interface TellResult {
  winners: number[];
  scores?: number[];
}

/** Which link; `revoke` makes the older ones invalid. */
export interface NewTournamentLink {
  role: "host" | "join" | "watch" | "player";
  player?: number | null;
  revoke?: boolean;
}

/** A part of a request that does not fit. */
export interface Misfit {
  where: string;
  what: string;
}

/** What was refused, and why (RFC 9457). */
export interface ProblemOut {
  type: string;
  code: string;
  title: string;
  status: number;
  detail: string;
  said?: Said | null;
  errors?: Misfit[] | null;
  frame?: ViewFrame | null;
  index?: number | null;
  reason?: Reason | null;
  retry_after?: number | null;
}

/** On a socket: show this page another seat, or what a spectator sees. */
export interface RequestsLook {
  type: "look";
  seat: number | null;
}

/** The first frame on a line. */
export interface Hello {
  type: "hello";
  room: RoomOut;
  me: Me;
  messages: Message[];
  server: string;
}

/** Seats, status, presence or settings are others now. */
export interface RoomFrame {
  type: "room";
  room: RoomOut;
}

/** Something was said. */
export interface MessageFrame {
  type: "message";
  rev: number;
  message: Message;
}

/** A bot begins to think; null: it has stopped. */
export interface Thinking {
  type: "thinking";
  seat: number | null;
}

/** The last frame of somebody whose link was revoked. */
export interface Gone {
  type: "gone";
  code: string;
}

/** This device may not look at that seat. */
export interface Refused {
  type: "refused";
  code: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** On a socket: are you there? On a stream: yes. */
export interface Ping {
  type: "ping";
}

export type Push = ViewFrame | Hello | RoomFrame | MessageFrame | Thinking | Gone | Refused | Pong | Ping;

export namespace Rebellion {
  /** A planet, its orbit and where on it the planet stands. */
  export interface PlanetRow {
    id: number;
    key: string;
    name: string;
    surface: "lava" | "mist" | "sea" | "coast" | "forest" | "fields" | "desert" | "city" | "ice" | "rock";
    orbit: number;
    fields: number;
    field: number;
    port: number;
    lands: number[];
    reinforcement: number;
    holder: number;
  }

  /** A land or a port. */
  export interface LandRow {
    id: number;
    key: string;
    planet: number;
    port: boolean;
    owner: number;
    units: number;
    die: number;
    pay: number;
    near: number[];
  }

  /** A space field: its orbit from the sun outward, and its place clockwise, both from 0. */
  export interface Field {
    orbit: number;
    field: number;
  }

  /** Two planets whose ports are connected, and the fields their chain runs over. */
  export interface Link {
    planets: number[];
    chain: Field[];
  }

  /** A connection that could be laid, and what it costs. */
  export interface LinkPrice {
    planets: number[];
    price: number;
    bridges: number;
    chain: Field[];
    open: boolean;
  }

  /** One of several ways between two ports. */
  export interface WayRow {
    id: number;
    planets: number[];
    price: number;
    bridges: number;
    chain: Field[];
    joins: number[];
    open: boolean;
  }

  /** A colour with its purse and its forecast for its next turn. */
  export interface FactionRow {
    id: number;
    key: string;
    seat: number;
    rebel: boolean;
    alive: boolean;
    purse: number;
    lands: number;
    ports: number;
    units: number;
    units_left: number;
    income: number;
    reinforcement: number;
    pay: number;
  }

  /** A land that can send units into an attack. */
  export interface Origin {
    land: number;
    most: number;
    sent: number;
  }

  /** The chances of an attack with so many units: of the next roll, and of the whole fight. */
  export interface Chances {
    attackers: number;
    die: number;
    win: number;
    tie: number;
    lose: number;
    fall: number;
    left: number;
    rolls: number;
  }

  /** A land that can be or is attacked, from where, with the chances if all who can join in. */
  export interface Target {
    land: number;
    price: number;
    origins: Origin[];
    chances: Chances;
  }

  /** The chances against so many defenders, for every number of attackers from 1 on. */
  export interface Odds {
    defenders: number;
    chances: Chances[];
  }

  /** What one land can have of what is shared out. */
  export interface LandShare {
    land: number;
    most: number;
    left: number[];
  }

  /** Units that come or go, or unpaid blocks, to be shared out over lands. */
  export interface Share {
    most: number;
    all: boolean;
    price: number;
    lands: LandShare[];
  }

  /** A land that units can leave, how many the purse can move, and where to. */
  export interface Route {
    land: number;
    most: number;
    left: number;
    goals: number[];
  }

  /** What can be moved now. */
  export interface Moving {
    left: number;
    batch: number;
    routes: Route[];
    prices: number[];
  }

  /** All of it. Things go by their numbers, -1 stands for none. */
  export interface Table {
    board: string;
    round: number;
    max_rounds: number;
    phase: number;
    phases: number[];
    faction: number;
    order: number[];
    planets: PlanetRow[];
    lands: LandRow[];
    bridges: Field[];
    bridges_left: number;
    links: Link[];
    link_prices: LinkPrice[];
    ways: WayRow[];
    factions: FactionRow[];
    land_price: number;
    targets: Target[];
    attack: Target | null;
    odds: Odds[];
    storm_chance: number;
    share: Share | null;
    moving: Moving | null;
    wages: number[];
  }

  export type Catalogue = unknown;

  export type Decision = "attackers" | "battle" | "connect-to" | "connection" | "consent" | "gift" | "losses" | "move-count" | "move-to" | "movement" | "muster" | "place" | "place-count" | "purchase" | "purchase-count" | "shortage" | "supply" | "unpaid" | "way" | "way-to";

  /** Attack a land with so many units from these lands; one roll. */
  export interface Attack {
    do: "attack";
    target: number;
    from: Record<number, number>;
  }

  /** Attack a land with everybody, roll after roll, as long as the odds and the pay allow it. */
  export interface Storm {
    do: "storm";
    target: number;
  }

  /** Place reinforcements. */
  export interface PlaceUnits {
    do: "place";
    on: Record<number, number>;
  }

  /** Buy units. */
  export interface BuyUnits {
    do: "buy";
    on: Record<number, number>;
  }

  /** Say which origins bear the losses of an attack; they are asked in their own order. */
  export interface BearLosses {
    do: "losses";
    on: Record<number, number>;
  }

  /** Let blocks go unpaid. */
  export interface LeaveUnpaid {
    do: "unpaid";
    on: Record<number, number>;
  }

  /** Move units, in as many batches as it takes. */
  export interface Move {
    do: "move";
    from: number;
    to: number;
    count: number;
  }

  /** Connect two ports. */
  export interface LinkPorts {
    do: "link";
    from: number;
    to: number;
  }

  /** See all ways between two ports. */
  export interface ShowWays {
    do: "ways";
    from: number;
    to: number;
  }

  export type Orders = Attack | Storm | PlaceUnits | BuyUnits | BearLosses | LeaveUnpaid | Move | LinkPorts | ShowWays;
}

export namespace State51 {
  /** A card by its id, and the key of its title. */
  export interface Card {
    id: number;
    card: string;
  }

  /** A location or ruin in a state. */
  export interface LocationView {
    id: number;
    card: string;
    ruin: boolean;
    shield: boolean;
    resistance: number;
    used: number;
    laid: Record<string, number>;
    cached: Record<string, number>;
  }

  /** The three rows of a state. */
  export interface Rows {
    production: LocationView[];
    feature: LocationView[];
    action: LocationView[];
  }

  /** A player. */
  export interface SeatView {
    seat: number;
    faction: string | null;
    points: number;
    passed: boolean;
    goods: Record<string, number>;
    stored: Record<string, number>;
    hand: Card[] | null;
    hand_size: number;
    contacts: Card[];
    rows: Rows;
    locations: number;
    deals: Card[];
    actions_used: boolean[];
  }

  /** The virtual opponent. */
  export interface FoeView {
    points: number;
    passed: boolean;
    will_pass: boolean;
    rows: Rows;
    locations: number;
    attack: Card[];
    level: number;
  }

  /** A stack of connection cards. */
  export interface StackView {
    stack: "red" | "blue";
    open: Card | null;
    left: number;
  }

  /** Everything on the table. */
  export interface Table {
    deck: string;
    phase: "set-up" | "lookout" | "production" | "actions" | "clean-up";
    round: number;
    max_rounds: number;
    end_points: number;
    start: number;
    turn: number;
    seats: SeatView[];
    foe: FoeView | null;
    row: Card[];
    playing: Card | null;
    connections: StackView[];
    connections_spent: number;
    deck_left: number;
    discard: number[];
  }

  /** So many of a good. */
  export interface Amount {
    good: string;
    n: number;
  }

  /** So many of a good. */
  export interface GoodIcon {
    good: string;
    n: number;
  }

  /** Any other picture. */
  export interface PlainIcon {
    icon: string;
  }

  /** A character between pictures. */
  export interface Sign {
    sign: string;
  }

  /** An effect in every form it has: data, as a row writes it, in words, in icons. */
  export interface EffectFacts {
    kind: string;
    data: Record<string, unknown>;
    written: string;
    text: Text | null;
    icons: (GoodIcon | PlainIcon | Sign)[];
  }

  /** A title. */
  export interface LocationFacts {
    row: "production" | "feature" | "action";
    open: boolean;
    shielded: boolean;
    distance: number;
    resistance: number;
    categories: string[];
    spoils: Amount[];
    deal: string;
    effect: EffectFacts;
    bonus: EffectFacts;
    text: Text;
    copies: Record<string, number>;
  }

  /** A connection card. */
  export interface ConnectionFacts {
    stack: "red" | "blue";
    effect: EffectFacts;
    text: Text;
  }

  /** A faction board. */
  export interface FactionFacts {
    production: Amount[];
    actions: EffectFacts[];
  }

  /** A good that workers are traded for. */
  export interface TradeFacts {
    good: string;
    text: Text;
  }

  /** Everything printed. */
  export interface Catalogue {
    keys: string[];
    locations: Record<string, LocationFacts>;
    connections: Record<string, ConnectionFacts>;
    factions: Record<string, FactionFacts>;
    goods: string[];
    supply: string[];
    trades: TradeFacts[];
    categories: string[];
    end_points: number;
    trade_workers: number;
    connection_workers: number;
    open_workers: number;
    develop_bricks: number;
    levels: number[];
  }

  export type Decision = "again" | "borrow" | "clear" | "discard" | "draft" | "either" | "faction" | "other-deal" | "over" | "own-deals" | "pay" | "pay-card" | "pay-deal" | "repeat" | "steal" | "store" | "strike" | "supply" | "tear-down" | "trade" | "turn" | "turn-end";

  /** An action of one's turn, with all that it may ask on the way. */
  export interface Act {
    do: "act";
    act: "build" | "develop" | "deal" | "raze-hand" | "raze" | "activate" | "faction" | "trade" | "work" | "take" | "play" | "shield" | "pass";
    thing?: number;
    pay?: Record<string, number>;
    cards?: number[];
    over?: number;
    token?: boolean;
    again?: boolean | null;
  }

  /** Discard these cards of the first hand. */
  export interface GiveUp {
    do: "discard";
    cards: number[];
  }

  /** Workers for these goods, one after the other, and then no more. */
  export interface TradeAll {
    do: "trade";
    goods: string[];
  }

  /** Store these resources, one after the other. */
  export interface StoreAll {
    do: "store";
    goods: string[];
  }

  export type Orders = Act | GiveUp | TradeAll | StoreAll;
}

export namespace Counterweight {
  /** A card by its number and its key. */
  export interface Card {
    id: number;
    key: string;
  }

  /** A site card and how far it has come. */
  export interface Site {
    id: number;
    key: string;
    need: number;
    supply: number;
    room: number;
    most: number;
  }

  /** What unlocks a prestige section, and how far that is. */
  export interface Unlock {
    condition: string;
    number: number;
    progress: number;
    open: boolean;
    gains: number[];
  }

  /** The anchor (0) or a field of the ring. */
  export interface Place {
    place: number;
    card: Card | null;
    kind: string;
    done: boolean;
    income: number;
    places: number;
    markers: number[];
    shields: boolean[];
    seal: boolean;
    blocked: boolean;
    site: Site | null;
    unlock: Unlock | null;
  }

  /** A civilian ship or the inspector's. */
  export interface Ship {
    id: number;
    key: string;
    capacity: number;
    cargo: number;
    upkeep: number;
    resistance: number[];
    protection: number[];
  }

  /** An enemy on the intercept course. */
  export interface Enemy {
    id: number;
    key: string;
    dice: number;
    loot: number;
    limit: number;
    prey: number | null;
    prize: Ship | null;
    fleeing: boolean;
  }

  /** What an attack would do, before it is rolled; in percent, and in funds. */
  export interface Odds {
    destroyed: number;
    driven_off: number;
    loss: number;
  }

  /** A position of the lane with its opposite on the intercept course. */
  export interface Position {
    position: number;
    fee: number;
    ship: Ship | null;
    enemy: Enemy | null;
    odds: Odds | null;
  }

  /** An open emergency and its price. */
  export interface Emergency {
    id: number;
    key: string;
    funds: number;
    influence: number;
    upkeep: number;
    payable: boolean;
  }

  /** Where he is and how he feels. */
  export interface Inspector {
    where: "deck" | "lane" | "dock";
    control: number;
    control_max: number;
    grudges: string[];
    boarded: number;
    distracted: number;
    markers: number;
    points: number;
  }

  /** CW-11.3: what the crew says of somebody who built the station. */
  export interface Poll {
    seat: number | null;
    prestige: number;
    other: number;
    influence: number;
    sites: number;
    points: number;
  }

  /** A line of the balance. */
  export interface Item {
    card: Card;
    amount: number;
  }

  /** The balance of this round as things stand. */
  export interface Forecast {
    items: Item[];
    net: number;
    after: number;
    missing: number;
    reserve: number;
  }

  /** What a player has; all of it is open. */
  export interface Player {
    seat: number;
    co: boolean;
    influence: number;
    hand: Card[];
    points: number;
    honours: number;
    prestige_markers: number;
    other_markers: number;
    rerolls: number;
  }

  /** A deck: only its size is known, but for cards put under it openly. */
  export interface Deck {
    name: string;
    cards: number;
    pile: Card[];
    bottom: Card[];
    top: Card[];
  }

  /** Everything on the table. */
  export interface Table {
    round: number;
    max_rounds: number;
    phase: string;
    phases: string[];
    co: number;
    funds: number;
    requested: number;
    ring: Place[];
    built: number;
    plan: Card[];
    plan_size: number;
    drawn: boolean;
    calm: boolean;
    arrivals: Card[];
    lane: Position[];
    berths: number;
    dock: Ship[];
    special: Ship[];
    crisis: Emergency[];
    max_emergencies: number;
    standing: Text[];
    inspector: Inspector;
    poll: Poll[];
    forecast: Forecast;
    players: Player[];
    decks: Deck[];
    run_outs: number;
    deck_passes: number;
  }

  /** An effect or a condition: its kind and number, and how it reads. */
  export interface Printed {
    kind: string;
    n: number;
    text: Text;
    icon: string;
  }

  /** A clause of an ability: what must be rolled, and what happens then. */
  export interface PrintedClause {
    when: Text | null;
    effects: Printed[];
  }

  /** A card as it is printed; what it does not have is 0 or empty. */
  export interface PrintedCard {
    key: string;
    kind: string;
    name: Text;
    story: Text;
    ids: number[];
    income: number;
    places: number;
    funds: number;
    influence: number;
    need: number;
    capacity: number;
    resistance: number[];
    protection: number[];
    dice: number;
    loot: number;
    manner: Text | null;
    start: PrintedClause[];
    ability: PrintedClause[];
    release: PrintedClause[];
    standing: Text[];
    unlock: Printed | null;
  }

  export type Catalogue = Record<string, PrintedCard>;

  export type Decision = "action" | "anchor" | "bribe" | "call" | "choose-site" | "contribute" | "convert" | "convert-amount" | "discarding" | "docking" | "encore" | "evict" | "field" | "free-marker" | "fund-site" | "markers" | "planning" | "pocket" | "purge" | "release" | "relieve" | "replan" | "request" | "scan" | "seal" | "second-roll" | "secure" | "shield" | "strike" | "supply-amount" | "supplying" | "swap" | "tow" | "transfer-from" | "transfer-to" | "unseal";

  /** Start a plan card as a site; the field counts only where the switch leaves the choice. */
  export interface Start {
    do: "start";
    card: number;
    field?: number;
  }

  /** Turn so many funds into influence on a prestige section. */
  export interface ConvertFunds {
    do: "convert";
    place: number;
    amount: number;
  }

  /** Give a site so much: of the cargo in dock, or of what a card brings. */
  export interface SupplySite {
    do: "supply";
    place: number;
    amount: number;
  }

  /** Move so many funds to the request centre. */
  export interface RequestFunds {
    do: "request";
    amount: number;
  }

  /** Offer the station so much influence. */
  export interface ContributeInfluence {
    do: "contribute";
    amount: number;
  }

  /** Turn so many funds into influence, as a card allows. */
  export interface PocketFunds {
    do: "pocket";
    amount: number;
  }

  /** Play an action card, with the site it is for and how much, if it asks. */
  export interface PlayCard {
    do: "play";
    card: number;
    place?: number | null;
    amount?: number | null;
  }

  export type Orders = Start | ConvertFunds | SupplySite | RequestFunds | ContributeInfluence | PocketFunds | PlayCard;
}
