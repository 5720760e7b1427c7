/** What elements that have left a page leave behind there. */
import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';

interface Remains {
  readonly Nodes: number;
  readonly JSEventListeners: number;
  readonly sheets: number;
  readonly intervals: number;
  readonly timeouts: number;
}

/** Counts the running intervals and timeouts. Runs before the page's own scripts. */
export function countTimers(): void {
  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const { setInterval: repeat, clearInterval: stop, setTimeout: start, clearTimeout: cancel } = globalThis;
  Object.assign(globalThis, {
    intervals,
    timeouts,
    setInterval: (...args: Parameters<typeof repeat>) => {
      const id = repeat(...args);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      stop(id);
    },
    setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const id = start(() => {
        timeouts.delete(id);
        run(...args);
      }, ms);
      timeouts.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timeouts.delete(id);
      cancel(id);
    },
  });
}

export async function remains(page: Page): Promise<Remains> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((found) => found.name === name)?.value ?? 0;
  const own = await page.evaluate(() => {
    const { intervals, timeouts } = globalThis as unknown as Record<string, Set<unknown>>;
    return {
      sheets: document.adoptedStyleSheets.length,
      intervals: intervals?.size ?? 0,
      timeouts: timeouts?.size ?? 0,
    };
  });
  await session.detach();
  return { Nodes: metric('Nodes'), JSEventListeners: metric('JSEventListeners'), ...own };
}

/** Work that React and the SDK do later may hold on to some for a while. */
export async function expectNoGrowth(page: Page, before: Remains): Promise<void> {
  await expect
    .poll(async () => {
      const now = await remains(page);
      return {
        ...now,
        Nodes: now.Nodes <= before.Nodes * 1.1 + 50,
        JSEventListeners: now.JSEventListeners <= before.JSEventListeners * 1.1 + 10,
        timeouts: now.timeouts <= before.timeouts + 5,
      };
    })
    .toEqual({ ...before, Nodes: true, JSEventListeners: true, timeouts: true });
}
