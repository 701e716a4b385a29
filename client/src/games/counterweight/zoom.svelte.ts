/** Which cards are looked at closely; a section may lie under a site, and both are read together. */

import { Zoom } from "../../lib/zoom.svelte";

export const zoom = new Zoom<string[]>();
