/** `fields="light"`: the fields are children of the element, and everything else is as in the shadow root. */
import type { Page } from '@playwright/test';
import { type Attributes, expect, expectAccessible, publicToken, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { serialize } from '../e2e/host-page.ts';
import { known, openReset, passwordField, passwords, seed, strongPassword } from '../e2e/password-steps.ts';
import { printed } from '../e2e/printed.ts';
import {
  allCodes,
  askForSms,
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
} from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { addRules } from './page-rules.ts';

const light = { fields: 'light' } as const;
const app = /\/chunks\/app-/;

/** What scripts and extensions see that look into no shadow root. */
const seen = (page: Page): Promise<readonly string[]> =>
  page
    .locator('auth-widget > input, auth-reset-password > input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));

test('a password signs in with fields that the page can see, under a strict policy', async ({
  page,
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
  const widget = await openWidget({ ...passwords, ...light }, { headers });
  expect(await seen(page)).toEqual(['email']);
  await widget.element.getByText('Email', { exact: true }).click();
  await expect(emailField(widget)).toBeFocused();
  await page.keyboard.type(known.email);
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toBeFocused();
  expect(await seen(page)).toEqual(['email', 'password']);
  await expectAccessible(page);
  await passwordField(widget).fill('wrong');
  await button(widget, 'Continue').click();
  await expect(passwordField(widget)).toHaveAccessibleDescription(/Wrong email address or password/);
  await expect(passwordField(widget)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await passwordField(widget).fill(known.password);
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success')).toBeFocused();
  expect(await seen(page)).toEqual([]);
});

test('what is typed before React stays, and Enter counts', async ({ page, openWidget, emulator }) => {
  const { release } = await holdRequests(page, app);
  const widget = await openWidget({ ...allCodes, ...light }, { ready: false });
  await phoneField(widget).pressSequentially(phone.typed);
  await widget.element.getByRole('tab', { name: 'Email' }).click();
  expect(await seen(page)).toEqual(['email']);
  await emailField(widget).fill('ada');
  await page.keyboard.press('Enter');
  await expect(emailField(widget)).toHaveAccessibleDescription('Invalid email, please try again.');
  await widget.element.getByRole('tab', { name: 'Text' }).click();
  await expect(phoneField(widget)).toHaveValue(phone.typed);
  await phoneField(widget).press('Enter');
  release();
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  expect(await emulator.count(sendRoute)).toBe(1);
  await passcode(widget).fill((await emulator.inbox(phone.e164)).code ?? '');
  await expect(heading(widget, 'Success')).toBeFocused();
});

test('what is typed before the field moves into the page is kept', async ({ page, openWidget }) => {
  const [fields, rest] = [await holdRequests(page, /\/light-fields-/), await holdRequests(page, app)];
  const widget = await openWidget({ ...smsCodes, ...light }, { ready: false });
  await phoneField(widget).pressSequentially(phone.typed);
  expect(await seen(page)).toEqual([]);
  fields.release();
  await expect(page.locator('auth-widget > input')).toHaveValue(phone.typed);
  await expect(phoneField(widget)).toBeFocused();
  rest.release();
  await widget.event('auth-ready');
  await expect(phoneField(widget)).toHaveValue(phone.shown);
  await expect(phoneField(widget)).toBeFocused();
});

/** What a form of the page would submit, and how many controls it has. */
const formOf = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#page');
    return form && { names: [...new FormData(form).keys()], elements: form.elements.length };
  });

/** A form of the page around the widget, which is one of its three controls: it submits the session if it is asked to. */
const pageForm = {
  before: '<form action="/away" id="page"><input name="own" required>',
  after: '<button>Order</button></form>',
};
const ownOnly = { names: ['own'], elements: 3 };

test('what a server prints is adopted, and belongs to no form of the page', async ({ page, openWidget }) => {
  const { release } = await holdRequests(page, /\/dist\/auth-widget\.js/);
  const opened = openWidget(
    { products: 'emailMagicLinks', ...light },
    { print: printed(), ...pageForm, before: `<form id="widget-form"></form>${pageForm.before}` },
  );
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.pressSequentially('ada@exam');
  const isFree = await field.evaluate((input: HTMLInputElement) => input.form === null);
  expect([isFree, await formOf(page)]).toEqual([true, { ...ownOnly, elements: 2 }]);
  const node = await field.elementHandle();
  release();
  const widget = await opened;
  expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(await formOf(page)).toEqual(ownOnly);
  await expect(field).toBeFocused();
  await page.keyboard.type('ple.com');
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
});

/** First screens whose fields differ. */
const looks: readonly Attributes[] = [
  smsCodes,
  { products: 'emailMagicLinks' },
  { ...passwords, locale: 'ar', 'color-scheme': 'dark' },
];

const picture = async (page: Page): Promise<Buffer> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // Each widget counts its own seconds.
  const mask = [page.getByText(/expires in/), page.getByRole('button', { name: 'Resend code' })];
  return page.screenshot({ fullPage: true, animations: 'disabled', mask });
};

/** How many pixels differ by more than the rasterizer's rounding between the columns of a picture, each of 600 px. */
const difference = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('The picture cannot be read.');
    context.drawImage(bitmap, 0, 0);
    const column = (x: number) => context.getImageData(x, 0, 600, bitmap.height).data;
    const [first, second] = [column(0), column(600)];
    return first.filter((value, index) => Math.abs(value - (second[index] ?? -9)) > 4).length;
  }, picture.toString('base64'));

test('no pixel differs from fields in the shadow root', async ({ page, openWidget, emulator }) => {
  // The screen that leaves would be in the picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { release } = await holdRequests(page, app);
  const project = { 'public-token': publicToken, 'api-url': emulator.url };
  const all = looks.flatMap((attributes) => [attributes, { ...attributes, ...light }]);
  const after = all
    .slice(1)
    .map((attributes) => `<auth-widget${serialize({ ...project, ...attributes })}></auth-widget>`)
    .join('');
  // Rows of whole pixels: between two, browsers round the text of an input and that of a slotted one each in its own way.
  const head =
    '<style>body { margin: 0; display: grid; grid: auto-flow 500px / 600px 600px; place-items: start center }</style>';
  const widget = await openWidget(all[0], { head, after, ready: false });
  const fields = page.getByRole('textbox');
  await expect(fields).toHaveCount(all.length);
  await expect(page.locator('auth-widget > input')).toHaveCount(looks.length);
  expect(await difference(page, await picture(page)), 'before React').toBe(0);

  release();
  await expect.poll(async () => (await widget.events('auth-ready')).length).toBe(all.length);
  // The watermark comes last.
  await expect(page.getByText(/Stytch/)).toHaveCount(all.length);
  for (const field of await page.getByRole('textbox', { name: 'Email' }).all()) {
    await field.fill('ada');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await difference(page, await picture(page)), 'with React').toBe(0);

  const passcodes = page.getByRole('textbox', { name: 'Passcode' });
  for (const count of [1, 2]) {
    const number = page.getByRole('textbox', { name: 'Phone number' }).first();
    await number.fill(phone.typed);
    await number.press('Enter');
    await expect(passcodes).toHaveCount(count);
  }
  for (const field of await passcodes.all()) await field.fill('123');
  expect(await difference(page, await picture(page)), 'with passcodes').toBe(0);
});

test("a page's important rules reach none of their properties", async ({ page, openWidget }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widget = await openWidget({ ...smsCodes, ...light });
  await phoneField(widget).fill('202');
  const styles = (): Promise<readonly string[]> =>
    phoneField(widget).evaluate((field) =>
      [undefined, '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(field, part);
        return [...style].map((property) => `${part ?? ''} ${property}: ${style.getPropertyValue(property)}`);
      }),
    );
  const clean = await styles();
  expect(clean.length).toBeGreaterThan(300);
  await addRules(
    page,
    `input, #widget > *, form { all: initial !important; display: none !important; color: red !important; font: 40px serif !important;
      position: fixed !important; width: 1px !important; background: red !important; z-index: -1 !important }
    #widget > input::placeholder { color: red !important; font-size: 40px !important }`,
  );
  expect((await styles()).filter((line, index) => line !== clean[index])).toEqual([]);
  await expect(phoneField(widget)).toBeVisible();
});

test("a page's own form has none of them, and is not submitted by their Enter", async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'emailMagicLinks', ...light }, pageForm);
  expect(await formOf(page)).toEqual(ownOnly);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const type of ['submit', 'change', 'invalid', 'reset', 'select', 'formdata'])
      document.querySelector('#page')?.addEventListener(type, () => heard.push(type));
  });
  await emailField(widget).pressSequentially('ada@example.com');
  await emailField(widget).press('ControlOrMeta+a');
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown)).toEqual([]);
});

test('copies, an emptied element and another component around it keep their fields', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'emailMagicLinks', ...light });
  await emailField(widget).fill('ada@example.com');
  await widget.element.evaluate(async (element) => {
    const ready = (target: Node): Promise<unknown> =>
      new Promise((resolve) => target.addEventListener('auth-ready', resolve, { once: true }));
    const component = document.createElement('div');
    component.attachShadow({ mode: 'open' });
    element.after(component);
    for (const parent of [document.body, component.shadowRoot]) {
      const copy = element.cloneNode(true);
      parent?.append(copy);
      await ready(copy);
    }
    element.innerHTML = '<p>Of the page</p>';
  });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(3);
  await expect(emailField(widget)).toHaveValue('ada@example.com');
  const inside = page.locator('div auth-widget');
  await inside.getByRole('textbox').fill('grace@example.com');
  await inside.getByRole('textbox').press('Enter');
  await expect(inside.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(emailField(widget)).toHaveValue('ada@example.com');
});

test('a page that takes the fields away each time freezes nothing, and is told once', async ({
  page,
  openWidget,
}) => {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  const widget = await openWidget({ products: 'emailMagicLinks', ...light });
  await widget.element.evaluate((element) => {
    const emptied = new MutationObserver(() => element.replaceChildren());
    emptied.observe(element, { childList: true });
    Object.assign(globalThis, { stopEmptying: () => emptied.disconnect() });
    element.replaceChildren();
  });
  await expect.poll(() => warned).toEqual([expect.stringContaining('removes the fields of <auth-widget>')]);
  expect(await seen(page)).toEqual([]);
  await page.evaluate(() => (Reflect.get(globalThis, 'stopEmptying') as () => void)());
  await emailField(widget).fill('ada@example.com');
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(warned).toHaveLength(1);
});

test('a reset password is submitted once more, with the name of its account', async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.addInitScript(() => {
    const submitted: string[][] = [];
    Object.assign(globalThis, { submitted });
    addEventListener(
      'submit',
      ({ target }) => {
        const fields = [...(target as HTMLFormElement).elements] as HTMLInputElement[];
        submitted.push(fields.flatMap(({ type, value }) => (type === 'submit' ? [] : [`${type} ${value}`])));
      },
      true,
    );
  });
  const widget = await openReset({ page, openWidget, emulator }, light);
  const field = passwordField(widget, 'New password');
  await field.fill('correct horse battery staple');
  await expect(field).toHaveAccessibleDescription(/^Weak This password may have been used/);
  await field.fill(strongPassword);
  await expect(field).toHaveAccessibleDescription('Very strong');
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  const pair = [`email ${known.email}`, `password ${strongPassword}`];
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'submitted') as unknown))
    .toEqual([pair, pair]);
  await expect(page.locator('auth-reset-password > form')).toHaveCount(0);
});

test('the attribute is read once, and does nothing without a shadow root', async ({ page, openWidget }) => {
  const widget = await openWidget({ products: 'emailMagicLinks', ...light });
  await widget.element.evaluate((element) => element.removeAttribute('fields'));
  await widget.element.evaluate((element) => element.setAttribute('locale', 'de'));
  await expect(button(widget, 'Weiter')).toBeVisible();
  expect(await seen(page)).toEqual(['email']);
  await openWidget({ products: 'emailMagicLinks', ...light, 'no-shadow': true });
  expect(await seen(page)).toEqual([]);
});

test('a passcode is checked as it is typed', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget({ ...smsCodes, ...light });
  const code = await askForSms(widget, emulator);
  expect(await seen(page)).toEqual(['code']);
  await passcode(widget).pressSequentially(code);
  await expect(heading(widget, 'Success')).toBeFocused();
});
