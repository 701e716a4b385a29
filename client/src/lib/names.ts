/** What seats and bots are called. */

import type { Room } from "./api";
import { t } from "./words.svelte";

const LEVEL = /^level(\d)$/;
const TEMPER = /^level(\d)-([a-z]+)$/;

/** The kind of a bot: "Level 2 · Marta", "Rules of thumb". */
export function botName(bot: string): string {
  const said = t(`bot-${bot}`);
  const level = LEVEL.exec(bot);
  if (level) return t("bot-level", { n: Number(level[1]), name: said });
  const temper = TEMPER.exec(bot);
  if (temper) return t("bot-level", { n: Number(temper[1]), name: t(`bot-${temper[2]}`) });
  return said === `bot-${bot}` ? bot : said;
}

/** How a bot plays, in a sentence. */
export function botAbout(bot: string): string {
  const said = t(`bot-${bot}-about`);
  return said === `bot-${bot}-about` ? "" : said;
}

/** Levels are what most people look for; the others are for those who know why. */
export const isLevel = (bot: string): boolean => LEVEL.test(bot);

/** Bots are called after the parts of a music box, by seat, so that the log reads like one of people. */
export function seatName(room: Room | null, seat: number): string {
  const who = room?.seats[seat];
  if (who?.name) return who.name;
  if (who?.kind === "bot") return t(`bot-name-${seat % 6}`);
  return t("seat-n", { n: seat + 1 });
}
