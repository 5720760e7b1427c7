/** Where a visitor reads what went wrong: under the field, in a toast, and in view. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  askForSms,
  button,
  heading,
  passPause,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
  submitOutOfView,
  toast,
  wrong,
} from './steps.ts';

type Rect = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const refused = 'Invalid passcode, please try again.';

// Spec 8.3, 8.8
test('a failed send is said under the field, with links to the documentation only', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const docs = 'https://stytch.com/docs/api/errors/400';
  const message = `See ${docs}, not https://stytch.com.example.org/docs/x or https://example.org/docs.`;
  await emulator.fault(sendRoute, { status: 400, type: 'invalid_phone_number', message }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(phoneField(widget)).toHaveAccessibleDescription(message);
  const links = widget.element.getByRole('link');
  await expect(links).toHaveText([docs]);
  await expect(links).toHaveAttribute('href', docs);
  await expect(links).toHaveAttribute('rel', /noopener/);
  const { detail } = await widget.event('auth-error', { code: 'provider' });
  expect(detail).toMatchObject({ message, status: 400, type: 'invalid_phone_number', screen: 'Main' });
  expect(detail['requestId']).toEqual(expect.any(String));
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
});

// Spec 8.3
test('a failed send is said in a toast, too, if the visitor cannot see the place under the field', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const fail = (message: string) => emulator.fault(sendRoute, { status: 400, type: 'invalid', message }, 1);
  await fail('In view.');
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(phoneField(widget)).toHaveAccessibleDescription('In view.');
  const docs = 'https://stytch.com/docs/api/errors/400';
  await fail(`Out of view: ${docs}`);
  await submitOutOfView(page, phoneField(widget));
  await expect(toast(widget, `Out of view: ${docs}`)).toBeInViewport();
  await expect(toast(widget, docs)).toHaveAttribute('href', docs);
  await expect(toast(widget, 'In view.')).toHaveCount(0);
});

for (const { where, size, clear } of [
  {
    where: 'beside the widget',
    size: { width: 1100, height: 700 },
    clear: (card: Rect, toasts: Rect) => card.x + card.width < toasts.x && toasts.x + toasts.width < 1100,
  },
  {
    where: 'near the widget, below it, where there is no room beside',
    size: { width: 1000, height: 800 },
    clear: (card: Rect, toasts: Rect) =>
      card.y + card.height < toasts.y && toasts.y < card.y + card.height + 32,
  },
  {
    where: 'at the bottom of a phone',
    size: { width: 320, height: 568 },
    clear: (card: Rect, toasts: Rect) => card.y + card.height < toasts.y,
  },
])
  test(`toasts stand ${where}`, async ({ page, openWidget, emulator }) => {
    await page.setViewportSize(size);
    const head = '<style>auth-widget { max-width: 400px; margin-inline: auto }</style>';
    const widget = await openWidget(smsCodes, { head });
    await askForSms(widget, emulator);
    await passPause(page);
    await button(widget, 'Resend code').click();
    const toasts = widget.element.locator('[part=toast]');
    await expect(toasts).toBeInViewport({ ratio: 1 });
    const rectOf = async (locator: Locator): Promise<Rect> =>
      (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const card = widget.element.locator('[part=container]');
    // Toasts slide in.
    await expect.poll(async () => clear(await rectOf(card), await rectOf(toasts))).toBe(true);
  });

test('after a refusal on a small phone, below the header of a page, the sentence is in view', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const widget = await openWidget(smsCodes, { before: '<header style="height: 280px">Shop</header>' });
  const code = await askForSms(widget, emulator);
  await page.keyboard.type(wrong(code));
  await expect(widget.element.getByText(refused)).toBeInViewport({ ratio: 1 });
  const boxes = widget.element.locator('[part~=passcode-box]');
  for (const box of await boxes.all()) await expect(box).toHaveCSS('border-top-color', 'rgb(139, 18, 20)');
});
