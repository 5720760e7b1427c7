/** The address that a visitor types is the one that gets the email. */
import { expect, live as test } from './fixtures.ts';
import { button, emailField, heading, passcode } from './steps.ts';

for (const [typed, sent] of [
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['ada@βόλος.example', 'ada@xn--nxasmm1c.example'],
] as const)
  test(`a code for ${typed} goes to that domain and to no other, and the visitor reads what was typed`, async ({
    openWidget,
    emulator,
  }) => {
    const widget = await openWidget({ products: 'otp', 'otp-methods': 'email' });
    await emailField(widget).pressSequentially(typed);
    await emailField(widget).press('Enter');
    await expect(widget.element.getByText(`A 6-digit pass code was sent to you at ${typed}`)).toBeVisible();
    const { code = '' } = await emulator.inbox(sent);
    await passcode(widget).pressSequentially(code);
    await expect(heading(widget, 'Success')).toBeVisible();
  });

test('an address with a slip is offered as it is likely to be meant, and sent as it is typed', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'email' });
  const offer = button(widget, 'Did you mean \u2068ada@gmail.com\u2069?');
  await emailField(widget).pressSequentially('ada@gmail.co');
  await expect(offer).toHaveCount(0);
  await emailField(widget).pressSequentially('n');
  await expect(offer).toBeVisible();
  await emailField(widget).press('Enter');
  await emulator.inbox('ada@gmail.con');

  await button(widget, 'Back').click();
  await offer.click();
  await expect(emailField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveValue('ada@gmail.com');
  await expect(offer).toHaveCount(0);
  await emailField(widget).press('Enter');
  await emulator.inbox('ada@gmail.com');
});
