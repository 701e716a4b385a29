/** The pictures of the rulebook. */

import type { BookPictures } from "../../../lib/board";
import Battle from "./Battle.svelte";
import Bridge from "./Bridge.svelte";
import World from "./World.svelte";
import "../worlds.css";

export default { planet: World, battle: Battle, bridge: Bridge } satisfies BookPictures;
