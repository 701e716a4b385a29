/** The first game: the Merchants Guild's opening round, in which a card is built, dealt with and razed. */

import type { Choice, Ref, Tutorial } from "../../lib/board";
import type { StateDesk, Table } from "./facts";

const ME = 0;
const RIVAL = 1;
/** Cards by their numbers in the deck. */
const SCHOOL = "card:71";
const SHELTER = "card:76";
const CULTIST = "card:35";
const SHIPWRECK = "card:78";
const SUPPLIER = "card:12";
/** 1 fuel for 3 blue contacts. */
const FUEL_FOR_BLUE = "action:2";

const me = (desk: StateDesk) => desk.table.seats[ME]!;
const offers = (desk: StateDesk, verb: string): boolean => desk.choices.some((choice) => choice.verb === verb);
/** At the head of a turn, with nothing half done. */
const turn = (desk: StateDesk): boolean => desk.live && desk.table.phase === "actions" && offers(desk, "pass");
const about = (choice: Choice, verb: string, ref?: Ref): boolean =>
  choice.verb === verb && (!ref || choice.targets.includes(ref));
const refs = (desk: StateDesk, verb: string): Ref[] =>
  desk.choices.filter((choice) => choice.verb === verb).flatMap(({ targets }) => targets);
const later = (desk: StateDesk): boolean => desk.table.round > 1 || me(desk).passed || desk.view.over;
const has = (desk: StateDesk, good: string): boolean => (me(desk).goods[good] ?? 0) > 0;
const holds = (desk: StateDesk, ref: Ref): boolean => me(desk).hand?.some(({ id }) => `card:${id}` === ref) ?? false;
/** A turn at which a wished action is not open (any more): go on to the next thought. */
const missed = (desk: StateDesk, verb: string): boolean => later(desk) || (turn(desk) && !offers(desk, verb));

const tutorial: Tutorial<Table> = {
  seed: 109,
  players: 2,
  seat: ME,
  bot: "thumb",
  options: {},
  steps: [
    {
      say: {
        de: "Willkommen in der Händlergilde! Aus Trümmern wird ein neuer Staat. Sobald jemand 25 Siegpunkte hat, endet die Partie nach der Runde; die Straße oben zeigt, wie weit alle sind.",
        en: "Welcome to the Merchants Guild! A new state rises from the rubble. Once somebody has 25 points the game ends after that round; the road on top shows how far everybody is.",
      },
      rule: "S51-7",
    },
    {
      say: {
        de: "Das ist deine Hand. Oben links steht die Entfernung, in der Mitte, was der Ort tut, unten rot die Beute und blau die Dealware. Bleib auf einer Karte, und du siehst sie groß mit Text.",
        en: "This is your hand. Top left is the distance, in the middle what the location does, below in red the spoils and in blue the deal good. Rest on a card to see it large, in words.",
      },
      light: (desk) => (me(desk).hand ?? []).map(({ id }) => `card:${id}`),
      rule: "S51-2.1",
    },
    {
      say: {
        de: "Zwei Karten gibst du gleich ab. Entfernung 3 ist für den Anfang zu weit: Wirf den Schutzraum ab und den Benzinprediger dazu.",
        en: "Two cards go at once. Distance 3 is too far for a start: discard the Shelter, and the Gasoline Cultist with it.",
      },
      when: (desk) => offers(desk, "discard"),
      light: [SHELTER, CULTIST],
      only: (choice) => about(choice, "discard", SHELTER) || about(choice, "discard", CULTIST),
      done: (desk) => desk.table.phase !== "set-up" || (!holds(desk, SHELTER) && !holds(desk, CULTIST)),
      rule: "S51-1.2",
    },
    {
      say: {
        de: "Jede Runde beginnt mit der Kartenphase: Reihum nimmt jeder eine der offenen Karten, dann noch einmal in umgekehrter Reihenfolge. Nimm, was dir gefällt.",
        en: "Every round begins with the lookout: each player takes one of the open cards in turn, then once more in reverse order. Take what you like.",
      },
      when: (desk) => offers(desk, "draft"),
      light: (desk) => refs(desk, "draft"),
      done: (desk) => desk.table.phase === "actions",
      rule: "S51-3",
    },
    {
      say: {
        de: "Deine Fraktion hat produziert: 3 Arbeiter, 1 grauen Kontakt, 1 Treibstoff und 1 Karte. Das liegt in deinem Vorrat. Munition und Multi-Kontakte sind Joker: Munition für Ressourcen, Multi für Kontakte.",
        en: "Your faction has produced: 3 workers, 1 grey contact, 1 fuel and 1 card. They lie in your supply. Ammo and multi contacts are jokers: ammo for resources, multi for contacts.",
      },
      when: (desk) => turn(desk),
      light: ["good:worker", "good:grey", "good:fuel"],
      rule: "S51-4",
    },
    {
      say: {
        de: "Eine Karte kann dreierlei: Graue Kontakte errichten sie. Die Schule ist nur 1 entfernt: Klicke sie an, um sie zu errichten.",
        en: "A card can do three things. Grey contacts build it. The School is only 1 away: click on it to build it.",
      },
      when: (desk) => turn(desk),
      light: [SCHOOL, "good:grey"],
      only: (choice) => about(choice, "build", SCHOOL) || choice.verb === "pay",
      done: (desk) => me(desk).locations > 0 || missed(desk, "build"),
      rule: "S51-5.1",
    },
    {
      say: {
        de: "Sie steht in der Produktionsreihe und hat gleich produziert, dazu kam ihr Baubonus. Das Schild rechts oben ist der Widerstand: So viele rote Kontakte braucht, wer sie plündern will.",
        en: "It stands in the production row and has produced at once; its building bonus came on top. The shield at its top right is the resistance: as many red contacts does it take to raze it.",
      },
      light: [SCHOOL],
      rule: "S51-5.5",
    },
    {
      say: {
        de: "Nach dir ist der andere dran, dann wieder du, immer eine Aktion. Nutze jetzt deine Fraktion: 1 Treibstoff gegen 3 blaue Kontakte.",
        en: "After you it is the other's turn, then yours again, one action at a time. Now use your faction board: 1 fuel for 3 blue contacts.",
      },
      when: (desk) => turn(desk),
      light: [FUEL_FOR_BLUE],
      only: (choice) => about(choice, "faction", FUEL_FOR_BLUE) || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => has(desk, "blue") || missed(desk, "faction"),
      rule: "S51-5.7",
    },
    {
      say: {
        de: "Blaue Kontakte schließen Deals. Das Schiffswrack ist 2 entfernt: Klicke es an und schließe den Deal. Die Dealware bekommst du sofort und dann jede Runde.",
        en: "Blue contacts make deals. The Shipwreck is 2 away: click on it and make the deal. You get the deal good at once and then every round.",
      },
      when: (desk) => turn(desk),
      light: [SHIPWRECK, "good:blue"],
      only: (choice) => about(choice, "deal", SHIPWRECK) || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => me(desk).deals.length > 0 || missed(desk, "deal"),
      rule: "S51-5.3",
    },
    {
      say: {
        de: "Fehlen rote Kontakte? Für 2 Arbeiter nimmst du eine offene Kontaktkarte auf die Hand. Nimm die rote, wenn sie noch da ist, sonst die blaue.",
        en: "No red contacts? For 2 workers you take an open connection card into your hand. Take the red one if it is still there, else the blue one.",
      },
      when: (desk) => turn(desk),
      light: (desk) => refs(desk, "take"),
      only: (choice) => choice.verb === "take" || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => me(desk).contacts.length > 0 || missed(desk, "take"),
      rule: "S51-5.9",
    },
    {
      say: {
        de: "Nun spiele die Kontaktkarte: Klicke sie in deiner Hand an.",
        en: "Now play the connection card: click on it in your hand.",
      },
      when: (desk) => turn(desk),
      light: (desk) => me(desk).contacts.map(({ id }) => `card:${id}`),
      only: (choice) => choice.verb === "play" || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => me(desk).contacts.length === 0 || missed(desk, "play"),
      rule: "S51-5.9",
    },
    {
      say: {
        de: "Rote Kontakte plündern: eine Handkarte für ihre Entfernung, oder einen fremden Ort für seinen Widerstand. Plündere den Baustoffhändler aus der Hand, er ist 2 entfernt und bringt Baumaterial.",
        en: "Red contacts raze: a hand card for its distance, or another's location for its resistance. Raze the Brick Supplier from your hand: it is 2 away and brings bricks.",
      },
      when: (desk) => turn(desk),
      light: [SUPPLIER, "good:red"],
      only: (choice) => about(choice, "raze-hand", SUPPLIER) || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => !holds(desk, SUPPLIER) || missed(desk, "raze-hand"),
      rule: "S51-5.4",
    },
    {
      say: {
        de: "Mit 1 Baumaterial kannst du umbauen: Eine Handkarte ersetzt einen Ort mit gleicher Kategorie, und das gibt 1 Siegpunkt. Was leuchtet, geht gerade; was nicht leuchtet, sagt beim Anklicken, warum nicht.",
        en: "With 1 brick you can develop: a hand card replaces a location of the same category, and that gives 1 point. What glows can be done now; what doesn't says why when you click on it.",
      },
      when: (desk) => turn(desk) || later(desk),
      rule: "S51-5.2",
    },
    {
      say: {
        de: "2 Arbeiter tauschst du jederzeit gegen eine Ressource oder Karte. Tu, was dir noch nützt. Was übrig bleibt, verfällt am Ende der Runde. Dann passe.",
        en: "2 workers can always be changed into a resource or a card. Do whatever is still useful. What is left over is lost at the end of the round. Then pass.",
      },
      when: (desk) => turn(desk) || later(desk),
      light: (desk) => refs(desk, "trade"),
      done: (desk) => later(desk),
      rule: "S51-5.10",
    },
    {
      say: {
        de: "Neue Runde! Fraktion, Schule und Deal produzieren wieder: So wächst dein Staat. Kontakte und Arbeiter sind jede Runde neu zu verteilen.",
        en: "A new round! Faction board, School and deal produce again: that is how your state grows. Contacts and workers are to be spent anew each round.",
      },
      when: (desk) => desk.table.round > 1 && turn(desk),
      light: [SCHOOL, SHIPWRECK],
      rule: "S51-4",
    },
    {
      say: {
        de: "Neben oder unter deinem Staat liegen die der anderen. In ihre offenen Produktionen (Tor) schickst du einen Arbeiter und bekommst die Ware; ihre Orte kannst du plündern, solange sie nicht gepasst haben.",
        en: "The others' states lie beside or below yours. Send a worker to their open productions (gate) and you get the goods; their locations can be razed as long as they have not passed.",
      },
      light: (desk) => {
        const { production, feature, action } = desk.table.seats[RIVAL]!.rows;
        return [production, feature, action].flat().map(({ id }) => `card:${id}` as const);
      },
      rule: "S51-5.8",
    },
    {
      say: {
        de: "Siegpunkte bringen vor allem Aktionsorte wie der Eckladen, und am Ende zählt jeder Ort 1 Siegpunkt. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg!",
        en: "Points come above all from action locations such as the Corner Shop, and at the end every location counts 1 point. The light bulb gives advice, the book opens the rule. Good luck!",
      },
      rule: "S51-7",
    },
  ],
};

export default tutorial;
