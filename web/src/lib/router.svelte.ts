/** Where we are: the part of the address after `#/`, as its pieces. */

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

class Router {
  path = $state.raw<string[]>(read());

  constructor() {
    addEventListener("hashchange", () => {
      const next = read();
      const moved = next[0] !== this.path[0] || next[1] !== this.path[1];
      this.path = next;
      if (moved) scrollTo(0, 0);
    });
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Go on without a way back to here: an address with a secret in it is not left in the history. */
  replace(address: string): void {
    location.replace(`#${address}`);
  }
}

export const router = new Router();
