/** Signing in with a passkey: by the button, by autofill, and what can go wrong. */
import type { Page } from '@playwright/test';
import { expect, test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import {
  finishRoute,
  offer,
  passkeyButton,
  signInByCode,
  startRoute,
  visitor,
  withPasskeys,
} from './passkey-steps.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';
import { seedPasskey, VirtualAuthenticator } from './virtual-authenticator.ts';

const canceled = 'Passkey canceled. Try again, or choose another way.';
const unknown = 'This passkey is no longer valid here. Please sign in another way.';
const unverified = 'Your passkey could not be verified. Please try again.';

/** A device that answers what a pressed button asks for, but not what waits in the autofill. */
async function waitingDevice(page: Page): Promise<VirtualAuthenticator> {
  const device = await VirtualAuthenticator.plugInto(page);
  await device.answerRequests(false);
  // A request reaches the device some time after the page's call, so only the page knows which one it is.
  await page.exposeFunction('answerPress', () => device.answerRequests(true));
  await page.addInitScript(() => {
    const { get } = CredentialsContainer.prototype;
    const { answerPress } = globalThis as unknown as { answerPress(): Promise<void> };
    let waiting = 0;
    CredentialsContainer.prototype.get = async function answer(this: CredentialsContainer, options) {
      if (options?.mediation === 'conditional') Object.assign(globalThis, { waiting: (waiting += 1) });
      else await answerPress();
      return get.call(this, options);
    };
  });
  return device;
}

/** Waits until this many requests have been left to the autofill. */
async function untilWaiting(requests: number, page: Page): Promise<void> {
  await page.waitForFunction((count) => Reflect.get(globalThis, 'waiting') === count, requests);
}

/** The reasons that the page was told, in order. */
async function reasons(widget: Widget): Promise<unknown[]> {
  return (await widget.events('auth-error')).map(({ detail }) => detail['reason'] ?? detail['code']);
}

test('a passkey made after a code signs in without a press; neither events nor the console tell of credentials and challenges', async ({
  page,
  openWidget,
  emulator,
}) => {
  const challenges: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/start')) return;
    const { data } = (await response.json()) as { data: Record<string, string> };
    const options =
      data['public_key_credential_request_options'] ?? data['public_key_credential_creation_options'];
    challenges.push((JSON.parse(options ?? '{}') as { challenge: string }).challenge);
  });
  const said = listenToConsole(page);
  const device = await VirtualAuthenticator.plugInto(page);
  const widget = await openWidget(withPasskeys);
  await signInByCode(widget, emulator);
  await expect(heading(widget, offer)).toBeFocused();
  await button(widget, 'Create a passkey').click();
  await expect(heading(widget, 'Success')).toBeFocused();
  await widget.event('auth-event', { type: 'WEBAUTHN_REGISTER' });
  expect(await widget.events('auth-success')).toHaveLength(1);
  const created = await widget.events();
  const [passkey] = await device.passkeys();
  expect(passkey?.rpId).toBe('localhost');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(heading(widget, 'Success!')).toBeFocused();
  await expect(widget.element.getByText(visitor, { exact: true })).toBeVisible();
  await widget.event('auth-event', { type: 'WEBAUTHN_AUTHENTICATE' });
  await widget.event('auth-success', { method: 'passkey' });
  expect(await emulator.count(finishRoute)).toBe(1);

  const told = JSON.stringify([said, created, await widget.events()]);
  expect(challenges.length).toBeGreaterThan(1);
  const id = passkey?.credentialId ?? '';
  for (const secret of [
    id,
    id.replaceAll('=', ''),
    Buffer.from(id, 'base64').toString('base64url'),
    ...challenges,
  ]) {
    expect(secret).not.toBe('');
    expect(told).not.toContain(secret);
  }
});

test('the button signs in, and takes the request that waits in the field back', async ({
  page,
  openWidget,
  emulator,
}) => {
  const device = await waitingDevice(page);
  await seedPasskey(emulator, device, visitor);
  const widget = await openWidget({
    config: { products: ['passkeys', 'emailMagicLinks'], passkeyOptions: { sessionDurationMinutes: 45 } },
  });
  await expect(emailField(widget)).toHaveAttribute('autocomplete', 'email webauthn');
  await untilWaiting(1, page);
  await passkeyButton(widget).click();
  await expect(heading(widget, 'Success!')).toBeFocused();
  await widget.event('auth-success', { method: 'passkey' });
  expect(await emulator.bodies(finishRoute)).toMatchObject([{ session_duration_minutes: 45 }]);
  expect(await widget.events('auth-error')).toEqual([]);
});

test('the button is busy at once while the request of the field is still on its way, and asks once', async ({
  page,
  openWidget,
  emulator,
}) => {
  const device = await waitingDevice(page);
  await seedPasskey(emulator, device, visitor);
  const { count, release } = await holdRequests(page, `**${startRoute}`);
  const widget = await openWidget(withPasskeys);
  await expect.poll(count).toBe(1);
  const isBusy = await passkeyButton(widget).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return button.getAttribute('aria-busy');
  });
  expect(isBusy).toBe('true');
  await expect.poll(count).toBe(2);
  release();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(count()).toBe(2);
});

test('a passkey that fails the visitor’s verification is said quietly, and the form stays', async ({
  page,
  openWidget,
  emulator,
}) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await seedPasskey(emulator, device, visitor);
  await device.verifyUser(false);
  const widget = await openWidget(withPasskeys);
  await emailField(widget).fill(visitor);
  await passkeyButton(widget).click();
  await expect(widget.element.getByText(canceled)).toBeVisible();
  await expect(widget.element.locator('[part=error]')).toHaveCount(0);
  await expect(emailField(widget)).toHaveValue(visitor);
  await expect(passkeyButton(widget)).toBeEnabled();
  // What waited in the field was refused, too, of which nobody hears.
  expect(await reasons(widget)).toEqual(['user_cancellation']);
});

test('an unknown passkey is told once, and forgotten by the device', async ({
  page,
  openWidget,
  emulator,
}) => {
  const device = await VirtualAuthenticator.plugInto(page);
  await seedPasskey(emulator, device, visitor);
  await emulator.reset();
  const widget = await openWidget(withPasskeys);
  await expect(widget.element.getByText(unknown)).toBeVisible();
  await expect.poll(() => device.passkeys()).toEqual([]);
  expect(await reasons(widget)).toEqual(['no_biometrics_registration']);
  expect(await emulator.count(finishRoute)).toBe(1);
  expect(await emulator.count(startRoute)).toBe(1);
});

test('a passkey whose challenge has expired is told in place', async ({ page, openWidget, emulator }) => {
  const device = await waitingDevice(page);
  await seedPasskey(emulator, device, visitor);
  const widget = await openWidget(withPasskeys);
  const { count, release } = await holdRequests(page, `**/sdk/v1${finishRoute}`);
  await untilWaiting(1, page);
  await passkeyButton(widget).click();
  await expect.poll(count).toBe(1);
  await emulator.advanceClock(6 * 60_000);
  release();
  await expect(widget.element.getByText(unverified)).toBeVisible();
  await widget.event('auth-error', { code: 'passkey', reason: 'key_invalidated', status: 401 });
  expect(await emulator.count(finishRoute)).toBe(1);
});

test('a button pressed offline says so, and works once there is a connection', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const device = await waitingDevice(page);
  await seedPasskey(emulator, device, visitor);
  const widget = await openWidget(withPasskeys);
  await untilWaiting(1, page);
  await page.context().setOffline(true);
  await passkeyButton(widget).click();
  await expect(widget.element.locator('[part=error]')).toContainText('Check your connection');
  await page.context().setOffline(false);
  await passkeyButton(widget).click();
  await expect(heading(widget, 'Success!')).toBeFocused();
  expect(await reasons(widget)).toEqual(['network']);
});

test('a provider that is down when the page opens is nobody’s business', async ({
  page,
  openWidget,
  emulator,
}) => {
  await VirtualAuthenticator.plugInto(page);
  await emulator.fault(startRoute, { status: 500, type: 'internal_server_error', message: 'Down.' });
  const widget = await openWidget(withPasskeys);
  await expect.poll(() => emulator.count(startRoute)).toBe(1);
  await expect(widget.element.locator('[part=error]')).toHaveCount(0);
  await emailField(widget).focus();
  await expect.poll(() => emulator.count(startRoute)).toBe(2);
  expect(await widget.events('auth-error')).toEqual([]);
});

test('nothing is asked for before the form is painted', async ({ page, openWidget, emulator }) => {
  await waitingDevice(page);
  const { release } = await holdRequests(page, '**/chunks/app-*.js');
  const widget = await openWidget(withPasskeys, { ready: false });
  await expect(passkeyButton(widget)).toBeVisible();
  expect(await emulator.count(startRoute)).toBe(0);
  release();
  await expect.poll(() => emulator.count(startRoute)).toBe(1);
  // The browser lists a request when its answer has come.
  const asked = await page.waitForFunction(
    (route) => performance.getEntriesByType('resource').find(({ name }) => name.endsWith(route))?.startTime,
    startRoute,
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(painted).toBeGreaterThan(0);
  expect(await asked.jsonValue()).toBeGreaterThan(painted ?? Number.NaN);
});

test('a request in the field that the browser ends by itself says nothing', async ({
  page,
  openWidget,
  emulator,
}) => {
  // It has no passkey to offer.
  await VirtualAuthenticator.plugInto(page);
  const ended = page.waitForFunction(() => Reflect.get(globalThis, 'ended') === 'NotAllowedError');
  await page.addInitScript(() => {
    const { get } = CredentialsContainer.prototype;
    CredentialsContainer.prototype.get = async function watch(this: CredentialsContainer, options) {
      try {
        return await get.call(this, options);
      } catch (error) {
        Object.assign(globalThis, { ended: (error as Error).name });
        throw error;
      }
    };
  });
  const widget = await openWidget(withPasskeys);
  await ended;
  await signInByCode(widget, emulator);
  await expect(heading(widget, offer)).toBeVisible();
  expect(await widget.events('auth-error')).toEqual([]);
});

test('two copies of the package on a page share the request', async ({ page, openWidget, emulator }) => {
  const device = await waitingDevice(page);
  await seedPasskey(emulator, device, visitor);
  const widget = await openWidget(withPasskeys);
  await expect.poll(() => emulator.count(startRoute)).toBe(1);
  // The visitor turns to the second one before React is there.
  const app = await holdRequests(page, '**/copy/chunks/app-*.js');
  await page.evaluate(async () => {
    const { define } = await import(`${location.origin}/copy/elements.js`);
    define('other-widget');
    const first = document.querySelector('auth-widget');
    const second = document.createElement('other-widget');
    for (const { name, value } of first?.attributes ?? []) second.setAttribute(name, value);
    document.body.append(second);
  });
  const second = page.locator('other-widget');
  const secondButton = second.getByRole('button', { name: 'Continue with a passkey' });
  await expect(secondButton).toBeVisible();
  await second.getByRole('textbox', { name: 'Email' }).click();
  app.release();
  await untilWaiting(2, page);
  await secondButton.click();
  await expect(second.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  expect(await widget.events('auth-error')).toEqual([]);
});

test('a browser without passkeys has no button, also before React is there', async ({ page, openWidget }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const { release } = await holdRequests(page, '**/chunks/app-*.js');
  const widget = await openWidget(withPasskeys, { ready: false });
  await expect(emailField(widget)).toBeVisible();
  await expect(passkeyButton(widget)).toHaveCount(0);
  release();
  await widget.event('auth-ready');
  await expect(passkeyButton(widget)).toHaveCount(0);
});

test('where passkeys are the only way in, the button says what the browser lacks', async ({
  page,
  openWidget,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.addInitScript(() => Object.defineProperty(navigator, 'credentials', { value: undefined }));
  const widget = await openWidget({ products: 'passkeys' });
  await passkeyButton(widget).click();
  await expect(widget.element.locator('[part=error]')).toHaveText(
    'This browser or device does not support passkeys.',
  );
  await widget.event('auth-error', { code: 'passkey', reason: 'biometrics_not_available' });
});

test('a domain that is not the page’s is a configuration error that names the host', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/passkey-domain/);
  const said = listenToConsole(page);
  const widget = await openWidget({ ...withPasskeys, 'passkey-domain': 'example.com' }, { ready: false });
  await widget.event('auth-error', { code: 'configuration' });
  expect(said.join()).toContain('must be the host of the page, "localhost", or a domain above it.');
});

test('a request of the page’s own that waits is named to the visitor and in the console', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/WebAuthn request of its own/);
  const said = listenToConsole(page);
  await waitingDevice(page);
  await page.addInitScript(() => {
    const publicKey = { challenge: new Uint8Array(32) };
    void navigator.credentials.get({ mediation: 'conditional', publicKey }).catch(() => undefined);
  });
  const widget = await openWidget(withPasskeys);
  await passkeyButton(widget).click();
  await expect(widget.element.locator('[part=error]')).toHaveText(
    'This page is asking for a passkey already. Reload it, or choose another way.',
  );
  await widget.event('auth-error', { code: 'passkey', reason: 'internal_error' });
  expect(said.join()).toContain('the page has a WebAuthn request of its own under way');
});

test('a prompt that is never answered is named to the visitor and in the console', async ({
  page,
  openWidget,
  emulator,
}) => {
  const said = listenToConsole(page);
  await VirtualAuthenticator.plugInto(page);
  await page.addInitScript(() => {
    CredentialsContainer.prototype.get = () => new Promise(() => undefined);
  });
  const widget = await openWidget(withPasskeys);
  await expect.poll(() => emulator.count(startRoute)).toBe(1);
  await page.clock.install();
  await passkeyButton(widget).click();
  await page.clock.runFor('00:02');
  await expect.poll(() => emulator.count(startRoute)).toBe(2);
  await page.clock.fastForward('03:01');
  await expect(widget.element.locator('[part=error]')).toHaveText(
    'There was no answer from your passkey. Try again, or choose another way.',
  );
  await widget.event('auth-error', { code: 'timeout' });
  await expect.poll(() => said.join()).toContain('was not answered within 3 minutes');
});

test('pages without passkeys load nothing for them', async ({ page, openWidget, emulator }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'email' });
  await expect(emailField(widget)).toHaveAttribute('autocomplete', 'email');
  // Fetched when the browser is idle, and so the last.
  await expect.poll(() => asked.some((path) => path.includes('/usual-screens-'))).toBe(true);
  await signInByCode(widget, emulator);
  await expect(heading(widget, 'Success')).toBeFocused();
  expect(asked.filter((path) => /passkey|webauthn/.test(path))).toEqual([]);
});
