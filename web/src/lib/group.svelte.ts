/** Orders for units, one or several at once: which ones, what they are to do, how that would go, and then the ordinary actions
 * one after the other until something comes between.
 *
 * Several units are chosen in the panel (`on`). A plain click on a stack that can march chooses it at once (`direct`): its reach
 * is lit, pointing at a goal shows the way, a click carries it out. */

import { tick } from "svelte";
import type { Turns } from "../boards/board";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { GroupOrder, Mark, Part, Refusal } from "./types";

interface Step {
  do: string;
  /** it cannot be taken back, and that was to be expected */
  sealed: boolean;
}

/** why a series has stopped: another has the word, a throw or a discovery, an action that is not open any more */
export interface Halt {
  why: "other" | "chance" | "barred" | "stopped";
  clause: string | null;
}

const A_BREATH = 1100; // milliseconds to wait when the server asks not to be hurried
const A_LOOK = 90; // milliseconds that the pointer rests on a goal before its way is asked for
const MARCH = "march";
const DIRECT = [MARCH, "face"]; // in the steps of these orders a click on a stack chooses it
const RETREAT = "retreat"; // in the steps of this one the stack that the step is about is chosen by itself
const FREE: Mark = { cost: 0, notes: [] };

export class Group {
  on = $state(false);
  /** a stack was clicked that can march */
  direct = $state(false);
  /** the first is the one that the others keep their places beside */
  chosen = $state.raw<string[]>([]);
  orders = $state.raw<GroupOrder[]>([]);
  name = $state<string | null>(null);
  goal = $state<string | null>(null);
  parts = $state.raw<Part[] | null>(null);
  /** the order waits for a yes: something in it cannot be taken back */
  asking = $state(false);
  rest = $state.raw<Step[]>([]);
  halt = $state.raw<Halt | null>(null);
  running = $state(false);
  /** actions of the last order that may still be taken back together */
  sent = $state(0);
  private asked = 0;
  private aimed = 0;
  private look: ReturnType<typeof setTimeout> | undefined;
  private stopping = false;
  /** where units that were sent will go as soon as chance has said how far they can */
  then = $state.raw<{ things: string[]; order: string; goal: string } | null>(null);
  private sending = false;
  private resuming = $state(false);
  /** whose series it is */
  private seat = "";
  /** the last entry of the log when the other side got the word */
  private heard = -1;

  constructor(private play: Play) {}

  // --- what there is to choose from ----------------------------------------------------------------------------------

  /** by place: the own pieces that can be chosen */
  muster = $derived.by((): ReadonlyMap<string, string[]> => {
    const { view } = this.play.live;
    const seat = this.play.actor;
    return view && seat && this.possible ? (this.play.board.muster?.(view, seat) ?? new Map<string, string[]>()) : new Map<string, string[]>();
  });
  possible = $derived.by((): boolean => {
    const { view } = this.play.live;
    return !!this.play.board.muster && !!this.play.prompt && !!view && Object.values(this.play.info.groups).some((steps) => steps.includes(view.frame));
  });
  /** whether units can be sent to march, or turned, by a click on them and one on their goal */
  private marches = $derived.by(() => this.possible && DIRECT.some((order) => this.play.info.groups[order]?.includes(this.play.live.view?.frame ?? "")));
  /** whole brigades */
  troops = $derived.by(() => {
    const { view } = this.play.live;
    const seat = this.play.actor;
    return view && seat && this.on ? (this.play.board.troops?.(view, seat, this.play.words) ?? []) : [];
  });
  /** whether the board is there for choosing; once an order is under way or was stopped, it is not */
  choosing = $derived.by(() => this.on && !this.running && !this.halt);
  /** ... whether it is there for the goal of those that were clicked */
  marching = $derived.by(() => this.direct && !this.running && !this.halt);
  order = $derived.by((): GroupOrder | null => this.orders.find((one) => one.order === this.name) ?? null);
  /** where the chosen stand */
  places = $derived.by((): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const [place, things] of this.muster) if (things.some((thing) => this.chosen.includes(thing))) found.add(place);
    return found;
  });
  /** whether a click on the board names a goal, not a unit */
  aiming = $derived.by(() => this.order?.kind === "place");
  lit = $derived.by((): ReadonlySet<string> => new Set(this.aiming ? this.order?.goals : this.muster.keys()));
  /** what those that were clicked can reach, and what it costs them */
  reach = $derived.by((): ReadonlyMap<string, Mark> => {
    const order = (this.marching || this.choosing) && this.aiming ? this.order : null;
    return new Map(order?.goals.map((goal) => [goal, order.marks?.[goal] ?? FREE]));
  });
  /** which way to face, around the place that it is about */
  turns = $derived.by((): Turns | null => {
    const set = this.play.board.turning;
    if (!set || this.running) return null;
    const name = (way: string) => this.play.words.name(set, way);
    if (this.marching) {
      const order = (this.order?.kind === set ? this.order : null) ?? this.orders.find((one) => one.kind === set);
      const place = [...this.places][0];
      return order && place ? { place, ways: order.goals.map((way) => ({ way, name: name(way), take: () => void this.send(order.order, way) })) } : null;
    }
    const list = this.on ? undefined : this.play.menu.lists.find((one) => one.kind === set);
    const place = this.play.subject;
    return list && place ? { place, ways: list.choices.map((one) => ({ way: one.argument, name: this.play.words.action(one.do), take: () => void this.play.act(one.do) })) } : null;
  });
  ways = $derived.by(() =>
    (this.parts ?? []).flatMap((part) => {
      const { view } = this.play.live;
      const from = view && this.play.board.where?.(view, part.things[0] ?? "");
      return from ? [{ from, path: part.path, barred: !!part.clause }] : [];
    }),
  );
  steps = $derived.by((): Step[] => (this.parts ?? []).flatMap((part) => part.do.map((action, i) => ({ do: action, sealed: part.sealed.includes(i) }))));
  /** whether actions are being sent, or will be as soon as it is known which */
  underway = $derived.by((): boolean => this.running || this.resuming || (this.then !== null && this.play.actor === this.seat && this.fits(this.then.order)));
  /** whether the rest of a series that was stopped could go on */
  ready = $derived.by((): boolean => !this.running && this.isOpen(this.rest[0]?.do));

  // --- choosing ------------------------------------------------------------------------------------------------------

  start(): void {
    this.leave();
    this.on = this.possible;
  }

  leave(): void {
    this.on = this.direct = false;
    this.then = null;
    this.chosen = [];
    this.orders = [];
    this.rest = [];
    this.halt = null;
    this.sent = 0;
    this.forget();
  }

  /** One step back: from the plan to the goal, from there to the units, and out. */
  back(): void {
    if (this.running) this.stop();
    else if (this.asking) this.asking = false;
    else if (this.direct) this.leave();
    else if (this.parts) this.parts = this.goal = null;
    else if (this.name) this.name = null;
    else this.leave();
  }

  private forget(): void {
    this.asked += 1;
    this.name = null;
    this.lookAway();
  }

  private lookAway(): void {
    clearTimeout(this.look);
    this.aimed += 1;
    this.goal = this.parts = null;
    this.asking = false;
  }

  /** A place is clicked: its units are chosen or not any more, or it is the goal. */
  pick(place: string): void {
    if (this.running) return;
    const things = this.muster.get(place);
    if (this.aiming) void this.aim(place);
    else if (things) this.toggle(things);
  }

  toggle(things: string[]): void {
    const all = things.every((thing) => this.chosen.includes(thing));
    this.choose(all ? this.chosen.filter((thing) => !things.includes(thing)) : [...new Set([...this.chosen, ...things])]);
  }

  private choose(things: string[]): void {
    this.chosen = things;
    this.halt = null;
    this.rest = [];
    this.sent = 0;
    this.forget();
    if (this.direct && !things.length) this.leave();
    else void this.gather();
  }

  /** What can they be ordered to do? */
  async gather(): Promise<void> {
    const seat = this.play.actor;
    const turn = ++this.asked;
    if (!seat || !this.chosen.length) {
      this.orders = [];
      return;
    }
    try {
      const answer = await this.play.live.gather(seat, this.chosen);
      if (turn !== this.asked) return;
      this.orders = answer["orders"] as GroupOrder[];
      const known = (name: string | null) => this.orders.some((one) => one.order === name);
      if (this.direct) this.name = known(this.name) ? this.name : ([MARCH, RETREAT].find(known) ?? null);
      else this.name = this.orders.length === 1 ? (this.orders[0]?.order ?? null) : known(this.name) ? this.name : null;
    } catch (refusal) {
      this.play.problem = refusal as Refusal;
    }
  }

  take(order: string): void {
    this.lookAway();
    this.name = order;
  }

  /** How would it go? */
  async aim(goal: string): Promise<void> {
    const seat = this.play.actor;
    const turn = ++this.aimed;
    if (!seat || !this.name) return;
    this.goal = goal;
    try {
      const answer = await this.play.live.plan(seat, this.chosen, this.name, goal);
      if (turn === this.aimed) this.parts = answer["parts"] as Part[];
    } catch (refusal) {
      this.play.problem = refusal as Refusal;
    }
  }

  // --- two clicks: a stack, and where it goes ------------------------------------------------------------------------

  /** A plain click on the board. Whether it chose units that can march or sent those that were chosen; shift sends them also to
   * where others stand. */
  clicked(place: string, way: number): boolean {
    if (this.on || this.running || this.play.live.busy) return false;
    const mark = this.marching ? this.reach.get(place) : undefined;
    if (mark && !mark.step && (!mark.taken || way === 1)) {
      void this.send(this.name ?? MARCH, place);
      return true;
    }
    if (way === 0 && this.marches && !mark?.step && this.play.canMove(place)) {
      const there = this.muster.get(place) ?? [];
      const before = this.direct && this.places.has(place) ? this.chosen : [];
      this.direct = true;
      this.choose(next(there, before));
      return this.direct;
    }
    if (this.marching) this.leave();
    return false;
  }

  /** Where there is no choice but of the way, whose way it is needs no click. Called from an effect. */
  offer(): void {
    const piece = this.play.prompt?.about?.["piece"];
    if (this.on || this.running || !this.play.live.view || !this.play.info.groups[RETREAT]?.includes(this.play.live.view.frame)) return;
    if (!piece || !this.possible || this.rest.length) return;
    this.direct = true;
    this.choose([String(piece[1])]);
  }

  /** The pointer rests on a goal: show the way there. */
  point(place: string | null): void {
    if (!this.marching || this.asking || this.sending || place === this.goal) return;
    this.lookAway();
    if (place && this.reach.has(place)) this.look = setTimeout(() => void this.aim(place), A_LOOK);
  }

  /** Those that were clicked are sent; what cannot be taken back is asked first. */
  async send(order: string, goal: string): Promise<void> {
    clearTimeout(this.look);
    this.sending = true; // the pointer may go on meanwhile
    if (order !== this.name) this.take(order);
    if (goal !== this.goal || !this.parts) await this.aim(goal);
    this.sending = false;
    if (!this.parts || goal !== this.goal) return;
    this.asking = settings.confirm && this.parts.some((part) => part.sealed.length > 0);
    if (!this.asking && this.steps.length) this.carryOut();
  }

  // --- carrying out --------------------------------------------------------------------------------------------------

  carryOut(): void {
    const again = this.parts?.find((part) => part.again);
    this.then = again && this.name && this.goal ? { things: again.things, order: this.name, goal: this.goal } : null;
    this.rest = this.steps;
    this.sent = 0;
    this.forget();
    void this.goOn();
  }

  stop(): void {
    this.stopping = true;
  }

  /** A seat has done something else: what it had chosen, and what it could take back together, is forgotten. */
  acted(seat: string): void {
    if (this.then && !this.fits(this.then.order)) return; // a window on the way
    if (this.on) this.sent = 0;
    else if (!this.rest.length || seat === this.seat) this.leave();
  }

  /** Something has changed at the table. What could be ordered may be something else now; a series that waited for the other side
   * goes on when he has let it pass. Called from an effect. */
  renew(): void {
    if (this.running) return;
    if (this.then) void this.resume(this.then);
    else if (this.halt?.why === "other" && this.ready && !this.fought()) void this.goOn();
    else if (!this.possible && !this.rest.length) this.leave();
    else if (this.chosen.length) {
      this.lookAway();
      void this.gather();
    }
  }

  /** whether this is a step for such an order */
  private fits(order: string): boolean {
    return !!this.play.prompt && (this.play.info.groups[order]?.includes(this.play.live.view?.frame ?? "") ?? false);
  }

  /** It is known now how far they can go: there, if that is far enough; else their reach is shown. */
  private async resume(then: { things: string[]; order: string; goal: string }): Promise<void> {
    if (this.play.actor !== this.seat || !this.fits(then.order)) return;
    this.then = null;
    this.resuming = this.direct = true;
    this.chosen = then.things;
    await this.gather();
    if (!this.orders.length) this.leave();
    else if (this.reach.has(then.goal)) await this.send(then.order, then.goal);
    this.resuming = false;
  }

  private fought(): boolean {
    const fights = new Set(this.play.info.tellings.filter((telling) => telling.fight).map((telling) => telling.name));
    return this.play.live.log.some((entry) => entry.i > this.heard && entry.events.some((event) => fights.has(event.e)));
  }

  /** Action after action, as long as nothing comes between. */
  async goOn(): Promise<void> {
    const seat = this.play.actor;
    if (!seat || this.running) return;
    this.seat = seat;
    this.running = true;
    this.stopping = false;
    this.halt = null;
    try {
      while (this.rest[0]) {
        const step = this.rest[0];
        if (this.stopping) this.halt = { why: "stopped", clause: null };
        else if (this.play.actor !== seat) this.halt = { why: "other", clause: null };
        else if (!this.isOpen(step.do)) this.halt = { why: "barred", clause: (await this.play.live.why(seat, step.do))["clause"] as string | null };
        if (this.halt) break;
        await this.act(seat, step.do);
        this.rest = this.rest.slice(1);
        this.sent += 1;
        await tick();
        if (this.play.live.prompts[seat]?.undo) continue;
        this.sent = 0;
        if (this.rest.length && this.play.actor === seat && !step.sealed) {
          this.halt = { why: "chance", clause: null };
          break;
        }
      }
    } catch (refusal) {
      this.play.problem = refusal as Refusal;
      this.halt = { why: "stopped", clause: null };
    }
    this.heard = this.play.live.log.at(-1)?.i ?? -1;
    this.running = false;
    this.chosen = [];
    this.orders = [];
    if (this.halt) this.then = null;
    else this.direct = this.then !== null;
    if (this.then) void this.resume(this.then);
  }

  private async act(seat: string, action: string): Promise<void> {
    try {
      await this.play.live.act(seat, action);
    } catch (refusal) {
      if ((refusal as Refusal).code !== "too-fast") throw refusal;
      await new Promise((done) => setTimeout(done, A_BREATH));
      await this.play.live.act(seat, action);
    }
  }

  private isOpen(action: string | undefined): boolean {
    const [verb = "", argument] = (action ?? "").split(" ");
    const legal = this.play.prompt?.legal[verb];
    return !!legal && (argument === undefined || legal.includes(argument));
  }

  /** All that was done of the last order is taken back, as far as it can be. */
  async takeBack(): Promise<void> {
    const { on } = this;
    this.running = true;
    while (this.sent > 0 && this.play.undoer) {
      await this.play.undo();
      this.sent -= 1;
      await tick();
    }
    this.running = false;
    if (on) this.start();
    else this.leave();
  }
}

/** Of the units of a place: at first all, then with every further click one of them after the other, at last none. */
function next(there: string[], before: string[]): string[] {
  if (!before.length) return there;
  if (before.length > 1) return there.slice(0, 1);
  const after = there[there.indexOf(before[0] ?? "") + 1];
  return after && there.length > 1 ? [after] : [];
}
