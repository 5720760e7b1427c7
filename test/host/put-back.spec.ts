/** An element that was without its form for a while shows what it showed. */
import { expect, test } from '../e2e/fixtures.ts';
import { askForSms, button, heading, passcode, phoneField, sendRoute, smsCodes } from '../e2e/steps.ts';

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

for (const when of ['while it is away', 'before it shows anything again'] as const)
  test(`an element that is reset ${when} starts anew`, async ({ openWidget, emulator }) => {
    const widget = await openWidget(smsCodes);
    await askForSms(widget, emulator);
    await widget.element.evaluate(async (element, isAway) => {
      const parent = element.parentElement;
      const { reset } = element as unknown as { reset(): void };
      element.remove();
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      if (isAway) reset.call(element);
      parent?.append(element);
      // The form is requested in a microtask.
      await Promise.resolve();
      if (!isAway) reset.call(element);
    }, when === 'while it is away');
    await expect(phoneField(widget)).toHaveValue('');
  });

test('an element that was removed and put back sends no second message within the pause', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  await button(widget, 'Back').click();
  await widget.element.evaluate(absences['was removed and put back'] as (element: Element) => Promise<void>);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  expect(await emulator.count(sendRoute)).toBe(1);
});

for (const attributes of [smsCodes, { ...smsCodes, 'no-shadow': true }])
  test(`a form that an extension removes is there again, ${'no-shadow' in attributes ? 'without' : 'in'} a shadow root`, async ({
    openWidget,
    watch,
  }) => {
    watch.expect(/has removed the contents of <auth-widget>/);
    const widget = await openWidget(attributes);
    await phoneField(widget).fill('202 555 0162');
    await widget.element.evaluate((element) => {
      const container = element.shadowRoot ?? element.querySelector('[data-auth-widget]');
      container?.replaceChildren();
    });
    await expect(phoneField(widget)).toHaveValue(/202.*555.*0162/);
    await button(widget, 'Continue').click();
    await expect(passcode(widget)).toBeVisible();
  });
