/** Who is signed in: `<auth-session>` on pages without a widget, and beside one. */
import { expect, publicToken } from './fixtures.ts';
import {
  accountButton,
  authenticateRoute,
  email,
  revokeRoute,
  signInLink,
  signOutItem,
  staleOf,
  statusOf,
  test,
} from './session-page.ts';
import { askForSms, heading, listenToConsole, passcode, phone, smsCodes } from './steps.ts';
import { authEventsOf } from './watch.ts';

test('without a session, there is a link, no request and no SDK', async ({ page, site, emulator, ada }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(ada.page());
  await expect(signInLink(page)).toHaveAttribute('href', `${site.url}/login`);
  expect(await statusOf(page)).toBe('signed-out');
  expect(await emulator.requests()).toEqual([]);
  expect(requested.filter((path) => path.includes('/sdk-'))).toEqual([]);
});

test('warns once about attributes that the element does not know', async ({ page, ada }) => {
  const said = listenToConsole(page);
  await page.goto(ada.page({ 'sign-in': '/login', class: 'account', title: 'Account' }));
  await expect(signInLink(page)).toBeVisible();
  await expect
    .poll(() => said)
    .toEqual([
      'auth-widget: <auth-session>: sign-in is not a known attribute and is ignored. Did you mean sign-in-url?',
    ]);
});

test('a session counts once the provider has confirmed it, with one request for all elements', async ({
  page,
  emulator,
  ada,
}) => {
  await ada.open();
  await page.evaluate(() =>
    document.body.append(document.querySelector('auth-session')?.cloneNode(true) ?? ''),
  );
  await expect(accountButton(page)).toHaveCount(2);
  expect(await statusOf(page)).toBe('signed-in');
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test('signs out at the provider', async ({ page, context, emulator, ada }) => {
  const { token } = await ada.open();
  await accountButton(page).click();
  await signOutItem(page).click();
  await expect(signInLink(page)).toBeFocused();
  expect(await emulator.count(revokeRoute)).toBe(1);
  await expect(emulator.ask(authenticateRoute, {}, token)).rejects.toThrow(/404/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch'))).toEqual([]);
  const events = (await authEventsOf(page)).filter(({ type }) => type === 'auth-session');
  expect(events.map(({ detail }) => detail['status'])).toEqual(['checking', 'signed-in', 'signed-out']);
  expect(JSON.stringify(events)).not.toContain(token);
});

test('a session that was ended elsewhere is none', async ({ page, emulator, ada }) => {
  const { token } = await ada.signIn();
  await emulator.revoke(token);
  await page.goto(ada.page());
  await expect(signInLink(page)).toBeVisible();
  const events = (await authEventsOf(page)).filter(({ type }) => type === 'auth-session');
  expect(events.map(({ detail }) => detail['status'])).toEqual(['checking', 'signed-out']);
});

test('knows at once that a widget on the same page has signed the visitor in', async ({
  page,
  openWidget,
  emulator,
}) => {
  const head = '<script type="module" src="/dist/auth-session.js"></script>';
  const tag = `<auth-session public-token="${publicToken}" api-url="${emulator.url}"></auth-session>`;
  const widget = await openWidget(smsCodes, { head, before: tag });
  expect(await statusOf(page)).toBe('signed-out');
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(accountButton(page, `Account: ${phone.e164}`)).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(0);
  // They share the client.
  expect(await emulator.count(`/projects/bootstrap/${publicToken}`)).toBe(1);
  await accountButton(page, `Account: ${phone.e164}`).click();
  await signOutItem(page).click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
});

test('a session that ends while the page is open', async ({ page, emulator, ada }) => {
  await page.clock.install();
  await ada.open();
  await expect(accountButton(page)).toBeVisible();
  await emulator.advanceClock(31 * 60_000);
  await page.clock.fastForward('30:02');
  await expect(signInLink(page)).toBeVisible();
});

test('tabs follow each other', async ({ page, context, emulator, openWidget, ada }) => {
  const other = await context.newPage();
  await other.goto(ada.page());
  await expect(signInLink(other)).toBeVisible();
  const widget = await openWidget(smsCodes);
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(accountButton(other, `Account: ${phone.e164}`)).toBeVisible();

  await page.goto(ada.page());
  await accountButton(page, `Account: ${phone.e164}`).click();
  await signOutItem(page).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
});

test('another host of the site has signed in, and out', async ({ page, context, ada }) => {
  await page.goto(ada.page());
  await expect(signInLink(page)).toBeVisible();
  // Hosts share cookies, but no storage events.
  await ada.signIn();
  const comeBack = (): Promise<boolean> =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await expect(accountButton(page)).toBeVisible();
  await context.clearCookies();
  await comeBack();
  await expect(signInLink(page)).toBeVisible();
});

test('offline, nobody is told that they are signed out', async ({ page, emulator, ada }) => {
  await ada.signIn();
  const url = ada.page({}, { children: '<b slot="checking">Hello <i data-auth="email"></i></b>' });
  await page.goto(url);
  await expect(accountButton(page)).toBeVisible();
  await emulator.fault(authenticateRoute, 'drop');
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('Hello')).toHaveText(`Hello ${email}`);
  expect(await staleOf(page)).toBe(false);
  await page.clock.fastForward('00:06');
  await expect.poll(() => staleOf(page)).toBe(true);
  expect(await statusOf(page)).toBe('checking');
  await emulator.clearFaults();
  await page.clock.fastForward('00:31');
  await expect(accountButton(page)).toBeVisible();
});

test('the module shares the session of the element', async ({ page, site, emulator, ada }) => {
  await ada.open();
  const status = await page.evaluate(
    async ([url, options]) => {
      const { createSession } = (await import(url)) as {
        createSession(options: object): {
          readonly email?: string;
          readonly factors?: number;
          readonly status: string;
          subscribe(listener: () => void): () => void;
        };
      };
      const session = createSession(options);
      if (session.status === 'checking') await new Promise<void>((done) => session.subscribe(done));
      return [session.status, session.email, session.factors];
    },
    [`${site.url}/dist/session.js`, { publicToken, apiUrl: emulator.url }] as const,
  );
  expect(status).toEqual(['signed-in', email, 1]);
  await expect(accountButton(page)).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
});

test("a client of the page's own is used, without the SDK", async ({ page, ada }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(ada.page());
  await page.evaluate(() => {
    const listeners: (() => void)[] = [];
    let user: object | null = { user_id: 'user-1', emails: [{ email: 'own@example.com', verified: true }] };
    const api = {
      getSync: () => (user ? { session_id: 'session-1', expires_at: new Date(Date.now() + 60_000) } : null),
      getInfo: () => ({ fromCache: false }),
      onChange: (listener: () => void) => listeners.push(listener),
      authenticate: async () => undefined,
      revoke: async () => {
        user = null;
        for (const listener of listeners) listener();
      },
    };
    const client = { session: api, user: { getSync: () => user, onChange: api.onChange } };
    const element = document.createElement('auth-session');
    element.setAttribute('sign-in-url', '/login');
    document.querySelector('auth-session')?.replaceWith(Object.assign(element, { client }));
  });
  await accountButton(page, 'Account: own@example.com').click();
  await signOutItem(page).click();
  await expect(signInLink(page)).toBeVisible();
  expect(requested.filter((path) => path.includes('/sdk-'))).toEqual([]);
});
