/**
 * Retakes the screenshots of README and docs/theming.md from the built package in the demo: `npm run build && npm run
 * docs:pictures`.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
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
  await page.evaluate(async (files) => {
    for (const { weight, bytes } of files)
      document.fonts.add(await new FontFace('Inter', Uint8Array.from(bytes).buffer, { weight }).load());
    document.body.style.fontFamily = 'Inter';
  }, fonts);
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

async function take(name: string, page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Powered by Stytch' }).waitFor();
  // What comes later, such as phone metadata, changes the height of the card.
  await page.waitForLoadState('networkidle');
  // Away from the widget, so that nothing is hovered.
  await page.mouse.move(0, 0);
  const card = await page.locator('auth-widget [part=container]').boundingBox();
  if (card === null) throw new Error(`The widget of ${name} is not visible.`);
  const clip = {
    x: card.x - MARGIN,
    y: card.y - MARGIN,
    width: card.width + 2 * MARGIN,
    height: card.height + 2 * MARGIN,
  };
  await page.screenshot({ path: fromRoot(`docs/img/${name}.png`), clip });
  await page.close();
}

async function proceed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const everything = {
  products: 'oauth otp',
  'oauth-providers': 'google apple github',
  'otp-methods': 'sms whatsapp email',
};

await take('main', await open(everything));
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
await codes.getByRole('textbox', { name: 'Passcode' }).pressSequentially('482');
await take('passcode', codes);

const password = await open({ products: 'passwords emailMagicLinks' });
await password.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
await proceed(password);
await password.getByRole('textbox', { name: 'Password' }).fill('tangerine-Moth-77-lantern');
await password.getByText('Very strong').first().waitFor();
await take('password', password);

await browser.close();
await demo.close();
