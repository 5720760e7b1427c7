/** Visitors who open the page with a session, or with what is left of one. */
import type { BrowserContext, Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { type Attributes, hostPage, publicToken } from './host-page.ts';
import type { Site } from './servers.ts';
import { email, test } from './session-page.ts';
import {
  askForSms,
  button,
  heading,
  listenToConsole,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
} from './steps.ts';

const authenticateRoute = '/sessions/authenticate';
const accountPage =
  '<!doctype html><title>Account</title><link rel="icon" href="data:,"><h1>Your account</h1>';
/** What a page of somebody's own does with the event. */
const followsSession = `<script>
  document.addEventListener('auth-event', ({ detail }) => {
    if (detail.type === 'SESSION_FOUND') location.assign('/account');
  });
</script>`;

const succeeds = { 'already-signed-in': 'succeed', 'success-url': '/account' } as const;

async function tokenOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'stytch_session')?.value;
}

/** A page that only signed-in visitors see; its server sends all others to the page of the widget. */
function protectAccount(site: Site, isSignedIn: (token: string) => Promise<boolean>): void {
  site.addRoute('/account', async (request, response) => {
    const token = /stytch_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const isIn = token !== undefined && (await isSignedIn(decodeURIComponent(token)));
    response.writeHead(isIn ? 200 : 302, { 'content-type': 'text/html', ...(!isIn && { location: '/' }) });
    response.end(isIn ? accountPage : undefined);
  });
}

const asksProvider =
  (emulator: EmulatorClient) =>
  (token: string): Promise<boolean> =>
    emulator.ask(authenticateRoute, {}, token).then(
      () => true,
      () => false,
    );

/** The paths of the pages that the browser requests from now on, redirects included. */
function listenToPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const pages: Readonly<Record<string, readonly [attributes: Attributes, script: string]>> = {
  'already-signed-in="succeed"': [succeeds, ''],
  'a listener on SESSION_FOUND': [{ 'success-url': '/account' }, followsSession],
};

for (const [title, [attributes, script]] of Object.entries(pages)) {
  const serve = (site: Site, emulator: EmulatorClient) =>
    site.addPage(
      '/',
      hostPage(
        'auth-widget',
        { 'public-token': publicToken, 'api-url': emulator.url, ...smsCodes, ...attributes },
        { before: script },
      ),
    );

  test(`${title}: a dead session leads to the form, once, and the form works`, async ({
    page,
    context,
    site,
    emulator,
    ada,
  }) => {
    const { token } = await ada.signIn();
    await emulator.ask('/sessions/revoke', {}, token);
    await emulator.fault(authenticateRoute, { delayMs: 300 });
    protectAccount(site, asksProvider(emulator));
    serve(site, emulator);
    const requested = listenToPages(page);
    await page.goto(`${site.url}/account`);
    const widget = { element: page.locator('auth-widget'), page };
    await expect(phoneField(widget)).toBeEnabled();
    await expect.poll(() => tokenOf(context)).toBeUndefined();
    expect(requested).toEqual(['/account', '/']);

    await passcode(widget).fill(await askForSms(widget, emulator));
    await expect(page).toHaveTitle('Account');
    expect(requested).toEqual(['/account', '/', '/account']);
  });

  test(`${title}: a live session leads to the account, at the speed of a slow provider`, async ({
    page,
    site,
    emulator,
    ada,
  }) => {
    await ada.signIn();
    await emulator.fault(authenticateRoute, { delayMs: 300 });
    protectAccount(site, asksProvider(emulator));
    const requested = listenToPages(page);
    await page.goto(serve(site, emulator));
    await expect(page).toHaveTitle('Account');
    expect(requested).toEqual(['/', '/account']);
  });

  test(`${title}: a server that does not accept a live session makes no loop`, async ({
    page,
    site,
    emulator,
    ada,
  }) => {
    await ada.signIn();
    protectAccount(site, async () => false);
    const said = listenToConsole(page);
    const requested = listenToPages(page);
    await page.goto(serve(site, emulator));
    const silenced = expect.poll(() => said.some((text) => text.includes('keeps coming back to this page')));
    await silenced.toBe(true);
    const turn = ['/', '/account'];
    expect(requested).toEqual([...turn, ...turn, ...turn, '/']);
    await expect(phoneField({ element: page.locator('auth-widget') })).toBeEditable();
  });
}

test('the form can be used until the provider has answered; then the confirmation takes its place', async ({
  page,
  openWidget,
  ada,
}) => {
  await ada.signIn();
  const answer = await holdRequests(page, `**${authenticateRoute}`);
  const widget = await openWidget({ ...smsCodes, 'already-signed-in': 'succeed' });
  await expect.poll(answer.count).toBe(1);
  await phoneField(widget).pressSequentially('202');
  await expect(phoneField(widget)).toHaveValue(/202/);
  expect(await widget.events('auth-event')).toEqual([]);
  answer.release();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(widget.element.getByText(email)).toBeVisible();
  const { detail } = await widget.event('auth-success', { method: 'session' });
  expect(detail).toMatchObject({
    session: { session_id: expect.any(String) },
    user: { emails: [{ email }] },
  });
  const told = await widget.events();
  expect(told.map(({ type }) => type).filter((type) => /event|success|error/.test(type))).toEqual([
    'auth-event',
    'auth-event',
    'auth-success',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/session_token|session_jwt/);
});

test('by default, who is signed in goes on by one press, and Back leads past the sign-in page', async ({
  page,
  openWidget,
  site,
  ada,
}) => {
  await ada.signIn();
  site.addPage('/start', '<!doctype html><title>Start</title>');
  site.addPage('/account', accountPage);
  await page.goto(`${site.url}/start`);
  const widget = await openWidget({ ...smsCodes, 'success-url': '/account' });
  await expect(heading(widget, 'You are already signed in')).toBeVisible();
  await expect(widget.element.getByText(`Signed in as ${email}.`)).toBeVisible();
  await widget.event('auth-event', { type: 'SESSION_FOUND' });
  expect(await widget.events('auth-success')).toEqual([]);
  const told: unknown[] = [];
  await page.exposeFunction('tell', (target: unknown) => told.push(target));
  await widget.element.evaluate((element) => {
    const tell = Reflect.get(globalThis, 'tell') as (target: unknown) => void;
    element.addEventListener('auth-success', (event) =>
      tell((event as CustomEvent<{ target: string }>).detail.target),
    );
  });
  await button(widget, 'Continue').click();
  await expect(page).toHaveTitle('Account');
  expect(told).toEqual(['/account']);
  await page.goBack();
  await expect(page).toHaveTitle('Start');
});

test('by default, another account can be used, and what was typed is still there', async ({
  page,
  openWidget,
  ada,
}) => {
  await ada.signIn();
  const answer = await holdRequests(page, `**${authenticateRoute}`);
  const widget = await openWidget(smsCodes);
  await phoneField(widget).pressSequentially('202');
  await expect.poll(answer.count).toBe(1);
  answer.release();
  await button(widget, 'Use another account').click();
  await expect(phoneField(widget)).toHaveValue(/202/);
});

test('a session that has ended meanwhile leads to the form', async ({ openWidget, emulator, ada }) => {
  const { token } = await ada.signIn();
  const widget = await openWidget(smsCodes);
  await expect(heading(widget, 'You are already signed in')).toBeVisible();
  await emulator.ask('/sessions/revoke', {}, token);
  await button(widget, 'Continue').click();
  await expect(phoneField(widget)).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
});

for (const [setting, shown] of [
  ['succeed', 'Success!'],
  ['ask', 'You are already signed in'],
] as const)
  test(`a tab at its code, and one at the form, hear of a sign-in elsewhere, with already-signed-in="${setting}"`, async ({
    page,
    context,
    openWidget,
    emulator,
  }) => {
    const widget = await openWidget({ ...smsCodes, 'already-signed-in': setting });
    await askForSms(widget, emulator);
    const [form, other] = [await context.newPage(), await context.newPage()];
    await form.goto(page.url());
    await expect(form.getByLabel('Phone number')).toBeEditable();
    await other.goto(page.url());
    const there = { element: other.locator('auth-widget'), page: other };
    await phoneField(there).pressSequentially('2025550199');
    await button(there, 'Continue').click();
    await expect(passcode(there)).toBeVisible();
    await passcode(there).fill((await emulator.inbox('+12025550199')).code ?? '');
    await expect(heading(there, 'Success')).toBeVisible();
    await expect(heading(widget, shown)).toBeVisible();
    await expect(form.getByRole('heading', { name: shown })).toBeVisible();
  });

test('once another tab has signed in somebody else, the confirmation and the page are told of them', async ({
  page,
  context,
  openWidget,
  ada,
}) => {
  const bob = 'bob@example.com';
  await ada.signIn();
  const widget = await openWidget({ ...smsCodes, 'already-signed-in': 'succeed' });
  await expect(widget.element.getByText(email)).toBeVisible();
  await ada.signIn(bob);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(widget.element.getByText(bob)).toBeVisible();
  await expect(heading(widget, 'Success!')).toBeVisible();
  const told = await widget.events('auth-success');
  expect(told.map(({ detail }) => detail['user'])).toMatchObject([
    { emails: [{ email }] },
    { emails: [{ email: bob }] },
  ]);
});

test('a visitor who has gone on stays, and the page is told', async ({ page, openWidget, ada }) => {
  await ada.signIn();
  const answer = await holdRequests(page, `**${authenticateRoute}`);
  const widget = await openWidget({ ...smsCodes, ...succeeds });
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(passcode(widget)).toBeVisible();
  answer.release();
  await widget.event('auth-event', { type: 'SESSION_FOUND' });
  expect(await widget.events('auth-success')).toEqual([]);
  await expect(passcode(widget)).toBeVisible();
});

test('a sign-in while the provider is asked is the only one that is reported', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  await ada.signIn();
  const answer = await holdRequests(page, `**${authenticateRoute}`);
  const widget = await openWidget({ ...smsCodes, 'already-signed-in': 'succeed' });
  await passcode(widget).fill(await askForSms(widget, emulator));
  await widget.event('auth-success', { method: 'otp' });
  await expect(heading(widget, 'Success')).toBeVisible();
  answer.release();
  await expect.poll(() => emulator.count(authenticateRoute)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await widget.events('auth-event')).not.toContainEqual(
    expect.objectContaining({ detail: expect.objectContaining({ type: 'SESSION_FOUND' }) }),
  );
  expect(await widget.events('auth-success')).toHaveLength(1);
});

const failures = {
  'no answer': 'hang',
  'an error of the provider': { status: 500, type: 'internal_server_error', message: 'Later.' },
} as const;

for (const [title, fault] of Object.entries(failures)) {
  test(`${title}: the form works, and the session is not forgotten`, async ({
    context,
    openWidget,
    emulator,
    ada,
  }) => {
    const { token } = await ada.signIn();
    await emulator.fault(authenticateRoute, fault);
    const widget = await openWidget({ ...smsCodes, 'already-signed-in': 'succeed' });
    await expect.poll(() => emulator.count(authenticateRoute)).toBeGreaterThan(0);
    await phoneField(widget).pressSequentially(phone.typed);
    await button(widget, 'Continue').click();
    await expect(passcode(widget)).toBeVisible();
    expect((await emulator.requests()).some(({ path }) => path.includes('/otps/sms/'))).toBe(true);
    expect(await tokenOf(context)).toBe(token);
    expect(await widget.events('auth-success')).toEqual([]);
    expect(await widget.events('auth-error')).toEqual([]);
  });
}

test('where no session was ever stored, nothing is asked', async ({ openWidget, emulator }) => {
  const widget = await openWidget({ ...smsCodes, ...succeeds });
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(passcode(widget)).toBeVisible();
  expect(await emulator.count(sendRoute)).toBe(1);
  expect(await emulator.count(authenticateRoute)).toBe(0);
});
