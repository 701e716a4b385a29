/** The pictures of the rulebook. */

import type { BookPictures } from "../../../lib/board";
import Card from "./Card.svelte";
import Traffic from "./Traffic.svelte";

export default { card: Card, lane: Traffic } satisfies BookPictures;
