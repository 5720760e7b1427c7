/** `<auth-session vertical="b2b">` and `createSession({ vertical: 'b2b' })`: members, and the organizations they switch between. */
import type { Page } from '@playwright/test';
import type { AuthSession } from '../../../elements/auth-session.ts';
import { B2B_PUBLIC_TOKEN } from '../../../emulator/state/b2b/settings.ts';
import type { ElementPageOptions } from '../element-page.ts';
import { holdAnswers } from '../hold.ts';
import type { Attributes } from '../host-page.ts';
import { accountButton, element, sessionPage, signInLink, signOutItem, statusOf } from '../session-page.ts';
import { ACME, askAsPage, test as base, EMAIL, expect, PASSWORD, type Seed } from './fixtures.ts';

interface Ada {
  /** Signs her in to Acme, as an earlier visit to the site has done. She is a member of the others, too. */
  signIn(...others: readonly Seed[]): Promise<string>;
  /** Serves a page with her account and returns its address. */
  page(attributes?: Attributes, options?: ElementPageOptions): string;
}

const MEMBER = { vertical: 'b2b', 'public-token': B2B_PUBLIC_TOKEN };
const ADA = { email_address: EMAIL, name: 'Ada Lovelace' };

const test = base.extend<{ readonly ada: Ada }>({
  ada: async ({ context, emulator, site, business }, use) => {
    await use({
      async signIn(...others) {
        await business.organizations(
          { members: [ADA] },
          ...others.map((seed) => ({ members: [ADA], ...seed })),
        );
        const ask = (route: string, body: object) =>
          askAsPage(emulator, route, body) as Promise<{
            data: { organization: { organization_id: string }; session_token: string; session_jwt: string };
          }>;
        const found = await ask('/organizations/search', { organization_slug: 'acme' });
        const who = { email_address: EMAIL, organization_id: found.data.organization.organization_id };
        await ask('/otps/email/login_or_signup', who);
        const { code } = await emulator.inbox(EMAIL);
        const { data } = await ask('/otps/email/authenticate', {
          ...who,
          code,
          session_duration_minutes: 60,
        });
        await context.addCookies([
          { name: 'stytch_b2b_session', value: data.session_token, url: site.url },
          { name: 'stytch_b2b_session_jwt', value: data.session_jwt, url: site.url },
        ]);
        return data.session_token;
      },
      page: (attributes, options) => sessionPage(site, emulator, { ...MEMBER, ...attributes }, options),
    });
  },
});

const account = (page: Page) => accountButton(page, 'Account: Ada Lovelace');
const organization = (page: Page, name: string) => page.getByRole('menuitemradio', { name });

const organizationOf = (page: Page): Promise<unknown> =>
  element(page).evaluate((node) => {
    const { organization, user } = node as unknown as {
      organization?: { organization_name: string };
      user?: { email_address: string; organization_id: string };
    };
    return [organization?.organization_name, user?.email_address];
  });

test('a member sees who and where they are', async ({ page, context, site, ada }) => {
  await ada.signIn();
  await page.goto(ada.page());
  await account(page).click();
  for (const line of ['Ada Lovelace', EMAIL, 'Acme'])
    await expect(page.getByText(line, { exact: true }).last()).toBeVisible();
  expect(await statusOf(page)).toBe('signed-in');
  expect(await organizationOf(page)).toEqual(['Acme', EMAIL]);
  // A single organization is no choice.
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await signOutItem(page).click();
  await expect(signInLink(page)).toBeVisible();
  expect(await context.cookies(site.url)).toEqual([]);
});

test('the page gets the member and the organization, without tokens', async ({ page, ada }) => {
  const token = await ada.signIn();
  const children =
    '<p slot="signed-in"><b data-auth="name"></b> <i data-auth="email"></i> <u data-auth="organization"></u> <s data-auth="initials"></s></p>';
  await page.addInitScript(() => {
    const details: unknown[] = [];
    Reflect.set(globalThis, 'details', details);
    document.addEventListener('auth-session', (event) => void details.push((event as CustomEvent).detail));
  });
  await page.goto(ada.page({}, { children }));
  await expect(page.locator('p')).toHaveText(`Ada Lovelace ${EMAIL} Acme AL`);
  const details = await page.evaluate(() => Reflect.get(globalThis, 'details') as object[]);
  expect(details.at(-1)).toMatchObject({
    status: 'signed-in',
    session: { organization_slug: 'acme' },
    user: { email_address: EMAIL },
    organization: { organization_name: 'Acme' },
  });
  expect(JSON.stringify(details)).not.toContain(token);
});

test("a member's session is kept alive", async ({ page, emulator, ada }) => {
  await ada.signIn();
  await emulator.advanceClock(40 * 60_000);
  await page.goto(ada.page({ 'keep-session-alive': true }));
  await expect
    .poll(() => emulator.bodies('/b2b/sessions/authenticate'))
    .toContainEqual({ session_duration_minutes: 60 });
  await emulator.advanceClock(40 * 60_000);
  await page.goto(ada.page());
  await expect(account(page)).toBeVisible();
});

test('a visitor without a session makes no request', async ({ page, emulator, ada }) => {
  await page.goto(ada.page());
  await expect(signInLink(page)).toBeVisible();
  expect(await emulator.requests()).toEqual([]);
});

test('a consumer session on the same origin is none of a member', async ({ page, context, site, ada }) => {
  await context.addCookies([{ name: 'stytch_session', value: 'consumer', url: site.url }]);
  await page.goto(ada.page());
  await expect(signInLink(page)).toBeVisible();
  expect((await context.cookies(site.url)).map(({ name }) => name)).toEqual(['stytch_session']);
});

test('the menu leads to another organization, and every tab follows', async ({ page, context, ada }) => {
  await ada.signIn({ organization_name: 'Zeta' });
  const url = ada.page();
  await page.goto(url);
  const other = await context.newPage();
  await other.goto(url);
  await expect(account(other)).toBeVisible();

  await account(page).click();
  await expect(organization(page, 'Acme')).toBeChecked();
  await organization(page, 'Zeta').click();
  await expect(organization(page, 'Zeta')).toBeChecked();
  expect(await organizationOf(page)).toEqual(['Zeta', EMAIL]);
  await expect.poll(() => organizationOf(other)).toEqual(['Zeta', EMAIL]);

  await page.reload();
  await expect(account(page)).toBeVisible();
  await expect.poll(() => organizationOf(page)).toEqual(['Zeta', EMAIL]);
});

test('the menu can be used with the keyboard alone', async ({ page, ada }) => {
  await ada.signIn({ organization_name: 'Zeta' });
  await page.goto(ada.page());
  await account(page).focus();
  await page.keyboard.press('ArrowDown');
  // The list arrives when the menu is open: who is at its start stays there.
  await expect(organization(page, 'Acme')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(organization(page, 'Zeta')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(organization(page, 'Zeta')).toBeChecked();
});

test('a menu with many organizations stays where it is scrolled to', async ({ page, ada }) => {
  const names = Array.from({ length: 40 }, (_, index) => `Organization ${index}`);
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await ada.signIn(...[...names, long].map((name) => ({ organization_name: name })));
  await page.goto(ada.page());
  await account(page).click();
  const menu = page.locator('auth-session .panel');
  const scrolled = (): Promise<number> => menu.evaluate(({ scrollTop }) => scrollTop);
  await organization(page, 'Organization 30').scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.route('**/b2b/sessions/exchange', (route) => route.abort(), { times: 1 });
  await organization(page, 'Organization 30').click();
  await expect(page.getByRole('alert')).toHaveText(/could not be opened/);
  expect(await scrolled()).toBeGreaterThanOrEqual(before);
  // A name that is longer than the menu is wide breaks.
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('organizations that demand more lead to the page to sign in on, and the session stays', async ({
  page,
  emulator,
  site,
  ada,
}) => {
  await ada.signIn(
    { organization_name: 'Zeta', mfa_policy: 'REQUIRED_FOR_ALL' },
    {
      organization_name: 'Strict',
      auth_methods: 'RESTRICTED',
      allowed_auth_methods: ['password'],
      members: [{ ...ADA, password: PASSWORD }],
    },
  );
  site.addPage('/login', '<!doctype html><title>Sign in</title><link rel="icon" href="data:,">');
  const url = ada.page();
  for (const name of ['Zeta', 'Strict']) {
    await page.goto(url);
    await account(page).click();
    await organization(page, name).click();
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto(url);
  await expect.poll(() => organizationOf(page)).toEqual(['Acme', EMAIL]);

  await page.goto(ada.page({ 'sign-in-url': undefined }));
  await account(page).click();
  await expect(signOutItem(page)).toBeVisible();
  await expect.poll(() => emulator.count('/b2b/discovery/organizations')).toBe(3);
  for (const name of ['Zeta', 'Strict']) await expect(organization(page, name)).toHaveCount(0);
});

test('a switch that fails says so, and can be repeated', async ({ page, ada }) => {
  await ada.signIn({ organization_name: 'Zeta' });
  await page.goto(ada.page());
  await account(page).click();
  await expect(organization(page, 'Zeta')).toBeVisible();
  await page.route('**/b2b/sessions/exchange', (route) => route.abort(), { times: 1 });
  await organization(page, 'Zeta').click();
  await expect(page.getByRole('alert')).toHaveText('The organization could not be opened. Please try again.');
  expect(await organizationOf(page)).toEqual(['Acme', EMAIL]);
  await organization(page, 'Zeta').click();
  await expect(organization(page, 'Zeta')).toBeChecked();
});

test('createSession() follows a member', async ({ page, emulator, site, ada }) => {
  await ada.signIn();
  await page.goto(
    site.addPage('/module', '<!doctype html><title>A page</title><link rel="icon" href="data:,">'),
  );
  const seen = await page.evaluate(
    async ({ publicToken, apiUrl }) => {
      const { createSession } = (await import(
        `${location.origin}/dist/session.js`
      )) as typeof import('../../../elements/session.ts');
      const session = createSession({ publicToken, apiUrl, vertical: 'b2b' });
      return new Promise<unknown>((resolve) => {
        session.subscribe(({ status, user, organization }) => {
          if (status === 'signed-in') resolve([user.email_address, organization?.organization_name]);
        });
      });
    },
    { publicToken: B2B_PUBLIC_TOKEN, apiUrl: emulator.url },
  );
  expect(seen).toEqual([EMAIL, 'Acme']);
});

test('a sign-out while another organization is being opened is final, in every tab', async ({
  page,
  context,
  emulator,
  site,
  ada,
}) => {
  await ada.signIn({ organization_name: 'Zeta' });
  await page.goto(ada.page());
  const other = await context.newPage();
  await other.goto(ada.page());
  await expect(account(other)).toBeVisible();
  await account(page).click();
  const exchange = await holdAnswers(page, '**/b2b/sessions/exchange');
  await organization(page, 'Zeta').click();
  await expect.poll(() => emulator.count('/b2b/sessions/exchange')).toBe(1);

  const signedOut = element(other).evaluate((node) => (node as AuthSession).signOut());
  await expect(signInLink(other)).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  exchange.release();
  await signedOut;
  await expect.poll(() => emulator.count('/b2b/sessions/revoke')).toBeGreaterThan(0);
  expect(await context.cookies(site.url)).toEqual([]);
  for (const each of [page, other]) {
    await each.reload();
    await expect(signInLink(each)).toBeVisible();
  }
});

test('the widget tells the page of a session that the visitor has already', async ({
  page,
  business,
  ada,
}) => {
  await ada.signIn();
  const widget = await business.open(ACME);
  const { detail } = await widget.event('auth-event', { type: 'SESSION_FOUND' });
  expect(detail['data']).toMatchObject({
    user: { email_address: EMAIL },
    organization: { organization_name: 'Acme' },
  });
  await expect(business.heading('You are already signed in')).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(business.heading('Continue to Acme')).toBeVisible();
});

test('already-signed-in="succeed" leads a member on, but nobody who is signed in elsewhere', async ({
  page,
  site,
  business,
  ada,
}) => {
  await ada.signIn({ organization_name: 'Globex' });
  site.addPage('/account', '<!doctype html><title>Account</title><link rel="icon" href="data:,">');
  const settings = { ...ACME, 'already-signed-in': 'succeed', 'success-url': '/account' };
  const widget = await business.open({ ...settings, 'organization-slug': 'globex' });
  await widget.event('auth-event', { type: 'SESSION_FOUND' });
  await expect(business.heading('Continue to Globex')).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
  await business.open(settings, { ready: false });
  await expect(page).toHaveURL(/\/account$/);
});

test('the page for new passwords lets a member who is signed in set one', async ({ page, business, ada }) => {
  await ada.signIn();
  const widget = await business.open({ 'auth-flow-type': 'PasswordReset', products: 'passwords' });
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await business.expectSignedIn();
  await widget.event('auth-event', { type: 'B2B_PASSWORD_RESET_BY_SESSION' });
});
