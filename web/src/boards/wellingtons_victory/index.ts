import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Fight from "./Fight.svelte";
import { inspect } from "./inspect";
import Legend from "./Legend.svelte";
import Odds from "./Odds.svelte";
import { about, battleOf, chance, facts, home, muster, ordered, troops, where } from "./table";
import Tracks from "./Tracks.svelte";

// Everything on this table is open, so there is no curtain between two people at one screen, unless stacks are hidden.
const STEPS = [
  "SetUp", "Arrange", "PlaceNapoleon", "Activation", "PlaceLeader", "PassRounds", "Charges", "Breaking", "Deactivation",
  "GuardBrigade", "Deploy", "RallyForm", "RallyFacing", "RoutOrder", "ZoneChecks", "Formation", "Form", "FormStack", "Face",
  "Detach", "Absorb", "Extend", "Movement", "Move", "Entry", "Combat", "ChargesDue", "Advance", "AdvanceFacing", "Ride",
  "Fire", "Target", "ThroughShot", "OpportunityFire", "Aim", "OpportunityCharge", "RetreatChoice",
];

export const board: GameBoard = {
  Board, Fight, Legend, Odds, Tracks, about, chance, facts, home, inspect, muster, ordered, troops, turning: "facing", where,
  handVerbs: ["move", "raise", "form", "detach", "absorb"], // a click on the stack offers these
  open: (view) => (battleOf(view).massed ? [] : STEPS),
};
