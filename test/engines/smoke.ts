/** Runs all flows in one browser of an engine. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { hostPage, publicToken } from '../e2e/host-page.ts';
import { type Site, startSite } from '../e2e/servers.ts';
import { bundleScript } from '../support/bundle.ts';
import { root, scratch } from '../support/command.ts';
import { accountFlows } from './account-flows.ts';
import { businessFlows } from './business-flows.ts';
import { chunkFlows } from './chunk-flows.ts';
import { Driver } from './driver.ts';
import { type Engine, findPrograms } from './engines.ts';
import { firstScreenFlows } from './first-screen-flows.ts';
import { flows } from './flows.ts';
import { pageFlows } from './page-flows.ts';
import { passkeyFlows } from './passkey-flows.ts';
import type { Running } from './process.ts';
import { sessionFlows } from './session-flows.ts';
import type { Visit } from './visit.ts';

const flowTimeoutMs = 120_000;
const script = { 'content-type': 'text/javascript; charset=utf-8' };

const IMPATIENCE = `{
  const wait = setTimeout;
  window.setTimeout = (run, ms, ...args) => wait(run, ms === 15000 ? 1000 : ms, ...args);
}`;

/** Elements are defined after the page has loaded, because Firefox waits with that for files that hang. */
const AFTER_LOAD = `{
  const define = customElements.define.bind(customElements);
  customElements.define = (...args) => addEventListener('load', () => setTimeout(define, 0, ...args));
}`;

export function smoke(engine: Engine): void {
  describe(engine.name, () => {
    let browser: Running;
    let emulatorServer: Emulator;
    let site: Site;
    let wallets: string;

    before(async () => {
      const programs = findPrograms(engine);
      if (!programs) throw new Error(`${engine.name} is not installed: ${engine.packages.join(' ')}`);
      emulatorServer = await startEmulator({ port: 0 });
      site = await startSite({ roots: { '/dist/': join(root, 'dist') } });
      site.addPage('/hand.js', await bundleScript(new URL('page.ts', import.meta.url)), script);
      wallets = await bundleScript(new URL('../wallets/page.ts', import.meta.url));
      browser = await engine.start(programs);
      await browser.wire.send('SetWindowRect', { x: 0, y: 0, width: 640, height: 900 });
    });

    after(async () => {
      await browser?.stop();
      await site?.close();
      await emulatorServer?.close();
    });

    const all = {
      ...flows,
      ...firstScreenFlows,
      ...chunkFlows,
      ...sessionFlows,
      ...passkeyFlows,
      ...accountFlows,
      ...businessFlows,
      ...pageFlows,
    };
    for (const [name, flow] of Object.entries(all)) {
      test(name, { timeout: flowTimeoutMs }, async () => {
        const driver = new Driver(browser.wire);
        const emulator = new EmulatorClient(emulatorServer.url);
        // First, because the page of the last flow still knows its session.
        await driver.goTo(site.addPage('/blank', '<!doctype html><title>Blank</title>'));
        await driver.forget();
        await emulator.reset();
        site.heal();
        const visit = createVisit(engine, driver, emulator, site, wallets);
        await flow(visit);
        assert.deepEqual(await driver.faults(), []);
      });
    }
  });
}

function createVisit(
  { name }: Engine,
  driver: Driver,
  emulator: EmulatorClient,
  site: Site,
  wallets: string,
): Visit {
  let opened = false;
  /** A page's faults are lost when it is left. */
  async function goTo(url: string): Promise<void> {
    if (opened) assert.deepEqual(await driver.faults(), []);
    opened = true;
    await driver.goTo(url);
  }
  return {
    driver,
    emulator,
    site,
    goTo,
    async open(
      attributes = {},
      {
        tag = 'auth-widget',
        search = '',
        headers = {},
        ready = true,
        impatient = false,
        afterLoad = impatient,
        wallet,
        ...around
      } = {},
    ) {
      const install = wallet ? `${wallets};testWallets.install(${JSON.stringify([wallet])})` : '';
      site.addPage('/wallets.js', install, script);
      site.addPage('/impatience.js', impatient ? IMPATIENCE : '', script);
      site.addPage('/after-load.js', afterLoad ? AFTER_LOAD : '', script);
      const head = ['hand', 'wallets', 'impatience', 'after-load']
        .map((name) => `<script src="/${name}.js"></script>`)
        .join('');
      const all = { 'public-token': publicToken, 'api-url': emulator.url, ...attributes };
      const page = site.addPage('/', hostPage(tag, all, { ...around, head }), headers);
      await goTo(page + search);
      if (ready) await driver.event('auth-ready');
      return page;
    },
    picture: (picture) => driver.screenshot(join(scratch, 'engines', `${name}-${picture}.png`.toLowerCase())),
  };
}
