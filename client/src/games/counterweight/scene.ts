/** A card as its picture sees it. */

import type { Counterweight } from "../../lib/generated";
import type { Subject } from "../../lib/scene/subject";

export function subject(catalogue: Counterweight.Catalogue, key: string): Subject {
  const card = catalogue[key];
  if (!card) return { id: key, kind: "other", tags: [] };
  const tags = [
    ...(card.resistance.length ? ["guns"] : []),
    ...(card.protection.length ? ["shield"] : []),
    ...(card.income > 0 ? ["income"] : []),
  ];
  return { id: key, kind: card.kind, tags, size: Math.max(card.capacity, card.dice, card.places, card.need) };
}
