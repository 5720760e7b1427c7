/** `sign-up="closed"`: nobody is created. */
import { expect, test } from './fixtures.ts';
import { known, passwords, seed } from './password-steps.ts';
import { button, emailField, heading, passcode } from './steps.ts';

const closed = { 'sign-up': 'closed' } as const;
const stranger = 'stranger@example.com';
const unknown = 'No account has this address. Check it, or use another one.';

for (const [products, next] of [
  ['otp', 'Enter passcode'],
  ['emailMagicLinks', 'Check your email'],
] as const)
  test(`${products}: a stranger reads that there is no account, and somebody known goes on`, async ({
    site,
    openWidget,
    emulator,
  }) => {
    await emulator.signIn(known.email);
    const before = (await emulator.requests()).length;
    const back = { 'login-redirect-url': `${site.url}/` };
    const widget = await openWidget({ ...closed, ...back, products, 'otp-methods': 'email' });
    await emailField(widget).fill(stranger);
    await button(widget, 'Continue').click();
    await expect(widget.element.getByText(unknown).first()).toBeVisible();
    await emailField(widget).fill(known.email);
    await button(widget, 'Continue').click();
    await expect(heading(widget, next)).toBeVisible();
    const { code = '', link = '' } = await emulator.inbox(known.email);
    if (code) await passcode(widget).fill(code);
    else await widget.page.goto(link);
    await widget.event('auth-success', { method: code ? 'otp' : 'magic_link' });
    const sent = (await emulator.requests()).slice(before).map(({ path }) => path);
    expect(sent.filter((path) => path.includes('login_or_create'))).toEqual([]);
  });

test('passwords: a stranger reads that there is no account', async ({ openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget({ ...closed, ...passwords });
  await emailField(widget).fill(stranger);
  await button(widget, 'Continue').click();
  await expect(widget.element.getByText(unknown).first()).toBeVisible();
  await emailField(widget).fill(known.email);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Log In')).toBeVisible();
});
