/**
 * Runs in the page: what a measurement needs there. Both functions are init scripts: Playwright hands their source
 * to the page, so they use nothing from outside of themselves.
 */

export interface Probe {
  /** ms since navigation: the frame with the form was painted. */
  formPaint: number | undefined;
  /** ms since navigation: the character was typed that is still there. */
  usable: number | undefined;
  /** How often a typed character was lost again. */
  lost: number;
  /** Cumulative layout shift, without what follows a visitor's input. */
  layoutShift: number;
  /** ms from each key to the paint after it. */
  keys: number[];
  /** The first field inside of that element that takes keys. */
  fieldIn(element: Element | null | undefined): HTMLInputElement | undefined;
  /** All that the element says. */
  textOf(element: Element | null | undefined): string;
  /** Waits for the end of the current task and of those before it. */
  task(): Promise<void>;
  /** Waits for the paint after the next frame; resolves with its time, ms since navigation. */
  painted(): Promise<number>;
  /** Waits in tasks, not in frames, so that what is measured is not rounded up to a frame. */
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
      const fields = (element?.shadowRoot ?? element)?.querySelectorAll<HTMLInputElement>(
        'input:not([readonly]):not([disabled]):not([role="combobox"]):not([type="hidden"])',
      );
      return [...(fields ?? [])].find((field) => field.getClientRects().length > 0);
    },
    textOf: (element) => (element?.shadowRoot ?? element)?.textContent ?? '',
    task: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      }),
    async painted() {
      await new Promise((frame) => requestAnimationFrame(frame));
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

/** On each frame: finds the first field, types that character into it, and notes when. */
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
