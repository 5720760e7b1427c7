/**
 * What a visitor did to the first screen before React outlives its adoption. In each test the app's chunk is held back
 * until the test lets it through.
 */
import { app, everything, listen } from './before-react.ts';
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
