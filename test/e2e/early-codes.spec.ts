/** The screen of a code that is sent before React is there: it is drawn, and what is typed on it is not lost. */
import type { Page } from '@playwright/test';
import { ADA, HEARD, submitEarly, typesOf } from './early-steps.ts';
import type { EmulatorClient } from './emulator.ts';
import { expect, type OpenWidget, test, type Widget } from './fixtures.ts';
import { holdAnswers } from './hold.ts';
import {
  button,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
  verifyRoute,
  wrong,
} from './steps.ts';

/** Codes that are sent, with what is typed and what the next screen says. */
const codes: readonly (readonly [
  name: string,
  attributes: Parameters<OpenWidget>[0],
  typed: string,
  to: string,
  shown: string,
])[] = [
  ['text message', smsCodes, phone.typed, phone.e164, phone.international],
  [
    'WhatsApp, in plain DOM',
    { products: 'otp', 'otp-methods': 'whatsapp', 'no-shadow': '', look: 'modern', locale: 'ar' },
    phone.typed,
    phone.e164,
    phone.international,
  ],
  ['email', { products: 'otp', 'otp-methods': 'email', locale: 'de' }, ADA, ADA, ADA],
  ['fields of the page', { ...smsCodes, fields: 'light' }, phone.typed, phone.e164, phone.international],
];

const codeField = ({ element }: Widget) => element.locator('input[name=code]');
const boxes = ({ element }: Widget) => element.locator('[part=passcode-box]');

for (const [name, attributes, typed, to, shown] of codes)
  test(`the screen of a code is there before React, which adopts it: ${name}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const { widget, release } = await submitEarly(page, openWidget, attributes, typed);
    await expect(codeField(widget)).toBeFocused();
    await expect(widget.element.getByRole('paragraph').getByText(shown)).toBeVisible();
    await widget.event('auth-screen', { screen: 'OTPAuthenticate', previous: 'Main' });
    const before = await widget.element.boundingBox();
    const { code = '' } = await emulator.inbox(to);
    await page.keyboard.type(code.slice(0, 3));
    await expect(boxes(widget)).toHaveText([...code.slice(0, 3), '', '', '']);
    await expect(boxes(widget).nth(3)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowLeft');
    const nodes = await boxes(widget).elementHandles();
    const expiry = widget.element.locator('[part=helper]');
    const drawn = (await expiry.textContent()) ?? '';
    release();
    // React counts the seconds.
    await expect(expiry).not.toHaveText(drawn);
    for (const node of nodes) expect(await node.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await widget.element.boundingBox()).toEqual(before);
    await expect(codeField(widget)).toBeFocused();
    await expect(boxes(widget)).toHaveText([...code.slice(0, 3), '', '', '']);
    await expect(boxes(widget).nth(2)).toHaveCSS('outline-style', 'solid');
    await expect(boxes(widget).nth(3)).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    expect(await typesOf(widget)).toEqual(HEARD);
    await page.keyboard.type(code.slice(3));
    await widget.event('auth-success', { method: 'otp' });
    expect(await emulator.count(verifyRoute)).toBe(1);
  });

/** Has a text message sent while the app's chunk is held back, and waits for the screen of its code. */
async function openCode(page: Page, openWidget: OpenWidget, emulator: EmulatorClient) {
  const opened = await submitEarly(page, openWidget, smsCodes, phone.typed);
  await expect(passcode(opened.widget)).toBeFocused();
  const { code = '' } = await emulator.inbox(phone.e164);
  return { ...opened, code };
}

for (const [name, enter] of Object.entries({
  typed: (page: Page, code: string) => page.keyboard.type(code),
  // As autofill does, and by a paste, the field may have more than the code.
  pasted: (page: Page, code: string) => page.keyboard.insertText(`Within 10 minutes: ${code}.`),
}))
  test(`a code that is ${name} before React is there is submitted once`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const { widget, release, code } = await openCode(page, openWidget, emulator);
    await enter(page, code);
    await expect(boxes(widget)).toHaveText([...code]);
    const answers = await holdAnswers(page, `**${verifyRoute}`);
    release();
    await expect(passcode(widget)).toHaveAttribute('aria-busy', 'true');
    await expect(passcode(widget)).toHaveValue(code);
    await expect(boxes(widget)).toHaveText([...code]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code);
    answers.release();
    await widget.event('auth-success', { method: 'otp' });
    expect(await emulator.count(verifyRoute)).toBe(1);
    expect(await emulator.count(sendRoute)).toBe(1);
  });

test('a code that is refused is gone, and another one can be entered', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { widget, release, code } = await openCode(page, openWidget, emulator);
  await page.keyboard.type(wrong(code));
  release();
  await expect(passcode(widget)).toHaveAccessibleDescription('Invalid passcode, please try again.');
  await expect(passcode(widget)).toHaveValue('');
  await expect(passcode(widget)).toBeFocused();
  await page.keyboard.type(code);
  await widget.event('auth-success', { method: 'otp' });
  expect(await emulator.count(verifyRoute)).toBe(2);
});

test('a reload comes back to the screen of a code, without its digits', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { widget, release } = await openCode(page, openWidget, emulator);
  await page.keyboard.type('123');
  await page.reload();
  release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await expect(passcode(widget)).toHaveValue('');
});

for (const way of ['Back', 'Change phone number'])
  test(`from the screen of a code, "${way}" leads to the number, whatever is typed after it`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const { widget, release } = await openCode(page, openWidget, emulator);
    await page.keyboard.type('123');
    await button(widget, way).click();
    await passcode(widget).focus();
    await page.keyboard.type('4');
    await expect(boxes(widget).nth(3)).toHaveText('4');
    await expect(button(widget, way)).toHaveAttribute('aria-busy', 'true');
    // Only a button with a label has room for a spinner.
    const spinner = await button(widget, way).evaluate((node) => getComputedStyle(node, '::after').content);
    expect(spinner).toBe('none');
    release();
    await expect(phoneField(widget)).toHaveValue(phone.shown);
    // The message of a moment ago serves again.
    await phoneField(widget).press('Enter');
    await expect(passcode(widget)).toHaveValue('');
    expect(await emulator.count(sendRoute)).toBe(1);
  });

test('React says what is wrong with a number', async ({ page, openWidget, emulator }) => {
  const { widget, release } = await submitEarly(page, openWidget, smsCodes, '123');
  release();
  await widget.event('auth-error', { code: 'validation' });
  await phoneField(widget).fill('2025550163');
  await phoneField(widget).press('Enter');
  await expect(passcode(widget)).toBeFocused();
  expect((await widget.events('auth-error')).length).toBe(1);
  expect(await emulator.count(sendRoute)).toBe(1);
});
