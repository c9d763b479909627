import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Fight from "./Fight.svelte";
import { inspect } from "./inspect";
import Legend from "./Legend.svelte";
import Odds from "./Odds.svelte";
import { where } from "./counters";
import { about, chance, facts, home, secrets } from "./table";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = {
  Board,
  Badge,
  Card,
  Fight,
  Legend,
  Odds,
  Tracks,
  about,
  chance,
  facts,
  home,
  inspect,
  secrets,
  always: ["engage", "occupy", "fire"],
  where,
  open: [
    "Colours", "Deploy", "Defend", "NeutralReinforcements",
    "Deploy1796", "Anchor1796", "Appoint1796", "ReturnFire", "Sink", "Intercept", "Strike", "Withdraw", "Answer", "Return",
    "Suffer", "Levy", "Scuttle", "Quarter", "Garrison", "Remount", "Moor", "Spread", "Retreat", "Haven", "Charge", "Square",
  ],
};
