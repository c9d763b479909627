/** The visitor, as the server knows him: asking gives the browser the cookie that stands for him. */

import { api, Refused } from "./api";
import { settings } from "./settings.svelte";
import type { Refusal } from "./types";

class Visitor {
  name = $state("");
  /** null until the server has answered */
  known = $state<boolean | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly ready: Promise<void>;

  constructor() {
    this.ready = this.meet();
  }

  private async meet(): Promise<void> {
    try {
      this.name = (await api.me()).name;
      this.known = true;
    } catch (problem) {
      this.known = false;
      if (problem instanceof Refused) this.refusal = problem.refusal;
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.iAm({ name, lang: settings.lang })).name;
  }
}

export const visitor = new Visitor();
