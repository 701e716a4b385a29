/** A rulebook of ours as HTML: headings that start with a rule's id become anchors of that id. */

import { Marked, type Tokens } from "marked";

const ID = /^([A-Z][A-Z0-9]*-\d+(?:\.\d+)*)\s*/;
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

export interface Heading {
  id: string;
  level: number;
  text: string;
}

export function render(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading(token: Tokens.Heading): string {
        const inner = this.parser.parseInline(token.tokens);
        const id = ID.exec(token.text)?.[1] ?? "";
        const text = token.text.replace(ID, "");
        if (id) headings.push({ id, level: token.depth, text });
        const mark = id ? `<a class="rule-id" href="#${id}">${id}</a> ` : "";
        const level = Math.min(token.depth, 4);
        return `<h${level}${id ? ` id="${id}" tabindex="-1"` : ""}>${mark}${id ? inner.replace(ID, "") : inner}</h${level}>`;
      },
      // Rulebooks are Markdown only; whatever looks like HTML is shown, not run.
      html: (token: Tokens.HTML | Tokens.Tag): string => escape(token.text),
    },
  });
  const html = marked.parse(source, { async: false });
  return {
    html: html
      .replaceAll("<table>", '<div class="wide" tabindex="0" role="region" aria-label="…"><table>')
      .replaceAll("</table>", "</table></div>"),
    headings,
  };
}
