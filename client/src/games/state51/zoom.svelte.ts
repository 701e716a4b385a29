/** Which card is looked at closely, and what lies on it. */

import type { State51 } from "../../lib/generated";
import { Zoom } from "../../lib/zoom.svelte";

export const zoom = new Zoom<{ key: string; place?: State51.LocationView | undefined }>();
