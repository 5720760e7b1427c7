/** Many elements on one page, and what they leave behind when they are removed. */
import { openBenchPage, profiles, type Stand, waitForForm } from './bench-page.ts';
import type { Configuration } from './configurations.ts';
import type { Subject } from './report.ts';

export interface Mounting {
  /** ms from the creation of each element but the first until it has a field. */
  readonly mounts: readonly number[];
  /** kB of heap that the cycles leave behind. */
  readonly heap: number;
  /** DOM nodes that the cycles leave behind. */
  readonly nodes: number;
}

export async function measureMounting(
  stand: Stand,
  subject: Subject,
  configuration: Configuration,
  counts: { readonly elements: number; readonly cycles: number },
): Promise<Mounting> {
  const [fast] = profiles;
  if (!fast) throw new Error('no profile given');
  const { page, cdp, context } = await openBenchPage(stand, fast);
  try {
    await page.goto(stand.pageOf(subject, configuration));
    await waitForForm(page);
    const cycle = (times: number) =>
      page.evaluate(async (wanted) => {
        for (let index = 0; index < wanted; index += 1) {
          const place = document.body.appendChild(document.createElement('div'));
          const element = mountSubject(place);
          await probe.until(() => probe.fieldIn(element) !== undefined);
          place.remove();
          await probe.painted();
        }
      }, times);
    const measure = async () => {
      // Twice: what the first collection frees may have kept other objects alive.
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const read = (wanted: string): number =>
        metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      return { heap: read('JSHeapUsedSize') / 1000, nodes: read('Nodes') };
    };
    // The first few fill the caches.
    await cycle(10);
    const before = await measure();
    await cycle(counts.cycles);
    const after = await measure();
    const mounts = await page.evaluate(async (wanted) => {
      const times: number[] = [];
      for (let index = 1; index < wanted; index += 1) {
        const place = document.body.appendChild(document.createElement('div'));
        const started = performance.now();
        const element = mountSubject(place);
        await probe.until(() => probe.fieldIn(element) !== undefined);
        times.push(performance.now() - started);
        await probe.painted();
      }
      return times;
    }, counts.elements);
    return { mounts, heap: after.heap - before.heap, nodes: after.nodes - before.nodes };
  } finally {
    await context.close();
  }
}
