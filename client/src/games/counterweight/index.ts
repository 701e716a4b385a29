import { gameUi } from "../../lib/board";
import { about, type Table } from "./cards";
import { flights } from "./flights";
import icons from "./icons";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import Board from "./Board.svelte";

export default gameUi<Table>({
  Board,
  Own,
  Other,
  facts: (desk, seat) => {
    const player = desk.table.players.find((one) => one.seat === seat);
    if (!player) return [];
    return [
      { icon: "influence", value: player.influence, label: desk.word("ui-influence") },
      { icon: "kind-action", value: player.hand.length, label: desk.word("ui-hand") },
      ...(player.co ? [{ icon: "co", value: "", label: desk.word("ui-co") }] : []),
    ];
  },
  about,
  icons,
  flights,
  dwell: {
    attacked: 1.6,
    overtook: 1.8,
    repelled: 1.8,
    completed: 1.6,
    emergency: 1.6,
    boarded: 1.6,
    checked: 0.6,
    loaded: 0.4,
    "influence-gained": 0.4,
  },
  sounds: {
    attacked: "battle",
    robbed: "battle",
    overtook: "dice",
    repelled: "dice",
    checked: "dice",
    arrival: "dice",
  },
  layout: { part: 0.8 },
  tutorial: () => import("./tutorial"),
  book: () => import("./book"),
});
