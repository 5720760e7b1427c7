/** `<auth-account>`: accounts at other providers. */
import type { Page } from '@playwright/test';
import {
  account,
  button,
  choose,
  field,
  group,
  options,
  said,
  section,
  told,
  visitor,
} from './account-page.ts';
import {
  attachRoute,
  authenticateRoute,
  connect,
  connected,
  sessionOf,
  test,
} from './account-providers-page.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { signedIn } from './session-page.ts';

const phone = '+12025550162';

const offers = (page: Page) => account(page).getByRole('button', { name: /^Connect/ });

test('a visitor connects accounts and disconnects them, but not the last way in', async ({
  page,
  emulator,
  address,
}) => {
  // Sent by whoever starts, and checked by whoever exchanges.
  await emulator.settings({ pkce_required_for_oauth: true });
  await page.goto(`${address()}?tab=1#connected`);
  await expect(connected(page)).toContainText('You have no connected accounts.');
  await expect(offers(page)).toHaveText(['Connect Google', 'Connect GitHub']);
  const before = await sessionOf(page);
  await button(page, 'Connect Google').click();
  await expect(page.getByText('Requested scopes: calendar')).toBeVisible();
  // The address there is new to the account.
  await page.getByRole('textbox', { name: /account/i }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(said(page)).toHaveText('Google was connected.');
  await expect(connected(page).getByRole('listitem')).toHaveText(/^Google/);
  await expect(offers(page)).toHaveText(['Connect GitHub']);
  await expect(section(page, 'Email addresses')).toContainText('ada@example.org');
  expect(page.url()).toBe(address());
  expect(await sessionOf(page)).toBe(before);
  expect(await told(page)).toEqual(['OAUTH_AUTHENTICATE']);
  expect(await emulator.bodies(attachRoute)).toEqual([{ provider: 'google' }]);

  // The token is of no more use.
  await page.reload();
  await expect(button(page, 'Connect GitHub')).toBeVisible();
  await expect(said(page)).toHaveText('');
  expect(await emulator.count(authenticateRoute)).toBe(1);

  for (const email of [visitor, 'ada@example.org']) {
    await choose(page, email, 'Delete');
    await group(page, email).getByRole('button', { name: 'Delete' }).click();
    await expect(said(page)).toHaveText(`${email} was deleted.`);
  }
  await expect(connected(page)).toContainText('Your only way to sign in.');
  await expect(options(page, 'GitHub')).toHaveCount(0);
  await connect(page, 'GitHub', 'ada@example.org');
  await expect(said(page)).toHaveText('GitHub was connected.');
  await choose(page, 'Google', 'Disconnect');
  const question = group(page, 'Google');
  await expect(question).toContainText('If it has one of your email addresses');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(said(page)).toHaveText('Google was disconnected.');
  await expect(button(page, 'Connect Google')).toBeVisible();
  expect(await told(page)).toEqual(['OAUTH_AUTHENTICATE', 'USER_DELETE_OAUTH_REGISTRATION']);
});

test('a proof comes first where Stytch wants one, on the way there and on the way back', async ({
  page,
  context,
  emulator,
  site,
  address,
}) => {
  await emulator.settings({ users: [{ email: visitor, phone_number: phone }] });
  await signedIn(context, emulator, site, visitor);
  await page.goto(address());
  const refusal = { status: 401, type: 'insufficient_factors', message: 'insufficient_factors' };
  const prove = async (): Promise<void> => {
    await group(page, "Confirm it's you").getByRole('button', { name: 'Send a code' }).click();
    const { code = '' } = await emulator.inbox(phone);
    await field(page, 'Passcode').fill(code);
  };
  await emulator.fault(attachRoute, refusal, 1);
  await button(page, 'Connect Google').click();
  await group(page, "Confirm it's you").getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Connect Google')).toBeFocused();
  await emulator.fault(attachRoute, refusal, 1);
  await page.keyboard.press('Enter');
  await prove();
  await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
  await emulator.fault(authenticateRoute, { ...refusal, type: 'stale_factors' }, 1);
  await page.getByRole('button', { name: visitor }).click();
  await group(page, "Confirm it's you").getByRole('button', { name: 'Send a code' }).first().click();
  const { code = '' } = await emulator.inbox(visitor);
  await field(page, 'Passcode').fill(code);
  await expect(said(page)).toHaveText('Google was connected.');
});

test('says what fails, and works once it does not', async ({ page, context, emulator, address, watch }) => {
  // The SDK says so, too.
  watch.expect(/\[Stytch\]/);
  let isDown = false;
  await context.route(`${emulator.url}/sdk/**`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(address({ sections: 'email providers' }));
  await button(page, 'Connect Google').focus();
  isDown = true;
  await page.keyboard.press('Enter');
  await expect(connected(page)).toContainText('The sign-in service could not be reached.');
  await expect(button(page, 'Connect Google')).toBeFocused();
  isDown = false;
  await context.route(`${emulator.url}/sdk/v1${authenticateRoute}`, (route) => route.abort());
  await connect(page, 'Google', visitor);
  await expect(connected(page)).toContainText('The sign-in service could not be reached.');
  await context.unroute(`${emulator.url}/sdk/v1${authenticateRoute}`);
  await emulator.fault(attachRoute, { status: 401, type: 'endpoint_not_authorized_for_sdk', message: '' }, 1);
  watch.expect(/auth-widget: .*dashboard/i);
  await button(page, 'Connect GitHub').click();
  await expect(connected(page)).toContainText('not possible');
});

test('is accessible, fits 320 px, and is done by the keyboard alone', async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address());
  await expect(button(page, 'Connect Google')).toBeVisible();
  // After the visitor's address, which has a heading above.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Connect Google')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: visitor }).press('Enter');
  await expect(said(page)).toHaveText('Google was connected.');
  await expectAccessible(page);
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(options(page, 'Google')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(options(page, 'Google')).toBeFocused();
});
