/** The code that a browser finds in the text message (WebOTP). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allCodes, askForSms, button, emailField, heading, passcode, phone, phoneField } from './steps.ts';

interface Requests {
  readonly open: number;
  readonly asked: number;
}

/** Makes a browser that offers WebOTP; `receive` is a text message that the visitor agrees to share. */
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

test('a code from the text message signs in', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(allCodes);
  const code = await askForSms(widget, emulator);
  await expect.poll(() => requests(page)).toEqual({ open: 1, asked: 1 });
  await receive(page, code);
  await expect(heading(widget, 'Success')).toBeVisible();
});

test('a message is waited for until the visitor types, goes back, or the widget is removed', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget(allCodes);
  const email = widget.element.getByRole('tab', { name: 'Email' });
  await email.click();
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(passcode(widget)).toBeFocused();
  expect((await requests(page)).asked, 'a code by e-mail is not waited for').toBe(0);

  await button(widget, 'Back').click();
  await widget.element.getByRole('tab', { name: 'Text' }).click();
  await phoneField(widget).pressSequentially(phone.typed);
  for (const [times, leave] of [
    [1, () => passcode(widget).press('1')],
    [2, () => button(widget, 'Back').click()],
    [3, () => widget.element.evaluate((node) => node.remove())],
  ] as const) {
    if (times > 1 && (await passcode(widget).count()) > 0) await button(widget, 'Back').click();
    await button(widget, 'Continue').click();
    await expect.poll(() => requests(page)).toEqual({ open: 1, asked: times });
    await leave();
    await expect.poll(() => requests(page)).toEqual({ open: 0, asked: times });
  }
});
