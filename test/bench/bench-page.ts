/** Pages to measure, each in its own browser context so that nothing is cached. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Configuration } from './configurations.ts';
import { installProbe, typeWhenUsable } from './probe.ts';
import type { Subject } from './report.ts';

export interface Profile {
  readonly name: 'fast' | 'slow';
  readonly title: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Undefined for the network of the machine. */
  readonly network?: { readonly bitsPerSecond: number; readonly latencyMs: number };
}

export const profiles: readonly Profile[] = [
  { name: 'fast', title: 'no throttling', cpu: 1 },
  {
    name: 'slow',
    title: '4x CPU slowdown, 1.6 Mbit/s, 150 ms',
    cpu: 4,
    network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
  },
];

export interface Stand {
  readonly browser: Browser;
  /** The page with that element. */
  pageOf(subject: Subject, configuration: Configuration): string;
}

export interface BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly context: BrowserContext;
}

/**
 * Opens an empty page under a profile.
 * @param typed goes into the first field as soon as there is one
 */
export async function openBenchPage(
  { browser }: Stand,
  { cpu, network }: Profile,
  typed?: string,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  // tsx compiles functions to call a helper of esbuild, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await context.addInitScript(installProbe);
  if (typed !== undefined) await context.addInitScript(typeWhenUsable, typed);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    const bytesPerSecond = network.bitsPerSecond / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, cdp, context };
}

/** Resolves when the only element of the page has a field. */
export async function waitForForm(page: Page): Promise<void> {
  await page.waitForFunction(
    () => probe.fieldIn(document.querySelector('#place')?.firstElementChild) !== undefined,
  );
}
