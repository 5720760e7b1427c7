/** The strict CSP of the contract's section 5, which includes trusted types. */
import { expect, test } from '../e2e/fixtures.ts';
import {
  allCodes,
  askForSms,
  button,
  heading,
  passcode,
  passPause,
  phoneField,
  toast,
} from '../e2e/steps.ts';
import { strictPolicy, watchViolations } from '../e2e/strict-policy.ts';

for (const shadow of [true, false]) {
  test(`signs in and shows toasts under a strict CSP, ${shadow ? 'in a shadow root' : 'in a plain container'}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const violations = await watchViolations(page);
    const widget = await openWidget(
      { ...allCodes, 'no-shadow': !shadow },
      { headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } },
    );
    await expect(phoneField(widget)).toBeVisible();
    await expect(button(widget, 'Continue')).toHaveCSS('height', '45px');
    await expect(button(widget, 'Continue')).toHaveCSS('background-color', 'rgb(25, 48, 61)');
    const box = await widget.element.getByRole('heading').boundingBox();
    expect(box?.width).toBeLessThan(400);

    await askForSms(widget, emulator);
    await passPause(page);
    await button(widget, 'Resend code').click();
    await expect(toast(widget, 'Code resent')).toBeVisible();
    const { code = '' } = await emulator.inbox();
    await passcode(widget).fill(code);
    await expect(heading(widget, 'Success')).toBeVisible();

    expect(await violations()).toEqual([]);
    expect(await page.locator('style').count()).toBe(0);
  });
}
