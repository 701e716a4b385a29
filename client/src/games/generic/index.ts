import type { GameUi } from "../../lib/board";
import Board from "./Board.svelte";

export default { Board } as GameUi<unknown>;
