import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Odds from "./Odds.svelte";
import { about, chance, facts, secrets } from "./table";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = {
  Board,
  Badge,
  Card,
  Odds,
  Tracks,
  about,
  chance,
  facts,
  secrets,
  always: ["send"],
  open: ["Nations", "Placement", "BattleMove", "Shift", "Fire", "Rally", "Pursuit", "Retreat", "TrailRetreat"],
};
