/** `AuthSession` and `useAuthSession()` of `auth-widget/react`. */
import type { Page } from '@playwright/test';
import { test as base, expect, publicToken } from '../e2e/fixtures.ts';
import { offer, signInByCode } from '../e2e/passkey-steps.ts';
import { authenticateRoute, revokeRoute, signedIn } from '../e2e/session-page.ts';
import { askForSms, button, heading, passcode, phone } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { VirtualAuthenticator } from '../e2e/virtual-authenticator.ts';
import { bundleClient, filesOf, type Mode, ssrPage } from './ssr/page.ts';
import { renderSessionApp } from './ssr/react-server.ts';

interface OpenApp {
  readonly mode: Mode;
  readonly isServerRendered?: boolean;
  readonly hasWidget?: boolean;
  readonly isGuarded?: boolean;
}

const test = base.extend<{ readonly openApp: (options: OpenApp) => Promise<void> }>({
  openApp: async ({ page, site, emulator }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    await use(async ({ mode, isServerRendered = true, hasWidget = true, isGuarded = false }) => {
      const props = { publicToken, apiUrl: emulator.url, hasWidget, isGuarded };
      const script = `/dist/react-session-${mode}.js`;
      const code = await bundleClient('react-session-client.ts', mode);
      site.addPage(script, code, { 'content-type': 'text/javascript' });
      const html = isServerRendered ? renderSessionApp(props) : '';
      // The first screen has inline styles.
      const headers = isServerRendered ? {} : { 'Content-Security-Policy': strictPolicy(emulator.url) };
      await page.goto(site.addPage('/react-session', ssrPage(html, props, script), headers));
    });
    expect(complaints).toEqual([]);
  },
});

async function expectStatus(page: Page, hook: string, element: string, heard: string): Promise<void> {
  await expect(page.getByText(/^Hook: /)).toHaveText(`Hook: ${hook}`);
  // A list, because both texts are visible until the element is defined.
  await expect(page.getByText(/^Element: /).filter({ visible: true })).toHaveText([`Element: ${element}`]);
  await expect(page.getByText(/^Heard: /)).toHaveText(`Heard: ${heard}`);
}

const cases: readonly OpenApp[] = [{ mode: 'development' }, { mode: 'production', isServerRendered: false }];

for (const app of cases) {
  const where = app.isServerRendered === false ? 'in the browser only' : 'hydrated';
  test(`the hook and the element follow a sign-in and a sign-out: ${app.mode}, ${where}`, async ({
    page,
    openApp,
    emulator,
  }) => {
    await openApp(app);
    await expectStatus(page, 'signed-out ', 'nobody', 'signed-out');
    const widget = { element: page.locator('auth-widget') };
    await passcode(widget).fill(await askForSms(widget, emulator));
    await expectStatus(page, `signed-in ${phone.e164}`, phone.e164, 'signed-out, signed-in');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expectStatus(page, 'signed-out ', 'nobody', 'signed-out, signed-in, signed-out');
    expect(await emulator.count(revokeRoute)).toBe(1);
  });
}

test('a page for members shows the offer of a passkey first, in every tab', async ({
  page,
  context,
  openApp,
  emulator,
}) => {
  await VirtualAuthenticator.plugInto(page);
  await openApp({ mode: 'production', isServerRendered: false, isGuarded: true });
  const other = await context.newPage();
  await other.goto(page.url());
  const widget = { element: page.locator('auth-widget') };
  await signInByCode(widget, emulator);
  await expect(heading(widget, offer)).toBeFocused();
  const members = { name: 'Members only' };
  const third = await context.newPage();
  await third.goto(page.url());
  for (const tab of [other, third]) await expect(tab.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await button(widget, 'Not now').click();
  for (const tab of [page, other, third]) await expect(tab.getByRole('heading', members)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', members)).toBeVisible();
});

test('a tab that is closed during the offer keeps no other one waiting', async ({
  page,
  context,
  openApp,
  emulator,
}) => {
  const members = { name: 'Members only' };
  await VirtualAuthenticator.plugInto(page);
  await openApp({ mode: 'production', isServerRendered: false, isGuarded: true });
  const other = await context.newPage();
  await other.goto(page.url());
  const widget = { element: page.locator('auth-widget') };
  await signInByCode(widget, emulator);
  await expect(heading(widget, offer)).toBeFocused();
  await page.close();
  await expect(other.getByRole('heading', members)).toBeVisible();
});

test('a session is confirmed once, and an element that comes later is told', async ({
  page,
  context,
  site,
  openApp,
  emulator,
}) => {
  await signedIn(context, emulator, site);
  await openApp({ mode: 'development', hasWidget: false });
  await expectStatus(page, 'signed-in ', '', 'checking, signed-in');
  const toggle = page.getByRole('button', { name: 'Toggle' });
  await toggle.click();
  await expect(page.locator('auth-session')).toHaveCount(0);
  await toggle.click();
  await expectStatus(page, 'signed-in ', '', 'checking, signed-in, signed-in');
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test('a server renders the tag with its content, and a hook that is checking', () => {
  const html = renderSessionApp({ publicToken, apiUrl: 'http://localhost:4010', hasWidget: true });
  expect(html).toContain('Hook: checking');
  expect(html).toContain(
    `<auth-session class="account" public-token="${publicToken}" api-url="http://localhost:4010"><p slot="signed-in">Element: <b data-auth="phone"></b></p>`,
  );
});

for (const [name, files] of [
  ['AuthSession', ['react.js']],
  ['useAuthSession', ['react.js', 'session.js']],
  ['AuthPasskeys', ['react.js']],
  ['AuthWidget', ['react-browser.js', 'react.js']],
] as const) {
  test(`an app that imports ${name} loads nothing of the others`, async () => {
    expect(await filesOf(name)).toEqual(files);
  });
}
