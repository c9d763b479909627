import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Fight from "./Fight.svelte";
import Legend from "./Legend.svelte";
import Odds from "./Odds.svelte";
import { inspect } from "./inspect";
import { about, chance, facts, home, secrets } from "./table";
import Strip from "./Strip.svelte";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = {
  Board,
  Badge,
  Card,
  Fight,
  Legend,
  Odds,
  Strip,
  Tracks,
  about,
  chance,
  facts,
  home,
  inspect,
  secrets,
  always: ["send"],
  open: ["Nations", "Placement", "BattleMove", "Shift", "Fire", "Rally", "Pursuit", "Retreat", "TrailRetreat"],
};
