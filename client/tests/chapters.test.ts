import { describe, expect, it } from "vitest";
import { chapters, shortened } from "../src/lib/chapters";
import type { LogLine } from "../src/lib/generated";

const line = (kind: string, by: number | null, more: Partial<LogLine> = {}): LogLine => ({
  kind,
  text: { id: `log-${kind}`, args: { player: `seat:${by}` } },
  targets: [],
  step: 1,
  by,
  ...more,
});
const gets = (by: number, n: number, detail = 1): LogLine =>
  line("gained-worker", by, { detail, text: { id: "log-gained-worker", args: { player: `seat:${by}`, n } } });

describe("chapters of the log", () => {
  it("begin where another player does something", () => {
    const found = chapters([line("built", 0), gets(0, 2), gets(0, 1), line("passed", 1), line("built", 0)]);
    expect(found.map(({ from, by, lines }) => [from, by, lines.length])).toEqual([
      [0, 0, 3],
      [3, 1, 1],
      [4, 0, 1],
    ]);
    expect(found[0]!.acts.map(({ kind }) => kind)).toEqual(["built"]);
    expect(found[0]!.sums).toMatchObject([{ kind: "gained-worker", n: 3 }]);
  });

  it("tell a round by itself and count what was paid below zero", () => {
    const found = chapters([line("passed", 1), line("round", 1, { mark: "round" }), gets(1, 2, -1), gets(2, 1)]);
    expect(found.map(({ heading }) => heading)).toEqual([false, true, false, false]);
    expect(found[2]!.sums).toMatchObject([{ n: -2 }]);
  });

  it("follow the turns where a game marks them, whoever is told of in between", () => {
    const found = chapters([
      line("turn", 0, { mark: "turn" }),
      line("rolled", 0, { detail: 0 }),
      line("lost", 1, { detail: -1 }),
      line("took", 0),
      line("turn", 1, { mark: "turn" }),
    ]);
    expect(found.map(({ lines }) => lines.length)).toEqual([4, 1]);
    expect(found[0]!.acts.map(({ kind }) => kind)).toEqual(["took"]);
  });

  it("leave the name out of a sentence that begins with it", () => {
    const desk = {
      name: () => "Ada",
      word: (id: string) => id,
      say: () => "Ada builds School.",
    };
    expect(shortened(desk, line("built", 0))).toBe("builds School");
    const text = { id: "log-destroyed", args: { enemy: "Pirate" } };
    expect(shortened({ ...desk, say: () => "Pirate is destroyed." }, line("destroyed", 0, { text }))).toBe(
      "Pirate is destroyed",
    );
    expect(shortened({ ...desk, say: () => "School is built by Ada." }, line("built", 0))).toBe(
      "School is built by Ada",
    );
  });
});
