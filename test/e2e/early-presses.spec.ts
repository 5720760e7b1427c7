/**
 * What a visitor presses before React is done once, in order, when React is there. In each test the app's chunk is held
 * back until the test lets it through.
 */
import { app, holdTasks, isTakingOver, linkRoute } from './before-react.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests, holdStart } from './hold.ts';
import {
  allCodes,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
} from './steps.ts';

test('a press before React is done once, when React is there', async ({ page, openWidget, emulator }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(smsCodes, { ready: false });
  await phoneField(widget).pressSequentially(phone.typed);
  await page.keyboard.press('Enter');
  const submit = button(widget, 'Continue');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  expect(await emulator.count(sendRoute)).toBe(1);
  await passcode(widget).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(heading(widget, 'Success')).toBeVisible();
});

test('an address that is none reads its sentence at once, and still when React is there', async ({
  page,
  openWidget,
}) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(allCodes, { ready: false });
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  const field = emailField(widget);
  await field.fill('ada');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Invalid email, please try again.');
  await expect(field).toBeFocused();
  // A sentence that stays as it is would not be read again.
  const sentence = await widget.element.locator('[part=error]').elementHandle();
  await page.keyboard.press('Enter');
  expect(await sentence?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await widget.event('auth-error', { code: 'validation', message: 'Invalid email, please try again.' });
  const input = await field.elementHandle();
  release();
  await widget.event('auth-ready');
  await expect(field).toHaveAccessibleDescription('Invalid email, please try again.');
  expect(await field.evaluate((node, before) => node === before, input)).toBe(true);
  await page.keyboard.type('@example.com');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveValue('ada@example.com');
});

test('what is typed and pressed while React takes over is kept, and done once', async ({
  page,
  openWidget,
  emulator,
}) => {
  const asked = await holdStart(page);
  const runTasks = await holdTasks(page);
  const attributes = { products: 'emailMagicLinks oauth', 'oauth-providers': 'google' };
  const widget = await openWidget(attributes, { ready: false });
  await isTakingOver(page);
  await emailField(widget).pressSequentially('ada@example.com');
  await page.keyboard.press('Enter');
  await runTasks();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await emulator.count(linkRoute)).toBe(1);

  const again = await openWidget(attributes, { ready: false });
  await isTakingOver(page);
  await button(again, 'Continue with Google').click();
  await runTasks();
  await again.event('auth-ready');
  await expect.poll(() => asked.length).toBe(1);
  // A second press would come in a task that React has waiting.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(asked).toHaveLength(1);
});
