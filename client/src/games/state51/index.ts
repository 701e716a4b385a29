import { gameUi, type Fact } from "../../lib/board";
import Board from "./Board.svelte";
import { about, type Table } from "./facts";
import { flights } from "./flights";
import Good from "./Good.svelte";
import icons from "./icons";
import Other from "./Other.svelte";
import Own from "./Own.svelte";

export default gameUi<Table>({
  Board,
  Own,
  Other,
  facts: (desk, seat): Fact[] => {
    const found = desk.table.seats[seat];
    if (!found) return [];
    return [
      { icon: "hand", value: found.hand_size + found.contacts.length, label: desk.word("ui-hand-cards") },
      { icon: "location", value: found.locations, label: desk.word("ui-locations") },
      { icon: "worker", value: found.goods["worker"] ?? 0, label: desk.word("good-worker") },
      ...(found.passed ? [{ icon: "passed", value: "", label: desk.word("ui-passed") }] : []),
    ];
  },
  about,
  icons,
  flights,
  Token: Good,
  dwell: { built: 1.3, developed: 1.3, rebuilt: 1.3, razed: 1.6, dealt: 1.2, "foe-attacked": 1.6, "foe-struck": 1.6 },
  sounds: { razed: "battle", plundered: "battle", "foe-struck": "battle" },
  // The hand is the widest thing down there, and all of a card is to be seen.
  layout: { bottom: "clamp(16.1rem, 33.6dvh - 44px, 25.3rem)", part: 2.1, own: 2, whole: true },
  tutorial: () => import("./tutorial"),
  book: () => import("./book"),
});
