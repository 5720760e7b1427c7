/** The code that a browser takes out of the text message (WebOTP). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allCodes, askForSms, button, emailField, heading, passcode } from './steps.ts';

interface Requests {
  readonly open: number;
  readonly asked: number;
}

/** A browser that offers WebOTP: `receive` plays the text message that the visitor agreed to share. */
async function offerWebOtp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = new Set<(credential: unknown) => void>();
    let asked = 0;
    const get = ({ otp, signal }: { otp?: { transport: string[] }; signal?: AbortSignal }) => {
      if (otp?.transport[0] !== 'sms') return Promise.reject(new Error('not asked for'));
      asked += 1;
      return new Promise((resolve, reject) => {
        waiting.add(resolve);
        signal?.addEventListener('abort', () => {
          waiting.delete(resolve);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    };
    Object.defineProperty(navigator, 'credentials', { value: { get } });
    Object.assign(globalThis, {
      OTPCredential: class {},
      webOtp: {
        requests: () => ({ open: waiting.size, asked }),
        receive: (code: string) => {
          for (const resolve of waiting) resolve({ type: 'otp', code });
        },
      },
    });
  });
}

const requests = (page: Page): Promise<Requests> =>
  page.evaluate(() => (Reflect.get(globalThis, 'webOtp') as { requests(): Requests }).requests());
const receive = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (sent) => (Reflect.get(globalThis, 'webOtp') as { receive(code: string): void }).receive(sent),
    code,
  );

test.beforeEach(({ page }) => offerWebOtp(page));

test('the code of the message signs in', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(allCodes);
  const code = await askForSms(widget, emulator);
  await expect.poll(() => requests(page)).toEqual({ open: 1, asked: 1 });
  await receive(page, code);
  await expect(heading(widget, 'Success')).toBeVisible();
});

for (const [how, leave] of [
  ['typing', (widget: Parameters<typeof passcode>[0]) => passcode(widget).press('1')],
  ['going back', (widget: Parameters<typeof passcode>[0]) => button(widget, 'Back').click()],
  [
    'removing the widget',
    (widget: Parameters<typeof passcode>[0]) => widget.element.evaluate((node) => node.remove()),
  ],
] as const) {
  test(`${how} stops the browser's waiting`, async ({ page, openWidget, emulator }) => {
    const widget = await openWidget(allCodes);
    await askForSms(widget, emulator);
    await expect.poll(() => requests(page)).toEqual({ open: 1, asked: 1 });
    await leave(widget);
    await expect.poll(async () => (await requests(page)).open).toBe(0);
  });
}

test('a code by e-mail is not waited for', async ({ page, openWidget }) => {
  const widget = await openWidget(allCodes);
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(passcode(widget)).toBeFocused();
  expect((await requests(page)).asked).toBe(0);
});
