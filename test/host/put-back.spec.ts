/** An element that was without its form for a while shows what it showed. */
import { expect, test } from '../e2e/fixtures.ts';
import { askForSms, heading, passcode, phoneField, smsCodes } from '../e2e/steps.ts';

/** Each leaves the element without its form for longer than a task. */
const absences: Readonly<Record<string, (element: Element) => Promise<void>>> = {
  'was removed and put back': async (element) => {
    const parent = element.parentElement;
    element.remove();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    parent?.append(element);
  },
  'had invalid settings for a moment': async (element) => {
    const products = element.getAttribute('products') ?? '';
    element.setAttribute('products', 'pigeons');
    while (!element.shadowRoot?.textContent?.includes('not set up correctly'))
      await new Promise(requestAnimationFrame);
    element.setAttribute('products', products);
  },
};

for (const [what, leave] of Object.entries(absences)) {
  test(`an element that ${what} shows what was typed`, async ({ openWidget, watch }) => {
    watch.expect(/pigeons/);
    const widget = await openWidget(smsCodes);
    await phoneField(widget).fill('+44 7400 123456');
    await expect(phoneField(widget)).toHaveValue('07400 123456');
    await widget.element.evaluate(leave);
    await expect(phoneField(widget)).toHaveValue('07400 123456');
    await expect(widget.element.getByRole('combobox', { name: 'Country' })).toHaveValue('GB');
    expect(await widget.element.evaluate((element) => Reflect.get(element, 'screen'))).toBe('Main');
  });

  test(`an element that ${what} shows the screen that waits for a code, and the first one after a sign-in`, async ({
    openWidget,
    emulator,
    watch,
  }) => {
    watch.expect(/pigeons/);
    const widget = await openWidget(smsCodes);
    const code = await askForSms(widget, emulator);
    await widget.element.evaluate(leave);
    await expect(heading(widget, 'Enter passcode')).toBeVisible();
    await expect(phoneField(widget)).toHaveCount(0);
    expect(await widget.element.evaluate((element) => Reflect.get(element, 'screen'))).toBe(
      'OTPAuthenticate',
    );
    await passcode(widget).fill(code);
    await expect(heading(widget, 'Success')).toBeVisible();
    await widget.element.evaluate(leave);
    await expect(phoneField(widget), 'a sign-in is over').toHaveValue('');
  });
}

test('an element that is reset while it is away starts anew', async ({ openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  await widget.element.evaluate(async (element) => {
    const parent = element.parentElement;
    element.remove();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    (element as unknown as { reset(): void }).reset();
    parent?.append(element);
  });
  await expect(phoneField(widget)).toHaveValue('');
});
