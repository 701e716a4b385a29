/** A card as its picture sees it. */

import type { State51 } from "../../lib/generated";
import type { Subject } from "../../lib/scene/subject";

const names = ({ icons }: State51.EffectFacts): string[] =>
  icons.flatMap((token) => ("good" in token ? [token.good] : "icon" in token ? [token.icon] : []));

export function subject({ locations, connections }: State51.Catalogue, key: string): Subject {
  const place = locations[key];
  if (place)
    return {
      id: key,
      kind: place.open ? "open" : place.row,
      tags: [...place.categories, place.deal, ...names(place.effect), ...names(place.bonus)],
    };
  const connection = connections[key];
  return { id: key, kind: "connection", tags: connection ? [connection.stack, ...names(connection.effect)] : [] };
}
