/** The pictures of the rulebook. */

import type { BookPictures } from "../../../lib/board";
import Card from "./Card.svelte";
import Goods from "./Goods.svelte";
import State from "./State.svelte";

export default { card: Card, goods: Goods, state: State } satisfies BookPictures;
