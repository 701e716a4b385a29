/** One icon a thing, the same in board, log, cards and rulebook. A game adds its own by `register`. */

import undoTurn from "~icons/game-icons/backward-time?raw";
import bell from "~icons/game-icons/ringing-bell?raw";
import bot from "~icons/game-icons/vintage-robot?raw";
import book from "~icons/game-icons/open-book?raw";
import chat from "~icons/game-icons/chat-bubble?raw";
import check from "~icons/game-icons/check-mark?raw";
import close from "~icons/game-icons/cancel?raw";
import crown from "~icons/game-icons/crown?raw";
import dice from "~icons/game-icons/dice-six-faces-six?raw";
import exit from "~icons/game-icons/exit-door?raw";
import eye from "~icons/game-icons/eye-target?raw";
import hint from "~icons/game-icons/light-bulb?raw";
import hourglass from "~icons/game-icons/hourglass?raw";
import house from "~icons/game-icons/house?raw";
import lock from "~icons/game-icons/padlock?raw";
import log from "~icons/game-icons/stack?raw";
import menu from "~icons/game-icons/hamburger-menu?raw";
import next from "~icons/game-icons/next-button?raw";
import note from "~icons/game-icons/pencil?raw";
import pause from "~icons/game-icons/pause-button?raw";
import person from "~icons/game-icons/person?raw";
import play from "~icons/game-icons/play-button?raw";
import plot from "~icons/game-icons/histogram?raw";
import previous from "~icons/game-icons/previous-button?raw";
import settings from "~icons/game-icons/settings-knobs?raw";
import share from "~icons/game-icons/share?raw";
import skip from "~icons/game-icons/fast-forward-button?raw";
import stopwatch from "~icons/game-icons/stopwatch?raw";
import toStart from "~icons/game-icons/fast-backward-button?raw";
import tutorial from "~icons/game-icons/graduate-cap?raw";
import undo from "~icons/game-icons/anticlockwise-rotation?raw";
import unplugged from "~icons/game-icons/unplugged?raw";
import workshop from "~icons/game-icons/hammer-nails?raw";
import what from "~icons/game-icons/help?raw";

const icons: Record<string, string> = {
  bell,
  bot,
  book,
  chat,
  check,
  close,
  crown,
  dice,
  exit,
  eye,
  hint,
  hourglass,
  house,
  lock,
  log,
  menu,
  next,
  note,
  pause,
  person,
  play,
  plot,
  previous,
  settings,
  share,
  skip,
  stopwatch,
  "to-start": toStart,
  tutorial,
  undo,
  "undo-turn": undoTurn,
  unplugged,
  what,
  workshop,
};

/** Add a game's icons, by its own names: `register("rebellion", { port, bridge })`. */
export function register(game: string, more: Record<string, string>): void {
  for (const [name, svg] of Object.entries(more)) icons[`${game}/${name}`] = svg;
}

/** The drawing of a thing: the game's own before the shared one. */
export function icon(name: string, game = ""): string | undefined {
  return icons[`${game}/${name}`] ?? icons[name];
}

const drawn = new Map<string, Element>();

/** The same as a node of one's own: parsed once, then copied. */
export function drawing(svg: string): Node {
  let found = drawn.get(svg);
  if (!found) {
    const holder = document.createElement("template");
    holder.innerHTML = svg;
    found = holder.content.firstElementChild!;
    drawn.set(svg, found);
  }
  return document.importNode(found, true);
}
