/** A tour of the table for games whose own guided game is not written: the frame explains itself. */

import type { Tutorial } from "../../lib/board";

const tutorial: Tutorial<unknown> = {
  seed: 51,
  players: 2,
  seat: 0,
  bot: "thumb",
  options: {},
  steps: [
    {
      say: {
        de: "Willkommen am Tisch! In der Mitte liegt der Spielplan, unten steht immer, was jetzt zu tun ist.",
        en: "Welcome to the table! The board lies in the middle; below you always find what is to be done now.",
      },
    },
    {
      say: {
        de: "Was du wählen kannst, leuchtet auf dem Plan und steht unten auf Knöpfen. Triff deine erste Wahl.",
        en: "What you can choose glows on the board and stands on the buttons below. Make your first choice.",
      },
      when: (desk) => desk.live,
      light: (desk) => desk.choices.flatMap((choice) => choice.targets),
      done: "choice",
    },
    {
      say: {
        de: "Verwählt? Mit dem Pfeil rechts unten nimmst du die letzte Wahl zurück, mit der Uhr daneben den ganzen Zug, solange nichts gewürfelt oder aufgedeckt wurde.",
        en: "Not what you meant? The arrow on the lower right takes back your last choice, the clock beside it the whole turn, as long as nothing was rolled or revealed.",
      },
    },
    {
      say: {
        de: "Das Protokoll erzählt in ganzen Sätzen, was geschah. Fahre über eine Zeile, und auf dem Plan leuchtet, worum es geht; ein Klick zeigt den Moment noch einmal.",
        en: "The log tells in full sentences what happened. Point at a line and the board lights up what it is about; a click shows that moment again.",
      },
    },
    {
      say: {
        de: "Geht etwas nicht, klick es trotzdem an: Dann sagt dir die Regel, warum. Das Buch neben den Knöpfen öffnet das Regelheft an der passenden Stelle, die Glühbirne fragt einen Bot um Rat.",
        en: "If something can't be done, click it anyway: the rule will tell you why. The book beside the buttons opens the rulebook at the right place, the bulb asks a bot for advice.",
      },
    },
    {
      say: {
        de: "Das ist alles, was du zum Bedienen brauchst. Viel Spaß!",
        en: "That is all you need to handle the table. Enjoy!",
      },
    },
  ],
};

export default tutorial;
