/** Orders for several units at once: which ones, what they are to do, how that would go, and then the ordinary actions one after
 * the other until something comes between. */

import { tick } from "svelte";
import type { Play } from "./play.svelte";
import type { GroupOrder, Part, Refusal } from "./types";

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

export class Group {
  on = $state(false);
  /** the first is the one that the others keep their places beside */
  chosen = $state.raw<string[]>([]);
  orders = $state.raw<GroupOrder[]>([]);
  name = $state<string | null>(null);
  goal = $state<string | null>(null);
  parts = $state.raw<Part[] | null>(null);
  rest = $state.raw<Step[]>([]);
  halt = $state.raw<Halt | null>(null);
  running = $state(false);
  /** actions of the last order that may still be taken back together */
  sent = $state(0);
  private asked = 0;
  private stopping = false;

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
  /** whole brigades */
  troops = $derived.by(() => {
    const { view } = this.play.live;
    const seat = this.play.actor;
    return view && seat && this.on ? (this.play.board.troops?.(view, seat, this.play.words) ?? []) : [];
  });
  /** whether the board is there for choosing; once an order is under way or was stopped, it is not */
  choosing = $derived.by(() => this.on && !this.running && !this.halt);
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
  ways = $derived.by(() =>
    (this.parts ?? []).flatMap((part) => {
      const { view } = this.play.live;
      const from = view && this.play.board.where?.(view, part.things[0] ?? "");
      return from ? [{ from, path: part.path, barred: !!part.clause }] : [];
    }),
  );
  steps = $derived.by((): Step[] => (this.parts ?? []).flatMap((part) => part.do.map((action, i) => ({ do: action, sealed: part.sealed.includes(i) }))));
  /** whether the rest of a series that was stopped could go on */
  ready = $derived.by((): boolean => !this.running && this.isOpen(this.rest[0]?.do));

  // --- choosing ------------------------------------------------------------------------------------------------------

  start(): void {
    this.leave();
    this.on = this.possible;
  }

  leave(): void {
    this.on = false;
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
    else if (this.parts) this.parts = this.goal = null;
    else if (this.name) this.name = null;
    else this.leave();
  }

  private forget(): void {
    this.asked += 1;
    this.name = this.goal = this.parts = null;
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
    this.chosen = all ? this.chosen.filter((thing) => !things.includes(thing)) : [...new Set([...this.chosen, ...things])];
    this.halt = null;
    this.rest = [];
    this.sent = 0;
    this.forget();
    void this.gather();
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
      this.name = this.orders.length === 1 ? (this.orders[0]?.order ?? null) : this.orders.some((one) => one.order === this.name) ? this.name : null;
    } catch (refusal) {
      this.play.problem = refusal as Refusal;
    }
  }

  choose(order: string): void {
    this.name = order;
    this.goal = this.parts = null;
  }

  /** How would it go? */
  async aim(goal: string): Promise<void> {
    const seat = this.play.actor;
    const turn = ++this.asked;
    if (!seat || !this.name) return;
    this.goal = goal;
    try {
      const answer = await this.play.live.plan(seat, this.chosen, this.name, goal);
      if (turn === this.asked) this.parts = answer["parts"] as Part[];
    } catch (refusal) {
      this.play.problem = refusal as Refusal;
    }
  }

  // --- carrying out --------------------------------------------------------------------------------------------------

  carryOut(): void {
    this.rest = this.steps;
    this.sent = 0;
    this.forget();
    void this.goOn();
  }

  stop(): void {
    this.stopping = true;
  }

  /** Action after action, as long as nothing comes between. */
  async goOn(): Promise<void> {
    const seat = this.play.actor;
    if (!seat || this.running) return;
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
        await this.send(seat, step.do);
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
    this.running = false;
    this.chosen = [];
    this.orders = [];
  }

  private async send(seat: string, action: string): Promise<void> {
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
    this.running = true;
    while (this.sent > 0 && this.play.undoer) {
      await this.play.undo();
      this.sent -= 1;
      await tick();
    }
    this.running = false;
    this.start();
  }
}
