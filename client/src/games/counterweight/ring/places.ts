/** What lies on a place of the ring: what it is called, whose markers are there, how it is pointed at. */

import type { Attributes } from "../../../lib/board";
import type { Counterweight } from "../../../lib/generated";
import { gist, nameOf, type StationDesk } from "../cards";
import { zoom } from "../zoom.svelte";

type Place = Counterweight.Place;

export function label(desk: StationDesk, place: Place): string {
  if (!place.card) return place.place ? desk.word("ui-field-free", { n: place.place }) : desk.word("ui-kind-anchor");
  const parts = [
    place.place ? desk.word("ui-field", { n: place.place }) : desk.word("ui-kind-anchor"),
    gist(desk, place.card.key),
  ];
  if (place.site) {
    const { key, supply, need } = place.site;
    parts.push(desk.word("ui-site-n", { site: nameOf(desk, key), supply, need }));
  } else {
    place.markers.forEach((n, seat) => n && parts.push(desk.word("ui-markers-of", { player: desk.name(seat), n })));
    place.shields.forEach((safe, seat) => safe && parts.push(desk.word("ui-shielded", { player: desk.name(seat) })));
    const free = place.places - place.markers.reduce((sum, n) => sum + n, 0);
    parts.push(place.seal ? desk.word("ui-sealed") : desk.word("ui-free-places", { n: free }));
    if (place.blocked) parts.push(desk.word("ui-blocked"));
  }
  if (place.unlock) parts.push(desk.word(place.unlock.open ? "ui-unlocked" : "ui-locked"));
  return parts.join(", ");
}

/** Whether the inspector leaves the markers of a seat alone next time. */
export const shielded = (place: Place, seat: number | null): boolean => seat !== null && (place.shields[seat] ?? false);

/** Seats on the places of a card, null where one is free. */
export function taken(place: Place): (number | null)[] {
  const seats = place.markers.flatMap((n, seat) => Array<number>(n).fill(seat));
  return [...seats, ...Array<null>(Math.max(0, place.places - seats.length)).fill(null)];
}

const refOf = (place: Place): string => (place.card ? `card:${place.card.id}` : `place:${place.place}`);
const keysOf = (place: Place): string[] => [
  ...(place.site ? [place.site.key] : []),
  ...(place.card ? [place.card.key] : []),
];

/** What a place is pointed at by. */
export function pointed(desk: StationDesk, place: Place): Attributes {
  const ref = refOf(place);
  const onlook = zoom.tap(
    keysOf(place),
    () => place.card && document.querySelector(`.ring [data-ref="${ref}"]`),
    () => desk.explain(ref),
  );
  return desk.thing(ref, { side: place.site ? "site" : "", onlook });
}

/** What brings its cards closer. */
export const closer = (place: Place): Attributes => (place.card ? zoom.closer(keysOf(place)) : {});

export const alsoLit = (desk: StationDesk, place: Place): boolean =>
  desk.lit(`place:${place.place}`) || (place.site !== null && desk.lit(`card:${place.site.id}`));
