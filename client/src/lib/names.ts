/** What a seat is called: the person's name, or the kind of bot. */

import type { Room } from "./api";
import { t } from "./words.svelte";

export function botName(bot: string): string {
  const said = t(`bot-${bot}`);
  return said === `bot-${bot}` ? bot : said;
}

/** Bots are called after the parts of a music box, by seat, so that the log reads like one of people. */
export function seatName(room: Room | null, seat: number): string {
  const who = room?.seats[seat];
  if (who?.name) return who.name;
  if (who?.kind === "bot") return t(`bot-name-${seat % 6}`);
  return t("seat-n", { n: seat + 1 });
}
