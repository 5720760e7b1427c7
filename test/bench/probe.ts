/** Measures in the page. It is handed over as source, so it uses nothing from outside. */

/** ms from the key's own timestamp. */
export interface KeyDelay {
  /** Until its event began. */
  readonly handled: number;
  /** Until the end of the frame after it. */
  readonly painted: number;
}

export interface Probe {
  /** ms since navigation at which the first field had been painted, and was focused. */
  readonly usable: Promise<number>;
  /** ms since navigation at which Enter was pressed, and at which the next screen had been painted. Fails if the field lost what was typed. */
  readonly submitted: Promise<{ readonly pressed: number; readonly changed: number }>;
  readonly keys: readonly KeyDelay[];
  /** True if a submit button shows that it is at work, or the next screen is there. */
  isTaken(): boolean;
  /** Waits for the end of the next frame in which the condition holds; resolves with its time, ms since navigation. */
  painted(condition?: () => boolean): Promise<number>;
}

/** @param typed what the field has to have when Enter is pressed */
export function installProbe(typed: string): void {
  if (window !== window.top) return;
  const keys: KeyDelay[] = [];
  const subject = (): ParentNode | undefined => {
    const element = document.querySelector('#place')?.firstElementChild;
    return element?.shadowRoot ?? element ?? undefined;
  };
  const findField = (): HTMLInputElement | undefined =>
    [
      ...(subject()?.querySelectorAll<HTMLInputElement>(
        'input:not([readonly], [disabled], [role="combobox"], [type="hidden"])',
      ) ?? []),
    ].find((field) => field.getClientRects().length > 0);
  const isNextScreen = (): boolean => /check your email|enter passcode/i.test(subject()?.textContent ?? '');
  const painted: Probe['painted'] = async (condition = () => true) => {
    do {
      if (performance.now() > 60_000) throw new Error(`not there after a minute: ${String(condition)}`);
      await new Promise((frame) => requestAnimationFrame(frame));
    } while (!condition());
    // The task after the frame's.
    await new Promise((ended) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ended;
      port2.postMessage(null);
    });
    return performance.now();
  };
  const submitted = async (pressed: number) => {
    const kept = findField()?.value.replace(/[^\w.@]/g, '');
    if (kept !== typed) throw new Error(`"${typed}" was typed, and the field has "${kept}"`);
    return { pressed, changed: await painted(isNextScreen) };
  };
  const pressed = new Promise<number>((resolve) => {
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        const handled = performance.now() - timeStamp;
        void painted().then((now) => keys.push({ handled, painted: now - timeStamp }));
        if (key === 'Enter') resolve(timeStamp);
      },
      { capture: true },
    );
  });
  globalThis.probe = {
    usable: painted(() => findField() !== undefined).then((now) => {
      findField()?.focus();
      return now;
    }),
    submitted: pressed.then(submitted),
    keys,
    isTaken: () =>
      Boolean(
        subject()?.querySelector('[type="submit"]:is(:disabled, [aria-busy="true"], [aria-disabled="true"])'),
      ) || isNextScreen(),
    painted,
  };
}

declare global {
  var probe: Probe;
}
