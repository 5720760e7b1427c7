/** `<auth-account>`: the visitor's authenticator app. */
import type { Locator, Page } from '@playwright/test';
import {
  account,
  button,
  choose,
  field,
  group,
  options,
  said,
  section,
  test,
  told,
  visitor,
} from './account-page.ts';
import type { EmulatorClient } from './emulator.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { appCode, SECRET } from './second-factor-steps.ts';
import { listenToConsole, wrong } from './steps.ts';
import { strictPolicy, watchViolations } from './strict-policy.ts';
import { authEventsOf } from './watch.ts';

const sections = 'name second-factor';
const recoveryCodes = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff', 'gggg-hhhh-iiii'];
const app = 'Authenticator app';
const none = 'You have no authenticator app.';

const own = (page: Page): Locator => section(page, 'Two-step sign-in');
const key = (page: Page): Locator => group(page, 'Add an authenticator app');
const passcode = (page: Page): Locator => field(page, 'Passcode');
const toSave = (page: Page): Locator => group(page, 'Save your recovery codes');
const proof = (page: Page): Locator => group(page, "Confirm it's you");

/** Opens the key of a new app. @returns it */
async function begin(page: Page): Promise<string> {
  await button(page, 'Set up an app').click();
  await expect(key(page).getByRole('img', { name: 'QR code' })).toBeVisible();
  return (await own(page).locator('code').innerText()).replaceAll(' ', '');
}

/** In another tab. */
async function setUpElsewhere(emulator: EmulatorClient, token: string): Promise<void> {
  const answer = (await emulator.ask('/totps', {}, token)) as { data: { secret: string } };
  const code = await appCode(emulator, answer.data.secret);
  await emulator.ask('/totps/authenticate', { totp_code: code, session_duration_minutes: 30 }, token);
}

async function proveByApp(page: Page, emulator: EmulatorClient): Promise<void> {
  await proof(page).getByRole('button', { name: 'Use an authenticator app' }).click();
  await passcode(page).fill(await appCode(emulator));
}

test('a visitor sets up an app, and the codes stay until they are saved', async ({ page, emulator, ada }) => {
  const printed = listenToConsole(page);
  const violations = await watchViolations(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 320, height: 640 });
  await ada.open(
    { sections, config: { secondFactorOptions: { issuer: 'Acme & Co' } } },
    { headers: { 'content-security-policy': strictPolicy(emulator.url) } },
  );
  await expect(own(page)).toContainText(none);
  const steps = /chunks\/second-factor-steps-/;
  expect(loaded.filter((url) => steps.test(url))).toEqual([]);

  await button(page, 'Set up an app').focus();
  await page.keyboard.press('Enter');
  await expect(key(page).getByRole('button', { name: 'Copy' })).toBeFocused();
  expect(loaded.filter((url) => steps.test(url))).toHaveLength(1);
  const uri = await own(page).locator('a').getAttribute('href');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Acme%20%26%20Co:ada%40example\.com\?/);
  const secret = (await own(page).locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(passcode(page)).toBeFocused();
  const code = await appCode(emulator, secret);
  await page.keyboard.type(wrong(code));
  await expect(own(page)).toContainText('Invalid passcode, please try again.');
  await page.keyboard.type(wrong(code));
  await expect(own(page)).toContainText('Two codes did not work.');
  await button(page, 'Back').click();
  expect((await own(page).locator('code').innerText()).replaceAll(' ', '')).toBe(secret);
  await button(page, 'Continue').click();
  await page.keyboard.type(code);

  await expect(toSave(page).getByRole('button', { name: 'Copy' })).toBeFocused();
  const saved = await toSave(page).getByRole('listitem').allInnerTexts();
  expect(saved).toHaveLength(10);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Edit').click();
  await field(page, 'First name').fill('Augusta');
  await expect(toSave(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toMatch(/^recovery-codes-.*\.txt$/);
  await button(page, 'I have saved them').click();
  await expect(said(page)).toHaveText('Your authenticator app was set up.');
  await expect(options(page, app)).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Augusta');

  const refused = ['provider', 'unable_to_authenticate_totp'];
  expect(await told(page)).toEqual(['TOTP_CREATE', refused, refused, 'TOTP_AUTHENTICATE']);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  const html = await account(page).evaluate((element) => element.shadowRoot?.innerHTML);
  const seen = JSON.stringify([await authEventsOf(page), printed, page.url(), stored, html]);
  for (const each of [secret, code, ...saved]) expect(seen).not.toContain(each);
  expect(await violations()).toEqual([]);
});

test('a set-up that was cut short counts as none, and one in another tab is said', async ({
  page,
  emulator,
  ada,
}) => {
  const { token } = await ada.open({ sections });
  const first = await begin(page);
  await page.reload();
  await expect(own(page)).toContainText(none);
  const second = await begin(page);
  expect(second).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Set up an app')).toBeFocused();
  await begin(page);
  await button(page, 'Continue').click();

  await setUpElsewhere(emulator, token);
  await passcode(page).fill('000000');
  await expect(own(page)).toContainText('You have set up an app already, perhaps in another tab.');
  await button(page, 'Cancel').click();
  await expect(options(page, app)).toBeFocused();
});

test('an app that another tab has set up takes the place of the offer', async ({ page, emulator, ada }) => {
  const { token } = await ada.open({ sections });
  await expect(own(page)).toContainText(none);
  await setUpElsewhere(emulator, token);
  await button(page, 'Set up an app').click();
  await expect(own(page)).toContainText('You have set up an app already, perhaps in another tab.');
  await expect(options(page, app)).toBeFocused();
  expect(await told(page)).toEqual([['provider', 'active_totp_exists']]);
});

test('recovery codes are shown after a proof, with the advice to renew them once they are few', async ({
  page,
  emulator,
  ada,
}) => {
  await emulator.settings({
    users: [{ email: visitor, totp_secret: SECRET, recovery_codes: recoveryCodes }],
  });
  const { token } = await ada.open({ sections });
  await choose(page, app, 'Show recovery codes');
  await proof(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(options(page, app)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await proveByApp(page, emulator);
  const left = group(page, '3 recovery codes left');
  await expect(left.getByRole('listitem')).toHaveText(recoveryCodes);
  await expect(left).not.toContainText('For new codes');
  await left.getByRole('button', { name: 'I have saved them' }).click();
  await expect(options(page, app)).toBeFocused();
  expect(await told(page)).toEqual(['TOTP_AUTHENTICATE']);

  for (const [index, heading] of [
    '2 recovery codes left',
    '1 recovery code left',
    '0 recovery codes left',
  ].entries()) {
    const recovery = { recovery_code: recoveryCodes[index], session_duration_minutes: 30 };
    await emulator.ask('/totps/recover', recovery, token);
    await choose(page, app, 'Show recovery codes');
    const few = group(page, heading);
    await expect(few).toContainText('For new codes, remove the app and set it up again.');
    await few.getByRole('button', { name: index === 2 ? 'Back' : 'I have saved them' }).click();
  }
});

test('an app is removed after a question and a proof', async ({ page, emulator, ada }) => {
  await emulator.settings({
    users: [{ email: visitor, totp_secret: SECRET, recovery_codes: recoveryCodes }],
  });
  await ada.open({ sections });
  await choose(page, app, 'Remove app');
  const question = group(page, 'Remove your authenticator app?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options(page, app)).toBeFocused();
  for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
  await question.getByRole('button', { name: 'Remove app' }).click();
  await proveByApp(page, emulator);
  await expect(own(page)).toContainText(none);
  await expect(said(page)).toHaveText('Your authenticator app was removed.');
  await expect(button(page, 'Set up an app')).toBeFocused();
  expect(await told(page)).toEqual(['TOTP_AUTHENTICATE', 'USER_DELETE_TOTP']);
});

test('without a network nothing is lost, and a key that has expired is said', async ({
  page,
  emulator,
  ada,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  await ada.open({ sections });
  await expect(own(page)).toContainText(none);
  const offline = /totps|sessions\/authenticate|chunks\/second-factor-steps/;
  await page.route(offline, (route) => route.abort());
  await button(page, 'Set up an app').click();
  await expect(own(page)).toContainText(/connection/i);
  await page.unroute(offline);
  const secret = await begin(page);
  await button(page, 'Continue').click();
  const code = await appCode(emulator, secret);
  await page.route(offline, (route) => route.abort());
  await passcode(page).fill(code);
  await expect(own(page)).toContainText(/connection/i);
  await expect(passcode(page)).toHaveValue(code);
  await page.unroute(offline);
  await own(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toSave(page)).toBeVisible();
  await button(page, 'I have saved them').click();

  await choose(page, app, 'Remove app');
  await group(page, 'Remove your').getByRole('button', { name: 'Remove app' }).click();
  await expect(own(page)).toContainText(none);
  const old = await begin(page);
  await button(page, 'Continue').click();
  await page.route('**/totps/authenticate', (route) =>
    route.fulfill({ status: 400, json: { status_code: 400, error_type: 'expired_totp' } }),
  );
  await passcode(page).fill(await appCode(emulator, old));
  await expect(own(page)).toContainText('This key is no longer valid. Set up your app again.');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Set up an app')).toBeFocused();
});
