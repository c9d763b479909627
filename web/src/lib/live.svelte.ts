/** A table's live connection. It comes back by itself after a loss and repeats, under the same id, what was not acknowledged:
 * the server carries a request out once, however often it hears it. */

import { applyChanges, same } from "./changes";
import { remember, settings, type Pace } from "./settings.svelte";
import type { Change, LogEntry, Prompt, Refusal, Said, TableInfo, Value, View } from "./types";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PULSE = 1000; // between two signs of life, while somebody looks
const SILENT = 1900; // without any answer: the connection is lost, though nobody told us
const GIVEN_UP = 8000; // a new connection is quicker than waiting any longer
const AWAY = 40_000; // the same, while nobody looks
/** milliseconds between two moves of others that are shown one by one */
const STEPS: Record<Pace, number> = { off: 0, quick: 280, normal: 900, slow: 2200, step: Infinity };
const LONGEST_EPISODE = 600; // updates that are kept to be shown again

interface Request {
  t: string;
  id: string;
  seat: string;
  [name: string]: unknown;
}

interface Waiting {
  message: Request;
  lasting: boolean; // to be repeated after a loss; a mere question is not
  done: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
}

/** Something nobody else uses; `randomUUID` is missing where the page comes over plain HTTP from another machine. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Answer = Record<string, unknown>;

interface Update {
  t: "update";
  v: string;
  changes?: Change[];
  log?: LogEntry[];
  gone?: number[];
  prompts?: Record<string, Prompt>;
  table?: TableInfo;
  /** our request that brought it about: it is carried out and stored */
  done?: string;
}

interface Hello extends Omit<Update, "t"> {
  t: "hello";
  table: TableInfo;
  seat: string;
  mine: string[];
  view: View;
  log: LogEntry[];
  prompts: Record<string, Prompt>;
  orders: Record<string, Record<string, Value>>;
  chat?: Said[];
  present: string[];
}

export class Live {
  status = $state<"connecting" | "on" | "lost" | "refused">("connecting");
  refusal = $state.raw<Refusal | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state("watcher");
  mine = $state.raw<string[]>([]);
  log = $state.raw<LogEntry[]>([]);
  prompts = $state.raw<Record<string, Prompt>>({});
  orders = $state.raw<Record<string, Record<string, Value>>>({});
  chat = $state.raw<Said[]>([]);
  present = $state.raw<string[]>([]);
  /** by own seat: the log entry that followed its last action here */
  moved = $state.raw<Record<string, number>>({});
  /** requests under way that change the game */
  busy = $state(0);
  /** updates that are still to be shown */
  behind = $state(0);
  /** the others' moves stand still */
  paused = $state(false);
  /** ... as long as something else is looked at: the result of a fight */
  held = $state(false);
  /** whether the others' last moves can be shown again */
  repeatable = $state(false);
  /** nothing has been heard for a while, though the connection was not closed */
  silent = $state(false);

  private v = "";
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval>;
  private heard = Date.now();
  private closed = false;
  private own = false; // the next update answers something that we did: show it at once
  private episode: { view: View; log: LogEntry[]; updates: Update[] } | null = null; // what others did since we acted
  private wanted: string | null = null; // the seat through whose eyes to look after a reconnection

  constructor(
    readonly id: string,
    private told: (entries: LogEntry[], own: boolean) => void = () => undefined,
  ) {
    this.connect();
    this.pulse = setInterval(() => this.beat(), PULSE);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Connect anew: after a seat was taken, the server knows us better. */
  reconnect(): void {
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.silent = false;
      this.hear(JSON.parse(event.data) as { t: string });
    };
    socket.onclose = () => this.lose(socket);
  }

  /** This connection is no more: try another one before long. */
  private lose(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    for (const [id, waiting] of this.waiting) {
      if (waiting.lasting) continue;
      this.waiting.delete(id);
      waiting.failed({ code: "no-answer" });
    }
    if (this.status === "refused") return;
    this.status = "lost";
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private hurry = (): void => {
    if (document.hidden) return;
    this.heard = Date.now(); // while nobody looked, nothing was asked
    if (this.status !== "lost") {
      this.beat();
      return;
    }
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    if (!this.socket) this.connect();
  };

  private cut = (): void => {
    this.silent = true;
  };

  /** A sign of life, and a look whether there is an answer. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const since = Date.now() - this.heard;
    const patience = document.hidden ? AWAY : GIVEN_UP;
    this.silent = since > SILENT && !document.hidden;
    if (since > patience) {
      const { socket } = this;
      this.lose(socket); // on a dead line the browser would wait long for the end of its farewell
      socket.close();
    } else if (!document.hidden || since > AWAY / 2) this.socket.send('{"t":"ping"}');
  }

  // --- what we say ---------------------------------------------------------------------------------------------------

  private request(t: string, seat: string, rest: Answer, lasting: boolean): Promise<Answer> {
    const message: Request = { t, id: newId(), seat, ...rest };
    return new Promise((done, failed) => {
      this.waiting.set(message.id, { message, lasting, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN && this.status === "on") this.socket.send(JSON.stringify(message));
      else if (!lasting) {
        this.waiting.delete(message.id);
        failed({ code: "no-answer" } satisfies Refusal);
      }
    });
  }

  private async change(t: string, seat: string, rest: Answer): Promise<void> {
    this.busy += 1;
    this.own = true;
    try {
      await this.request(t, seat, rest, true);
      if (t === "act") this.noteMoved(seat);
    } finally {
      this.busy -= 1;
      this.own = false;
    }
  }

  private noteMoved(seat: string): void {
    const next = (this.log.at(-1)?.i ?? -1) + 1;
    this.moved = { ...this.moved, [seat]: next };
    remember(`moved:${this.id}:${seat}`, String(next));
  }

  act = (seat: string, action: string): Promise<void> => this.change("act", seat, { v: this.v, do: action });
  undo = (seat: string): Promise<void> => this.change("undo", seat, { v: this.v });
  order = (seat: string, order: string, value: Value | null): Promise<void> => this.change("order", seat, { order, value });
  resign = (seat: string): Promise<void> => this.change("resign", seat, {});
  say = async (seat: string, text: string, to: string | null): Promise<void> => {
    await this.request("chat", seat, to ? { text, to } : { text }, false);
  };
  why = (seat: string, action: string): Promise<Answer> => this.request("why", seat, { do: action }, false);
  wishes = (seat: string): Promise<Answer> => this.request("wishes", seat, {}, false);
  wonder = (seat: string, place: string, selected: string): Promise<Answer> => this.request("wonder", seat, { place, selected }, false);
  odds = (seat: string, action: string): Promise<Answer> => this.request("odds", seat, { do: action }, false);
  gather = (seat: string, things: string[]): Promise<Answer> => this.request("gather", seat, { things }, false);
  plan = (seat: string, things: string[], order: string, goal: string): Promise<Answer> => this.request("plan", seat, { things, order, goal }, false);
  hint = (seat: string): Promise<Answer> => this.request("hint", seat, {}, false);

  /** Look through the eyes of one of our seats, or of a spectator. */
  sit(seat: string): void {
    this.wanted = seat;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ t: "sit", seat }));
  }

  // --- what we hear --------------------------------------------------------------------------------------------------

  private hear(message: { t: string }): void {
    switch (message.t) {
      case "hello":
        this.hello(message as Hello);
        break;
      case "update":
        this.update(message as Update);
        break;
      case "done":
      case "answer":
        this.settle(message as unknown as { id: string });
        break;
      case "refused":
        this.refused(message as unknown as Refusal & { id: string });
        break;
      case "chat":
        this.chat = [...this.chat, message as unknown as Said];
        break;
      case "present":
        this.present = (message as unknown as { seats: string[] }).seats;
        break;
      case "orders":
        this.orders = (message as unknown as { orders: Record<string, Record<string, Value>> }).orders;
        break;
    }
  }

  private update(message: Update): void {
    this.queue.push(message);
    this.play();
    if (message.done !== undefined) this.settle({ id: message.done });
  }

  private hello(message: Hello): void {
    if (this.wanted !== null && this.wanted !== message.seat && [...message.mine, "watcher"].includes(this.wanted)) {
      this.socket?.send(JSON.stringify({ t: "sit", seat: this.wanted }));
      return;
    }
    const back = this.status !== "on";
    // A server that was started anew counts its versions anew: who still sees the same has acted on what is there now.
    const unchanged = this.seat === message.seat && same(this.view, message.view);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = 0;
    this.paused = false;
    this.episode = null;
    this.repeatable = false;
    this.silent = false;
    this.status = "on";
    this.wait = FIRST_WAIT;
    this.v = message.v;
    this.table = message.table;
    this.view = message.view;
    this.seat = message.seat;
    this.mine = message.mine;
    this.log = message.log;
    this.prompts = message.prompts;
    this.orders = message.orders;
    this.present = message.present;
    if (message.chat) this.chat = message.chat;
    if (!back) return;
    for (const { message: again } of this.waiting.values()) {
      if (unchanged && "v" in again) again["v"] = message.v;
      this.socket?.send(JSON.stringify(again));
    }
  }

  private settle(answer: { id: string }): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    waiting?.done(answer as unknown as Answer);
  }

  private refused(refusal: Refusal & { id: string }): void {
    if (refusal.code === "no-table") {
      this.status = "refused";
      this.refusal = refusal;
    }
    if (refusal.code === "table-gone") this.reconnect();
    const waiting = this.waiting.get(refusal.id);
    this.waiting.delete(refusal.id);
    waiting?.failed(refusal);
  }

  /** Show the next update: our own and those of a page that nobody looks at at once, others' one by one. */
  private play(): void {
    const still = this.paused || this.held || this.timer !== undefined;
    if (still && !this.own) {
      this.behind = this.queue.length;
      return;
    }
    clearTimeout(this.timer);
    this.timer = undefined;
    let update: Update | undefined;
    while ((update = this.queue.shift())) {
      const step = document.hidden ? 0 : STEPS[settings.pace];
      this.take(update);
      this.behind = this.queue.length;
      if (this.own || !step || !update.log?.length) continue;
      if (step === Infinity) this.paused = this.queue.length > 0 || !this.asked();
      else if (!this.held) {
        this.timer = setTimeout(
          () => {
            this.timer = undefined;
            this.play();
          },
          step / (1 + this.queue.length / 40),
        );
      }
      if (this.paused || this.held || this.timer !== undefined) return;
    }
  }

  /** Whether one of our seats has the word. */
  private asked(): boolean {
    return Object.values(this.prompts).some((prompt) => Object.keys(prompt.legal).length > 0);
  }

  /** Stand still, or go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.play();
  }

  /** While the others' moves stand still: the next one. */
  next(): void {
    const update = this.queue.shift();
    if (update) this.take(update);
    this.behind = this.queue.length;
    if (!this.behind && (!update || this.asked())) this.paused = false;
  }

  /** Something is looked at before the others' moves go on. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!held) this.play();
  }

  /** Show what the others did since we acted once more. */
  again(): void {
    const { episode } = this;
    if (!episode) return;
    this.queue = [...episode.updates, ...this.queue];
    this.episode = null;
    this.view = episode.view;
    this.log = episode.log;
    this.prompts = {};
    this.paused = false;
    this.play();
  }

  /** Show all that is waiting to be shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.paused = false;
    for (const update of this.queue.splice(0)) this.take(update);
    this.behind = 0;
  }

  /** What others did is kept, to be shown again, until we act. */
  private keep(update: Update): void {
    if (this.own || !this.view) this.episode = null;
    else if (update.log?.length || this.episode) {
      this.episode ??= { view: this.view, log: this.log, updates: [] };
      this.episode.updates.push(update);
      if (this.episode.updates.length > LONGEST_EPISODE) this.episode = null;
    }
    this.repeatable = this.episode !== null;
  }

  private take(update: Update): void {
    this.keep(update);
    this.v = update.v;
    if (update.changes && this.view) this.view = applyChanges(this.view, update.changes);
    if (update.gone) this.log = this.log.filter((entry) => !update.gone?.includes(entry.i));
    if (update.log) {
      this.log = [...this.log, ...update.log];
      this.told(update.log, this.own);
    }
    if (update.table) this.table = update.table;
    if (update.prompts) this.prompts = update.prompts;
  }
}
