/** Starts what a run needs: the emulator, servers for both elements, and a browser. */
import { rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { startEmulator } from '../../emulator/server.ts';
import { chromiumArgs, ensureChromium } from '../browser.ts';
import type { Configuration } from './configurations.ts';
import type { Subject } from './report.ts';
import { AssetServer } from './server.ts';
import {
  buildOfficial,
  dist,
  entryTag,
  hostPage,
  importPrintFirstScreen,
  phoneServicesPage,
  phoneServicesScript,
  preloadHead,
  printTag,
  scriptTag,
  workshop,
} from './subjects.ts';

interface Placement {
  /** Whether the widget's page has the tags of docs/serving.md. */
  readonly preload: boolean;
}

export interface Stand {
  readonly browser: Browser;
  /** The page with that element. */
  pageOf(subject: Subject, configuration: Configuration): string;
  close(): Promise<void>;
}

export async function startStand(
  configurations: readonly Configuration[],
  { preload }: Placement,
): Promise<Stand> {
  await rm(workshop, { recursive: true, force: true });
  const emulator = await startEmulator({ port: 0 });
  const server = new AssetServer();
  await server.start();
  server.addFolder('/dist', dist);
  server.add('/services/phone-services.js', await phoneServicesScript());
  server.add('/services/phone-services.html', await phoneServicesPage());
  // On another site than the page, as at the provider, so that its process does not count as the page's.
  const phoneServices = `http://127.0.0.1:${server.port}/services/phone-services.html`;
  for (const configuration of configurations) {
    const print = configuration.printed ? await importPrintFirstScreen() : printTag;
    const out = await buildOfficial(configuration, emulator.url, phoneServices);
    const [script = ''] = server.addFolder(`/official/${configuration.name}`, out);
    server.add(
      `/official-${configuration.name}.html`,
      hostPage('official', configuration, { head: scriptTag(script), api: emulator.url, print }),
    );
    const head = preload ? preloadHead(configuration) : entryTag(configuration.pair);
    const ours = hostPage('widget', configuration, { head, api: emulator.url, print });
    server.add(`/widget-${configuration.name}.html`, ours);
  }
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, '--lang=en-US'],
  });
  return {
    browser,
    pageOf: (subject: Subject, { name }: Configuration) => `${server.url}/${subject}-${name}.html`,
    async close() {
      await browser.close();
      await Promise.all([emulator.close(), server.close()]);
    },
  };
}
