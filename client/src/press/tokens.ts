/** The colours of `design/tokens.css` as a sheet of paper needs them: by daylight, all references put in. */

const DECLARED = /--([\w-]+):\s*([^;]+);/g;

/** What a block of the file declares. */
const declared = (block: string): [string, string][] =>
  [...block.matchAll(DECLARED)].map(([, name, value]) => [name!, value!.replace(/\s+/g, " ").trim()]);

/** Blocks of the file with their selectors; rules for less motion and dark screens have no colours. */
function blocks(css: string): [selector: string, body: string][] {
  const plain = css.replace(/\/\*[^]*?\*\//g, "");
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector!.trim(), body!]);
}

/** The plain colours of a mood by name, `#rrggbb` or `#rrggbbaa`; what is no colour is left out. */
export function colours(css: string, mood: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [selector, body] of blocks(css))
    if (selector === ":root" || selector === `[data-mood="${mood}"]`)
      for (const [name, value] of declared(body)) values.set(name, value);
  const plain = (value: string): string => {
    const day = /^light-dark\(([^,]+),.*\)$/.exec(value)?.[1] ?? value;
    const other = /^var\(--([\w-]+)\)$/.exec(day.trim())?.[1];
    return other ? plain(values.get(other) ?? "") : day.trim();
  };
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, plain(value)] as const).filter(([, value]) => value.startsWith("#")),
  );
}
