import { expect, expectAccessible, test } from './fixtures.ts';

// Spec 1.1
test('the widget appears on a bare page, ready to use', async ({ page, openWidget }) => {
  const widget = await openWidget();

  await expect(widget.element.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  await expect(widget.element.getByRole('textbox', { name: 'Email' })).toBeEditable();
  expect(await widget.events('auth-error')).toEqual([]);
  await expectAccessible(page);
});
