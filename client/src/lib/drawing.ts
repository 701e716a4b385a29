/** Plots of the lab (Vega-Lite) with hover and zoom. Only this file loads the library, and only pages with plots it. */

import { parse, View, type Item, type ScenegraphEvent } from "vega";
import { expressionInterpreter } from "vega-interpreter";
import { compile, type TopLevelSpec } from "vega-lite";

type Spec = Record<string, unknown>;
export interface Tip {
  said: string;
  x: number;
  y: number;
}
export interface Drawing {
  /** Whether it can be zoomed. */
  zooms: boolean;
  /** Twice as near (2), twice as far (0.5), or as at first (0). */
  zoom: (factor: number) => void;
  end: () => void;
}

const ZOOM = {
  name: "zoom",
  select: {
    type: "interval",
    encodings: ["x"],
    zoom: "wheel![event.ctrlKey || event.metaKey]",
    translate: "[pointerdown[event.pointerType === 'mouse'], window:pointerup] > window:pointermove!",
    clear: "dblclick",
  },
  bind: "scales",
};

/** The unit whose axis can be zoomed, if there is one. */
function zoomed(spec: Spec): Spec {
  const across = (unit: Spec): boolean => {
    const x = (unit["encoding"] as Record<string, Spec> | undefined)?.["x"];
    return x?.["type"] === "quantitative" && "field" in x;
  };
  const layers = spec["layer"] as Spec[] | undefined;
  if (!layers) return across(spec) ? { ...spec, params: [ZOOM] } : spec;
  const first = across(spec) ? 0 : layers.findIndex(across);
  if (first < 0) return spec;
  return { ...spec, layer: layers.map((layer, i) => (i === first ? { ...layer, params: [ZOOM] } : layer)) };
}

/** Draw a plot as wide as its place; `tell` hears what the mouse is on. */
export async function draw(
  host: HTMLElement,
  spec: Spec,
  width: number,
  tell: (tip: Tip | null) => void,
): Promise<Drawing> {
  const wanted = zoomed({ ...spec, width });
  const zooms = wanted !== spec && JSON.stringify(wanted).includes('"bind":"scales"');
  const { spec: plain } = compile(wanted as unknown as TopLevelSpec);
  const view = new View(parse(plain, undefined, { ast: true }), {
    expr: expressionInterpreter,
    renderer: "svg",
    container: host,
    hover: true,
    tooltip: (_: unknown, event: ScenegraphEvent, __: Item, value: unknown): void => {
      if (typeof value !== "string" || value === "") {
        tell(null);
        return;
      }
      const at = host.getBoundingClientRect();
      const mouse = event as unknown as MouseEvent;
      tell({ said: value, x: mouse.clientX - at.left, y: mouse.clientY - at.top });
    },
  });
  await view.runAsync();
  const whole = zooms ? (view.scale("x") as { domain: () => number[] }).domain() : [];
  return {
    zooms,
    zoom: (factor) => {
      const [low = 0, high = 1] = (view.scale("x") as { domain: () => number[] }).domain();
      const half = (high - low) / 2 / (factor || 1);
      const middle = (low + high) / 2;
      void view.signal("zoom_x", factor ? [middle - half, middle + half] : whole).runAsync();
    },
    end: () => view.finalize(),
  };
}
