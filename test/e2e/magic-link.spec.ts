/** Signing in by a link in an e-mail, in the browser that asked for it and in others. */
import type { Browser, Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { expect, type OpenWidget, test, type Widget } from './fixtures.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';
import type { Watch } from './watch.ts';

const email = 'ada@example.com';
const authenticateRoute = '/magic_links/authenticate';
const minuteMs = 60_000;

interface Asked {
  readonly widget: Widget;
  readonly link: string;
}

/** Asks for a link that leads back to the page of the widget. */
async function ask(
  openWidget: OpenWidget,
  emulator: EmulatorClient,
  siteUrl: string,
  attributes: Parameters<OpenWidget>[0] = {},
  options: Parameters<OpenWidget>[1] = {},
): Promise<Asked> {
  const back = { 'login-redirect-url': `${siteUrl}/`, 'signup-redirect-url': `${siteUrl}/` };
  const widget = await openWidget({ ...back, ...attributes }, options);
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  const { link = '' } = await emulator.inbox(email);
  return { widget, link };
}

/** A browser that has never asked for anything. */
async function openElsewhere(browser: Browser, watch: Watch, link: string): Promise<Page> {
  const context = await browser.newContext();
  await watch.attach(context);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

for (const pkce of [false, true]) {
  test(`signs in by a link, with PKCE ${pkce ? 'required' : 'off'}`, async ({
    page,
    site,
    openWidget,
    emulator,
  }) => {
    const said = listenToConsole(page);
    await emulator.settings({ pkce_required_for_email_magic_links: pkce });
    const { widget, link } = await ask(openWidget, emulator, site.url, { 'session-duration-minutes': 45 });
    await expect(widget.element.getByText(`An email was sent to ${email}.`)).toBeVisible();
    await widget.event('auth-event', { type: 'MAGIC_LINK_LOGIN_OR_CREATE' });
    const [send] = (await emulator.requests()).filter(({ path }) => path.endsWith('/email/login_or_create'));
    expect(send?.body).toMatchObject({ email, login_expiration_minutes: 30, signup_expiration_minutes: 30 });

    const addresses: string[] = [];
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${authenticateRoute}`, async (route) => {
      addresses.push(await page.evaluate(() => location.href));
      await held;
      await route.continue();
    });
    await page.goto(`${link}&kept=1#part`);
    await expect(heading(widget, 'Logging in')).toBeVisible();
    await expect.poll(() => addresses).toEqual([`${site.url}/?kept=1#part`]);
    answer();

    await expect(heading(widget, 'Success!')).toBeVisible();
    await expect(widget.element.getByText('You have successfully logged in.')).toBeVisible();
    const { detail } = await widget.event('auth-success', { method: 'magic_link' });
    expect(detail).toMatchObject({
      session: { session_id: expect.any(String) },
      user: { user_id: expect.any(String) },
    });
    const told = JSON.stringify([await widget.events(), said]);
    expect(told).not.toMatch(/session_token|session_jwt/);
    expect(told).not.toContain(new URL(link).searchParams.get('token'));
    expect(await emulator.bodies(authenticateRoute)).toMatchObject([{ session_duration_minutes: 45 }]);

    // A reload of the page must not spend the token again.
    await page.reload();
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    expect(await emulator.count(authenticateRoute)).toBe(1);
  });
}

const inboxes: readonly {
  readonly rule: string;
  readonly domains: readonly string[];
  readonly hint?: string;
  readonly searched?: string;
}[] = [
  { rule: 'the hint of the page', domains: ['one.test'], hint: 'hint.test', searched: 'hint.test' },
  { rule: 'the only domain of the project', domains: ['one.test'], searched: 'one.test' },
  { rule: 'none of several domains', domains: ['one.test', 'two.test'] },
];

for (const { rule, domains, hint, searched } of inboxes) {
  test(`links to the inboxes by ${rule}`, async ({ site, openWidget, emulator }) => {
    await emulator.settings({ email_domains: domains });
    const { widget } = await ask(openWidget, emulator, site.url, { 'domain-hint': hint });
    const at = searched === undefined ? '' : `%40${searched}`;
    const links = {
      'Open in Gmail': searched
        ? new RegExp(`^https://mail\\.google\\.com/.*#search/.*${at}`)
        : /^https:\/\/mail\.google\.com\/[^@%]*$/,
      'Open in Yahoo': searched
        ? new RegExp(`^https://mail\\.yahoo\\.com/.*${at}`)
        : /^https:\/\/mail\.yahoo\.com\/[^@%]*$/,
      'Open in Outlook': /^https:\/\/outlook\.live\.com\/[^@%]*inbox$/,
    };
    for (const [name, href] of Object.entries(links)) {
      const link = widget.element.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
}

test("'Try again' returns to the first screen", async ({ site, openWidget, emulator }) => {
  const { widget } = await ask(openWidget, emulator, site.url);
  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toBeEditable();
  await expect(emailField(widget)).toBeFocused();
  await emailField(widget).fill('grace@example.com');
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText('An email was sent to grace@example.com.')).toBeVisible();
});

test('refuses what is no e-mail address', async ({ openWidget, emulator }) => {
  const widget = await openWidget();
  await emailField(widget).fill('ada@example');
  await button(widget, 'Continue').click();
  await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email address');
  await expect(emailField(widget)).toHaveAttribute('aria-invalid', 'true');
  await widget.event('auth-error', { code: 'validation', message: 'Invalid email address', screen: 'Main' });
  expect(await emulator.messages()).toEqual([]);
});

test('a failed send is said under the field and as a toast', async ({ openWidget, emulator }) => {
  await emulator.settings({ login_redirect_url: null, signup_redirect_url: null });
  const widget = await openWidget();
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  const message = 'No signup redirect URL is set for this project.';
  await expect(emailField(widget)).toHaveAccessibleDescription(message);
  await expect(
    widget.element.getByRole('region', { name: 'Notifications' }).getByText(message),
  ).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 400, type: 'no_signup_redirect_urls_set' });
});

const spent = [
  {
    kind: 'used',
    spend: async (page: Page, widget: Widget, link: string) => {
      await page.goto(link);
      await expect(heading(widget, 'Success!')).toBeVisible();
    },
  },
  {
    kind: 'expired',
    spend: async (_page: Page, _widget: Widget, _link: string, emulator: EmulatorClient) => {
      await emulator.advanceClock(31 * minuteMs);
    },
  },
] as const;

for (const { kind, spend } of spent) {
  test(`a link that is ${kind} says why and leads to the first screen`, async ({
    page,
    site,
    openWidget,
    emulator,
  }) => {
    const { widget, link } = await ask(openWidget, emulator, site.url);
    await spend(page, widget, link, emulator);
    await page.goto(link);
    // The sign-in ended what this browser had asked for.
    if (kind === 'used') await button(widget, 'Continue').click();
    await expect(widget.element.getByText(/either already used or expired/)).toBeVisible();
    await widget.event('auth-error', { code: 'provider', status: 401, type: 'unable_to_auth_magic_link' });
    await expect(page).not.toHaveURL(/token/);
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    await emailField(widget).fill(email);
    await button(widget, 'Continue').click();
    const { link: fresh = '' } = await emulator.inbox(email);
    await page.goto(fresh);
    await expect(heading(widget, 'Success!')).toBeVisible();
  });
}

test('a link opened in another browser is exchanged on a click only', async ({
  browser,
  watch,
  site,
  openWidget,
  emulator,
}) => {
  const { link } = await ask(openWidget, emulator, site.url);
  const elsewhere = await openElsewhere(browser, watch, link);
  await expect(elsewhere.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(0);
  // A reload before the click must not lose the token, and had it been spent the screen would not come again.
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
  expect(elsewhere.url()).not.toContain('token');
  await elsewhere.context().close();
});

test('a mail scanner that loads the link leaves it to the visitor', async ({
  browser,
  watch,
  page,
  site,
  openWidget,
  emulator,
}) => {
  const { widget, link } = await ask(openWidget, emulator, site.url);
  const scanner = await openElsewhere(browser, watch, link);
  await expect(scanner.getByRole('button', { name: 'Continue' })).toBeVisible();
  await scanner.context().close();
  await page.goto(link);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a link asked for with PKCE says in another browser why it cannot be used', async ({
  browser,
  watch,
  site,
  openWidget,
  emulator,
}) => {
  await emulator.settings({ pkce_required_for_email_magic_links: true });
  const { link } = await ask(openWidget, emulator, site.url);
  const elsewhere = await openElsewhere(browser, watch, link);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByText(/pkce/i)).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  await elsewhere.context().close();
});

test('of two widgets on a page one exchanges the token', async ({ page, site, openWidget, emulator }) => {
  const after = `<auth-widget id="other" public-token="public-token-test-00000000-0000-4000-8000-000000000000" api-url="${emulator.url}"></auth-widget>`;
  const { widget, link } = await ask(openWidget, emulator, site.url, {}, { after });
  await page.goto(link);
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(page.locator('#other').getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  expect(await widget.events('auth-success')).toHaveLength(1);
  expect(await widget.events('auth-error')).toEqual([]);
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test('a widget that is replaced before the client is there leaves the token to the next one', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  const { widget, link } = await ask(openWidget, emulator, site.url);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/chunks/sdk-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(link);
  await expect(heading(widget, 'Logging in')).toBeVisible();
  await widget.element.evaluate((element) => element.replaceWith(element.cloneNode()));
  await expect(heading(widget, 'Logging in')).toBeVisible();
  release();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await widget.events('auth-error')).toEqual([]);
  expect(await emulator.count(authenticateRoute)).toBe(1);
});
