/** `terms`: what visitors agree to, and whom the form asks before anything is sent. */
import type { Page } from '@playwright/test';
import { ethereum } from '../wallets/specs.ts';
import { app } from './before-react.ts';
import { type Attributes, test as alone, expect, live as test, type Widget } from './fixtures.ts';
import { holdRequests, holdStart } from './hold.ts';
import { consent } from './oauth-steps.ts';
import { oneTap, prompt, test as withOneTap } from './one-tap-page.ts';
import { passwords } from './password-steps.ts';
import { button, emailField, heading, passcode, phone, phoneField, sendRoute } from './steps.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';
import { installWallets, walletCalls } from './wallets.ts';

const urls = { 'terms-url': '/terms', 'privacy-url': 'https://example.com/privacy' } as const;
const terms = { ...urls, 'terms-required': '' } as const;
const missed = 'Please tick this box to agree and continue.';

const box = ({ element }: Widget) =>
  element.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy.' });

const told = (widget: Widget) =>
  widget
    .events('auth-event')
    .then((events) => events.filter(({ detail }) => detail['type'] === 'TERMS_ACCEPTED'));

/** Its sentence is beside the box, which has the focus, and at no field. */
async function expectAsked(widget: Widget): Promise<void> {
  await expect(box(widget)).toBeFocused();
  await expect(box(widget)).toHaveAttribute('aria-invalid', 'true');
  await expect(box(widget)).toHaveAccessibleDescription(missed);
  await expect(widget.element.locator('[part=error]')).toHaveText([missed]);
  await expect(widget.element.locator('[part~=input][aria-invalid]')).toHaveCount(0);
  await widget.event('auth-error', { code: 'validation', message: missed });
  expect(await told(widget)).toEqual([]);
}

interface Way {
  readonly attributes: Attributes;
  readonly press: (widget: Widget, page: Page) => Promise<unknown>;
  readonly goesOn: (widget: Widget) => Promise<unknown>;
}

const submit = async (widget: Widget): Promise<void> =>
  widget.element.getByRole('button', { name: 'Continue', exact: true }).click();
const byEnter =
  (fill: (widget: Widget) => Promise<void>) =>
  async (widget: Widget, page: Page): Promise<void> => {
    await fill(widget);
    await page.keyboard.press('Enter');
  };
const shows = (title: string) => (widget: Widget) => expect(heading(widget, title)).toBeVisible();

const ways: Readonly<Record<string, Way>> = {
  'a code by text message, by the Enter key': {
    attributes: { products: 'otp' },
    press: byEnter((widget) => phoneField(widget).fill(phone.typed)),
    goesOn: shows('Enter passcode'),
  },
  'a link, by the button': {
    attributes: { products: 'emailMagicLinks', 'login-redirect-url': '/', 'signup-redirect-url': '/' },
    async press(widget) {
      await emailField(widget).fill('ada@example.com');
      await submit(widget);
    },
    goesOn: shows('Check your email'),
  },
  'a password': {
    attributes: passwords,
    press: byEnter((widget) => emailField(widget).fill('new@example.com')),
    goesOn: (widget) => expect(widget.element.getByLabel('Password', { exact: true })).toBeVisible(),
  },
};

for (const [name, { attributes, press, goesOn }] of Object.entries(ways))
  test(`${name}: nothing is sent before the visitor has agreed`, async ({
    page,
    openWidget,
    emulator,
    site,
  }) => {
    await emulator.settings({ login_redirect_url: `${site.url}/`, signup_redirect_url: `${site.url}/` });
    const widget = await openWidget({ ...attributes, ...terms });
    const before = (await emulator.requests()).length;
    await press(widget, page);
    await expectAsked(widget);
    // Again, for those who do not see that the sentence is there already.
    await submit(widget);
    await expectAsked(widget);
    const sent = (await emulator.requests()).slice(before).filter(({ method }) => method === 'POST');
    expect(sent.filter(({ path }) => !path.includes('/events'))).toEqual([]);
    await page.keyboard.press('Space');
    await expect(box(widget)).toBeChecked();
    await expect(box(widget)).toHaveAccessibleDescription('');
    await submit(widget);
    await goesOn(widget);
    const [event, ...others] = await told(widget);
    expect(others).toEqual([]);
    expect(event?.detail['data']).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      termsUrl: new URL('/terms', page.url()).href,
      privacyUrl: 'https://example.com/privacy',
    });
  });

alone('a provider is left for by those who have agreed, and not by others', async ({ page, openWidget }) => {
  const asked = await holdStart(page);
  const widget = await openWidget({ products: 'oauth', 'oauth-providers': 'google github', ...terms });
  await button(widget, 'Continue with GitHub').click();
  await expectAsked(widget);
  expect(asked).toEqual([]);
  await box(widget).check();
  await button(widget, 'Continue with GitHub').click();
  await widget.event('auth-event', { type: 'OAUTH_START' });
  const types = (await widget.events('auth-event')).map(({ detail }) => detail['type']);
  expect(types.indexOf('TERMS_ACCEPTED')).toBeLessThan(types.indexOf('OAUTH_START'));
  expect(types).toContain('TERMS_ACCEPTED');
  await expect.poll(() => asked.length).toBe(1);
});

alone('a wallet is not asked before the visitor has agreed', async ({ page, openWidget }) => {
  await installWallets(page, ethereum('MetaMask', {}));
  const widget = await openWidget({ products: 'crypto', ...terms });
  for (const name of ['Continue with MetaMask', 'Continue with other Crypto Wallet']) {
    await button(widget, name).click();
    await expectAsked(widget);
  }
  expect(await walletCalls(page)).toEqual([]);
});

alone('a passkey is not asked for before the visitor has agreed', async ({ page, openWidget, emulator }) => {
  await VirtualAuthenticator.plugInto(page);
  const widget = await openWidget({ products: 'passkeys otp', 'otp-methods': 'email', ...terms });
  await button(widget, 'Continue with a passkey').click();
  await expectAsked(widget);
  await emailField(widget).focus();
  const asked = async () => emulator.count('/webauthn/authenticate/start/primary');
  expect(await asked()).toBe(0);
  await box(widget).check();
  // The browser offers passkeys in the field from then on.
  await emailField(widget).focus();
  await expect.poll(asked).toBeGreaterThan(0);
});

withOneTap('the prompt of One Tap waits, and its button is there meanwhile', async ({ page, openOneTap }) => {
  const widget = await openOneTap(terms, [oneTap]);
  await button(widget, 'Continue with Google').click();
  await expectAsked(widget);
  await expect(prompt(page)).toHaveCount(0);
  await box(widget).check();
  await expect(prompt(page)).toBeVisible();
});

alone('a form with terms cannot be sent before the box is there', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'otp', ...terms }, { ready: false });
  await expect(button(widget, 'Continue')).toHaveCount(0);
  release();
  await expect(box(widget)).toBeVisible();
  await expect(button(widget, 'Continue')).toBeVisible();
});

alone('who has signed in by this browser reads a sentence, and goes on', async ({ page, openWidget }) => {
  const attributes = {
    products: 'oauth otp',
    'oauth-providers': 'github',
    'already-signed-in': 'form',
  } as const;
  const widget = await openWidget({ ...attributes, ...terms });
  await box(widget).check();
  await button(widget, 'Continue with GitHub').click();
  await consent(page, 'grace@example.com');
  await expect(heading(widget, 'Success!')).toBeVisible();
  await page.reload();
  await expect(widget.element.getByText('By continuing, you agree to the Terms of Service')).toBeVisible();
  await expect(widget.element.getByRole('checkbox')).toHaveCount(0);
  await phoneField(widget).fill(phone.typed);
  await submit(widget);
  await expect(passcode(widget)).toBeVisible();
  expect(await told(widget)).toEqual([]);
});

test('the links open in a new tab, and a sentence names what there is', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ products: 'otp', ...urls });
  const link = (name: string) => widget.element.getByRole('link', { name });
  for (const [name, href] of [
    ['the Terms of Service', new URL('/terms', page.url()).href],
    ['the Privacy Policy', 'https://example.com/privacy'],
  ] as const) {
    await expect(link(name)).toHaveAttribute('href', href);
    await expect(link(name)).toHaveAttribute('target', '_blank');
    await expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(widget.element.getByRole('checkbox')).toHaveCount(0);
  await openWidget({ products: 'otp', 'privacy-url': '/privacy', locale: 'de' });
  await expect(widget.element.getByText(/Wenn Sie fortfahren/)).toHaveText(
    'Wenn Sie fortfahren, stimmen Sie der Datenschutzerklärung zu.',
  );
  await widget.element.getByRole('textbox').fill(phone.typed);
  await button(widget, 'Weiter').click();
  await emulator.inbox(phone.e164);
  expect(await emulator.count(sendRoute)).toBe(1);
});

test('a tick outlives tabs, and the way back from the code', async ({ openWidget, emulator }) => {
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'sms email', ...terms });
  await box(widget).check();
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await expect(box(widget)).toBeChecked();
  await emailField(widget).fill('ada@example.com');
  await submit(widget);
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await emulator.inbox('ada@example.com');
  await button(widget, 'Back').click();
  await expect(box(widget)).toBeChecked();
});
