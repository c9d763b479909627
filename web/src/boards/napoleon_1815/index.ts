import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Fight from "./Fight.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import Odds from "./Odds.svelte";
import Strip from "./Strip.svelte";
import { about, chance, facts, home, inspect, muster, where } from "./table";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = { Board, Badge, Card, Fight, Hand, Legend, Odds, Strip, Tracks, about, chance, facts, home, inspect, muster, where };
