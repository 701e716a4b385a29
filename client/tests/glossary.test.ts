import { expect, test } from "vitest";
import { about, glossary } from "../src/lib/glossary";

const BOOK = `## The words
- **CO** {#co}: the officer
  on duty. **Crew** {#crew}: the rest.
- **Prestige section** {#prestige}: gives *more*.
- **Section** {#section}: a part of the ring.
- plain item
`;
const terms = glossary(BOOK);

test("every explained word is found, with the item that explains it", () => {
  expect(terms.map(({ id, word }) => [id, word])).toEqual([
    ["co", "CO"],
    ["crew", "Crew"],
    ["prestige", "Prestige section"],
    ["section", "Section"],
  ]);
  expect(terms[1]!.said).toBe("CO: the officer on duty. Crew: the rest.");
  expect(terms[2]!.said).toBe("Prestige section: gives more.");
});

test("a label is about the first explained word in it, and of two the longer", () => {
  expect(about("Sections of the crew", terms)?.id).toBe("section");
  expect(about("prestige sections", terms)?.id).toBe("prestige");
  expect(about("Discount", terms)).toBeUndefined();
  expect(about("Who is CO?", terms)?.id).toBe("co");
});
