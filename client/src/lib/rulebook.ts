/**
 * A rulebook of ours as sections that can be shown, searched and linked. It is Markdown with a few marks
 * (`src/spielwerk/engine/book.py`): a heading begins with a rule's id or ends with an anchor, `{#aim}`; words that are
 * explained have anchors, too; pictures are drawn by the game's own components; a quotation is a worked example.
 */

import { Marked, type Token, type Tokens } from "marked";
import { ANCHOR, bare, glossary } from "./glossary";
import { hasAll, wordsOf } from "./sought";

const RULE = /^([A-Z][A-Z0-9]*-\d+(?:\.\d+)*)\s*/;
/** A word that is explained, in bold type before its anchor. */
const WORD = /(<strong>[^<]*<\/strong>)\s*\{#([\w.-]+)\}/g;
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

export interface Heading {
  id: string;
  level: number;
  text: string;
}

export type Block = { html: string } | { picture: string; caption: string };

export interface Section extends Heading {
  /** The rule's id, where the heading has one; otherwise its anchor is nothing to read. */
  rule: string;
  blocks: Block[];
  /** All that it says, to be searched. */
  plain: string;
}

export interface Hit {
  section: Section;
  before: string;
  match: string;
  after: string;
}

function renderer(explained: Map<string, string>): Marked {
  return new Marked({
    renderer: {
      link(token: Tokens.Link): string {
        const inner = this.parser.parseInline(token.tokens);
        const id = token.href.replace(/^#/, "");
        if (id === "ours") return `<a class="ours" href="#ours">${inner}</a>`;
        const said = explained.get(id);
        if (said) return `<a class="term" href="#${escape(id)}" data-tip="${escape(said)}">${inner}</a>`;
        return `<a${RULE.test(id) ? ' class="to-rule"' : ""} href="${escape(token.href)}">${inner}</a>`;
      },
      listitem(item: Tokens.ListItem): string {
        return `<li>${this.parser.parse(item.tokens).replace(WORD, '<dfn id="$2" tabindex="-1">$1</dfn>')}</li>`;
      },
      blockquote(token: Tokens.Blockquote): string {
        return `<div class="example" role="note">${this.parser.parse(token.tokens)}</div>`;
      },
      // Rulebooks are Markdown only; whatever looks like HTML is shown, not run.
      html: (token: Tokens.HTML | Tokens.Tag): string => escape(token.text),
    },
  });
}

/** The picture that a paragraph is, if it is nothing else. */
function pictured(token: Token): { picture: string; caption: string } | undefined {
  if (token.type !== "paragraph") return undefined;
  const [only, ...more] = (token as Tokens.Paragraph).tokens;
  if (only?.type !== "image" || more.length) return undefined;
  const { href, text } = only as Tokens.Image;
  return href.startsWith("picture:") ? { picture: href.slice("picture:".length), caption: text } : undefined;
}

export function read(source: string): Section[] {
  const marked = renderer(new Map(glossary(source).map(({ id, said }) => [id, said])));
  const sections: Section[] = [];
  for (const token of marked.lexer(source)) {
    if (token.type === "heading") {
      const { depth, text } = token as Tokens.Heading;
      const rule = RULE.exec(text)?.[1] ?? "";
      const id = rule || (ANCHOR.exec(text)?.[1] ?? "");
      const title = bare(text.replace(RULE, ""));
      sections.push({ id, rule, level: Math.min(depth, 4), text: title, blocks: [], plain: title });
      continue;
    }
    const here = sections.at(-1);
    if (!here) continue;
    here.plain = `${here.plain} ${bare(token.raw)}`.trim();
    const picture = pictured(token);
    if (picture) {
      here.blocks.push(picture);
      continue;
    }
    const html = marked
      .parser([token])
      .replaceAll("<table>", `<div class="wide" tabindex="0" role="region" aria-label="${escape(here.text)}"><table>`)
      .replaceAll("</table>", "</table></div>");
    const last = here.blocks.at(-1);
    if (last && "html" in last) last.html += html;
    else here.blocks.push({ html });
  }
  return sections;
}

/** Where all the words of a query are found, with what stands around the first of them. */
export function find(sections: Section[], query: string): Hit[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  return sections
    .filter(({ rule, plain }) => hasAll(`${rule} ${plain}`, wanted))
    .map((section) => {
      const at = section.plain.toLowerCase().indexOf(wanted[0]!);
      if (at < 0) return { section, before: section.plain.slice(0, AROUND), match: "", after: "" };
      const from = Math.max(0, at - AROUND);
      const end = at + wanted[0]!.length;
      return {
        section,
        before: (from ? "…" : "") + section.plain.slice(from, at),
        match: section.plain.slice(at, end),
        after: section.plain.slice(end, end + AROUND) + (end + AROUND < section.plain.length ? "…" : ""),
      };
    });
}
const AROUND = 48;
