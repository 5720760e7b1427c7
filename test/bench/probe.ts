/**
 * Measures in the page. Both functions are init scripts, whose source Playwright hands to the page, so they use nothing
 * from outside.
 */

export interface Probe {
  /** ms since navigation at which the form was painted. */
  formPaint: number | undefined;
  /** ms since navigation at which the character was typed that stayed. */
  usable: number | undefined;
  /** How often a typed character was lost. */
  lost: number;
  /** Cumulative layout shift, except shifts right after input. */
  layoutShift: number;
  /** ms from each key to the paint after it. */
  keys: number[];
  /** The first editable field in that element. */
  fieldIn(element: Element | null | undefined): HTMLInputElement | undefined;
  /** The text of the element. */
  textOf(element: Element | null | undefined): string;
  /** True if it shows the screen after the form. */
  isNextScreen(element: Element | null | undefined): boolean;
  /** True if a submit button shows that it is at work, or cannot be pressed again. */
  isBusy(element: Element | null | undefined): boolean;
  /** Waits until the current task and earlier ones have ended. */
  task(): Promise<void>;
  /** Waits for the paint of the next frame in which the condition holds; resolves with its time, ms since navigation. */
  painted(condition?: () => boolean): Promise<number>;
  /** Polls in tasks rather than frames, so that times are not rounded up to a frame. */
  until(condition: () => boolean): Promise<void>;
}

declare global {
  var probe: Probe;
  var mountSubject: (place: Element) => HTMLElement;
}

export function installProbe(): void {
  if (window !== window.top) return;
  const probe: Probe = {
    formPaint: undefined,
    usable: undefined,
    lost: 0,
    layoutShift: 0,
    keys: [],
    fieldIn(element) {
      const selector = 'input:not([readonly]):not([disabled]):not([role="combobox"]):not([type="hidden"])';
      const fields = [element?.shadowRoot, element].flatMap((root) => [
        ...(root?.querySelectorAll<HTMLInputElement>(selector) ?? []),
      ]);
      return fields.find((field) => field.getClientRects().length > 0);
    },
    textOf: (element) => (element?.shadowRoot ?? element)?.textContent ?? '',
    isNextScreen: (element) => /check your email|enter passcode/i.test(probe.textOf(element)),
    isBusy: (element) =>
      Boolean(
        (element?.shadowRoot ?? element)?.querySelector(
          '[type="submit"]:is(:disabled, [aria-busy="true"], [aria-disabled="true"])',
        ),
      ),
    task: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      }),
    async painted(condition = () => true) {
      do await new Promise((frame) => requestAnimationFrame(frame));
      while (!condition());
      await probe.task();
      return performance.now();
    },
    async until(condition) {
      while (!condition()) await probe.task();
    },
  };
  globalThis.probe = probe;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) probe.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      void probe.painted().then((now) => probe.keys.push(now - timeStamp));
    },
    { capture: true },
  );
}

/** In each frame, types the character into the first field and notes when. */
export function typeWhenUsable(typed: string): void {
  if (window !== window.top) return;
  let seen = false;
  const look = (): void => {
    const field = probe.fieldIn(document.querySelector('#place')?.firstElementChild);
    if (field && !seen) {
      seen = true;
      void probe.task().then(() => {
        probe.formPaint = performance.now();
      });
    }
    if (field && !field.value.includes(typed)) {
      if (probe.usable !== undefined) probe.lost += 1;
      field.focus();
      document.execCommand('insertText', false, typed);
      probe.usable = performance.now();
      performance.mark('usable');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
