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

/** The plot with an axis that can be zoomed, and the field on it; empty, if there is none. */
function zoomed(spec: Spec): [Spec, string] {
  const across = (unit: Spec): string => {
    const x = (unit["encoding"] as Record<string, Spec> | undefined)?.["x"];
    return x?.["type"] === "quantitative" ? ((x["field"] as string | undefined) ?? "") : "";
  };
  const layers = spec["layer"] as Spec[] | undefined;
  if (!layers) return across(spec) ? [{ ...spec, params: [ZOOM] }, across(spec)] : [spec, ""];
  const first = across(spec) ? 0 : layers.findIndex(across);
  const field = across(spec) || across(layers[first] ?? {});
  if (!field) return [spec, ""];
  return [{ ...spec, layer: layers.map((layer, i) => (i === first ? { ...layer, params: [ZOOM] } : layer)) }, field];
}

/** Draw a plot as wide as its place; `tell` hears what the mouse is on. */
export async function draw(
  host: HTMLElement,
  spec: Spec,
  width: number,
  tell: (tip: Tip | null) => void,
): Promise<Drawing> {
  const [wanted, field] = zoomed({ ...spec, width });
  const zooms = field !== "";
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
      // Vega-Lite names the signal of a bound axis by its field.
      void view.signal(`zoom_${field}`, factor ? [middle - half, middle + half] : whole).runAsync();
    },
    end: () => view.finalize(),
  };
}
