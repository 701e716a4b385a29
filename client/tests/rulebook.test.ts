import { expect, test } from "vitest";
import { render } from "../src/lib/rulebook";

const BOOK = `# Toy

## T-1 Aim <b>bold</b>
Be *first*. See [T-2.1](#T-2.1).

### T-2.1 Turn
| a | b |
|---|---|
| 1 | 2 |

##### T-3 Deep
`;

test("headings that start with a rule's id become anchors of that id", () => {
  const { html, headings } = render(BOOK);
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ["T-1", 2],
    ["T-2.1", 3],
    ["T-3", 5],
  ]);
  expect(html).toContain('<h2 id="T-1" tabindex="-1"><a class="rule-id" href="#T-1">T-1</a> Aim');
  expect(html).toContain("<h1>Toy</h1>");
});

test("headings go no deeper than four, so that none is skipped", () => {
  expect(render(BOOK).html).toContain('<h4 id="T-3"');
});

test("HTML in a book is shown, not run", () => {
  const { html } = render(`${BOOK}\n<script>alert(1)</script>\n`);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain("&lt;script&gt;");
});

test("a wide table scrolls by itself, by keyboard too", () => {
  expect(render(BOOK).html).toMatch(/<div class="wide" tabindex="0"[^>]*><table>[^]*<\/table><\/div>/);
});
