/**
 * What a visitor did to the first screen before React outlives its adoption. In each test the app's chunk is held back
 * until the test lets it through.
 */
import { app, everything, holdTasks, isTakingOver, linkRoute, listen } from './before-react.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { button, emailField } from './steps.ts';

test('what is typed before React stays, in the same nodes', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(everything, { ready: false });
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  const field = emailField(widget);
  await field.pressSequentially('ada@exmple.com');
  for (let left = 0; left < 'mple.com'.length; left += 1) await page.keyboard.press('ArrowLeft');
  const nodes = await widget.element.evaluateHandle(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('*') ?? []),
  ]);
  const before = await widget.element.ariaSnapshot();
  release();
  await widget.event('auth-ready');
  // Logos are drawn later, into places that are there.
  const kept = await nodes.evaluate((all) => all.every((node) => node.isConnected));
  expect(kept).toBe(true);
  expect(await widget.element.ariaSnapshot()).toContain(before);
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  await expect(field).toHaveValue('ada@example.com');
});

test('what is typed while React takes over does not hurry it, and is found', async ({ page, openWidget }) => {
  const runTasks = await holdTasks(page);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'emailMagicLinks' }, { ready: false });
  const field = emailField(widget);
  await field.pressSequentially('ada');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Invalid email address');
  release();
  await isTakingOver(page);
  await page.keyboard.type('@example.com');
  expect((await widget.events()).map(({ type }) => type)).toEqual(['auth-error']);
  await runTasks();
  await widget.event('auth-ready');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveValue('ada@example.com');
});

test('what is typed while React takes over counts for what was pressed before', async ({
  page,
  openWidget,
  emulator,
}) => {
  const runTasks = await holdTasks(page);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'emailMagicLinks' }, { ready: false });
  const field = emailField(widget);
  await field.fill('ada@example.com');
  await page.keyboard.press('Enter');
  release();
  await isTakingOver(page);
  await page.keyboard.type(' and');
  await runTasks();
  await widget.event('auth-error', { code: 'validation' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(field).toHaveAccessibleDescription('Invalid email address');
  expect(await emulator.count(linkRoute)).toBe(0);
});

test('the focus stays without an event, on whatever has it', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(everything, { ready: false });
  const focused = button(widget, 'Continue with Apple');
  await focused.focus();
  const heard = await listen(widget, ['focusin', 'focusout']);
  release();
  await widget.event('auth-ready');
  await expect(focused).toBeFocused();
  expect(await heard()).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await expect(button(widget, 'Continue with Google')).toBeFocused();
});
