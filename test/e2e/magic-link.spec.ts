/** Signing in by a link in an e-mail, in the browser that asked for it and in others. Rules: src/shell/redirect/*.test.ts. */
import type { Page } from '@playwright/test';
import { type Attributes, test as base, expect, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';

const email = 'ada@example.com';
const authenticateRoute = '/magic_links/authenticate';
const minuteMs = 60_000;

interface Asked {
  readonly widget: Widget;
  readonly link: string;
}

const test = base.extend<{ readonly ask: (attributes?: Attributes) => Promise<Asked> }>({
  /** Asks for a link that leads back to the page of the widget. */
  ask: async ({ site, openWidget, emulator }, use) => {
    await use(async (attributes) => {
      const back = { 'login-redirect-url': `${site.url}/`, 'signup-redirect-url': `${site.url}/` };
      const widget = await openWidget({ ...back, ...attributes });
      await emailField(widget).fill(email);
      await button(widget, 'Continue').click();
      await expect(heading(widget, 'Check your email')).toBeVisible();
      const { link = '' } = await emulator.inbox(email);
      return { widget, link };
    });
  },
});

// Spec 2.19, 3.2, 4.6, 7.6, 7.21
test('signs in by a link, with PKCE; inboxes are searched for mail of the domain that the page names', async ({
  page,
  site,
  emulator,
  ask,
}) => {
  const said = listenToConsole(page);
  await emulator.settings({ pkce_required_for_email_magic_links: true });
  const attributes = { 'session-duration-minutes': 45, 'domain-hint': 'shop.example' };
  const { widget, link } = await ask(attributes);
  await expect(widget.element.getByText(`An email was sent to ${email}.`)).toBeVisible();
  for (const [name, href] of [
    ['Open in Gmail', /^https:\/\/mail\.google\.com\/.*#search\/.*%40shop\.example/],
    ['Open in Yahoo', /^https:\/\/mail\.yahoo\.com\/.*%40shop\.example/],
    ['Open in Outlook', /^https:\/\/outlook\.live\.com\/[^@%]*inbox$/],
  ] as const) {
    const mailbox = widget.element.getByRole('link', { name });
    await expect(mailbox).toHaveAttribute('href', href);
    await expect(mailbox).toHaveAttribute('target', '_blank');
    await expect(mailbox).toHaveAttribute('rel', /noopener/);
  }
  await widget.event('auth-event', { type: 'MAGIC_LINK_LOGIN_OR_CREATE' });
  const [send] = (await emulator.requests()).filter(({ path }) => path.endsWith('/email/login_or_create'));
  expect(send?.body).toMatchObject({ email, login_expiration_minutes: 30, signup_expiration_minutes: 30 });

  const answer = await holdRequests(page, `**${authenticateRoute}`);
  await page.goto(`${link}&kept=1#part`);
  await expect(heading(widget, 'Logging in')).toBeVisible();
  await expect.poll(answer.count).toBe(1);
  expect(page.url(), 'the token is gone before it is sent').toBe(`${site.url}/?kept=1#part`);
  answer.release();

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

// Spec 2.18, 2.19
test("the visitor's own mailbox comes first, with the project's domain; the link is sent again; the pencil leads back", async ({
  openWidget,
  emulator,
}) => {
  await emulator.settings({ email_domains: ['project.example'] });
  const widget = await openWidget();
  await emailField(widget).fill('ada@hotmail.com');
  await button(widget, 'Continue').click();
  const links = widget.element.getByRole('link');
  await expect(links).toHaveText(['Open in Outlook', 'Open in Gmail', 'Open in Yahoo']);
  const gmail = widget.element.getByRole('link', { name: 'Open in Gmail' });
  await expect(gmail).toHaveAttribute('href', /%40project\.example/);
  const resend = widget.element.getByRole('button', { name: 'Resend email' });
  await resend.click();
  await expect(widget.element.getByText('Email resent')).toBeVisible();
  await button(widget, 'Change email').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveValue('ada@hotmail.com');
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText('An email was sent to ada@hotmail.com.')).toBeVisible();
  expect(await emulator.messages()).toHaveLength(3);
  await button(widget, 'Change email').click();
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText(`An email was sent to ${email}.`)).toBeVisible();
  expect(await emulator.messages()).toHaveLength(4);
});

// Spec 2.18, 4.7, 5.2, 8.3
test('an invalid address and a failed send are said under the field, and another address can be tried', async ({
  site,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Stytch refuses the request/);
  const back = { 'login-redirect-url': `${site.url}/` };
  const widget = await openWidget(back);
  await emailField(widget).fill('ada@example');
  await button(widget, 'Continue').click();
  await expect(emailField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email address');
  await expect(emailField(widget)).toHaveAttribute('aria-invalid', 'true');
  await widget.event('auth-error', { code: 'validation', message: 'Invalid email address', screen: 'Main' });
  expect(await emulator.messages()).toEqual([]);

  await emulator.settings({ signup_redirect_url: null });
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  await expect(emailField(widget)).toHaveAccessibleDescription(/not set up correctly/);
  await widget.event('auth-error', {
    code: 'configuration',
    status: 400,
    type: 'no_signup_redirect_urls_set',
  });

  await emulator.settings({ signup_redirect_url: `${site.url}/` });
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(emailField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveValue('');
  await emailField(widget).fill('grace@example.com');
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText('An email was sent to grace@example.com.')).toBeVisible();
});

test('a link that has expired or was used says why it is refused, or who is signed in by it, and another one can be asked for', async ({
  page,
  emulator,
  ask,
}) => {
  const { widget, link } = await ask();
  await emulator.advanceClock(31 * minuteMs);
  await page.goto(link);
  await expect(
    widget.element.getByText('This link has expired or was already used. Request a new one here.'),
  ).toBeVisible();
  await widget.event('auth-error', { code: 'provider', status: 401, type: 'unable_to_auth_magic_link' });
  await expect(page).not.toHaveURL(/token/);
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  const { link: fresh = '' } = await emulator.inbox(email);
  await page.goto(fresh);
  await expect(heading(widget, 'Success!')).toBeVisible();

  // It is no stranger's, so nobody is asked about it.
  await page.goto(fresh);
  await expect(heading(widget, 'You are already signed in')).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
});

test('a link that is opened in another browser waits for a click, before which it is not used up', async ({
  emulator,
  ask,
  openElsewhere,
}) => {
  const { link } = await ask();
  const elsewhere = await openElsewhere(link);
  await expect(elsewhere.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(0);
  // A reload before the click must not lose the token; if it had been spent, this screen would not come again.
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
  expect(elsewhere.url()).not.toContain('token');
  await elsewhere.context().close();
});

test('a link asked for with PKCE says in another browser that it cannot be used there', async ({
  emulator,
  ask,
  openElsewhere,
}) => {
  await emulator.settings({ pkce_required_for_email_magic_links: true });
  const { link } = await ask();
  const elsewhere = await openElsewhere(link);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByText('This link works only in the browser that requested it.')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  await elsewhere.context().close();
});

test('the tab that waits for a link goes on once another tab has opened it', async ({ context, ask }) => {
  const { widget, link } = await ask();
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-success', { method: 'session' });
  expect(await widget.events('auth-success')).toHaveLength(1);
});

for (const [alreadySignedIn, shown] of [
  ['succeed', 'Success!'],
  ['ask', 'You are already signed in'],
  ['form', 'Sign up or log in'],
] as const)
  test(`a link that is opened in two tabs ends in both at ${shown}, with already-signed-in="${alreadySignedIn}"`, async ({
    ask,
    openElsewhere,
  }) => {
    const { link } = await ask({ 'already-signed-in': alreadySignedIn });
    const one = await openElsewhere(link);
    const other = await one.context().newPage();
    await other.goto(link);
    const goOn = (tab: Page) => tab.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('button', { name: 'Continue' })).toBeVisible();
    await goOn(one);
    await expect(one.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await goOn(other);
    await expect(other.getByRole('heading', { name: shown })).toBeVisible();
    await one.context().close();
  });

test('a confirmation does not go on naming whoever was signed in before', async ({
  context,
  ask,
  emulator,
  site,
}) => {
  const { widget, link } = await ask();
  await widget.page.goto(link);
  await expect(widget.element.getByText(email)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${site.url}/`);
  await tab.getByRole('button', { name: 'Use another account' }).click();
  await tab.getByLabel('Email').fill('bob@example.com');
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await tab.goto((await emulator.inbox('bob@example.com')).link ?? '');
  await expect(tab.getByText('bob@example.com')).toBeVisible();
  await expect(heading(widget, 'You are already signed in')).toBeVisible();
  await expect(widget.element.getByText('bob@example.com')).toBeVisible();
});

test('a widget that is replaced before its client has loaded leaves the token to the next one', async ({
  page,
  emulator,
  ask,
}) => {
  const { widget, link } = await ask();
  const client = await holdRequests(page, '**/chunks/sdk-*');
  await page.goto(link);
  await expect(heading(widget, 'Logging in')).toBeVisible();
  await widget.element.evaluate((element) => element.replaceWith(element.cloneNode()));
  await expect(heading(widget, 'Logging in')).toBeVisible();
  client.release();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await widget.events('auth-error')).toEqual([]);
  expect(await emulator.count(authenticateRoute)).toBe(1);
});
