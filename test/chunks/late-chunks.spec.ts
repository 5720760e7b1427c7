/** Chunks that are late or fail: nothing is sent twice, and an integrity hash holds. Each chunk and each fault: chunk-faults.spec.ts. */

import { expect, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import {
  allCodes,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
} from '../e2e/steps.ts';
import { installWallets, metamask } from '../e2e/wallets.ts';
import { askByEnter, browserLog, pins } from './broken-chunks.ts';

const allChunks = /\/dist\/(chunks|locales)\//;
const languagePatienceMs = 2_000;

for (const fault of ['missing', 'reset', 'garbage'] as const) {
  test(`nobody notices that every chunk of a sign-in meets ${fault} once`, async ({
    site,
    openWidget,
    emulator,
    watch,
  }) => {
    watch.expect(browserLog);
    site.failFiles(allChunks, fault, 1);
    const widget = await openWidget({ ...allCodes, products: 'otp oauth', 'oauth-providers': 'google' });
    await expect(widget.element.locator('svg path').first(), 'a logo').toBeAttached();
    await expect(widget.element.getByRole('img', { name: /Stytch/ }), 'the watermark').toBeVisible();
    await passcode(widget).fill(await askByEnter(widget, emulator));
    await expect(heading(widget, 'Success')).toBeVisible();
    expect(await emulator.count(sendRoute)).toBe(1);
    expect(await widget.events('auth-error')).toEqual([]);
  });
}

test('the button is busy until the next screen is there, and further presses send nothing', async ({
  page,
  openWidget,
  emulator,
}) => {
  const screens = await holdRequests(page, '**/chunks/usual-screens-*');
  const widget = await openWidget(smsCodes);
  const submit = button(widget, 'Continue');
  await phoneField(widget).pressSequentially(phone.typed);
  for (const _press of [1, 2, 3]) {
    // Playwright would wait until it is no longer busy.
    await submit.click({ force: true });
    await phoneField(widget).press('Enter');
    await expect.poll(() => emulator.count(sendRoute)).toBe(1);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  }
  screens.release();
  await expect(passcode(widget)).toBeFocused();
  expect(await emulator.count(sendRoute)).toBe(1);
});

test('a wallet that leads to a screen whose code is loading is busy', async ({ page, openWidget }) => {
  await installWallets(page, metamask);
  const screens = await holdRequests(page, '**/chunks/crypto-screens-*');
  const widget = await openWidget({ products: 'crypto' });
  const wallet = button(widget, 'Continue with Metamask');
  await wallet.click();
  await expect(wallet).toHaveAttribute('aria-busy', 'true');
  screens.release();
  await widget.event('auth-success', { method: 'crypto' });
});

test('a late language leaves the form in English, and keeps what was typed when it arrives', async ({
  page,
  openWidget,
}) => {
  await page.clock.install();
  const catalogue = await holdRequests(page, '**/locales/de.js');
  const app = page.waitForResponse('**/chunks/app-*');
  const opened = openWidget({ locale: 'de' }, { ready: false });
  await (await app).finished();
  const widget = await opened;
  await expect
    .poll(async () => {
      await page.clock.fastForward(languagePatienceMs);
      return (await widget.events('auth-ready')).length;
    })
    .toBe(1);
  await emailField(widget).fill('ada@');
  catalogue.release();
  await expect(heading(widget, 'Registrieren oder anmelden')).toBeVisible();
  await expect(widget.element.getByRole('textbox')).toHaveValue('ada@');
});

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
  const widget = await openWidget(smsCodes, { head: pins(), ready: false });
  await button(widget, 'Try again').click();
  await expect(button(widget, 'Try again')).toBeVisible();
  site.heal();
  await button(widget, 'Try again').click();
  await expect(phoneField(widget)).toBeEditable();
  expect(requests.filter((url) => url.includes('retry'))).toEqual([]);
});
