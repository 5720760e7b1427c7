/** `auth-widget/react`: rendered on a server, hydrated, and rendered in the browser alone. */
import type { Locator, Page } from '@playwright/test';
import type { AuthWidgetProps } from '../../elements/react.ts';
import { test as base, expect, publicToken } from '../e2e/fixtures.ts';
import { type Held, holdRequests } from '../e2e/hold.ts';
import type { Headers } from '../e2e/servers.ts';
import { phone } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { bundleClient, type Mode, ssrPage } from './ssr/page.ts';
import { renderApp, renderTag } from './ssr/react-server.ts';

interface OpenApp {
  readonly props?: Partial<AuthWidgetProps>;
  readonly mode?: Mode;
  /** How a server renders the app; by default, as the component does. */
  readonly render?: (props: AuthWidgetProps) => string;
  readonly headers?: Headers;
}

const clients = new Map<Mode, Promise<string>>();

function clientOf(mode: Mode): Promise<string> {
  const client = clients.get(mode) ?? bundleClient('react-client.ts', mode);
  clients.set(mode, client);
  return client;
}

const test = base.extend<{ readonly openApp: (options?: OpenApp) => Promise<void> }>({
  openApp: async ({ page, site, emulator }, use) => {
    await use(async ({ props = {}, mode = 'development', render = renderApp, headers = {} } = {}) => {
      const script = `/dist/react-app-${mode}.js`;
      site.addPage(script, await clientOf(mode), { 'content-type': 'text/javascript' });
      const widget: AuthWidgetProps = { publicToken, apiUrl: emulator.url, id: 'widget', ...props };
      await page.goto(site.addPage('/react', ssrPage(render(widget), widget, script), headers), {
        waitUntil: 'commit',
      });
    });
  },
});

const script = '**/react-app-*.js';
/** The first digits of a number, as they were typed or as the app formats them. */
const early = /^(2025550|\(202\) 555-0)$/;
const widgetOf = (page: Page): Locator => page.locator('auth-widget');
const phoneField = (page: Page): Locator => page.getByRole('textbox', { name: 'Phone number' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** The printed field, in which a visitor types the first digits before React is there. */
async function typeEarly(page: Page, held: Held): Promise<Locator> {
  const field = phoneField(page);
  await field.pressSequentially('2025550');
  expect(await widgetOf(page).evaluate((element) => element.matches(':defined'))).toBe(false);
  held.release();
  await expect(page.locator('auth-widget:defined')).toHaveCount(1);
  return field;
}

test('what is typed before hydration stays, and every listener works', async ({
  page,
  openApp,
  emulator,
}) => {
  const held = await holdRequests(page, script);
  await openApp({ mode: 'development' });
  const field = await typeEarly(page, held);
  await expect(field).toBeFocused();
  await page.keyboard.type('162');
  await expect(field).toHaveValue(/^\(?202\)? ?555-?0162$/);
  await button(page, 'Continue').click();
  await expect(page.getByText('Last event: OTP_LOGIN_OR_CREATE')).toBeVisible();
  await page.getByRole('textbox', { name: 'Passcode' }).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(page.getByRole('status').filter({ hasText: /^Signed in as user-test-/ })).toBeVisible();
});

test('nodes, text and focus survive hydration, renders and a suspended boundary', async ({
  page,
  openApp,
}) => {
  const held = await holdRequests(page, script);
  await openApp();
  const node = await phoneField(page).elementHandle();
  const field = await typeEarly(page, held);
  const isKept = (): Promise<boolean | undefined> =>
    field.evaluate((current, printed) => current === printed, node);

  await button(page, 'Dark').click();
  await expect(widgetOf(page)).toHaveAttribute('color-scheme', 'dark');
  await button(page, 'Suspend').click();
  await expect(page.getByText('Loading')).toBeVisible();
  await expect(field).toBeHidden();
  await button(page, 'Resume').click();
  await expect(field).toHaveValue(early);
  expect(await isKept()).toBe(true);
});

test('the element follows its props', async ({ page, openApp }) => {
  await openApp();
  // The server's HTML has the button already, which does nothing before.
  await expect(page.locator('auth-widget:defined')).toHaveCount(1);
  await button(page, 'Passwords').click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('without a server, the browser renders it under trusted types', async ({ page, openApp, emulator }) => {
  await openApp({
    mode: 'production',
    render: () => '',
    headers: { 'Content-Security-Policy': strictPolicy(emulator.url) },
  });
  await phoneField(page).fill(phone.typed);
  await button(page, 'Continue').click();
  await expect(page.getByText('Last event: OTP_LOGIN_OR_CREATE')).toBeVisible();
});

test('under a strict policy, the printed form links its styles', async ({ page, openApp, emulator }) => {
  const held = await holdRequests(page, script);
  await openApp({
    mode: 'production',
    props: { firstScreen: { styles: { href: '/dist/first-screen.css' } } },
    headers: { 'Content-Security-Policy': strictPolicy(emulator.url) },
  });
  await expect(button(page, 'Continue')).toHaveCSS('height', '45px');
  const field = await typeEarly(page, held);
  await button(page, 'Dark').click();
  await expect(field).toHaveValue(early);
});

test('a browser that leaves the template where it is hydrates, too', async ({ page, openApp }) => {
  await openApp({
    mode: 'production',
    render: (props) => renderApp(props).replace('shadowrootmode', 'data-unknown'),
  });
  await phoneField(page).fill(phone.typed);
  await button(page, 'Dark').click();
  await expect(phoneField(page)).toHaveValue(phone.shown);
});

const rendered: readonly (readonly [what: string, props: Partial<AuthWidgetProps>, html: RegExp])[] = [
  ['the first screen', {}, /products="otp"><template shadowrootmode="open"><style>.*Phone number/],
  ['the language of the tag', { lang: 'de' }, /lang="de"[^>]*><template .*Telefonnummer/],
  ['the language of the page', { firstScreen: { locale: 'fr' } }, /<template .*téléphone/],
  ['the empty tag on demand', { firstScreen: false }, /products="otp"><\/auth-widget>/],
  ['the empty tag without a shadow root', { noShadow: true }, /no-shadow=""[^>]*><\/auth-widget>/],
  ['a class', { className: 'card' }, /<auth-widget class="card"/],
  ['no text as markup', { domainHint: '"><script>' }, /domain-hint="&quot;&gt;&lt;script&gt;"/],
];

for (const [what, props, html] of rendered) {
  test(`a server renders ${what}`, () => {
    expect(renderTag({ publicToken, products: 'otp', ...props } as AuthWidgetProps)).toMatch(html);
  });
}
