/** A visitor who comes with a cold cache, types as soon as there is a field, at a pace that nothing holds up, and presses Enter. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { installProbe, type KeyDelay } from './probe.ts';
import { type Loaded, RequestLog, untilQuiet } from './requests.ts';
import { openTarget, type Target } from './target.ts';

export interface Line {
  readonly title: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Undefined for the network of the machine. */
  readonly network?: { readonly bitsPerSecond: number; readonly latencyMs: number };
}

export const slow: Line = {
  title: '4x CPU slowdown, 1.6 Mbit/s, 150 ms',
  cpu: 4,
  network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
};
export const fast: Line = { title: 'no throttling', cpu: 1 };

/** Times are ms since navigation. */
export interface Visit {
  /** When the first field had been painted, and was focused. */
  readonly usable: number;
  /** Each key, Enter included. */
  readonly keys: readonly KeyDelay[];
  /** How often Enter was pressed. */
  readonly presses: number;
  /** When Enter was first pressed, and when the next screen had been painted. */
  readonly pressed: number;
  readonly changed: number;
  readonly untilUsable: Loaded;
  readonly untilChanged: Loaded;
  readonly inTotal: Loaded;
}

/** ms between two keys: 8 a second. */
const PACE = 125;
/** ms after which the visitor presses Enter again if nothing shows that it was taken: two keys. */
const PATIENCE = 250;

/** @throws Error if the field loses what was typed, or no next screen comes */
export async function visit(browser: Browser, url: string, typed: string, line: Line): Promise<Visit> {
  const target = await openTarget(browser);
  try {
    await prepare(target, typed, line);
    const log = new RequestLog(target, url);
    await target.send('Page.navigate', { url });
    const usable = await target.evaluate<number>('probe.usable');
    await type(target, [...typed, 'Enter']);
    let presses = 1;
    // The official phone field ignores the key until it can check the number.
    while (await isIgnored(target)) {
      if (presses === 40) throw new Error(`Enter leads nowhere: ${url}`);
      await type(target, ['Enter']);
      presses += 1;
    }
    const times = await target.evaluate<Pick<Visit, 'pressed' | 'changed'>>('probe.submitted');
    await untilQuiet(target, log);
    const keys = await target.evaluate<readonly KeyDelay[]>('probe.keys');
    const origin = await target.evaluate<number>('performance.timeOrigin');
    return {
      usable,
      ...times,
      keys: keys.slice(0, typed.length + 1),
      presses,
      untilUsable: log.until(origin + usable),
      untilChanged: log.until(origin + times.changed),
      inTotal: log.until(Number.POSITIVE_INFINITY),
    };
  } finally {
    await target.close();
  }
}

async function prepare(target: Target, typed: string, { cpu, network }: Line): Promise<void> {
  await target.send('Page.enable');
  await target.send('Network.enable');
  await target.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 800,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await target.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await target.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    const bytesPerSecond = network.bitsPerSecond / 8;
    await target.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await target.send('Page.addScriptToEvaluateOnNewDocument', {
    // tsx compiles functions to call a helper of esbuild, which the page does not have.
    source: `globalThis.__name ??= (value) => value; (${String(installProbe)})(${JSON.stringify(typed)});`,
  });
}

/** Presses each key when its time has come, whether or not the page has handled those before. */
async function type(target: Target, keys: readonly string[]): Promise<void> {
  const started = performance.now();
  const dispatched: Promise<unknown>[] = [];
  for (const [index, key] of keys.entries()) {
    await delay(started + index * PACE - performance.now());
    const stroke =
      key === 'Enter' ? { key, code: key, text: '\r', windowsVirtualKeyCode: 13 } : { key, text: key };
    dispatched.push(target.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke }));
    dispatched.push(target.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
  }
  await Promise.all(dispatched);
}

async function isIgnored(target: Target): Promise<boolean> {
  await delay(PATIENCE);
  return !(await target.evaluate<boolean>('probe.isTaken()'));
}
