/** Text from an input method, such as the full-width digits of a Japanese one. */
import { expect, test } from '../e2e/fixtures.ts';
import { fullWidth, inputMethod } from '../e2e/input-method.ts';
import {
  allCodes,
  askForSms,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  smsCodes,
  verifyRoute,
} from '../e2e/steps.ts';

test('a number and a code are left alone while they are composed', async ({ page, openWidget, emulator }) => {
  await page.clock.install();
  const widget = await openWidget(smsCodes);
  const method = await inputMethod(page);
  const number = fullWidth(phone.typed);
  await method.compose(phoneField(widget), number);
  await method.finish(number);
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await button(widget, 'Continue').click();
  const { code = '' } = await emulator.inbox(phone.e164);
  const composed = fullWidth(code);
  await method.compose(passcode(widget), composed);
  // Longer than the field's check for values that came without an event takes.
  await page.clock.runFor(1000);
  await expect(passcode(widget)).toHaveValue(composed);
  expect(await emulator.count(verifyRoute)).toBe(0);
  await method.finish(composed);
  await expect(heading(widget, 'Success')).toBeVisible();
  expect(await emulator.count(verifyRoute)).toBe(1);
});

test('an input event after the end of the composition is not lost', async ({ openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  await passcode(widget).evaluate((node: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const composition = (type: string) => node.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
    const input = (value: string, inputType: string, isComposing: boolean) => {
      set?.call(node, value);
      node.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, isComposing }));
    };
    composition('compositionstart');
    input('１', 'insertCompositionText', true);
    input('１２', 'insertCompositionText', true);
    composition('compositionend');
    input('１２３', 'insertFromComposition', false);
  });
  await expect(passcode(widget)).toHaveValue('123');
});

test('a composed e-mail address is accepted with its full-width signs', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ ...allCodes, 'otp-methods': 'email' });
  const method = await inputMethod(page);
  const address = fullWidth('ada@example.com');
  await method.compose(emailField(widget), address);
  await method.finish(address);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  expect((await emulator.inbox('ada@example.com')).channel).toBe('email');
});

test('a pasted e-mail address loses its invisible characters', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget();
  await emailField(widget).focus();
  await page.keyboard.insertText('\u200bada\u00ad@exam\u061cple\u2066.com\u2069');
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect((await emulator.inbox('ada@example.com')).link).toBeDefined();
});
