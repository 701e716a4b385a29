import { gameUi } from "../../lib/board";
import Board from "./Board.svelte";

export default gameUi({ Board });
