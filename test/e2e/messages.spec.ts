/** Where a visitor reads what went wrong: under the field, in a toast, and in view. */
import type { Locator, ViewportSize } from '@playwright/test';
import { expect, live as test } from './fixtures.ts';
import { askForSms, button, heading, phone, phoneField, sendRoute, smsCodes, toast, wrong } from './steps.ts';

type Rect = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const refused = 'Invalid passcode, please try again.';

// Spec 8.3, 8.8
test('a failed send is said under the field and in a toast, with links to the documentation only', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  const docs = 'https://stytch.com/docs/api/errors/400';
  const message = `See ${docs}, not https://stytch.com.example.org/docs/x or https://example.org/docs.`;
  await emulator.fault(sendRoute, { status: 400, type: 'downstream_carrier_error', message }, 1);
  await phoneField(widget).pressSequentially(phone.typed);
  await button(widget, 'Continue').click();
  await expect(phoneField(widget)).toHaveAccessibleDescription(message);
  await expect(toast(widget, docs)).toBeInViewport();
  const links = widget.element.getByRole('link');
  await expect(links).toHaveText([docs, docs]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', docs);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const { detail } = await widget.event('auth-error', { code: 'provider' });
  expect(detail).toMatchObject({ message, status: 400, type: 'downstream_carrier_error', screen: 'Main' });
  expect(detail['requestId']).toEqual(expect.any(String));
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
});

/** Where toasts stand in a window of this size. */
const places: Readonly<
  Record<string, readonly [ViewportSize, clear: (card: Rect, toasts: Rect) => boolean]>
> = {
  'beside the widget': [
    { width: 1100, height: 700 },
    (card, toasts) => card.x + card.width < toasts.x && toasts.x + toasts.width < 1100,
  ],
  'near the widget, below it, where there is no room beside': [
    { width: 1000, height: 800 },
    (card, toasts) => card.y + card.height < toasts.y && toasts.y < card.y + card.height + 32,
  ],
  'at the bottom of a phone': [
    { width: 320, height: 568 },
    (card, toasts) => card.y + card.height < toasts.y,
  ],
};

test('toasts stand beside the widget, below it where there is no room, and at the bottom of a phone', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.clock.install();
  const head = '<style>auth-widget { max-width: 400px; margin-inline: auto }</style>';
  const widget = await openWidget(smsCodes, { head });
  await askForSms(widget, emulator);
  const toasts = widget.element.locator('[part=toast]');
  const card = widget.element.locator('[part=container]');
  const rectOf = async (locator: Locator): Promise<Rect> =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [where, [size, clear]] of Object.entries(places)) {
    await page.setViewportSize(size);
    await page.clock.fastForward('00:15');
    await button(widget, 'Resend code').click();
    await expect(toasts).toBeInViewport({ ratio: 1 });
    // Toasts slide in.
    await expect.poll(async () => clear(await rectOf(card), await rectOf(toasts)), where).toBe(true);
    await page.clock.fastForward('00:05');
    await expect(toasts).toHaveCount(0);
  }
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
