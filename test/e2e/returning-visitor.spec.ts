/** What the form knows of somebody who comes back: the way used last, and what the page says of them. */
import { expect, test } from './fixtures.ts';
import { consent } from './oauth-steps.ts';
import { button, emailField, heading, phoneField } from './steps.ts';

const ways = { products: 'oauth otp', 'oauth-providers': 'google github', 'otp-methods': 'email' } as const;

test('the way used last is marked, after the first visit, and by its kind only', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ ...ways, 'already-signed-in': 'form' });
  const mark = widget.element.getByText('Last used');
  await expect(mark).toHaveCount(0);
  await button(widget, 'Continue with GitHub').click();
  await consent(page, 'grace@example.com');
  await expect(heading(widget, 'Success!')).toBeVisible();
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('auth-widget:last-used')),
  );
  expect(stored).toEqual([[expect.any(String), 'oauth github']]);
  await page.reload();
  await expect(mark).toHaveCount(1);
  await expect(button(widget, 'Continue with GitHub')).toHaveAccessibleDescription('Last used');

  await openWidget({ ...ways, 'already-signed-in': 'form', 'last-used': 'off' });
  await widget.event('auth-ready');
  await expect(mark).toHaveCount(0);
});

test('where there is one way only, nothing is marked', async ({ page, openWidget }) => {
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'email' });
  await page.evaluate(() => {
    const element = document.querySelector('auth-widget');
    localStorage.setItem(`auth-widget:last-used ${element?.publicToken}`, 'email');
  });
  await page.reload();
  await widget.event('auth-ready');
  await expect(widget.element.getByText('Last used')).toHaveCount(0);
});

test('the form begins with the address or number that the page knows, and sends nothing', async ({
  openWidget,
  emulator,
}) => {
  const email = { products: 'otp', 'otp-methods': 'email', 'login-hint': 'ada@example.com' } as const;
  const widget = await openWidget(email);
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  const other = await openWidget(
    { ...email, 'login-hint-param': 'who' },
    { search: '?who=grace%40example.com' },
  );
  await expect(emailField(other)).toHaveValue('grace@example.com');
  const phone = await openWidget({ products: 'otp', 'login-hint': '+442079460958' });
  await expect(phoneField(phone)).toHaveValue(/2079 ?46 ?0958|20 7946 0958/);
  expect((await emulator.requests()).filter(({ path }) => path.includes('/otps/'))).toEqual([]);
  await button(phone, 'Continue').click();
  await emulator.inbox('+442079460958');
});
