/** A second factor after links and social logins, in several tabs, and without a network. */

import { expect } from './fixtures.ts';
import type { Attributes } from './host-page.ts';
import { consent } from './oauth-steps.ts';
import { appCode, byEmail, email, SECRET, signInByEmail } from './second-factor-steps.ts';
import { test } from './session-page.ts';
import { button, emailField, heading, passcode } from './steps.ts';

const withApp = { email, totp_secret: SECRET };
const app = 'Enter the code from your app';
const byApp: Attributes = { 'second-factor': 'authenticator' };

test('after a link that another tab has opened, both tabs go on once the second factor is there', async ({
  page,
  context,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ products: 'emailMagicLinks', ...byApp });
  await emulator.settings({
    users: [withApp],
    login_redirect_url: page.url(),
    signup_redirect_url: page.url(),
  });
  await emailField(widget).fill(email);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();

  const other = await context.newPage();
  await other.goto((await emulator.inbox(email)).link ?? '');
  const opened = { element: other.locator('auth-widget') };
  await expect(heading(opened, app)).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
  await passcode(opened).fill(await appCode(emulator));
  await expect(heading(opened, 'Success!')).toBeVisible();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-success', { method: 'session' });
});

test('a social login as the first factor', async ({ page, openWidget, emulator }) => {
  await emulator.settings({ users: [withApp] });
  const widget = await openWidget({ products: 'oauth', 'oauth-providers': 'google', ...byApp });
  await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
  await button(widget, 'Continue with Google').click();
  await consent(page, email);
  await expect(heading(widget, app)).toBeVisible();
  await passcode(widget).fill(await appCode(emulator));
  await expect(heading(widget, 'Success!')).toBeVisible();
  await widget.event('auth-success', { method: 'oauth' });
});

test('without a network, what was typed stays, and is sent by a press', async ({
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/ERR_/);
  await emulator.settings({ users: [withApp] });
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(heading(widget, app)).toBeVisible();
  await emulator.fault('/totps/authenticate', 'drop');
  const code = await appCode(emulator);
  await passcode(widget).fill(code);
  await widget.event('auth-error', { code: 'network' });
  await expect(passcode(widget)).toHaveValue(code);
  expect(await widget.events('auth-success')).toEqual([]);
  await emulator.clearFaults();
  await button(widget, 'Try again').click();
  await expect(heading(widget, 'Success')).toBeVisible();
});

test('where the page is reset between the factors, nobody is signed in', async ({
  page,
  openWidget,
  emulator,
  ada,
}) => {
  await emulator.settings({ users: [withApp] });
  const session = ada.page();
  const widget = await openWidget(byEmail);
  await signInByEmail(widget, emulator);
  await expect(heading(widget, app)).toBeVisible();
  await widget.element.evaluate((node) => (node as HTMLElement & { reset(): void }).reset());
  await expect(emailField(widget)).toBeVisible();
  expect(await widget.events('auth-success')).toEqual([]);
  await page.goto(session);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
