/** More of what a visitor presses before React is there: each product, and what comes in between. */
import { PROVIDERS } from '../../src/shell/views/oauth/provider-table.ts';
import { app, holdTasks, linkRoute } from './before-react.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests, holdStart } from './hold.ts';
import { known, passwords, seed } from './password-steps.ts';
import { allCodes, button, emailField, heading, phone, phoneField, sendRoute } from './steps.ts';
import { installWallets, metamask } from './wallets.ts';

const link = { products: 'emailMagicLinks' };

test('a failure, or a page that stops it, is told once, and the address can be sent again', async ({
  page,
  openWidget,
  emulator,
}) => {
  const submit = async () => {
    const { release } = await holdRequests(page, app);
    const widget = await openWidget(link, { ready: false });
    await emailField(widget).fill('ada@example.com');
    await page.keyboard.press('Enter');
    release();
    return widget;
  };
  await emulator.fault(linkRoute, 'garbage');
  const failed = await submit();
  await failed.event('auth-error');
  await expect(emailField(failed)).toHaveValue('ada@example.com');
  expect(await emulator.count(linkRoute)).toBe(1);
  await emulator.clearFaults();
  await emailField(failed).press('Enter');
  await expect(heading(failed, 'Check your email')).toBeVisible();
  expect((await failed.events('auth-submit')).length).toBe(2);
  expect((await failed.events('auth-error')).length).toBe(1);

  await page.unroute(app);
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => addEventListener('auth-submit', (event) => event.preventDefault()));
  const stopped = await submit();
  await expect(emailField(stopped)).toHaveAccessibleDescription(
    'This site could not complete this step. Please try again.',
  );
  expect((await stopped.events('auth-submit')).length).toBe(1);
  expect(await emulator.count(linkRoute)).toBe(2);
});

test('reset() before React takes back what was typed and pressed', async ({ page, openWidget, emulator }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(link, { ready: false });
  await emailField(widget).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expect(emailField(widget)).toHaveValue('');
  release();
  await widget.event('auth-ready');
  await expect(emailField(widget)).toHaveValue('');
  await expect(button(widget, 'Continue')).toBeEnabled();
  expect(await emulator.count(linkRoute)).toBe(0);
});

test('tabs work by the keyboard before React', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(allCodes, { ready: false });
  await phoneField(widget).pressSequentially('202');
  await widget.element.getByRole('tab', { name: 'Text' }).press('End');
  await expect(widget.element.getByRole('tab', { name: 'Email' })).toBeFocused();
  await expect(emailField(widget)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(phoneField(widget)).toHaveValue('202');
  await page.keyboard.press('ArrowRight');
  release();
  await widget.event('auth-ready');
  await expect(widget.element.getByRole('tab', { name: 'WhatsApp', selected: true })).toBeFocused();
  // The metadata has come with React, and formats it.
  await expect(phoneField(widget)).toHaveValue('(202)');
});

test('of several presses the first is done', async ({ page, openWidget, emulator }) => {
  const { release } = await holdRequests(page, app);
  const asked = await holdStart(page);
  const attributes = { products: 'emailMagicLinks oauth', 'oauth-providers': 'google' };
  const widget = await openWidget(attributes, { ready: false });
  await emailField(widget).fill('ada@example.com');
  for (let times = 0; times < 3; times += 1) await emailField(widget).press('Enter');
  for (const name of ['Continue', 'Continue with Google'])
    await widget.element.getByRole('button', { name, exact: true }).click({ force: true });
  release();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await emulator.count(linkRoute)).toBe(1);
  expect(asked).toEqual([]);
});

test('what is done before a press counts for it', async ({ page, openWidget, emulator }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(allCodes, { ready: false });
  await phoneField(widget).pressSequentially('202');
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).fill('ada');
  await page.keyboard.press('Enter');
  await expect(emailField(widget)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('@example.com');
  await button(widget, 'Continue').click();
  await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await emulator.inbox('ada@example.com');
  expect((await widget.events()).map(({ type }) => type)).toEqual([
    'auth-error',
    'auth-ready',
    'auth-submit',
    'auth-event',
    'auth-screen',
  ]);
});

test('a press on another tab counts', async ({ page, openWidget, emulator }) => {
  for (const name of ['Text', 'Email'] as const) {
    const { release } = await holdRequests(page, app);
    const widget = await openWidget(allCodes, { ready: false });
    await phoneField(widget).pressSequentially(phone.typed);
    await page.keyboard.press('Enter');
    await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
    await widget.element.getByRole('tab', { name }).click();
    if (name === 'Email') {
      await emailField(widget).fill('ada@example.com');
      await button(widget, 'Continue').click();
      await expect(button(widget, 'Continue')).toHaveAttribute('aria-busy', 'true');
    }
    release();
    await expect(heading(widget, 'Enter passcode')).toBeVisible();
    await page.unroute(app);
  }
  expect(await emulator.count(sendRoute)).toBe(1);
  expect(await emulator.count('/otps/email/login_or_create')).toBe(1);
});

test('a held Enter is one press', async ({ page, openWidget }) => {
  await holdRequests(page, app);
  const widget = await openWidget(link, { ready: false });
  await emailField(widget).fill('ada');
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await expect(emailField(widget)).toHaveAttribute('aria-invalid', 'true');
  expect(await widget.events('auth-error')).toHaveLength(1);
});

test('the provider that was pressed is started, once', async ({ page, openWidget }) => {
  const all = Object.keys(PROVIDERS).join(' ');
  const asked = await holdStart(page);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'oauth', 'oauth-providers': all }, { ready: false });
  await button(widget, 'Continue with GitHub').dblclick();
  await expect(button(widget, 'Continue with GitHub')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => asked.map((url) => /oauth\/(\w+)\/start/.exec(url)?.[1])).toEqual(['github']);
});

test('a wallet is asked, and the list of others opens', async ({ page, openWidget }) => {
  for (const [name, screen] of [
    ['Phantom', 'CryptoConnect'],
    ['other Crypto Wallet', 'CryptoOtherScreen'],
  ] as const) {
    const { release } = await holdRequests(page, app);
    const widget = await openWidget({ products: 'crypto' }, { ready: false });
    await button(widget, `Continue with ${name}`).click();
    await expect(button(widget, `Continue with ${name}`)).toHaveAttribute('aria-busy', 'true');
    release();
    await widget.event('auth-screen', { screen, previous: 'Main' });
    await page.unroute(app);
  }
});

test('a wallet that is installed signs in', async ({ page, openWidget }) => {
  await installWallets(page, metamask);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'crypto' }, { ready: false });
  await button(widget, 'Continue with Metamask').click();
  release();
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a reset of the password is asked for, and its other links work', async ({
  page,
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const options = { tag: 'auth-reset-password', ready: false } as const;
  const ask = await holdRequests(page, app);
  const widget = await openWidget({}, options);
  await emailField(widget).fill(known.email);
  await page.keyboard.press('Enter');
  ask.release();
  await expect(heading(widget, 'Forgot password?')).toBeVisible();
  expect(await emulator.count('/passwords/email/reset/start')).toBe(1);

  for (const name of ['Back', 'Login without a password']) {
    const { release } = await holdRequests(page, app);
    const form = await openWidget({ config: { products: ['passwords', 'emailMagicLinks'] } }, options);
    await button(form, name).click();
    release();
    await expect(heading(form, 'Sign up or log in')).toBeVisible();
    await page.unroute(app);
  }
});

test('a press with a password product asks about the address once', async ({
  page,
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(passwords, { ready: false });
  await emailField(widget).fill(known.email);
  await button(widget, 'Continue').click();
  release();
  await expect(heading(widget, 'Log In')).toBeVisible();
  expect((await widget.events('auth-error')).length).toBe(0);
});

test('the pointer may be over the form while React takes over', async ({ page, openWidget }) => {
  const runTasks = await holdTasks(page);
  const widget = await openWidget(undefined, { ready: false });
  await page.waitForFunction(() => Reflect.get(globalThis, 'held').length > 0);
  // React dispatches the last of these again, which ended within the shadow root.
  await button(widget, 'Continue').hover();
  await emailField(widget).hover();
  await runTasks();
  await widget.event('auth-ready');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
});
