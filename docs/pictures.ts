/**
 * Retakes the screenshots of README and docs/theming.md from the built package in the demo: `npm run build && npm run
 * docs:pictures`.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from 'playwright';
import { startDemo } from '../examples/demo.ts';
import { chromiumArgs, ensureChromium } from '../test/browser.ts';
import { fromRoot } from './manifest.ts';

const demo = await startDemo({ port: 0, emulatorPort: 0 });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });

/** Around the card, for its shadow, in px. */
const MARGIN = 16;

/** The page's font, the same on every machine. */
const inter = import.meta.resolve('@fontsource/inter/package.json');
const fonts = [400, 500, 600, 700].map((weight) => ({
  weight: String(weight),
  bytes: [...readFileSync(new URL(`files/inter-latin-${weight}-normal.woff2`, inter))],
}));

/** Gives a page its font. */
async function dress(page: Page): Promise<void> {
  await page.evaluate(async (files) => {
    for (const { weight, bytes } of files)
      document.fonts.add(await new FontFace('Inter', Uint8Array.from(bytes).buffer, { weight }).load());
    document.body.style.fontFamily = 'Inter';
  }, fonts);
}

async function open(attributes: Readonly<Record<string, string>>): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 440, height: 760 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  // Playwright never sees it end, and waits for a quiet network.
  await page.route('**/sdk/v1/events', (route) => route.abort());
  // A countdown stands still.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${demo.url}/plain`);
  const ready = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('auth-ready', resolve, { once: true })),
  );
  await dress(page);
  await page.evaluate(
    ([given, token, api, margin]) => {
      const widget = document.createElement('auth-widget');
      const all = { 'public-token': token, 'api-url': api, look: 'modern', ...given };
      for (const [name, value] of Object.entries(all)) widget.setAttribute(name, value);
      document.body.replaceChildren(widget);
      Object.assign(document.body.style, { padding: `${margin}px`, maxWidth: 'none' });
    },
    [
      attributes,
      'public-token-test-00000000-0000-4000-8000-000000000000',
      demo.emulator?.url ?? '',
      MARGIN,
    ] as const,
  );
  await ready;
  return page;
}

/** @param shown what is in the picture, from the first to the last */
async function photograph(name: string, ...shown: readonly Locator[]): Promise<void> {
  const [page] = shown.map((locator) => locator.page());
  const boxes = await Promise.all(shown.map((locator) => locator.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  if (!page || found.length < boxes.length) throw new Error(`Something of ${name} is not visible.`);
  const x = Math.min(...found.map((box) => box.x)) - MARGIN;
  const y = Math.max(0, Math.min(...found.map((box) => box.y)) - MARGIN);
  const width = Math.max(...found.map((box) => box.x + box.width)) + MARGIN - x;
  const height = Math.max(...found.map((box) => box.y + box.height)) + MARGIN - y;
  await page.screenshot({ path: fromRoot(`docs/img/${name}.png`), clip: { x, y, width, height } });
}

async function take(name: string, page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Powered by Stytch' }).waitFor();
  // What comes later, such as phone metadata, changes the height of the card.
  await page.waitForLoadState('networkidle');
  // Away from the widget, so that nothing is hovered.
  await page.mouse.move(0, 0);
  await photograph(name, page.locator('auth-widget [part=container]'));
  await page.close();
}

async function proceed(page: Page): Promise<void> {
  await page.locator('auth-widget [type=submit]').click();
}

const everything = {
  products: 'oauth otp',
  'oauth-providers': 'google apple github',
  'otp-methods': 'sms whatsapp email',
};

await take('dark', await open({ ...everything, 'color-scheme': 'dark' }));

// The page's own styles, so that a theme and its picture cannot differ.
const themes = readFileSync(fromRoot('docs/theming.md'), 'utf8').matchAll(
  /\]\(img\/(theme-[a-z]+)\.png\)\n\n```css\n([^`]+)```/g,
);
for (const [, name = '', styles = ''] of themes) {
  const page = await open({ ...everything, ...(name === 'theme-compact' && { 'color-scheme': 'dark' }) });
  // The demo's CSP forbids inline styles.
  await page.evaluate(async (css) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css));
  }, styles);
  await take(name, page);
}

const codes = await open({ products: 'otp' });
await codes.getByRole('textbox', { name: 'Phone number' }).fill('2025550162');
await proceed(codes);
await codes.getByRole('textbox', { name: '6-digit code' }).pressSequentially('482');
await take('passcode', codes);

const brand = {
  ...everything,
  'app-name': 'Fernwood',
  'logo-image-url': `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" rx="9" fill="#0b5d3b"/><path d="M16 25V9m0 13c-5 0-8-3-8-8 5 0 8 3 8 8zm0-6c4 0 7-2 7-7-4 0-7 3-7 7z" fill="none" stroke="#d9f2e3" stroke-width="2" stroke-linejoin="round"/></svg>',
  )}`,
  theme: JSON.stringify({ accent: '#0b5d3b', surface: '#fbfaf5' }),
};
await take('brand', await open(brand));

const password = await open({ products: 'passwords emailMagicLinks' });
await password.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
await proceed(password);
await password.getByRole('textbox', { name: 'Password' }).fill('tangerine-Moth-77-lantern');
await password.getByText('Very strong').first().waitFor();
await take('password', password);

const visitor = await open({ products: 'otp', 'otp-methods': 'email' });
await visitor.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
await proceed(visitor);
await visitor.getByRole('heading', { name: 'Enter the code' }).waitFor();
const inbox = await fetch(`${demo.emulator?.url}/inbox.json`);
const [message] = (await inbox.json()) as { to: string; code: string }[];
await visitor.getByRole('textbox', { name: '6-digit code' }).fill(message?.code ?? '');
await visitor.getByRole('heading', { name: 'You’re signed in' }).waitFor();
await visitor.setViewportSize({ width: 800, height: 1100 });
await visitor.goto(`${demo.url}/account`);
await dress(visitor);
await visitor.getByRole('button', { name: 'Edit name' }).click();
await visitor.getByRole('textbox', { name: 'First name' }).fill('Ada');
await visitor.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
await visitor.getByRole('button', { name: 'Save' }).click();
await visitor.getByText('Your name was saved.').first().waitFor();
// Away from what was pressed, so that nothing is hovered.
await visitor.mouse.move(0, 0);
await photograph('account', visitor.locator('auth-account [part=container]'));
const accountButton = visitor.locator('auth-session button').first();
// Only the menu and its button are shown.
await visitor.locator('main').evaluate((main) => Object.assign(main.style, { visibility: 'hidden' }));
await accountButton.click();
await photograph('account-button', accountButton, visitor.locator('auth-session [role=menu]'));
await visitor.close();

const business = await browser.newPage({ viewport: { width: 1240, height: 900 }, deviceScaleFactor: 1.5 });
await business.goto(`${demo.url}/business/any-method`);
await dress(business);
await business.getByRole('img', { name: 'Powered by Stytch' }).waitFor();
await photograph('business', business.locator('auth-b2b-widget [part=container]'));

await browser.close();
await demo.close();
