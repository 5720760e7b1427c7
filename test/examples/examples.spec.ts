/** The pages of examples/, as `npm start` serves them: each is ready, accessible and free of errors, and signs in. */
import { expect, type Page } from '@playwright/test';
import { startDemo } from '../../examples/demo.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { EmulatorClient, SOON } from '../e2e/emulator.ts';
import { VirtualAuthenticator } from '../e2e/virtual-authenticator.ts';
import { authEventsOf, collectAuthEvents, Watch } from '../e2e/watch.ts';
import { test as base } from '../e2e/worker.ts';

/** Whole pages have to keep the rules about landmarks, too. */
const everyRule = { without: [] };

interface ExampleFixtures {
  readonly emulator: EmulatorClient;
  readonly watch: Watch;
  /** Opens a page of the demo site, whose widget has to be ready and free of errors. */
  readonly open: (path: string, heading?: string) => Promise<void>;
}

const test = base.extend<ExampleFixtures>({
  emulator: async ({ demo }, use) => {
    await use(new EmulatorClient(demo.emulator?.url ?? ''));
  },
  watch: [
    async ({ context, demo }, use) => {
      const watch = new Watch(demo.emulator?.url ?? '');
      await watch.attach(context);
      await collectAuthEvents(context);
      await use(watch);
      expect(watch.faults, 'unexpected events on the page').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, demo }, use) => {
    await use(async (path, heading = 'Sign up or log in') => {
      await page.goto(demo.url + path);
      await expectEvent(page, 'auth-ready');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect((await authEventsOf(page)).filter(({ type }) => type === 'auth-error')).toEqual([]);
    });
  },
});

async function expectEvent(page: Page, type: string): Promise<void> {
  const types = async (): Promise<string[]> => (await authEventsOf(page)).map((event) => event.type);
  await expect.poll(types, { intervals: [...SOON] }).toContain(type);
}

/** Signs in by a text message, as a visitor does who has the inbox open beside the page. */
/** Enters the passcode, after which the visitor may be asked something. */
async function signIn(page: Page, emulator: EmulatorClient, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.slice('+1'.length));
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const { code = '' } = await emulator.inbox(phone);
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
}

test('the index lists every page and leads to the inbox', async ({ page, demo, emulator }) => {
  await page.goto(`${demo.url}/`);

  const links = page.getByRole('list').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/_app',
    '/plain',
    '/demo-attribute',
    '/cms',
    '/mount',
    '/session',
    '/passkeys',
    '/account',
    '/business',
    '/wallets',
    '/events',
    '/reset',
    '/gallery',
  ]);
  await expect(page.getByRole('link', { name: 'inbox' })).toHaveAttribute('href', `${emulator.url}/inbox`);
  await expectAccessible(page, everyRule);
});

// Spec 1.6, 2.1
test('the demo shows who signed in', async ({ page, open, emulator }) => {
  await open('/_app');
  await expectAccessible(page, everyRule);
  await signIn(page, emulator, '+12025550171');
  await expectEvent(page, 'auth-success');

  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('+12025550171');
  await expectAccessible(page, everyRule);
});

test('the plain page has the widget ready to use', async ({ page, open }) => {
  await open('/plain');
  await expectAccessible(page, everyRule);
});

test('the page without a server signs in without one', async ({ page, open, demo, emulator }) => {
  // Those of the pages before.
  const earlier = (await emulator.requests()).length;
  await open('/demo-attribute');
  await expectAccessible(page, everyRule);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2025550162');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const inbox = page.getByRole('main').getByRole('region', { name: 'Demo inbox' });
  const code = await inbox
    .getByRole('listitem')
    .getByText(/^\d{6}$/)
    .textContent();
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code ?? '');
  await expectEvent(page, 'auth-success');
  expect((await emulator.requests()).slice(earlier), `requests to ${demo.emulator?.url}`).toEqual([]);
});

test('the link of an e-mail leads back to the demo', async ({ page, open, emulator }) => {
  await open('/_app?configuration=link');
  await page.getByRole('textbox', { name: 'Email' }).fill('link@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  // The browser notes that it has asked for the link when the answer is there.
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link = '' } = await emulator.inbox('link@example.com');
  await page.goto(link);

  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('link@example.com');
  expect(new URL(page.url()).search).toBe('?configuration=link');
});

test('a forgotten password is replaced on the reset page', async ({ page, open, emulator }) => {
  const email = 'forgetful@example.com';
  await emulator.settings({ users: [{ email, password: 'violet-Anvil-42-harbour' }] });
  await open('/_app?configuration=password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link = '' } = await emulator.inbox(email);
  await page.goto(link);
  expect(new URL(page.url()).pathname).toBe('/reset');
  await page.getByRole('textbox', { name: 'New password' }).fill('tangerine-Moth-77-lantern');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
});

test('the reset page asks for an address if it has no token', async ({ page, open }) => {
  await open('/reset', 'Reset your password');
  await expectAccessible(page, everyRule);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a third-party provider leads back to the demo', async ({ page, open }) => {
  await open('/_app?configuration=oauth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('textbox', { name: /account/i }).fill('google@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('google@example.com');
  await expectAccessible(page, everyRule);
});

test('the snippet for a CMS signs a visitor in', async ({ page, open, emulator }) => {
  await open('/cms');
  await expectAccessible(page, everyRule);
  await signIn(page, emulator, '+12025550172');
  await expectEvent(page, 'auth-success');

  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
});

test('the mount API signs a visitor in', async ({ page, open, emulator }) => {
  await open('/mount');
  await expectAccessible(page, everyRule);
  await signIn(page, emulator, '+12025550173');
  await expectEvent(page, 'auth-success');

  await expect(page.getByRole('status').filter({ hasText: 'Signed in as user-test-' })).toBeVisible();
});

test('the header says who has signed in, and signs out', async ({ page, open, emulator }) => {
  await open('/session');
  await expectAccessible(page, everyRule);
  await page.getByRole('tab', { name: 'Text' }).click();
  await signIn(page, emulator, '+12025550175');
  await expectEvent(page, 'auth-success');

  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('+12025550175');
  await page.getByRole('button', { name: 'Account: +12025550175' }).click();
  await expectAccessible(page, everyRule);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('region', { name: 'Hello, stranger' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a passkey is created, listed, and signs in', async ({ page, open, emulator }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await open('/passkeys');
  await expectAccessible(page, everyRule);
  await page.getByRole('tab', { name: 'Text' }).click();
  await signIn(page, emulator, '+12025550176');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expectEvent(page, 'auth-success');
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page.locator('auth-widget')).toBeHidden();
  const list = page.getByRole('region', { name: 'Your passkeys' });
  await list.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('listitem')).toContainText('Passkey 1');
  await expectAccessible(page, everyRule);

  // Otherwise the authenticator answers the autofill, and so signs in, as soon as the form is there.
  await device.answerRequests(false);
  await page.getByRole('button', { name: 'Account: +12025550176' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Sign in to manage your passkeys.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  await device.answerRequests(true);
  await page.reload();
  await expect(page.getByRole('listitem')).toContainText('Passkey 1');
});

test('the account button leads to the account, where an address is added, and the account deleted', async ({
  page,
  demo,
  emulator,
}) => {
  await page.goto(`${demo.url}/account`);
  const account = page.locator('auth-account');
  await expect(account).toContainText('Sign in to manage your account.');
  await expectAccessible(page, everyRule);
  await account.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Text' }).click();
  await signIn(page, emulator, '+12025550177');
  await expectEvent(page, 'auth-success');
  await page.getByRole('button', { name: 'Account: +12025550177' }).click();
  await page.getByRole('menuitem', { name: 'Manage account' }).click();

  await account.getByRole('button', { name: 'Add email address' }).click();
  await account.getByRole('textbox', { name: 'Email' }).fill('account@example.com');
  await account.getByRole('button', { name: 'Continue' }).click();
  const { code = '' } = await emulator.inbox('account@example.com');
  await account.getByRole('textbox', { name: 'Passcode' }).fill(code);
  await expect(account.getByRole('button', { name: 'Options: account@example.com' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your passkeys' })).toContainText(
    'You have no passkeys yet.',
  );
  await expectAccessible(page, everyRule);

  await account.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('button', { name: 'account@example.com', exact: true }).click();
  await expect(account).toContainText('GitHub was connected.');

  await account.getByRole('button', { name: 'Delete account', exact: true }).click();
  const question = account.getByRole('group', { name: 'account@example.com' });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(account).toContainText('Sign in to manage your account.');
  expect(await (await fetch(`${demo.url}/account`, { method: 'DELETE' })).text()).toBe('Sign in first.');
});

test('a member chooses an organization of the business page, which wants a second factor', async ({
  page,
  open,
}) => {
  await open('/business');
  await expectAccessible(page, everyRule);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('violet-Piano-sleeps-42');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Second factor by app' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('aaaa-bbbb-cccc');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectEvent(page, 'auth-success');
  await expectAccessible(page, everyRule);
});

test('an organization has a page of its own, by the slug in the address', async ({
  page,
  open,
  emulator,
}) => {
  await open('/business/any-method', 'Continue to Any method');
  await expectAccessible(page, everyRule);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link = '' } = await emulator.inbox('ada@example.com');
  await page.goto(link);
  expect(new URL(page.url()).pathname).toBe('/business');
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
});

test('the demo wallet refuses, and signs a visitor in on both chains', async ({ page, open }) => {
  const others = page.getByRole('button', { name: 'More wallets' });
  const connecting = page.getByRole('dialog', { name: 'Allow this page to see your address?' });
  const signing = page.getByRole('dialog', { name: 'Sign this message?' });
  await open('/wallets');
  await expectAccessible(page, everyRule);
  await others.click();
  await page.getByRole('button', { name: 'Demo wallet (Ethereum)' }).click();
  await expect(connecting).toBeVisible();
  await expectAccessible(page, everyRule);
  await connecting.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('heading', { name: 'Couldn’t connect to your wallet' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();

  for (const chain of ['Ethereum', 'Solana']) {
    if (chain === 'Solana') {
      await page.context().clearCookies();
      await open('/wallets');
    }
    await others.click();
    await page.getByRole('button', { name: `Demo wallet (${chain})` }).click();
    await connecting.getByRole('button', { name: 'Approve' }).click();
    await expect(signing).toContainText('Signing in with');
    await signing.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
  }
});

test('the events page lists the events of the widget', async ({ page, open }) => {
  await open('/events');
  await expectAccessible(page, everyRule);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2025550174');
  await page.getByRole('button', { name: 'Text me a code' }).click();

  const log = page.getByRole('list', { name: 'Event log' });
  await expect(log).toContainText('auth-ready');
  await expect(log).toContainText('OTP_LOGIN_OR_CREATE');
});

// Spec 1.6
test('a real project has no emulator, and its analytics see no token', async ({ request }) => {
  const demo = await startDemo({
    port: 0,
    emulatorPort: 0,
    publicToken: 'public-token-test-"real"',
    analyticsUrl: 'https://stats.example/script.js',
  });
  const page = await (await request.get(`${demo.url}/_app`)).text();
  const landing = await (await request.get(`${demo.url}/_app?token=secret`)).text();
  await demo.close();

  expect(demo.emulator).toBeUndefined();
  expect(page).toContain('content="public-token-test-&quot;real&quot;"');
  expect(page).toContain('<script src="https://stats.example/script.js" defer></script>');
  expect(page).not.toMatch(/emulator|inbox/);
  expect(landing).not.toContain('stats.example');
});

test('the site serves nothing outside of its folders', async ({ demo, request }) => {
  for (const path of ['/dist/..%2f..%2fpackage.json', '/assets/..%2fsite.ts', '/pages/app.html', '/%zz']) {
    expect((await request.get(demo.url + path)).status(), path).toBe(404);
  }
});
