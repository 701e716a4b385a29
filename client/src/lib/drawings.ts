/** What the pictures of a game's rulebook are drawn with. */

import { getCatalogue } from "./api";
import type { BookPictures } from "./board";
import { loadUi } from "./games";

export interface Drawings {
  pictures: BookPictures;
  catalogue: unknown;
}

/** Without them a book is still a book: its captions tell what there is to see. */
export async function loadDrawings(game: string): Promise<Drawings> {
  try {
    const ui = await loadUi(game);
    const [found, catalogue] = await Promise.all([ui.book?.(), getCatalogue(game, null)]);
    return { pictures: found?.default ?? {}, catalogue };
  } catch {
    return { pictures: {}, catalogue: {} };
  }
}
