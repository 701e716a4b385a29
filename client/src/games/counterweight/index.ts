import type { GameUi } from "../../lib/board";
import type { Table } from "./cards";
import icons from "./icons";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import Board from "./Board.svelte";

const ui: GameUi<Table> = {
  Board,
  Own,
  Other,
  facts: (desk, seat) => {
    const player = desk.table.players.find((one) => one.seat === seat);
    if (!player) return [];
    return [
      { icon: "influence", value: player.influence, label: desk.word("ui-influence") },
      { icon: "kind-action", value: player.hand.length, label: desk.word("ui-hand") },
      ...(player.co ? [{ icon: "co", value: "", label: desk.word("ui-co") }] : []),
    ];
  },
  verbs: {
    anchor: { de: "Anker wählen", en: "Choose an anchor" },
    call: { de: "Schiffe rufen", en: "Call ships" },
    convert: { de: "Umwandeln", en: "Convert" },
    draw: { de: "Ziehen", en: "Draw" },
    evict: { de: "Marker entfernen", en: "Remove a marker" },
    field: { de: "Feld wählen", en: "Choose a field" },
    land: { de: "Landen lassen", en: "Let land" },
    mark: { de: "Marker setzen", en: "Place a marker" },
    overtake: { de: "Übernehmen", en: "Take over" },
    pay: { de: "Notfall beenden", en: "End an emergency" },
    play: { de: "Karte spielen", en: "Play a card" },
    relieve: { de: "Notfall beenden", en: "End an emergency" },
    remove: { de: "Aus dem Plan nehmen", en: "Remove from the plan" },
    replan: { de: "Plankarte ersetzen", en: "Replace a plan card" },
    seal: { de: "Versiegeln", en: "Seal" },
    "send-off": { de: "Fortschicken", en: "Send off" },
    site: { de: "Baustelle versorgen", en: "Supply a site" },
    start: { de: "Baustelle beginnen", en: "Start a site" },
    tow: { de: "Abschleppen", en: "Tow in" },
    "turn-away": { de: "Abweisen", en: "Turn away" },
  },
  icons,
  dwell: {
    attacked: 1.6,
    overtook: 1.8,
    repelled: 1.8,
    completed: 1.6,
    emergency: 1.6,
    boarded: 1.6,
    checked: 0.6,
    loaded: 0.4,
    "influence-gained": 0.4,
  },
  sounds: { attacked: "dice", overtook: "dice", repelled: "dice", checked: "dice" },
  layout: { board: 44 },
  tutorial: () => import("./tutorial"),
};

export default ui as unknown as GameUi<unknown>;
