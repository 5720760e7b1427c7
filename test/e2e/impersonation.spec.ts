/** Links of Stytch's dashboard, with which a support team signs in as a user. */
import type { EmulatorClient } from './emulator.ts';
import { expect, test } from './fixtures.ts';
import { button, emailField, heading, listenToConsole } from './steps.ts';

const email = 'ada@example.com';

/** The end of an address that staff come to from the dashboard. */
async function query(emulator: EmulatorClient): Promise<string> {
  await emulator.settings({ users: [{ email }] });
  const { token } = (await emulator.call('POST', '/emulator/impersonation', { email })) as { token: string };
  return `?stytch_token_type=impersonation&token=${token}`;
}

test('where the page says so, staff sign in as a user after a press, and are offered no passkey', async ({
  page,
  site,
  emulator,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'emailMagicLinks passkeys', impersonation: true });
  await page.goto(`${site.url}/${await query(emulator)}`);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  const { detail } = await widget.event('auth-success', { method: 'impersonation' });
  expect(detail).toMatchObject({ user: { emails: [{ email }] } });
  await widget.event('auth-event', { type: 'IMPERSONATION_AUTHENTICATE' });
});

test('elsewhere, the token is dropped, and the console names the setting', async ({
  page,
  site,
  emulator,
  watch,
  openWidget,
}) => {
  watch.expect(/impersonation/);
  const said = listenToConsole(page);
  const widget = await openWidget({ products: 'emailMagicLinks' });
  await page.goto(`${site.url}/${await query(emulator)}`);
  await expect(emailField(widget)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  expect(said.filter((line) => line.includes('Set `impersonation`'))).toHaveLength(1);
  expect(await emulator.count('/impersonation/authenticate')).toBe(0);
});
