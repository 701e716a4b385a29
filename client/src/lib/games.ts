/** The games' own parts of the client, each loaded when its table is opened. */

import type { Component } from "svelte";
import type { GameUi, Tutorial } from "./board";
import { register } from "./icons";
import { need, tutorialWords } from "./words.svelte";
import Counterweight from "../games/counterweight/Picture.svelte";
import Rebellion from "../games/rebellion/Picture.svelte";
import State51 from "../games/state51/Picture.svelte";

interface Entry {
  load: () => Promise<{ default: GameUi<unknown> }>;
  /** On the start page. */
  picture: Component;
  /** Minutes at a screen. */
  minutes: [number, number];
}

/** The one list of boards, in the order of the start page. */
export const GAMES: Record<string, Entry> = {
  rebellion: { load: () => import("../games/rebellion"), picture: Rebellion, minutes: [45, 90] },
  state51: { load: () => import("../games/state51"), picture: State51, minutes: [45, 75] },
  counterweight: { load: () => import("../games/counterweight"), picture: Counterweight, minutes: [60, 120] },
};

/** Games nobody drew a board for yet are played on the generic one. */
export async function loadUi(game: string): Promise<GameUi<unknown>> {
  const load = GAMES[game]?.load ?? (() => import("../games/generic"));
  const { default: ui } = await load();
  if (ui.icons) register(game, ui.icons);
  return ui;
}

/** A game's guided first games, one for each side it can be learnt from; until it has one, a tour of the table. */
export async function loadTutorials(ui: GameUi<unknown>): Promise<readonly Tutorial<unknown>[]> {
  const load = ui.tutorial ?? (() => import("../games/generic/tutorial"));
  const found = (await load()).default;
  const all = Array.isArray(found) ? (found as readonly Tutorial<unknown>[]) : [found as Tutorial<unknown>];
  await need(tutorialWords(all[0]!.words));
  return all;
}
