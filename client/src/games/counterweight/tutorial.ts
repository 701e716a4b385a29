/** The first game: a whole round as officer on duty, then a look at what is to come. */

import type { Tutorial } from "../../lib/board";
import { PHASES, type StationDesk, type Table } from "./cards";

const SEAT = 0;

const first = (desk: StationDesk): boolean => desk.table.round === 1;
const asked =
  (phase: string) =>
  (desk: StationDesk): boolean =>
    desk.live && desk.table.phase === phase;
const past =
  (phase: string) =>
  (desk: StationDesk): boolean =>
    !first(desk) || PHASES.indexOf(desk.table.phase) > PHASES.indexOf(phase);
/** The moment itself, or too late for it: no step waits for ever. */
const from =
  (phase: string) =>
  (desk: StationDesk): boolean =>
    asked(phase)(desk) || past(phase)(desk);
const refs = (cards: readonly { id: number }[]): string[] => cards.map(({ id }) => `card:${id}`);
const sites = (desk: StationDesk): number =>
  desk.table.ring.filter(({ site, done, place }) => place > 0 && (site !== null || done)).length;

const tutorial: Tutorial<Table> = {
  seed: 34,
  players: 3,
  seat: SEAT,
  bot: "level1",
  options: {},
  steps: [
    {
      say: {
        de: "Willkommen an Bord! Baut gemeinsam alle sechzehn Sektionen des Rings. Scheitert die Station, verlieren alle; steht sie, gewinnt, wer die meisten Punkte hat.",
        en: "Welcome aboard! Together, build all sixteen sections of the ring. If the station fails, all lose; if it stands, whoever has the most points wins.",
      },
      rule: "CW-1",
    },
    {
      say: {
        de: "In dieser Runde hast du Dienst: Du bist CO und entscheidest für die Station, am Steuerrad zu erkennen. Daneben stehen die Stationsfonds, mit denen alle bauen, und die Bilanz, die am Ende der Runde kommt.",
        en: "This round you are on duty: you are the CO, marked by the wheel, and decide for the station. Beside it stand the station funds that everybody builds with, and the balance that comes at the end of the round.",
      },
      rule: "CW-3",
    },
    {
      say: {
        de: "Aktionsphase: Du hast eine Aktionskarte gezogen, sie liegt in deinem Bereich. Ihre Fonds zahlt die Station, den Einfluss du. Spiel sie mit einem Klick oder beende die Phase.",
        en: "Action phase: you have drawn an action card; it lies in your area. The station pays its funds, you pay its influence. Play it with a click, or end the phase.",
      },
      when: from("action"),
      light: (desk) => refs(desk.table.players[SEAT]?.hand ?? []),
      done: past("action"),
      rule: "CW-4.2",
    },
    {
      say: {
        de: "Planungsphase: Klick auf eine Karte im Bauplan und beginne sie als Baustelle. Die Waage zeigt, was sie jede Runde einbringt oder kostet, die Fahne, wie viele Marker auf ihr Platz haben.",
        en: "Planning phase: click on a card of the plan and start it as a site. The scales show what it earns or costs each round, the flag how many markers it has room for.",
      },
      when: from("planning"),
      light: (desk) => refs(desk.table.plan),
      only: (choice) => choice.verb === "start" || choice.verb === "field",
      done: (desk) => sites(desk) > 0 || past("planning")(desk),
      rule: "CW-5.2",
    },
    {
      say: {
        de: "Auf Feld 1 steht jetzt eine Baustelle: So viele Lieferungen braucht sie, und manche macht Ärger – ruh mit dem Zeiger darauf oder tipp sie an. Beginne noch eine, zieh eine Karte nach und beende dann die Planung.",
        en: "There is a site on field 1 now: that many supplies it needs, and some make trouble – rest the pointer on it, or tap it. Start another one, draw a card, then end planning.",
      },
      light: ["place:1"],
      done: past("planning"),
      rule: "CW-5.1",
    },
    {
      say: {
        de: "Einflussphase: Für 1 Einfluss kommt ein Marker auf eine fertige Karte mit freiem Platz, jetzt auf den Anker in der Mitte. Marker sind Siegpunkte. Klick auf den Anker!",
        en: "Influence phase: 1 influence puts a marker on a completed card with a free place, for now the anchor in the middle. Markers are victory points. Click on the anchor!",
      },
      when: from("influence"),
      light: ["place:0"],
      only: (choice) => choice.verb === "mark",
      done: (desk) => (desk.table.ring[0]?.markers[SEAT] ?? 0) > 0 || past("influence")(desk),
      rule: "CW-6.2",
    },
    {
      say: {
        de: "Ist alles besetzt, kann man fremde Marker herausfordern: Beide würfeln, nur das höhere Ergebnis gewinnt. Behalte etwas Einfluss für das Dock und belass es dabei; dann sind die anderen dran.",
        en: "Where all places are taken, markers of others can be challenged: both roll, only the higher result wins. Keep some influence for the dock and leave it at that; then it is the others' turn.",
      },
      done: (desk) => desk.view.player !== SEAT || past("influence")(desk),
      rule: "CW-6.3",
    },
    {
      say: {
        de: "Ressourcenphase: Nur was im Anforderungszentrum liegt, bringen Frachter zu den Baustellen. Stell so viel ein, wie deine Baustellen brauchen, aber lass der Station ein Polster.",
        en: "Resources phase: only what lies in the request centre is brought to the sites by freighters. Move as much as your sites need, but leave the station a cushion.",
      },
      when: from("resources"),
      done: past("resources"),
      rule: "CW-7",
    },
    {
      say: {
        de: "Einflug: Der Würfel hat entschieden, wie viele Schiffe kommen. Frachter wurden gleich beladen – die Kiste zeigt Fracht und Laderaum. Links vom Schiff steht, was die Landung dich an Einfluss kostet.",
        en: "Arrival: the die decided how many ships come. Freighters were loaded at once – the crate shows cargo and hold. To the left of a ship stands what landing costs you in influence.",
      },
      when: from("docking"),
      light: (desk) => refs(desk.table.lane.flatMap(({ ship }) => (ship ? [ship] : []))),
      rule: "CW-8.1",
    },
    {
      say: {
        de: "Andocken: Position 1 landet umsonst, jede weitere kostet mehr. Klick auf Schiffe mit Fracht und lass sie landen, dann schließ das Dock.",
        en: "Docking: position 1 lands free, every further one costs more. Click on ships with cargo to let them land, then close the docks.",
      },
      light: (desk) => refs(desk.table.lane.flatMap(({ ship }) => (ship ? [ship] : []))),
      done: past("docking"),
      rule: "CW-8.4",
    },
    {
      say: {
        de: "Die Fracht aus dem Dock kommt auf die Baustellen. Wer als CO eine fertigstellt, bekommt 1 Punkt, und ab jetzt nimmt die Sektion Marker auf.",
        en: "Cargo from the dock goes to the sites. A CO who completes one gets 1 point, and from then on the section takes markers.",
      },
      when: past("docking"),
      light: (desk) =>
        desk.table.ring.filter(({ place, card }) => place > 0 && card).map(({ place }) => `place:${place}`),
      rule: "CW-9.1",
    },
    {
      say: {
        de: "Danach wirken die Fähigkeiten: erst der Anker, dann das Feld 1 und im Uhrzeigersinn weiter. Die Freigabe einer Karte nützt allen, die dort Marker haben. Verteile Fracht, wenn du gefragt wirst.",
        en: "Then abilities work: first the anchor, then field 1 and on clockwise. A card's release serves everyone with a marker there. Spread cargo if you are asked to.",
      },
      done: (desk) => !first(desk),
      rule: "CW-9.2",
    },
    {
      say: {
        de: "Die erste Runde ist um. In der Bilanz wurden Einkommen und Unterhalt verrechnet; die Waage oben zeigt stets, was die nächste bringt, ein Klick darauf alle Posten. Reichen die Fonds nicht, zahlt ihr mit Einfluss.",
        en: "The first round is over. The balance settled income and upkeep; the scales above always show what the next one brings, a click on them all items. If funds are short, you pay with influence.",
      },
      when: (desk) => !first(desk),
      rule: "CW-11.1",
    },
    {
      say: {
        de: "Bald kommen Feindschiffe auf den Abfangkurs und greifen das Schiff gegenüber an. Dazwischen stehen die Aussichten: wie viel Fracht verloren geht, ob das Schiff flieht, ob es den Feind vernichtet.",
        en: "Soon enemies take the intercept course and attack the ship opposite. Between them stand the odds: how much cargo is lost, whether the ship flees, whether it destroys the enemy.",
      },
      rule: "CW-8.3",
    },
    {
      say: {
        de: "Notfälle liegen im Krisenzentrum, bis ein CO sie bezahlt; fünf zugleich, und alle verlieren. Spät kommt der Inspekteur: Je höher seine Kontrolle, desto mehr Marker verschwinden.",
        en: "Emergencies lie in the crisis centre until a CO pays for them; five at once and all lose. The inspector comes late: the higher his control, the more markers disappear.",
      },
      rule: "CW-10.2",
    },
    {
      say: {
        de: "Jetzt hat der Nächste Dienst, du bist in jeder Einflussphase dabei. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg, und haltet das Kabel straff!",
        en: "Now the next player is on duty; you join in every influence phase. The light bulb gives advice, the book opens the rule. Good luck, and keep the cable taut!",
      },
      when: (desk) => desk.live,
      rule: "CW-11.3",
    },
  ],
};

export default tutorial;
