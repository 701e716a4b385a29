import { expect, test } from "vitest";
import { find, read, type Section } from "../src/lib/rulebook";

const BOOK = `# Toy

A [CO](#co) rules. [◆ ours](#ours)

## Aim {#aim}
Be *first*. See [T-2.1](#T-2.1).

![Two dice, one higher](picture:battle)

> **Example.** Red rolls 5.

## T-1 Start <b>bold</b>
- **CO** {#co}: the officer
  on duty. **Crew** {#crew}: the rest.

### T-2.1 Turn
| a | b |
|---|---|
| 1 | 2 |

##### T-3 Deep
<script>alert(1)</script>
`;
const sections = read(BOOK);
const html = (section: Section | undefined): string =>
  section!.blocks.map((block) => ("html" in block ? block.html : "")).join("");
const at = (id: string): Section => sections.find((section) => section.id === id)!;

test("sections have the ids of their rules, or anchors of their own", () => {
  expect(sections.map(({ id, rule, level, text }) => [id, rule, level, text])).toEqual([
    ["", "", 1, "Toy"],
    ["aim", "", 2, "Aim"],
    ["T-1", "T-1", 2, "Start <b>bold</b>"],
    ["T-2.1", "T-2.1", 3, "Turn"],
    ["T-3", "T-3", 4, "Deep"],
  ]);
});

test("a picture stands by itself, with its description", () => {
  expect(at("aim").blocks[1]).toEqual({ picture: "battle", caption: "Two dice, one higher" });
  expect(at("aim").blocks).toHaveLength(3);
});

test("an example is a note", () => {
  expect(html(at("aim"))).toContain('<div class="example" role="note"><p><strong>Example.</strong> Red rolls 5.</p>');
});

test("a word leads to its explanation, and tells it beforehand", () => {
  expect(html(sections[0])).toContain(
    '<a class="term" href="#co" data-tip="CO: the officer on duty. Crew: the rest.">CO</a>',
  );
  expect(html(at("T-1"))).toContain('<dfn id="co" tabindex="-1"><strong>CO</strong></dfn>: the officer');
  expect(html(at("T-1"))).toContain('<dfn id="crew" tabindex="-1"><strong>Crew</strong></dfn>');
});

test("what is ours is marked", () => {
  expect(html(sections[0])).toContain('<a class="ours" href="#ours">◆ ours</a>');
});

test("HTML in a book is shown, not run", () => {
  expect(html(at("T-3"))).not.toContain("<script");
  expect(html(at("T-3"))).toContain("&lt;script&gt;");
});

test("a wide table scrolls by itself, by keyboard too, and has a name", () => {
  expect(html(at("T-2.1"))).toMatch(/<div class="wide" tabindex="0" role="region" aria-label="Turn"><table>/);
});

test("a search finds sections with all the words, in text, headings, rules and pictures", () => {
  expect(find(sections, "dice HIGHER").map(({ section }) => section.id)).toEqual(["aim"]);
  expect(find(sections, "t-2.1 turn").map(({ section }) => section.id)).toEqual(["T-2.1"]);
  expect(find(sections, "first missing")).toEqual([]);
  expect(find(sections, "  ")).toEqual([]);
});

test("a hit shows the words around it", () => {
  const [hit] = find(sections, "officer");
  expect([hit!.before, hit!.match, hit!.after]).toEqual([
    "Start <b>bold</b> CO: the ",
    "officer",
    " on duty. Crew: the rest.",
  ]);
});
