/** Chunks that fail to load: the visitor loses nothing, and every "Try again" makes a new request. */
import { expect, test } from './fixtures.ts';
import {
  allCodes,
  askForSms,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
} from './steps.ts';

const browserLog = /Failed to load resource|ERR_|MIME type|Integrity/;
const allChunks = /\/dist\/(chunks\/(?!elements-)|locales\/)/;
const email = 'ada@example.com';

for (const fault of ['missing', 'reset', 'garbage'] as const) {
  test.describe(`files that meet ${fault}`, () => {
    test.beforeEach(({ watch }) => watch.expect(browserLog));

    test('nobody notices that every chunk fails once', async ({ site, openWidget }) => {
      site.failFiles(allChunks, fault, 1);
      const widget = await openWidget({
        ...allCodes,
        products: 'otp oauth',
        'oauth-providers': 'google',
        locale: 'de',
      });
      await expect(heading(widget, 'Registrieren oder anmelden')).toBeVisible();
      await expect(widget.element.locator('svg path').first(), 'a logo').toBeAttached();
      await expect(widget.element.getByRole('img', { name: /Stytch/ }), 'the watermark').toBeVisible();
    });

    test('nobody notices that every chunk of a sign-in fails once', async ({
      site,
      openWidget,
      emulator,
    }) => {
      site.failFiles(allChunks, fault, 1);
      const widget = await openWidget(smsCodes);
      await passcode(widget).fill(await askForSms(widget, emulator));
      await expect(heading(widget, 'Success')).toBeVisible();
      expect(await emulator.count(sendRoute)).toBe(1);
      expect(await widget.events('auth-error')).toEqual([]);
    });

    for (const chunk of ['app', 'otp-main']) {
      test(`"Try again" loads ${chunk}`, async ({ site, openWidget, emulator }) => {
        site.failFiles(new RegExp(`/chunks/${chunk}-`), fault);
        const widget = await openWidget(smsCodes, { ready: false });
        await button(widget, 'Try again').click();
        await expect.poll(() => widget.events('auth-error').then((all) => all.length)).toBe(2);
        site.heal();
        await button(widget, 'Try again').click();
        await askForSms(widget, emulator);
      });
    }

    for (const chunk of ['email-link-screens', 'screens']) {
      test(`"Try again" loads ${chunk}`, async ({ site, openWidget, emulator }) => {
        site.failFiles(new RegExp(`/chunks/${chunk}-`), fault);
        const widget = await openWidget({ products: 'emailMagicLinks' });
        await emailField(widget).fill(email);
        await button(widget, 'Continue').click();
        await button(widget, 'Try again').click();
        await expect(button(widget, 'Try again')).toBeVisible();
        await expect(emailField(widget)).toHaveValue(email);
        site.heal();
        await button(widget, 'Try again').click();
        await expect(heading(widget, 'Check your email')).toBeVisible();
        expect(await emulator.count('/magic_links/email/login_or_create')).toBe(1);
      });
    }

    for (const chunk of ['sdk', 'adapter']) {
      test(`the next attempt loads ${chunk}`, async ({ site, openWidget, emulator }) => {
        site.failFiles(new RegExp(`/chunks/${chunk}-`), fault);
        const widget = await openWidget(smsCodes);
        await phoneField(widget).pressSequentially(phone.typed);
        await button(widget, 'Continue').click();
        await widget.event('auth-error', { screen: 'Main' });
        site.heal();
        await button(widget, 'Continue').click();
        await expect(heading(widget, 'Enter passcode')).toBeVisible();
        expect(await emulator.count(sendRoute)).toBe(1);
        await expect(widget.element.getByRole('img', { name: 'Powered by Stytch' })).toBeVisible();
      });
    }
  });
}

test('a chunk that the page sets an integrity hash for is only loaded from its own URL', async ({
  page,
  site,
  openWidget,
  watch,
}) => {
  watch.expect(browserLog);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  site.failFiles(/\/chunks\/app-/, 'missing');
  const head = '<script type="importmap">{ "integrity": {} }</script>';
  const widget = await openWidget(smsCodes, { head, ready: false });
  await button(widget, 'Try again').click();
  await expect(button(widget, 'Try again')).toBeVisible();
  site.heal();
  await button(widget, 'Try again').click();
  await expect(phoneField(widget)).toBeEditable();
  expect(requests.filter((url) => url.includes('retry'))).toEqual([]);
});
