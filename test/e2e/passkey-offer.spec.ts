/** The offer of a passkey after another sign-in. */
import german from '../../src/kit/i18n/locales/de/passkeys.ts';
import type { EmulatorClient } from './emulator.ts';
import {
  type Attributes,
  test as base,
  expect,
  expectAccessible,
  publicToken,
  type Widget,
} from './fixtures.ts';
import { serialize } from './host-page.ts';
import { offer, passkeyButton, signInByCode, visitor, withPasskeys } from './passkey-steps.ts';
import { signedIn } from './session-page.ts';
import { button, heading, passcode } from './steps.ts';
import { seedPasskey, VirtualAuthenticator } from './virtual-authenticator.ts';

const registerStart = '/webauthn/register/start';
const secondaryRoute = '/otps/sms/send/secondary';

const test = base.extend<{ readonly openOffer: (attributes?: Attributes) => Promise<Widget> }>({
  /** Signs in with a code, on a device that can keep passkeys. */
  openOffer: async ({ page, openWidget, emulator }, use) => {
    await use(async (attributes) => {
      await VirtualAuthenticator.plugInto(page);
      const widget = await openWidget({ ...withPasskeys, ...attributes });
      await signInByCode(widget, emulator);
      await expect(heading(widget, offer)).toBeFocused();
      return widget;
    });
  },
});

/** Does so in a widget in another language than English. */
async function signInByCodeIn({ element }: Widget, emulator: EmulatorClient): Promise<void> {
  const field = element.locator('input[name=email]');
  await field.fill(visitor);
  await field.press('Enter');
  const passcode = element.locator('input[autocomplete=one-time-code]');
  await expect(passcode).toBeVisible();
  const { code = '' } = await emulator.inbox(visitor);
  await passcode.fill(code);
}

test('the page hears of the sign-in once, after the answer; who says no is not asked again in this browser', async ({
  page,
  emulator,
  openOffer,
}) => {
  const widget = await openOffer();
  await widget.event('auth-screen', { screen: 'PasskeyOffer', previous: 'OTPAuthenticate' });
  expect(await widget.events('auth-success')).toEqual([]);
  await button(widget, 'Not now').click();
  await expect(heading(widget, 'Success')).toBeFocused();
  expect((await widget.events('auth-success')).map(({ detail }) => detail['method'])).toEqual(['otp']);

  await page.context().clearCookies();
  await page.reload();
  await signInByCode(widget, emulator);
  await expect(heading(widget, 'Success')).toBeFocused();
  expect(await emulator.count(registerStart)).toBe(0);
});

test('`success-url` waits for the answer, and a reload ends the wait', async ({
  page,
  openWidget,
  openOffer,
}) => {
  await openOffer({ 'success-url': '/?account' });
  expect(page.url()).not.toContain('account');
  const left = page.waitForURL('**/?account');
  await page.reload();
  await left;
  // The page hears of it once: what is left is a session like any other.
  const widget = await openWidget({ ...withPasskeys, 'success-url': '/?account' });
  await page.reload();
  await widget.event('auth-event', { type: 'SESSION_FOUND' });
  expect(await widget.events('auth-success')).toEqual([]);
});

test('a page that cancels `auth-success` is not left after the answer', async ({ page, openOffer }) => {
  await page.addInitScript(() => addEventListener('auth-success', (event) => event.preventDefault()));
  const widget = await openOffer({ 'success-url': '/?account' });
  await button(widget, 'Create a passkey').click();
  await expect(heading(widget, 'Success')).toBeFocused();
  await widget.event('auth-event', { type: 'WEBAUTHN_REGISTER' });
  expect(page.url()).not.toContain('account');
});

test('a user who has a passkey is not offered one', async ({ page, openWidget, emulator }) => {
  const device = await VirtualAuthenticator.plugInto(page);
  const passkey = await seedPasskey(emulator, device, visitor);
  await device.remove(passkey);
  const widget = await openWidget(withPasskeys);
  await signInByCode(widget, emulator);
  await expect(heading(widget, 'Success')).toBeFocused();
});

test('a device that cannot keep passkeys is not offered one, and neither is a page that wants none', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(withPasskeys);
  await signInByCode(widget, emulator);
  await expect(heading(widget, 'Success')).toBeFocused();
  await page.context().clearCookies();
  await VirtualAuthenticator.plugInto(page);
  const { products } = withPasskeys;
  const without = await openWidget({
    config: {
      products: products.split(' '),
      otpOptions: { methods: ['email'] },
      passkeyOptions: { offer: false },
    },
  });
  await signInByCode(without, emulator);
  await expect(heading(without, 'Success')).toBeFocused();
});

test('a passkey that the visitor does not finish is said quietly, and can be tried again', async ({
  page,
  openOffer,
}) => {
  await page.addInitScript(() => {
    const { create } = CredentialsContainer.prototype;
    CredentialsContainer.prototype.create = function refuseOnce() {
      CredentialsContainer.prototype.create = create;
      return Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
    };
  });
  const widget = await openOffer();
  await button(widget, 'Create a passkey').click();
  await expect(widget.element.getByText('Passkey canceled.')).toBeVisible();
  await expect(widget.element.locator('[part=error]')).toHaveCount(0);
  await widget.event('auth-error', { code: 'passkey', reason: 'user_cancellation', screen: 'PasskeyOffer' });
  await button(widget, 'Create a passkey').click();
  await expect(heading(widget, 'Success')).toBeFocused();
});

test('a device that has a passkey already says so and goes on', async ({ page, openOffer }) => {
  await page.addInitScript(() => {
    CredentialsContainer.prototype.create = () =>
      Promise.reject(new DOMException('Excluded.', 'InvalidStateError'));
  });
  const widget = await openOffer();
  await button(widget, 'Create a passkey').click();
  await expect(widget.element.getByText('This device already has a passkey for your account.')).toBeVisible();
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success')).toBeFocused();
  expect(await widget.events('auth-error')).toEqual([]);
});

test('a session that has ended in the meantime gets no passkey', async ({ page, emulator, openOffer }) => {
  const widget = await openOffer();
  const token = (await page.context().cookies()).find(({ name }) => name === 'stytch_session');
  await emulator.revoke(token?.value ?? '');
  await button(widget, 'Create a passkey').click();
  await expect(widget.element.locator('[part=error]')).toHaveText(
    'Your session has expired. Please sign in again.',
  );
  await widget.event('auth-error', { code: 'passkey', reason: 'session_expired' });
  expect(await emulator.count(registerStart)).toBe(0);
});

test('a visitor who has a phone, too, confirms by a text message that it is them', async ({
  page,
  emulator,
  watch,
  openOffer,
}) => {
  watch.expect(/ERR_FAILED/);
  const phone_number = '+12025550162';
  await emulator.settings({ users: [{ email: visitor, phone_number }] });
  const widget = await openOffer();
  const create = button(widget, 'Create a passkey');
  await page.route('**/passkey-proof-*', (route) => route.abort());
  await create.click();
  await expect(widget.element.locator('[part=error]')).toBeVisible();
  await page.unroute('**/passkey-proof-*');

  await create.click();
  const way = button(widget, 'Send a code to \u2068…62\u2069');
  await expect(heading(widget, "Confirm it's you")).toBeVisible();
  await expect(way).toBeFocused();
  await expect(button(widget, 'Use a passkey')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await create.click();
  await page.clock.install();
  await way.click();
  await expect(passcode(widget)).toBeFocused();
  await page.keyboard.type('000000');
  await expect(widget.element.getByText('Invalid passcode, please try again.')).toBeVisible();
  await widget.event('auth-error', { code: 'provider', type: 'otp_code_not_found', screen: 'PasskeyOffer' });
  const { code = '' } = await emulator.inbox(phone_number);
  const message = 'Too many attempts. Wait a while, then try again.';
  await emulator.fault(secondaryRoute, { status: 429, type: 'too_many_requests', message: 'Slower.' }, 1);
  await page.clock.fastForward('00:16');
  await button(widget, 'Resend code').click();
  await expect(widget.element.getByText(message)).toBeVisible();
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeFocused();
  await widget.event('auth-event', { type: 'WEBAUTHN_REGISTER' });
  expect((await widget.events('auth-success')).map(({ detail }) => detail['method'])).toEqual(['otp']);
  expect(await emulator.count(secondaryRoute)).toBe(2);
});

test('a sign-in goes on without the offer if its code does not load', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/passkeys-screens-*.js*', (route) => route.abort());
  await VirtualAuthenticator.plugInto(page);
  const widget = await openWidget(withPasskeys);
  await signInByCode(widget, emulator);
  await expect(heading(widget, 'Success')).toBeFocused();
  await widget.event('auth-success', { method: 'otp' });
});

test('after a reset by the page, the button works again', async ({ page, openOffer }) => {
  const widget = await openOffer();
  await page.evaluate(() => (document.querySelector('auth-widget') as unknown as { reset(): void }).reset());
  await expect(passkeyButton(widget)).toBeEnabled();
  await expect.poll(async () => (await widget.events('auth-error')).length).toBe(0);
});

test('the offer goes away once a visitor who was signed in has created a passkey in the list beside it', async ({
  page,
  context,
  site,
  openWidget,
  emulator,
}) => {
  await signedIn(context, emulator, site, visitor);
  const attributes = serialize({ 'public-token': publicToken, 'api-url': emulator.url });
  const after = `<script type="module" src="/dist/auth-passkeys.js"></script><auth-passkeys${attributes}></auth-passkeys>`;
  await VirtualAuthenticator.plugInto(page);
  const widget = await openWidget({ ...withPasskeys, 'already-signed-in': 'form' }, { after });
  await signInByCode(widget, emulator);
  await expect(heading(widget, offer)).toBeVisible();
  await page.locator('auth-passkeys').getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.locator('auth-passkeys').getByRole('listitem')).toHaveCount(1);
  await expect(heading(widget, 'Success')).toBeVisible();
});

test('in another language, the offer and its failures are in that language, with the texts of the page', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.addInitScript(() => {
    CredentialsContainer.prototype.create = () => Promise.reject(new DOMException('Broken.', 'UnknownError'));
  });
  await VirtualAuthenticator.plugInto(page);
  const strings = JSON.stringify({ passkeys: { notNow: 'Vielleicht später' } });
  const widget = await openWidget({ ...withPasskeys, locale: 'de', strings });
  await signInByCodeIn(widget, emulator);
  await expect(heading(widget, german.passkeys.offerHeading)).toBeFocused();
  await button(widget, german.passkeys.create).click();
  await expect(widget.element.locator('[part=error]')).toHaveText(german.errors.device_hardware_error);
  await widget.event('auth-error', { code: 'passkey', message: german.errors.device_hardware_error });
  await widget.element.evaluate((node) => node.setAttribute('locale', 'en'));
  await expect(widget.element.locator('[part=error]')).toContainText('Your device reported an error.');
  await expect(button(widget, 'Vielleicht später')).toBeEnabled();
});
