/** What browsers and password managers write into the fields. What the fields tell them: fields.ts. */
import type { Page } from '@playwright/test';
import { fill, manners } from '../e2e/fill.ts';
import { expect, test, type Widget } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import {
  enterEmail,
  known,
  openReset,
  passwordField,
  passwords,
  seed,
  strongPassword,
} from '../e2e/password-steps.ts';
import {
  allCodes,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  smsCodes,
} from '../e2e/steps.ts';

/** Submits the form at once, as some password managers do. */
const submit = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.querySelector('auth-widget, auth-reset-password')?.shadowRoot;
    root?.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
  });

const again = ({ element }: Widget): Promise<void> =>
  element.evaluate((widget) => (widget as unknown as { reset(): void }).reset());

test('a link is sent to an address that was filled in', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget();
  for (const manner of manners) {
    const address = `${manner}@example.com`;
    expect(await fill(page, { email: ` ${address} ` }, manner)).toEqual(['email']);
    await submit(page);
    await expect(heading(widget, 'Check your email')).toBeVisible();
    expect((await emulator.inbox(address)).channel).toBe('email');
    await again(widget);
    await expect(emailField(widget)).toHaveValue('');
  }
});

test('a phone number and a code that were filled in sign in', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  for (const manner of manners) {
    await expect(phoneField(widget)).toHaveValue('');
    expect(await fill(page, { 'tel-national': ` ${phone.typed} ` }, manner)).toEqual(['tel-national']);
    await submit(page);
    await expect(passcode(widget)).toBeFocused();
    const { code = '' } = await emulator.inbox(phone.e164);
    expect(await fill(page, { 'one-time-code': code }, manner)).toEqual(['one-time-code']);
    await expect(heading(widget, 'Success')).toBeFocused();
    await again(widget);
  }
});

test('a password that was filled in logs in', async ({ page, openWidget, emulator }) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  for (const manner of manners) {
    const vault = { username: known.email, 'current-password': known.password };
    expect(await fill(page, vault, manner)).toEqual(['username']);
    await submit(page);
    await expect(widget.element.locator('input[autocomplete=current-password]')).toBeVisible();
    await expect(widget.element.locator('input[autocomplete=username]')).toHaveValue(known.email);
    expect(await fill(page, vault, manner), 'the address is read-only').toEqual(['current-password']);
    await submit(page);
    await expect(heading(widget, 'Success!')).toBeVisible();
    await again(widget);
    await expect(emailField(widget)).toHaveValue('');
  }
});

test('a generated password is judged however it was filled in', async ({ page, openWidget }) => {
  const widget = await openWidget(passwords);
  for (const manner of manners) {
    await enterEmail(widget, `${manner}@example.com`);
    await expect(heading(widget, 'Set a password')).toBeVisible();
    await expect(button(widget, 'Continue')).toBeDisabled();
    expect(await fill(page, { 'new-password': strongPassword }, manner)).toEqual(['new-password']);
    await expect(button(widget, 'Continue')).toBeEnabled();
    await passwordField(widget).press('Enter');
    await expect(heading(widget, 'Success!')).toBeVisible();
    await again(widget);
  }
});

test('a password that was replaced without an event is judged again before it is sent', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openReset({ page, openWidget, emulator });
  const field = passwordField(widget, 'New password');
  await fill(page, { 'new-password': strongPassword }, 'native');
  await expect(button(widget, 'Continue')).toBeEnabled();
  await fill(page, { 'new-password': 'abc' }, 'silent');
  await submit(page);
  await expect(button(widget, 'Continue')).toBeDisabled();
  await expect(widget.element.getByText(/^Weak/).first()).toBeVisible();
  await expect(field).toHaveValue('abc');
  await fill(page, { 'new-password': strongPassword }, 'silent');
  await expect(button(widget, 'Continue')).toBeEnabled();
  await submit(page);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('a value that was filled in without an event survives a re-render', async ({ page, openWidget }) => {
  const widget = await openWidget(allCodes);
  await fill(page, { 'tel-national': phone.typed }, 'silent');
  await expect(phoneField(widget), 'the field has noticed it').toHaveValue(phone.shown);
  await widget.element.evaluate((element) =>
    element.setAttribute('strings', '{"common":{"continue":"Weiter"}}'),
  );
  await expect(button(widget, 'Weiter')).toBeVisible();
  await expect(phoneField(widget)).toHaveValue(phone.shown);
});

test('browsers learn the name of the account whose password is reset, once the password is accepted', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openReset({ page, openWidget, emulator });
  await widget.element.evaluate((element) => {
    const told: object[] = [];
    element.shadowRoot?.addEventListener(
      'submit',
      ({ target }) => {
        const fields = [...(target as HTMLFormElement).elements].filter(
          (each) => each instanceof HTMLInputElement,
        );
        told.push({
          ...Object.fromEntries(fields.map(({ autocomplete, value }) => [autocomplete, value])),
          visible: fields.filter((field) => field.checkVisibility()).map(({ name }) => name),
        });
      },
      true,
    );
    navigator.credentials.store = async (credential) => {
      const { id, password } = credential as Credential & { password: string };
      told.push({ id, password });
      throw new DOMException('No.', 'NotAllowedError');
    };
    Object.assign(globalThis, { told });
  });
  const told = () => page.evaluate(() => Reflect.get(globalThis, 'told') as unknown);

  const answer = await holdRequests(page, '**/passwords/email/reset');
  await passwordField(widget, 'New password').fill(strongPassword);
  await expect(button(widget, 'Continue')).toBeEnabled();
  await passwordField(widget, 'New password').press('Enter');
  await expect.poll(answer.count).toBe(1);
  expect(await told(), 'before the answer').toEqual([]);
  answer.release();
  await expect(heading(widget, 'Success!')).toBeVisible();
  expect(await told()).toEqual([
    { username: known.email, 'new-password': strongPassword, visible: ['password'] },
    { id: known.email, password: strongPassword },
  ]);
  expect(await emulator.bodies('/passwords/email/reset')).toHaveLength(1);
});
