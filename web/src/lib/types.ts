// What the server tells (docs/protocol.md).

export type Lang = "fr" | "en";
export type Value = boolean | number | string;

export interface OptionForm {
  id: string;
  kind: "flag" | "number" | "choice";
  default: Value;
  values?: string[];
  low?: number;
  high?: number;
  value?: Value;
  /** what it is about; "" is asked first */
  subject?: string;
  /** whether there is anything to choose */
  open?: boolean;
  /** values that are not on offer with the others as they are */
  absent?: string[];
  /** why the value that was given is not taken */
  refused?: Refusal;
}

/** Options that go well together, and who plays against one. */
export interface Preset {
  id: string;
  options: Record<string, Value>;
  level: string;
}

export interface Verb {
  name: string;
  kind: string;
  low: number;
  high: number;
}

export interface Telling {
  name: string;
  arguments: Record<string, string>;
  heading: boolean;
  /** what it is to the fight that it is told of */
  fight: "" | "begins" | "course" | "result" | "follows";
  /** a step of a march: steps of one thing are one line */
  folds: boolean;
}

export interface GameSummary {
  id: string;
  names: Record<Lang, string>;
  seats: { min: number; max: number };
  scenarios: string[];
  /** what to play, the simplest first */
  presets: Preset[];
  clauses: number;
  rules: string;
  levels: string[];
  /** the one that is offered first */
  level: string;
}

/** One of the actions that the computer weighed for a hint. */
export interface Thought {
  do: string;
  /** what it promises, from 0 (lost) to 1 (won) */
  value: number;
  /** how much of the thinking it took */
  part: number;
  /** what may follow, this action first */
  line: { seat: string; do: string }[];
}

export interface GameInfo extends GameSummary {
  verbs: Verb[];
  sets: Record<string, string[]>;
  tellings: Telling[];
  orders: OptionForm[];
  /** orders for several pieces at once, each with the steps in which it can be given */
  groups: Record<string, string[]>;
  /** by topic (place-wood, piece-cavalry, verb-attack): the clauses that concern it */
  topics: Record<string, string[]>;
}

/** What a goal costs and what it brings. */
export interface Mark {
  cost: number;
  notes: Note[];
  /** who stands there is rather meant by a click */
  taken?: boolean;
  /** one step, which is open by itself: a click takes it and no more */
  step?: boolean;
}

/** What several pieces can be ordered to do together. */
export interface GroupOrder {
  order: string;
  kind: string;
  goals: string[];
  marks?: Record<string, Mark>;
}

/** What a plan says of those who act together. */
export interface Part {
  things: string[];
  do: string[];
  /** the numbers of the actions that cannot be taken back */
  sealed: number[];
  path: string[];
  clause: string | null;
  notes: Note[];
  /** it ends where chance decides: what then leads to the goal is planned anew */
  again?: boolean;
}

export interface Clause {
  id: string;
  chapter: string;
  kind: string;
  basis: string;
  ref: string;
  /** the same place in the rulebook in both languages */
  source: Record<Lang, string>;
  fr: string;
  en: string;
}

export interface SeatWish {
  kind: "me" | "link" | "open" | "computer";
  level: string;
  name: string;
}

export interface SeatInfo {
  seat: string;
  kind: "human" | "open" | "computer";
  level: string;
  name: string;
  words: string;
  resigned: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, Value>;
  pace: number;
  status: "open" | "running" | "over";
  parent: string | null;
  /** its rematch */
  next: string | null;
  created: number;
  deadline: number | null;
  commitment: string | null;
  rules: string;
  seats: SeatInfo[];
  scores: number[] | null;
}

export interface TableRow {
  id: string;
  game: string;
  name: string;
  status: TableInfo["status"];
  updated: number;
  deadline: number | null;
  pace: number;
  your_turn: boolean;
  mine: string[];
  /** its rematch */
  next: string | null;
  /** it is one itself */
  rematch: boolean;
  seats: { seat: string; kind: SeatInfo["kind"]; level: string; name: string }[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's table has its own shape
export type Facts = Record<string, any>;

export interface View {
  game: string;
  seat: string;
  frame: string;
  awaited: string[];
  over: boolean;
  scores: number[] | null;
  table: Facts;
}

export type Legal = Record<string, string[]>;
/** A sentence as a message's id and its arguments. */
export interface Note {
  say: string;
  with: Record<string, string | number>;
}

export interface Prompt {
  legal: Legal;
  undo: boolean;
  /** what the step is about: kind and word of each thing */
  about?: Record<string, [kind: string, word: string | number]>;
  /** verbs that end a turn or cannot be taken back */
  final?: string[];
  /** where a pass would be taken for the seat: whether it wants to be asked all the same */
  ask?: boolean;
  /** by action: what it would do that its name does not say */
  cautions?: Record<string, Note[]>;
}

export type Change = [path: (string | number)[], value?: unknown];

export interface LogEvent {
  e: string;
  a: Record<string, string | number>;
}
export interface LogEntry {
  i: number;
  by: string;
  events: LogEvent[];
}

export interface Said {
  seat: string;
  to: string | null;
  text: string;
  at: number;
}

export interface Refusal {
  code: string;
  details?: Record<string, string>;
  fr?: string;
  en?: string;
  clause?: string;
}

export interface Replay {
  table: TableInfo;
  seat: string;
  start: View;
  log: LogEntry[];
  steps: { changes: Change[]; entry: LogEntry | null }[];
}

/** How a finished game went. */
export interface Course {
  seats: string[];
  turns: { turn: number; standing: number[]; losses: number[]; entry: number; step: number }[];
  /** how the seats stood in the end */
  last: number[];
  /** the turns in which the standing changed most */
  swings: { turn: number; change: number[]; step: number }[];
  luck: { throws: number; rolled: number; expected: number; deviation: number }[];
  decisions: number[];
  /** the rule by which it ended */
  clause: string | null;
  resigned: string[];
  /** what each seat saw in the end, its secrets too */
  hidden: Record<string, View>;
}
