/** More of what outlives the adoption of the first screen: selections, input methods, filled-in values, scroll positions. */
import type { Page } from '@playwright/test';
import { app, everything, listen } from './before-react.ts';
import { fill, manners } from './fill.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { fullWidth, inputMethod } from './input-method.ts';
import { passwordField, requestReset, searchOf, strongPassword } from './password-steps.ts';
import { button, emailField, heading, phone, phoneField, smsCodes } from './steps.ts';

const link = { products: 'emailMagicLinks' };

/** What a screen reader gets: each node's role, name, description and states. */
async function accessibilityTree(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties = [] }) =>
      JSON.stringify([
        role?.value,
        name?.value,
        description?.value,
        value?.value,
        // Ids of nodes in the tree, which every reading of it counts anew.
        ...properties.filter(({ value: of }) => of.type !== 'idref').map((of) => [of.name, of.value.value]),
      ]),
    );
}

test('a selection and the undo history outlive the adoption', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(link, { ready: false });
  const field = emailField(widget);
  await field.pressSequentially('ada@example.org');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  release();
  await widget.event('auth-ready');
  await page.keyboard.type('com');
  await expect(field).toHaveValue('ada@example.com');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('ada@example.org');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field).toHaveValue('ada@example.org');
});

test('the caret stays at its digit when the number is formatted', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(smsCodes, { ready: false });
  const field = phoneField(widget);
  await field.pressSequentially('202555162');
  for (let left = 0; left < '162'.length; left += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(field).toHaveValue('(202) 555-162');
  await page.keyboard.type('0');
  await expect(field).toHaveValue(phone.shown);
});

/** With a file that arrives after the first screen, and that the field is rendered again for. */
const compositions = [
  {
    of: 'an address',
    attributes: link,
    field: emailField,
    typed: 'ada@example.com',
    sentTo: 'ada@example.com',
    later: /\/usual-screens-/,
  },
  {
    of: 'a phone number',
    attributes: smsCodes,
    field: phoneField,
    typed: phone.typed,
    sentTo: phone.e164,
    later: /\/phone-(library|zone-\d)-/,
  },
] as const;

for (const { of, attributes, field: fieldOf, typed, sentTo, later } of compositions) {
  test(`an input method goes on composing ${of}`, async ({ page, openWidget, emulator }) => {
    await page.clock.install();
    const { release } = await holdRequests(page, app);
    const widget = await openWidget(attributes, { ready: false });
    const [field, text] = [fieldOf(widget), fullWidth(typed)];
    const heard = await listen(widget, ['compositionstart', 'compositionend']);
    const method = await inputMethod(page);
    await method.compose(field, text);
    const arrived = page.waitForResponse(later);
    release();
    await widget.event('auth-ready');
    await (await arrived).finished();
    // Longer than the field's check for values that came without an event takes.
    await page.clock.runFor(1000);
    await expect(field).toHaveValue(text);
    expect(await heard()).toEqual(['compositionstart']);
    await method.finish(text);
    await page.keyboard.press('Enter');
    expect(await emulator.inbox(sentTo)).toBeDefined();
  });
}

for (const manner of manners) {
  test(`a value that was filled in is sent: ${manner}`, async ({ page, openWidget, emulator }) => {
    const { release } = await holdRequests(page, app);
    const widget = await openWidget(link, { ready: false });
    await expect(emailField(widget)).toBeVisible();
    expect(await fill(page, { email: 'ada@example.com' }, manner)).toEqual(['email']);
    // Written again, the field would lose the color of an autofilled one.
    await emailField(widget).evaluate((node: HTMLInputElement) => {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      Object.defineProperty(HTMLInputElement.prototype, 'value', {
        ...native,
        set(this: HTMLInputElement, value: string) {
          if (this === node) this.dataset['written'] = value;
          native?.set?.call(this, value);
        },
      });
    });
    release();
    await widget.event('auth-ready');
    await expect(emailField(widget)).toHaveValue('ada@example.com');
    await expect(emailField(widget)).not.toHaveAttribute('data-written');
    await button(widget, 'Continue').click();
    await expect(heading(widget, 'Check your email')).toBeVisible();
    expect((await emulator.inbox('ada@example.com')).link).toBeDefined();
  });
}

test('neither the page nor the field scrolls', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const tall = '<div style="height: 3000px"></div>';
  const widget = await openWidget(link, { ready: false, before: tall, after: tall });
  const field = emailField(widget);
  await field.fill(`${'a'.repeat(200)}@example.com`);
  await page.mouse.wheel(0, 137);
  const scrolled = () =>
    field.evaluate((node: HTMLInputElement) => [Math.round(window.scrollY), Math.round(node.scrollLeft)]);
  await field.evaluate((node) => {
    node.scrollLeft = 55;
    window.scrollBy(0, 41);
  });
  const before = await scrolled();
  expect(before[0]).toBeGreaterThan(0);
  expect(before[1]).toBe(55);
  release();
  await widget.event('auth-ready');
  expect(await scrolled()).toEqual(before);
});

test('the focus that a field had before React outlives a move of the element', async ({
  page,
  openWidget,
}) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(link, { ready: false, after: '<div id="there"></div>' });
  await emailField(widget).pressSequentially('ada@');
  release();
  await widget.event('auth-ready');
  await widget.element.evaluate((element) => document.querySelector('#there')?.append(element));
  await expect(emailField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveValue('ada@');
});

test('a screen reader gets the same before and after', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(
    { ...everything, strings: { main: { heading: 'Hello' } } },
    { ready: false },
  );
  await emailField(widget).or(phoneField(widget)).first().fill('202');
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).fill('ada');
  await page.keyboard.press('Enter');
  await expect(emailField(widget)).toHaveAccessibleDescription(/Invalid/);
  // The element itself gets its role with what loads after the first paint.
  const element = '["generic","",null,null,["invalid","false"]]';
  const before = (await accessibilityTree(page)).filter((line) => line !== element);
  expect(before.length).toBeGreaterThan(20);
  release();
  await widget.event('auth-ready');
  const after = await accessibilityTree(page);
  // Places for notifications and the watermark, which come later, follow.
  expect(after.filter((line) => before.includes(line))).toEqual(before);
  expect(before.filter((line) => !after.includes(line))).toEqual([]);
});

test('a new password outlives the adoption, and is judged', async ({ page, openWidget, emulator }) => {
  const { release } = await holdRequests(page, app);
  const { link: reset } = await requestReset(emulator);
  const widget = await openWidget({}, { tag: 'auth-reset-password', search: searchOf(reset), ready: false });
  const field = passwordField(widget, 'New password');
  await field.pressSequentially(strongPassword);
  release();
  await widget.event('auth-ready');
  await expect(field).toHaveValue(strongPassword);
  await expect(field).toBeFocused();
  await expect(button(widget, 'Continue')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('the country keeps the focus, and gets its list', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(smsCodes, { ready: false });
  const country = widget.element.getByRole('combobox', { name: 'Country' });
  await country.focus();
  release();
  await expect(country.getByRole('option', { name: /Germany/ })).toBeAttached();
  await page.keyboard.type('Germ');
  await expect(country).toHaveValue('DE');
});
