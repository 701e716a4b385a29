import { gameUi } from "../../lib/board";
import Board from "./Board.svelte";
import { flights } from "./flights";
import icons from "./icons";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import type { Table } from "./shapes";

export default gameUi<Table>({
  Board,
  Own,
  Other,
  colour: (table, seat) => table.factions.find((faction) => faction.seat === seat)?.key,
  facts: (desk, seat) => {
    const mine = desk.table.factions.filter((faction) => faction.seat === seat);
    const all = (read: (faction: (typeof mine)[number]) => number): string => mine.map(read).join(" + ");
    return [
      { icon: "credits", value: all(({ purse }) => purse), label: desk.word("ui-purse") },
      { icon: "units", value: all(({ units }) => units), label: desk.word("ui-units") },
      { icon: "port", value: all(({ ports }) => ports), label: desk.word("ui-ports") },
    ];
  },
  icons,
  flights,
  dwell: { rolled: 1.8, took: 1.6, planets: 1.3, linked: 1.3, income: 0.5, paid: 0.5, put: 0.7 },
  sounds: { rolled: "dice", took: "battle", fell: "battle" },
  layout: { bottom: "min(30dvh, 17rem)", part: 1.08 },
  tutorial: () => import("./tutorial"),
  book: () => import("./book"),
});
