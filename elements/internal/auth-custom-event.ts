/** Bubbles and crosses shadow roots. */
export abstract class AuthCustomEvent<Type extends `auth-${string}`, Detail> extends CustomEvent<Detail> {
  declare readonly type: Type;

  constructor(type: Type, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable });
  }
}

/** The work of an event's listeners that the widget waits for. A symbol, so that pages meet `waitUntil()` only. */
export const WORK = Symbol();

/** A cancelable event that makes the widget wait for the page's own work. */
export abstract class WaitableEvent<
  Type extends `auth-${string}`,
  Detail,
  Result = unknown,
> extends AuthCustomEvent<Type, Detail> {
  /** With the result of the last promise at its end. */
  [WORK]: Promise<readonly unknown[]> | undefined;

  constructor(type: Type, detail: Detail) {
    super(type, detail, true);
  }

  /**
   * Makes the widget wait until the promise is settled; of several promises, all. If one rejects, the widget stays where it is and
   * says so: see `VisitorMessage`.
   * @throws Error after the event, such as behind an `await` in the listener
   */
  waitUntil(promise: Promise<Result>): void {
    if (!this.eventPhase) throw new Error('Call waitUntil() before any await.');
    this[WORK] = Promise.all([this[WORK], promise]);
  }
}
