/** The games' own parts of the client, each loaded when its table is opened. */

import type { Component } from "svelte";
import type { GameUi, Tutorial } from "./board";
import { register } from "./icons";
import { need, tutorialWords } from "./words.svelte";
import Counterweight from "../games/counterweight/Picture.svelte";
import Rebellion from "../games/rebellion/Picture.svelte";
import State51 from "../games/state51/Picture.svelte";

type Loader = () => Promise<{ default: GameUi<unknown> }>;

const LOADERS: Record<string, Loader> = {
  rebellion: () => import("../games/rebellion"),
  state51: () => import("../games/state51"),
  counterweight: () => import("../games/counterweight"),
};

export const PICTURES: Record<string, Component> = {
  rebellion: Rebellion,
  state51: State51,
  counterweight: Counterweight,
};

/** Minutes at a screen, for the start page. */
export const MINUTES: Record<string, [number, number]> = {
  rebellion: [45, 90],
  state51: [45, 75],
  counterweight: [60, 120],
};

/** Games nobody drew a board for yet are played on the generic one. */
export async function loadUi(game: string): Promise<GameUi<unknown>> {
  const load: Loader = LOADERS[game] ?? (() => import("../games/generic"));
  const { default: ui } = await load();
  if (ui.icons) register(game, ui.icons);
  return ui;
}

/** A game's guided first game; until it has one, a tour of the table. */
export async function loadTutorial(ui: GameUi<unknown>): Promise<Tutorial<unknown>> {
  const load = ui.tutorial ?? (() => import("../games/generic/tutorial"));
  const { default: tutorial } = await load();
  await need(tutorialWords(tutorial.words));
  return tutorial;
}
