import type { Fact, GameUi } from "../../lib/board";
import Board from "./Board.svelte";
import type { Table } from "./facts";
import icons from "./icons";
import Other from "./Other.svelte";
import Own from "./Own.svelte";

const ui: GameUi<Table> = {
  Board,
  Own,
  Other,
  facts: (desk, seat): Fact[] => {
    const found = desk.table.seats[seat];
    if (!found) return [];
    return [
      { icon: "hand", value: found.hand_size + found.contacts.length, label: desk.word("ui-hand-cards") },
      { icon: "location", value: found.locations, label: desk.word("ui-locations") },
      { icon: "worker", value: found.goods["worker"] ?? 0, label: desk.word("good-worker") },
      ...(found.passed ? [{ icon: "passed", value: "", label: desk.word("ui-passed") }] : []),
    ];
  },
  verbs: {
    activate: { de: "Ort aktivieren", en: "Activate" },
    borrow: { de: "Waren nehmen", en: "Take goods" },
    build: { de: "Errichten", en: "Build" },
    "choose-goods": { de: "Ware wählen", en: "Choose a good" },
    clear: { de: "Freiräumen", en: "Clear" },
    deal: { de: "Deal schließen", en: "Make a deal" },
    develop: { de: "Umbauen", en: "Develop" },
    discard: { de: "Abwerfen", en: "Discard" },
    draft: { de: "Nehmen", en: "Take" },
    faction: { de: "Fraktionsaktion", en: "Faction action" },
    "give-deal": { de: "Deal aufgeben", en: "Give up a deal" },
    over: { de: "Umbauen (Baumaterial)", en: "Develop (brick)" },
    "over-token": { de: "Umbauen (Plättchen)", en: "Develop (token)" },
    pay: { de: "Bezahlen", en: "Pay" },
    play: { de: "Kontaktkarte spielen", en: "Play a connection" },
    raze: { de: "Fremden Ort plündern", en: "Raze a location" },
    "raze-hand": { de: "Handkarte plündern", en: "Raze from hand" },
    repeat: { de: "Noch einmal produzieren", en: "Produce once more" },
    shield: { de: "Schild legen", en: "Place a shield" },
    steal: { de: "Wegnehmen", en: "Rob" },
    store: { de: "Lagern", en: "Store" },
    strike: { de: "Getroffen", en: "Hit" },
    take: { de: "Kontaktkarte nehmen", en: "Take a connection" },
    trade: { de: "Arbeiter tauschen", en: "Trade workers" },
    work: { de: "Arbeiter schicken", en: "Send a worker" },
  },
  icons,
  dwell: { built: 1.3, developed: 1.3, razed: 1.6, dealt: 1.2, "foe-attacked": 1.6, "foe-struck": 1.6 },
  // The hand is the widest thing down there, and all of a card is to be seen.
  layout: { board: 26, own: 2, whole: true },
  tutorial: () => import("./tutorial"),
};

export default ui as unknown as GameUi<unknown>;
