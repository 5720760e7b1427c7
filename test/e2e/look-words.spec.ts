/** The look "modern" has English of its own, from the first paint on. Its words are in a table beside them. */
import { expect, test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { button, heading, phone, phoneField } from './steps.ts';

const app = /\/chunks\/app-/;
const words = /\/chunks\/modern-/;
const wallets = { products: 'crypto', look: 'modern' } as const;

/** Everything that the widget shows from now on, whenever it changes. */
const watchTexts = ({ element }: Widget) =>
  element.evaluateHandle((node) => {
    const root = node.shadowRoot ?? node;
    const shown = [root.textContent];
    new MutationObserver(() => shown.push(root.textContent)).observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return shown;
  });

test('no other words are shown before, while the app or the words are late', async ({ page, openWidget }) => {
  const heldApp = await holdRequests(page, app);
  const heldWords = await holdRequests(page, words);
  const widget = await openWidget(wallets, { ready: false });
  const more = button(widget, 'More wallets');
  await expect(more).toBeVisible();
  const shown = await watchTexts(widget);
  const node = await more.elementHandle();
  const arrived = page.waitForResponse(app);
  heldApp.release();
  await arrived;
  heldWords.release();
  await widget.event('auth-ready');
  await more.click();
  await expect(heading(widget, 'More wallets')).toBeVisible();
  expect(await node?.evaluate((drawn) => drawn.localName)).toBe('button');
  const texts = (await shown.jsonValue()).join('\n');
  expect(texts).toContain('More wallets');
  expect(texts).not.toContain('Continue with');
});

test('texts of the page outrank them', async ({ openWidget }) => {
  const widget = await openWidget({
    products: 'otp',
    look: 'modern',
    strings: { phone: { bySms: 'Send it' }, passcode: { heading: 'Your code' } },
  });
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Send it').click();
  await expect(heading(widget, 'Your code')).toBeVisible();
  await expect(widget.element.getByText(`We sent a 6-digit code to ${phone.international}.`)).toBeVisible();
});

test('another language has its own, and asks for no others', async ({ page, openWidget }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const widget = await openWidget({ ...wallets, locale: 'de' });
  await expect(button(widget, 'Weiter mit anderer Krypto-Wallet')).toBeVisible();
  expect(asked.filter((url) => words.test(url))).toEqual([]);
  await widget.element.evaluate((element) => element.setAttribute('locale', 'en'));
  await expect(button(widget, 'More wallets')).toBeVisible();
  await widget.element.evaluate((element) => element.setAttribute('look', 'classic'));
  await expect(button(widget, 'Continue with other Crypto Wallet')).toBeVisible();
});

test('a sign-in is said once, with who is signed in and where they are taken', async ({
  page,
  site,
  emulator,
  openWidget,
}) => {
  // The browser stays where it is.
  site.addRoute('/orders', async (_request, response) => void response.writeHead(204).end());
  const widget = await openWidget({ products: 'otp', look: 'modern', 'success-url': '/orders' });
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Text me a code').click();
  await expect(heading(widget, 'Enter the code')).toBeVisible();
  const { code = '' } = await emulator.inbox(phone.e164);
  await widget.element.getByRole('textbox', { name: '6-digit code' }).fill(code);
  await expect(heading(widget, 'You’re signed in')).toBeFocused();
  await expect(widget.element.getByText(phone.international)).toBeVisible();
  const { host } = new URL(site.url);
  const said = new RegExp(`^Taking you to \\W*${host}\\W*…$`);
  await expect(widget.element.getByRole('link', { name: said })).toHaveAttribute(
    'href',
    `${site.url}/orders`,
  );
  await expect(widget.element.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await expect(widget.element.getByText(/success|verified|logged in/i)).toHaveCount(0);
  await expect(page.locator('auth-widget')).toBeVisible();
});

const headings = [
  ['in the classic look', {}, 'Sign in to Example'],
  ['in the modern look', { look: 'modern' }, 'Log in to Example'],
  ['in another language', { locale: 'de' }, 'Bei Example anmelden'],
  ['unless the page has a heading of its own', { strings: { main: { heading: 'Hello' } } }, 'Hello'],
] as const;

for (const [when, attributes, expected] of headings)
  test(`app-name names the page in the heading, before the app and with it, ${when}`, async ({
    page,
    openWidget,
  }) => {
    const held = await holdRequests(page, app);
    const widget = await openWidget({ 'app-name': 'Example', ...attributes }, { ready: false });
    const shown = widget.element.getByRole('heading');
    await expect(shown).toHaveText(expected);
    held.release();
    await widget.event('auth-ready');
    await expect(shown).toHaveText(expected);
  });
