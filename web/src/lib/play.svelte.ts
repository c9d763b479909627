/** What happens at a table on this screen: whose turn it is to click, what is selected, what was asked. */

import type { GameBoard } from "../boards/board";
import { Group } from "./group.svelte";
import { Live } from "./live.svelte";
import { fights, placesIn, placesOf, sinceFight, type Fight } from "./log";
import { litPlaces, menuOf, placeVerbs, type Choice, type Menu } from "./menu";
import { remember, remembered, settings } from "./settings.svelte";
import { drum, rattle } from "./sound";
import { speech } from "./speech.svelte";
import type { Facts, GameInfo, LogEntry, Note, Prompt, Refusal, Thought } from "./types";
import { GameWords, seatWords } from "./words";

export interface Why {
  /** what was asked about */
  asked: string;
  place: string | null;
  /** the clause that forbids it; null: it is allowed */
  clause: string | null;
  /** where it can be done from */
  from?: string[];
}

const NOTHING: Menu = menuOf({}, []);
const NOWHERE: ReadonlySet<string> = new Set();
const RECENT = 8;
/** after so many actions without odds a verb is taken to have none */
const SILENT = 6;
const A_MOMENT = 1500;
const A_STEP = 1600; // milliseconds that the places of another's move stay lit
const MOST_RESULTS = 12;
const MANY = 12; // pieces: then they are chosen on the board first

const verbOf = (action: string): string => action.split(" ")[0] ?? "";

export class Play {
  live: Live;
  /** orders for several units at once */
  group = new Group(this);
  private picked = $state<string | null>(null);
  private reached = $state<string | null>(null);
  /** which of the ways to act on a place a plain click takes */
  mode = $state<string | null>(null);
  marked = $state.raw<ReadonlySet<string>>(new Set());
  pending = $state<string | null>(null);
  pointed = $state<string | null>(null);
  why = $state.raw<Why | null>(null);
  hint = $state.raw<string | null>(null);
  /** what the computer weighed for the hint, the best first */
  thoughts = $state.raw<Thought[]>([]);
  thinking = $state(false);
  /** by place: the chance of success of what a click there would do */
  chances = $state.raw<Record<string, number | undefined>>({});
  odds = $state.raw<{ action: string; odds: Facts } | null>(null);
  problem = $state.raw<Refusal | null>(null);
  confirming = $state.raw<string | null>(null);
  resigning = $state(false);
  always = $state<Record<string, boolean>>({});
  /** how long the log was when that was last said */
  private ticked = -1;
  recent = $state.raw<LogEntry[]>([]);
  /** the fights whose results are to be looked at, the first of them now */
  private results = $state.raw<string[]>([]);
  /** where another's move that is shown just now happened */
  stepped = $state.raw<ReadonlySet<string>>(NOWHERE);
  /** hot-seat: whose secrets this screen showed last */
  private shownTo = $state<string | null>(null);

  private steppedTimer: ReturnType<typeof setTimeout> | undefined;
  private wondered = "";
  private oddsKnown = new Map<string, Promise<Facts | null>>();
  private noOdds = new Map<string, number>();

  constructor(
    id: string,
    readonly info: GameInfo,
    readonly board: GameBoard,
  ) {
    this.live = new Live(id, (entries, own) => this.told(entries, own));
  }

  // --- who -----------------------------------------------------------------------------------------------------------

  /** compared as text, so that what is told is told anew only when a seat's name has changed */
  private seatNames = $derived.by(() => JSON.stringify(seatWords(this.live.table?.seats ?? [], this.live.view)));
  words = $derived.by(
    () => new GameWords(speech.of(this.info.id), this.info, JSON.parse(this.seatNames) as Record<string, string>),
  );
  /** whether several people play on this screen */
  shared = $derived.by(() => this.live.mine.length > 1);
  /** the own seat that decides now and whose choices are on the screen */
  actor = $derived.by((): string | null => {
    const deciding = Object.keys(this.live.prompts).filter((seat) => this.deciding(seat));
    if (deciding.includes(this.live.seat)) return this.live.seat;
    return deciding[0] ?? null;
  });
  prompt = $derived.by((): Prompt | null => (this.actor && !this.curtain ? (this.live.prompts[this.actor] ?? null) : null));
  menu = $derived.by(() => (this.prompt ? menuOf(this.prompt.legal, this.info.verbs) : NOTHING));
  /** the seat that may take something back */
  undoer = $derived.by((): string | null => {
    const may = Object.keys(this.live.prompts).filter((seat) => this.live.prompts[seat]?.undo);
    return may.includes(this.live.seat) ? this.live.seat : this.shared ? (may[0] ?? null) : null;
  });
  over = $derived.by(() => this.live.table?.status === "over");

  private deciding(seat: string): boolean {
    return Object.keys(this.live.prompts[seat]?.legal ?? {}).length > 0;
  }

  // --- several people on one screen ----------------------------------------------------------------------------------

  /** The seat for which the screen must change hands, nobody else looking. */
  curtain = $derived.by((): string | null => {
    const { view } = this.live;
    const actor = this.actor;
    if (!this.shared || !actor || !view || actor === this.shownTo) return null;
    const { open = [] } = this.board;
    return (typeof open === "function" ? open(view) : open).includes(view.frame) ? null : actor;
  });

  /** Between two people only what everybody may see is shown: at once when another of them decides, after a moment when somebody
   * elsewhere does. Called from an effect. */
  hideSecrets(): (() => void) | undefined {
    const { seat } = this.live;
    const known = seat === this.shownTo;
    if (!this.shared || this.over || seat === "watcher" || (known && this.actor === seat)) return undefined;
    const timer = setTimeout(() => this.live.sit("watcher"), known && !this.actor ? A_MOMENT : 0);
    return () => clearTimeout(timer);
  }

  /** The person at this seat looks at the screen now. */
  show(seat: string): void {
    this.shownTo = seat;
    this.live.sit(seat);
  }

  hide(): void {
    this.live.sit("watcher");
  }

  // --- what is lit ---------------------------------------------------------------------------------------------------

  /** The place from which an action begins. It stays selected for the next one; once nothing is left to do there, the place
   * that was reached takes its turn. */
  selected = $derived.by((): string | null => {
    const may = (place: string | null) => place !== null && this.menu.borders.has(place);
    const only = this.board.where && this.menu.borders.size === 1 ? ([...this.menu.borders.keys()][0] ?? null) : null;
    return may(this.picked) ? this.picked : may(this.reached) ? this.reached : only;
  });
  /** by place: what can be done with the pieces that stand there, and with what else of the game's sets lies there */
  standing = $derived.by((): Map<string, Choice[]> => {
    const { view } = this.live;
    const found = new Map<string, Choice[]>();
    for (const choice of [...this.menu.pieces.values(), ...this.menu.lists.map((list) => list.choices)].flat()) {
      const place = view ? this.board.where?.(view, choice.argument) : null;
      if (place) found.set(place, [...(found.get(place) ?? []), choice]);
    }
    return found;
  });
  /** the place among whose pieces is chosen */
  private among = $state<string | null>(null);
  /** what can be done with pieces: all of it, or at the place that was clicked; of very many, what can be done with those that
   * stand nowhere */
  pieces = $derived.by((): Choice[] => {
    if (this.group.marching) return []; // they stand with the orders of those that were clicked
    if (this.standing.has(this.among ?? "")) return this.choicesAt(this.among ?? "");
    const all = [...this.menu.pieces.values()].flat();
    if (all.length <= MANY || !this.standing.size) return all;
    const stands = new Set([...this.standing.values()].flat());
    return all.filter((choice) => !stands.has(choice));
  });
  modes = $derived(placeVerbs(this.menu));
  lit = $derived<ReadonlySet<string>>(
    this.group.choosing
      ? this.group.lit
      : new Set([...(this.group.marching ? this.group.reach.keys() : litPlaces(this.menu, this.selected)), ...this.standing.keys()]),
  );
  /** where others changed something since this seat last decided */
  changed = $derived.by((): ReadonlySet<string> => {
    const seat = this.actor ?? this.live.mine[0];
    if (!seat || this.shared || this.over) return NOWHERE;
    const from = this.moved(seat);
    const since = this.live.log.slice(this.live.log.findLastIndex((entry) => entry.i < from) + 1);
    return new Set(since.flatMap((entry) => entry.events.flatMap((event) => placesOf(event, this.info.tellings))));
  });
  targets = $derived<ReadonlySet<string>>(new Set(this.menu.borders.get(this.selected ?? "")?.keys() ?? []));

  /** What is on a place and what can be done with it, in words. */
  label(place: string): string {
    const { view } = this.live;
    const words = this.words;
    const what = view && this.board.about ? this.board.about(view, place, words) : words.name("place", place);
    const can = this.can(place);
    return can ? `${what}, ${can}` : what;
  }

  private can(place: string): string {
    const words = this.words;
    if (this.group.choosing) {
      if (this.group.places.has(place)) return words.say("web-group-chosen-here");
      return this.group.lit.has(place) ? words.say(this.group.aiming ? "web-group-goal-here" : "web-group-here") : "";
    }
    const mark = this.group.marching ? this.group.reach.get(place) : undefined;
    if (mark) return [words.say("web-reach-here", { cost: mark.cost }), ...mark.notes.map((note) => words.say(note.say, note.with))].join(", ");
    const said = (id: string, other: string) => words.say(words.has(id) ? id : other);
    const target = this.menu.borders.get(this.selected ?? "")?.get(place)?.[0];
    if (target) return said(`board-to-${target.verb}`, "web-place-target");
    if (place === this.selected) return words.say("web-place-selected");
    const choice = this.menu.places.get(place)?.[0];
    if (choice) return said(`board-on-${choice.verb}`, "web-place-lit");
    const from = this.menu.borders.get(place)?.values().next().value?.[0] ?? this.standing.get(place)?.[0];
    return from ? said(`board-from-${from.verb}`, "web-place-lit") : "";
  }

  /** Attributes of a place's element. */
  place = (id: string): Record<string, unknown> => {
    const lit = this.lit.has(id);
    return {
      "data-place": id,
      role: "button",
      tabindex: lit ? 0 : -1,
      "aria-label": this.label(id),
      "aria-disabled": lit ? undefined : "true",
      "aria-pressed": this.selected === id || this.group.places.has(id) ? "true" : undefined,
    };
  };

  // --- clicking ------------------------------------------------------------------------------------------------------

  /** whether a piece that stands there can do something now, or is the one that the step is about */
  canMove(place: string): boolean {
    return this.group.muster.has(place) && (this.standing.has(place) || this.subject === place);
  }
  /** the place that the step is about, or that of the piece */
  subject = $derived.by((): string | null => {
    const { view } = this.live;
    const { place, piece } = this.prompt?.about ?? {};
    return place ? String(place[1]) : view && piece ? (this.board.where?.(view, String(piece[1])) ?? null) : null;
  });
  /** what can be done on a place and with the pieces on it */
  choicesAt(place: string): Choice[] {
    return [...(this.menu.places.get(place) ?? []), ...(this.standing.get(place) ?? [])];
  }

  /** A place is clicked; `way` picks another than the usual way to act on it (shift 1, control 2). */
  pick(place: string, way = 0): void {
    this.why = null;
    if (this.group.clicked(place, way)) return;
    if (this.group.choosing || (way === 1 && this.group.muster.has(place))) {
      if (!this.group.choosing) this.group.start();
      this.group.pick(place);
      return;
    }
    const target = this.menu.borders.get(this.selected ?? "")?.get(place);
    const here = this.menu.places.get(place);
    const meant = here?.some((choice) => choice.verb === this.mode) ?? false; // of all ways, one that acts on the place
    if (target && !meant) {
      this.picked = this.selected;
      this.reached = place;
      void this.choose(target, place, 0);
    } else if (place === this.selected && !meant) this.drop();
    else if (here && (meant || way > 0 || !(this.menu.borders.has(place) || this.standing.has(place)))) void this.choose(here, place, way);
    else if (this.standing.has(place)) this.chooseAmong(place);
    else if (this.menu.borders.has(place)) this.picked = place;
    else if (this.sources(place).length === 1) this.picked = this.sources(place)[0] ?? null;
    else void this.ask(place);
  }

  /** The one thing that can be done here is done; among several one is chosen in the panel. */
  private chooseAmong(place: string): void {
    const choices = this.choicesAt(place);
    if (choices.length === 1) void this.choose(choices, place, 0);
    else this.among = this.among === place ? null : place;
  }

  /** From where the place can be reached. */
  private sources(place: string): string[] {
    return [...this.menu.borders].flatMap(([from, targets]) => (targets.has(place) ? [from] : []));
  }

  /** Nothing is selected any more. */
  drop(): void {
    this.picked = this.reached = this.among = null;
  }

  private choose(choices: Choice[], place: string, way: number): Promise<void> {
    const usual = choices.find((choice) => choice.verb === this.mode) ?? choices[0];
    const chosen = way > 0 ? (choices[Math.min(way, choices.length - 1)] ?? usual) : usual;
    this.pending = place;
    return chosen ? this.act(chosen.do) : Promise.resolve();
  }

  /** Whether an action asks to be confirmed: it does more than its name says, or it cannot be taken back while there is
   * something else to do. */
  private doubtful(action: string): boolean {
    if (!settings.confirm) return false;
    return this.cautions(action).length > 0 || (this.menu.size > 1 && (this.prompt?.final?.includes(verbOf(action)) ?? false));
  }

  /** What an action would do that its name does not say. */
  cautions(action: string): Note[] {
    return this.prompt?.cautions?.[action] ?? [];
  }

  async act(action: string, sure = false): Promise<void> {
    const seat = this.actor;
    if (!seat || !action || this.live.busy) return;
    if (!sure && this.doubtful(action)) {
      this.confirming = action;
      return;
    }
    this.confirming = null;
    this.group.acted(seat);
    this.hint = null;
    this.problem = null;
    this.why = null;
    this.marked = new Set();
    this.forgetOdds();
    try {
      await this.live.act(seat, action);
      this.noteFacts(seat);
    } catch (refusal) {
      this.problem = refusal as Refusal;
    }
    this.pending = null;
  }

  async undo(): Promise<void> {
    if (!this.undoer || this.live.busy) return;
    if (this.group.sent && !this.group.running) return this.group.takeBack();
    this.hint = null;
    this.drop();
    this.results = [];
    try {
      await this.live.undo(this.undoer);
    } catch (refusal) {
      this.problem = refusal as Refusal;
    }
  }

  async askHint(): Promise<void> {
    if (!this.actor || this.thinking) return;
    this.thinking = true;
    try {
      const answer = await this.live.hint(this.actor);
      this.hint = String(answer["do"]);
      this.thoughts = (answer["thoughts"] as Thought[] | undefined) ?? [];
      this.marked = new Set(placesIn(this.hint, this.info.sets["place"] ?? []));
    } catch (refusal) {
      this.problem = refusal as Refusal;
    }
    this.thinking = false;
  }

  // --- asking --------------------------------------------------------------------------------------------------------

  /** Why can nothing be done with this place? */
  async ask(place: string): Promise<void> {
    const { view, mine } = this.live;
    const seat = this.actor ?? mine[0];
    if (!seat || !view) return;
    if (this.targets.has(place)) {
      this.pointAt(place); // nothing to ask: what are the odds?
      return;
    }
    const from = this.sources(place);
    if (from.length) {
      const asked = this.menu.borders.get(from[0] ?? "")?.get(place)?.[0]?.do ?? "";
      this.why = { asked, place, clause: null, from };
      this.marked = new Set(from);
      return;
    }
    try {
      const answer = await this.live.wonder(seat, place, this.selected ?? "");
      this.why = { asked: String(answer["do"]), place, clause: answer["clause"] as string | null };
    } catch (refusal) {
      this.problem = refusal as Refusal;
    }
  }

  /** Why can this not be done? */
  async askAction(action: string): Promise<void> {
    const seat = this.actor ?? this.live.mine[0];
    if (!seat || !action) return;
    try {
      this.why = { asked: action, place: null, clause: (await this.live.why(seat, action))["clause"] as string | null };
    } catch (refusal) {
      this.problem = refusal as Refusal;
    }
  }

  /** Somebody points at an action: what are its odds? */
  async wonder(action: string | null): Promise<void> {
    this.wondered = action ?? "";
    const odds = action ? await this.oddsOf(action) : null;
    if (this.wondered === (action ?? "")) this.odds = action && odds ? { action, odds } : null;
  }

  /** Somebody points at an action in the panel: light what it is about, and tell its odds. */
  pointAtAction(action: string | null): void {
    const { view } = this.live;
    const word = action?.split(" ")[1] ?? "";
    const stands = view && word ? this.board.where?.(view, word) : null;
    this.marked = new Set(action ? [...placesIn(action, this.info.sets["place"] ?? []), ...(stands ? [stands] : [])] : []);
    void this.wonder(action);
  }

  /** Somebody points at a place: light it, and tell the odds of what a click there would do. */
  pointAt(place: string | null): void {
    this.pointed = place;
    this.group.point(place);
    const only = place && this.choicesAt(place).length === 1 ? this.choicesAt(place)[0] : undefined;
    const choice = place ? (this.menu.borders.get(this.selected ?? "")?.get(place)?.[0] ?? only) : undefined;
    void this.wonder(choice?.do ?? null);
  }

  /** The chance of success for each target of the selected place. Called from an effect. */
  async weigh(): Promise<void> {
    const targets = this.menu.borders.get(this.selected ?? "");
    this.chances = {};
    if (!targets || !this.board.chance) return;
    const found = await Promise.all(
      [...targets].map(async ([place, choices]) => {
        const odds = await this.oddsOf(choices[0]?.do ?? "");
        return [place, odds ? this.board.chance?.(odds) : undefined] as const;
      }),
    );
    if (targets === this.menu.borders.get(this.selected ?? "")) this.chances = Object.fromEntries(found);
  }

  /** Odds are asked for once as long as nothing changes; a verb of which some actions had none is not asked about again. */
  private oddsOf(action: string): Promise<Facts | null> {
    const seat = this.actor;
    const verb = verbOf(action);
    if (!seat || (this.noOdds.get(verb) ?? 0) >= SILENT) return Promise.resolve(null);
    let asked = this.oddsKnown.get(action);
    if (!asked) {
      asked = this.live.odds(seat, action).then(
        (answer) => {
          this.noOdds.set(verb, answer["odds"] ? -Infinity : (this.noOdds.get(verb) ?? 0) + 1);
          return answer["odds"] as Facts | null;
        },
        () => null,
      );
      this.oddsKnown.set(action, asked);
    }
    return asked;
  }

  // --- what happened -------------------------------------------------------------------------------------------------

  private told(entries: LogEntry[], own: boolean): void {
    this.recent = [...this.recent, ...entries].slice(-RECENT);
    this.forgetOdds();
    if (settings.sound && entries.some((entry) => entry.events.some((event) => this.isRoll(event.e)))) rattle();
    if (!own) {
      this.drop(); // what was selected may be gone
      if (settings.pace !== "off") this.follow(entries);
    }
    this.noteResults(entries[0]?.i ?? 0);
  }

  /** Another's move is shown: its places are lit for a moment. */
  private follow(entries: LogEntry[]): void {
    this.stepped = new Set(entries.flatMap((entry) => entry.events.flatMap((event) => placesOf(event, this.info.tellings))));
    clearTimeout(this.steppedTimer);
    this.steppedTimer = setTimeout(() => (this.stepped = NOWHERE), A_STEP);
  }

  /** Fights that have ended since an entry of the log are shown, one after the other. */
  private noteResults(since: number): void {
    if (settings.moment === 0 || document.hidden) return;
    const told = fights(sinceFight(this.live.log, since, this.info.tellings), this.info.tellings);
    const ended = told.filter((fight) => fight.ended >= since && !this.results.includes(fight.key));
    if (ended.length) this.results = [...this.results, ...ended.map((fight) => fight.key)].slice(-MOST_RESULTS);
    if (this.results.length && settings.pace !== "off") this.live.hold(true);
  }

  /** The fight whose result is shown. */
  fight = $derived.by((): Fight | null => {
    const key = this.results[0];
    if (key === undefined) return null;
    const told = sinceFight(this.live.log, Number(key.split(".")[0]), this.info.tellings);
    return fights(told, this.info.tellings).find((fight) => fight.key === key) ?? null;
  });

  /** Look at a fight again. */
  showFight(key: string): void {
    this.results = [key];
  }

  /** The result has been seen. */
  dismiss(): void {
    this.results = this.results.slice(1);
    if (!this.results.length) this.live.hold(false);
  }

  /** Where a fight took place; a piece is found where it stands. */
  placesOfFight(fight: Fight): string[] {
    const { view } = this.live;
    if (fight.places.length || !view || !this.board.where) return fight.places;
    const words = fight.events.flatMap((event) => Object.values(event.a).map(String));
    return words.flatMap((word) => this.board.where?.(view, word) ?? []).slice(0, 1);
  }

  private forgetOdds(): void {
    this.oddsKnown.clear();
    this.noOdds.clear();
    this.wondered = "";
    this.odds = null;
  }

  private isRoll(name: string): boolean {
    const telling = this.info.tellings.find((known) => known.name === name);
    return Object.values(telling?.arguments ?? {}).includes("dice");
  }

  /** What everybody may know of a seat, as numbers; those that change tell what the others did to it. */
  facts(seat: string): { label: string; value: number }[] {
    const { view } = this.live;
    const told = view ? (this.board.facts?.(view, seat, this.words) ?? []) : [];
    return told.flatMap(({ label, value }) => (/^[+−-]?\d+$/.test(value) ? [{ label, value: Number(value.replace("−", "-")) }] : []));
  }

  private noteFacts(seat: string): void {
    remember(`facts:${this.live.id}:${seat}`, JSON.stringify(this.facts(seat).map((fact) => fact.value)));
  }

  /** What has changed for a seat since it last acted. */
  balance(seat: string): { label: string; before: number; value: number }[] {
    const before = JSON.parse(remembered(`facts:${this.live.id}:${seat}`) ?? "[]") as number[];
    const now = this.facts(seat);
    if (before.length !== now.length) return [];
    return now.flatMap((fact, i) => (fact.value === before[i] ? [] : [{ ...fact, before: before[i] ?? 0 }]));
  }

  /** Where the log goes on after this seat's last move: as this browser remembers, else after the last thing told of the seat. */
  moved(seat: string): number {
    const known = this.live.moved[seat] ?? remembered(`moved:${this.live.id}:${seat}`);
    if (known !== null) return Number(known);
    const own = this.live.log.findLast((entry) => entry.events.some((event) => event.a["seat"] === seat));
    return (own?.i ?? -1) + 1;
  }

  /** From the next time on that a number is asked for, it is always to be the most; what is asked now is still answered by hand. */
  takeAlways(verb: string, always: boolean): void {
    this.always = { ...this.always, [verb]: always };
    this.ticked = this.live.log.length;
  }

  /** A number that is always to be the most, if one is asked for now. Called from an effect. */
  takeMost(): void {
    const asked = this.menu.numbers.find(({ verb }) => this.always[verb]);
    if (asked && !this.live.busy && this.live.log.length > this.ticked) void this.act(`${asked.verb} ${asked.values.at(-1) ?? 0}`);
  }

  announce(): void {
    if (settings.sound) drum();
  }
}
