/** The first game: the Empire's opening turn on the small board, which passes through every phase. */

import type { Choice, Tutorial } from "../../lib/board";
import type { RebellionDesk } from "./plan.svelte";
import type { Table } from "./shapes";

const EMPIRE = 0;
/** Places on the board by the numbers of the table. */
const RED = "planet:0";
const PURPLE = "planet:1";
const BROWN = "planet:7";
const HARBOUR = 30;
const GOAL = 31;
/** The ten that attack and the one that stays. */
const ENOUGH = 11;

const land = (desk: RebellionDesk, id: number) => desk.table.lands.find((one) => one.id === id)!;
const mine = (desk: RebellionDesk): boolean => desk.live && desk.table.faction === EMPIRE;
const at =
  (step: string) =>
  (desk: RebellionDesk): boolean =>
    mine(desk) && desk.table.step === step;
const past =
  (phase: number) =>
  (desk: RebellionDesk): boolean =>
    desk.table.phase > phase || desk.table.round > 1 || desk.table.faction !== EMPIRE;
const about = (choice: Choice, verb: string, ref: string): boolean =>
  choice.verb === verb && choice.targets.includes(ref);

const tutorial: Tutorial<Table> = {
  seed: 20,
  players: 3,
  seat: EMPIRE,
  bot: "level1",
  options: { board: "small" },
  steps: [
    {
      say: {
        de: "Willkommen, Imperium! Die weißen Häfen gehören dir, die Länder ringsum den Rebellen. Du gewinnst, wenn keine Rebellen-Einheit mehr steht; sie gewinnen, wenn dir kein Land bleibt.",
        en: "Welcome, Empire! The white ports are yours, the lands around them belong to the Rebels. You win when no Rebel unit is left; they win when you hold no land.",
      },
      rule: "RB-1.1",
    },
    {
      say: {
        de: "Die Planeten kreisen um die Sonne, jede Runde ein Feld im Uhrzeigersinn. In der Sonne steht die Runde. Ein Klick auf einen Planeten zeigt ihn groß.",
        en: "The planets circle the sun, one field clockwise each round. The round stands in the sun. A click on a planet shows it large.",
      },
      light: [RED, PURPLE, BROWN],
      rule: "RB-3.4",
    },
    {
      say: {
        de: "Planet Braun gehört dir ganz, also schickt er Nachschub: Einheiten oder ebenso viele Credits. Nimm die Einheiten.",
        en: "You hold all of Planet Brown, so it sends reinforcements: units, or as many credits. Take the units.",
      },
      when: at("Supply"),
      light: [BROWN],
      only: (choice) => choice.verb === "units",
      rule: "RB-4.1",
    },
    {
      say: {
        de: "Dazu kommen Credits: drei für jedes Land, mindestens zwanzig. Dein Vorrat steht neben deinem Namen, darunter der Sold und was der nächste Zug bringt.",
        en: "Credits come on top: three for each land, at least twenty. Your purse stands beside your name, below it the pay and what the next turn brings.",
      },
      when: at("Purchase"),
      rule: "RB-4.2",
    },
    {
      say: {
        de: "Jetzt der Kauf: Klicke sechsmal oder öfter auf den Hafen Hellblau, damit dort mindestens elf Einheiten stehen, und dann auf den Kaufknopf. Elf, weil eine zurückbleibt und zehn Angreifer einen größeren Würfel werfen.",
        en: "Now the purchase: click on Light Blue Port six times or more, so that at least eleven units will stand there, then press the button. Eleven, because one stays behind and ten attackers roll a bigger die.",
      },
      when: at("Purchase"),
      light: [`land:${HARBOUR}`],
      only: (choice) => about(choice, "buy", `land:${HARBOUR}`),
      done: (desk) => land(desk, HARBOUR).units >= ENOUGH,
      rule: "RB-4.3",
    },
    {
      say: {
        de: "Gut! Die Form um die Zahl zeigt den Würfel: Quadrat W6, Drachen W10, Sechseck W20. Behalte ein paar Credits, denn Brücken, Angriffe und Sold kosten auch. Beende den Kauf.",
        en: "Good! The shape round the number shows the die: square d6, kite d10, hexagon d20. Keep a few credits: bridges, attacks and pay cost something, too. Finish buying.",
      },
      light: [`land:${HARBOUR}`],
      done: past(3),
    },
    {
      say: {
        de: "Brücken verbinden Häfen. Wähle Planet Rot: Jetzt steht an jedem anderen Planeten, was der Weg kostet. Dann Planet Lila – zwei Brücken für zwei Credits – und bauen.",
        en: "Bridges connect ports. Pick Planet Red: now every other planet shows what the way there costs. Then Planet Purple – two bridges for two credits – and build.",
      },
      when: at("Connection"),
      light: [RED, PURPLE],
      only: (choice) => about(choice, "link", RED) || about(choice, "link-to", PURPLE),
      done: (desk) => desk.table.links.length > 0,
      rule: "RB-4.4",
    },
    {
      say: {
        de: "Die Kette leuchtet: Verbundene Häfen gelten als Nachbarn, auch für die Rebellen, bis sich die Planeten bewegen. Beende den Bau.",
        en: "The chain glows: connected ports are neighbours, for the Rebels too, until the planets move. Finish building.",
      },
      light: [RED, PURPLE],
      done: past(4),
    },
    {
      say: {
        de: "Kampf! Was leuchtet, kannst du angreifen. Klicke auf Hellblau 1: Im eigenen Bereich siehst du, wer mitmacht, und die Aussichten für diesen Wurf und den ganzen Kampf. Lass alle mitmachen und würfle.",
        en: "Battle! What glows can be attacked. Click on Light Blue 1: your own area shows who joins in, and the odds of this roll and of the whole fight. Let all join in and roll.",
      },
      when: at("Battle"),
      light: [`land:${GOAL}`, `land:${HARBOUR}`],
      only: (choice) => about(choice, "attack", `land:${GOAL}`) || choice.verb === "send",
      done: (desk) => desk.lines.some(({ kind }) => kind === "rolled") || land(desk, GOAL).owner === EMPIRE,
      rule: "RB-4.5",
    },
    {
      say: {
        de: "Der höhere Wurf gewinnt, der Unterlegene verliert die Differenz. Ist niemand mehr da, der verteidigt, ziehen alle Angreifer ein. Bei Gleichstand ist nur der Credit weg.",
        en: "The higher roll wins, the loser loses the difference. When no defender is left, all attackers move in. A tie costs nothing but the credit.",
      },
      light: [`land:${GOAL}`],
      rule: "RB-6",
    },
    {
      say: {
        de: "Kämpfe weiter, solange es sich lohnt: Jeder Wurf kostet einen Credit. Ist ein Land noch dunkel, sagt ein Klick darauf, warum. Beende den Kampf, wenn du genug hast.",
        en: "Fight on as long as it pays: every roll costs a credit. Where a land stays dark, a click says why. Finish fighting when you have had enough.",
      },
      done: past(5),
    },
    {
      say: {
        de: "Bewegung: Für einen Credit ziehen bis zu fünf Einheiten durch deine verbundenen Länder, so weit sie wollen. Erst das Land, das sie verlassen, dann das Ziel, dann wie viele. Oder beende die Bewegung.",
        en: "Movement: for a credit up to five units travel through your connected lands, as far as they like. First the land they leave, then the destination, then how many. Or finish moving.",
      },
      when: (desk) => at("Movement")(desk) || past(6)(desk),
      done: past(6),
      rule: "RB-4.6",
    },
    {
      say: {
        de: "Zum Schluss der Sold: Fünf Einheiten je Land sind frei, jede weiteren angefangenen fünf kosten einen Credit. Wer nicht zahlen kann, verliert sie. Große Heere sind stark, aber teuer.",
        en: "Pay comes last: five units of each land are free, every further five or part of them cost a credit. Who can't pay loses them. Big armies are strong, but dear.",
      },
      when: past(6),
      rule: "RB-4.7",
    },
    {
      say: {
        de: "Die Runde ist um: Die Planeten sind ein Feld weitergezogen, die Brücken sind fort. Jetzt ziehen die Rebellen, danach wieder du. Schau im Protokoll zu, ein Klick dort springt zu jedem Augenblick.",
        en: "The round is over: the planets have moved on by a field, the bridges are gone. Now the Rebels take their turns, then you again. Follow them in the log; a click there leads to any moment.",
      },
      when: (desk) => desk.table.round > 1,
      rule: "RB-3.3",
    },
    {
      say: {
        de: "Rebellen dürfen einander jederzeit Credits schenken und Länder verkaufen. Achte darauf, wo sie Häfen erobern: Von dort bauen auch sie Brücken.",
        en: "Rebels may give each other credits at any time, and sell lands. Watch where they conquer ports: from there they build bridges, too.",
      },
      when: (desk) => desk.table.round > 1 && mine(desk),
      rule: "RB-5.1",
    },
    {
      say: {
        de: "Du bist wieder am Zug. Ziele: ganze Planeten halten (Nachschub!) und Heere von zehn und zwanzig bilden. Die Glühbirne gibt einen Rat, das Buch öffnet die Regel. Viel Erfolg!",
        en: "Your turn again. Aims: hold whole planets (reinforcements!) and form armies of ten and twenty. The light bulb gives advice, the book opens the rule. Good luck!",
      },
      when: mine,
      rule: "RB-6",
    },
  ],
};

export default tutorial;
