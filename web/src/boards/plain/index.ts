import type { GameBoard } from "../board";
import Board from "./Board.svelte";

/** The board of a game that has no own one. */
export const board: GameBoard = { Board };
