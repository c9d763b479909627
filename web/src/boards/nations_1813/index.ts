import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, facts } from "./table";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = {
  Board,
  Badge,
  Hand,
  Tracks,
  about,
  facts,
  handVerbs: ["army", "play", "pair", "draw", "take", "discard", "second", "second_pair"],
  open: ["UnitType", "Loss", "Support", "Engage"],
};
