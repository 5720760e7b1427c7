/**
 * Takes pictures of the widget of dist/ and of Stytch's own element in the same states, into .tmp/side-by-side, for whoever works
 * on the looks. `npm run docs:side-by-side` after a build; with the names of states, only those.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startEmulator } from '../emulator/server.ts';
import { chromiumArgs, ensureChromium } from '../test/browser.ts';
import { bundlePages } from '../test/contract/bundled-pages.ts';
import { EmulatorClient } from '../test/e2e/emulator.ts';
import { hostPage, publicToken } from '../test/e2e/host-page.ts';
import { fromRoot } from './manifest.ts';
import { type PicturedState, states } from './side-by-side/states.ts';

const ELEMENTS = ['widget', 'official'] as const;
type Element = (typeof ELEMENTS)[number];

/** px: the width of both elements by default, and of the page around them. */
const WIDTH = 400;
const MARGIN = 12;
const folder = fromRoot('.tmp/side-by-side');

const emulator = await startEmulator({ port: 0 });
const client = new EmulatorClient(emulator.url);
const site = await bundlePages(['official-element.ts', 'phone-services.ts'], 'production', {
  '/dist/': fromRoot('dist/'),
});

/** The page of an element; emailed links lead back to it. */
function addressOf(element: Element, { name, config }: PicturedState): string {
  if (element === 'official') {
    const query = new URLSearchParams({ api: emulator.url, config: JSON.stringify(config) });
    return `${site.url}/official-element.html?${query}`;
  }
  const url = `${site.url}/widget/${name}`;
  const redirects = {
    'login-redirect-url': url,
    'signup-redirect-url': url,
    'reset-password-redirect-url': url,
  };
  return site.addPage(
    `/widget/${name}`,
    hostPage('auth-widget', { 'public-token': publicToken, 'api-url': emulator.url, config, ...redirects }),
  );
}

/** Waits until boxes and pictures are in place. Spinners and countdowns go on, so that it must end anyway. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  let before = '';
  for (let tries = 0, same = 0; same < 3 && tries < 20; tries += 1) {
    const now = (await page.screenshot()).toString('base64');
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

async function take(browser: Browser, element: Element, state: PicturedState): Promise<void> {
  await client.reset();
  const context = await browser.newContext({
    viewport: { width: WIDTH + 2 * MARGIN, height: 300 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  // On every page that is opened, also by an emailed link. Below the official element, its page says who is signed in.
  await context.addInitScript(`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { margin: ${MARGIN}px } body > p { display: none }');
    document.adoptedStyleSheets = [sheet];
  `);
  const page = await context.newPage();
  const visit = { page, emulator: client };
  await state.prepare?.(visit);
  await page.goto(addressOf(element, state));
  await page
    .getByText('Powered by')
    .or(page.getByAltText(/Powered by/))
    .first()
    .waitFor({ state: 'attached' });
  try {
    await state.reach?.(visit);
  } catch (cause) {
    throw new Error(`The ${element} element does not get to the state ${state.name}.`, { cause });
  }
  await settle(page);
  const path = join(folder, `${state.name}-${element}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
const wanted = new Set(process.argv.slice(2));
for (const state of states) {
  if (wanted.size > 0 && !wanted.has(state.name)) continue;
  for (const element of ELEMENTS) await take(browser, element, state);
}
await browser.close();
await Promise.all([emulator.close(), site.close()]);
