/**
 * What the tests of a worker share, each started by the first test that uses it. Every spec begins with this: Playwright starts
 * a worker anew for a test whose worker has other fixtures.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import type { Demo } from '../../examples/demo.ts';
import { watchShapes } from '../support/shapes.ts';
import { LivePage } from './live-page.ts';
import { type Site, startSite } from './servers.ts';
import { Watch } from './watch.ts';

interface WorkerFixtures {
  readonly emulatorServer: Emulator;
  readonly site: Site;
  /** The page of tests that never leave theirs. */
  readonly livePage: LivePage;
  /** The demo site, with an emulator of its own. */
  readonly demo: Demo;
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const test = base.extend<object, WorkerFixtures>({
  emulatorServer: [
    async ({}, use) => {
      const server = await startEmulator({ port: 0, observe: watchShapes });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const site = await startSite({
        roots: {
          // The sources as they are, with DIST=.tmp/dev/dist while `npm run dev` runs.
          '/dist/': resolve(process.env['DIST'] ?? folder('../../dist/')),
          '/copy/': folder('../../dist/'),
          '/pages/': folder('../contract/pages/'),
        },
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  livePage: [
    async ({ browser, emulatorServer }, use) => {
      const livePage = new LivePage(browser, new Watch(emulatorServer.url));
      await use(livePage);
      await livePage.close();
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({}, use) => {
      const { startDemo } = await import('../../examples/demo.ts');
      const demo = await startDemo({ port: 0, emulatorPort: 0 });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
});
