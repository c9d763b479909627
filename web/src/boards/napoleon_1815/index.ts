import type { GameBoard } from "../board";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import Odds from "./Odds.svelte";
import { about, chance, facts, where } from "./table";
import Tracks from "./Tracks.svelte";

export const board: GameBoard = { Board, Badge, Card, Hand, Odds, Tracks, about, chance, facts, where };
