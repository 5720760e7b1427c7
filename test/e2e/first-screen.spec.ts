/** The first screen before React: in each test the app's chunk is held back until the test lets it through. */
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
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

const app = /\/chunks\/app-/;
const everything = {
  products: 'otp oauth crypto',
  'otp-methods': 'sms whatsapp email',
  'oauth-providers': 'google apple',
};

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

test('the list of countries, a wallet and a provider open if they were pressed before React', async ({
  page,
  openWidget,
}) => {
  const { release } = await holdRequests(page, app);
  const list = await openWidget(everything, { ready: false });
  await list.element.getByRole('combobox', { name: 'Country' }).click();
  release();
  await expect(list.element.getByRole('listbox')).toBeVisible();

  const again = await holdRequests(page, app);
  const wallet = await openWidget(everything, { ready: false });
  await button(wallet, 'Continue with Phantom').click();
  again.release();
  await wallet.event('auth-screen', { previous: 'Main' });

  const last = await holdRequests(page, app);
  const provider = await openWidget(everything, { ready: false });
  await button(provider, 'Continue with Google').click();
  await expect(button(provider, 'Continue with Google')).toHaveAttribute('aria-busy', 'true');
  last.release();
  await page.waitForURL(/\/emulator\/oauth\//);
});

test('tabs work by the keyboard before React', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(allCodes, { ready: false });
  await phoneField(widget).pressSequentially('202');
  await widget.element.getByRole('tab', { name: 'Text' }).press('End');
  await expect(widget.element.getByRole('tab', { name: 'Email' })).toBeFocused();
  await expect(emailField(widget)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(phoneField(widget)).toHaveValue('202');
  await page.keyboard.press('ArrowRight');
  release();
  await widget.event('auth-ready');
  await expect(widget.element.getByRole('tab', { name: 'WhatsApp', selected: true })).toBeFocused();
  // The metadata has come with React, and formats it.
  await expect(phoneField(widget)).toHaveValue('(202)');
});

test('everybody can use it before React', async ({ page, openWidget }) => {
  await holdRequests(page, app);
  const widget = await openWidget(everything, { ready: false });
  await expect(phoneField(widget)).toBeVisible();
  await expectAccessible(page, { within: 'auth-widget' });
});

test('settings that change before React are followed, and what was typed stays', async ({
  page,
  openWidget,
}) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ products: 'emailMagicLinks' }, { ready: false });
  await emailField(widget).pressSequentially('ada@example.com');
  await widget.element.evaluate((element) => {
    element.setAttribute('strings', '{"main":{"heading":"Welcome"}}');
    element.setAttribute('products', 'emailMagicLinks oauth');
    element.setAttribute('oauth-providers', 'google');
  });
  await expect(heading(widget, 'Welcome')).toBeVisible();
  await expect(button(widget, 'Continue with Google')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  release();
  await widget.event('auth-ready');
  await expect(emailField(widget)).toHaveValue('ada@example.com');
});

test('the form stays if the app does not come, and can be used on', async ({ page, openWidget, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route(app, (route) => route.abort());
  const widget = await openWidget(allCodes, { ready: false });
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await emailField(widget).pressSequentially('ada@example.com');
  await widget.event('auth-error', { code: 'network' });
  await expect(widget.element.getByRole('alert')).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await widget.element.getByRole('tab', { name: 'Text' }).click();
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await page.unroute(app);
  await button(widget, 'Try again').click();
  await widget.event('auth-ready');
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  await expect(widget.element.getByRole('alert')).toBeHidden();
});

test('a language that is late is drawn when it is there', async ({ page, openWidget }) => {
  await holdRequests(page, app);
  const widget = await openWidget({ ...allCodes, locale: 'ar' }, { ready: false });
  await expect(widget.element.getByRole('tab').first()).toBeVisible();
  await expect(widget.element.getByRole('heading')).toHaveCSS('direction', 'rtl');
});

test('an invalid config, which is drawn all the same, ends in the message', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/auth-widget/);
  const { release } = await holdRequests(page, app);
  const widget = await openWidget(
    { products: 'emailMagicLinks', 'success-url': 'javascript:0' },
    { ready: false },
  );
  await expect(emailField(widget)).toBeVisible();
  release();
  await widget.event('auth-error', { code: 'configuration' });
  await expect(widget.element.getByText('This sign-in form is not set up correctly.')).toBeVisible();
  await expect(emailField(widget)).toBeHidden();
});
