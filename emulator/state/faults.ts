/** The behavior of a route instead of an answer, or with `delayMs` before it. `hang` never answers, `drop` closes the connection. */
export type FaultAction =
  | { readonly status: number; readonly type: string; readonly message: string }
  | { readonly delayMs: number }
  | 'hang'
  | 'drop'
  | 'garbage';

/** A fault that a test has set on a route. */
export interface Fault {
  /** The path after `/sdk/v1`; `/projects/bootstrap` matches every token. */
  readonly route: string;
  readonly fault: FaultAction;
  /** How many more requests it affects; null affects all of them until it is removed. */
  readonly times: number | null;
}

/** The faults that are set, at most one per route. */
export class Faults {
  #faults: readonly Fault[] = [];

  list(): readonly Fault[] {
    return this.#faults;
  }

  set(fault: Fault): void {
    this.remove(fault.route);
    this.#faults = [...this.#faults, fault];
  }

  remove(route: string): void {
    this.#faults = this.#faults.filter((fault) => fault.route !== route);
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault for a request to this path, if there is one. Counts the request. */
  take(path: string): FaultAction | undefined {
    const found = this.#faults.find(
      ({ route }) => route === path || (route === '/projects/bootstrap' && path.startsWith(`${route}/`)),
    );
    if (found === undefined) return undefined;
    if (found.times !== null) {
      const remaining = { ...found, times: found.times - 1 };
      this.#faults = this.#faults
        .map((fault) => (fault === found ? remaining : fault))
        .filter(({ times }) => times !== 0);
    }
    return found.fault;
  }
}
