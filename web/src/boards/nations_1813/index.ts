import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Fight from "./Fight.svelte";
import Hand from "./Hand.svelte";
import { inspect } from "./inspect";
import Legend from "./Legend.svelte";
import Strip from "./Strip.svelte";
import { about, facts, home, where } from "./table";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = {
  Board,
  Badge,
  Fight,
  Hand,
  Legend,
  Strip,
  Tracks,
  about,
  facts,
  home,
  inspect,
  where,
  handVerbs: ["army", "play", "pair", "draw", "take", "discard", "second", "second_pair"],
  open: ["UnitType", "Loss", "Support", "Engage"],
};
