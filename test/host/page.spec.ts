/** What the page around the widget does, and what the widget must not suffer from. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AuthWidget } from '../../elements/auth-widget.ts';
import { expect, test } from '../e2e/fixtures.ts';
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
  toast,
} from '../e2e/steps.ts';

const linkRoute = '/magic_links/email/login_or_create';
const donePage = '<!doctype html><title>In</title><link rel="icon" href="data:,"><h1>Signed in</h1>';
const refused = { status: 500, type: 'internal_server_error', message: 'No post today.' } as const;

/** Lets the stopped clock go on by little steps until something is so: React renders when it gets to it. */
const asTimePasses = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await check();
  }).toPass();

// Spec 1.2
test('callbacks hear what the events of the element report, and break nothing if they throw, as do listeners', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/^uncaught: the page's own fault/);
  const widget = await openWidget(allCodes);
  const heard = await page.evaluateHandle(() => {
    const details: unknown[] = [];
    const fail = () => {
      throw new Error("the page's own fault");
    };
    const hear = (detail: object): void => {
      details.push({ ...detail, cause: null });
      fail();
    };
    Object.assign(document.querySelector('auth-widget') as object, {
      callbacks: { onEvent: hear, onError: hear },
    });
    for (const type of ['auth-screen', 'auth-event', 'auth-success', 'auth-error']) {
      document.addEventListener(type, fail);
    }
    return details;
  });
  const code = await askForSms(widget, emulator);
  await passcode(widget).fill(code === '000000' ? '111111' : '000000');
  await expect(passcode(widget)).toHaveAccessibleDescription('Invalid passcode, please try again.');
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeVisible();
  const events = await widget.events();
  const reported = events.filter(({ type }) => type === 'auth-event' || type === 'auth-error');
  expect(reported.map(({ type }) => type)).toEqual(['auth-event', 'auth-error', 'auth-event', 'auth-event']);
  expect(await heard.jsonValue()).toEqual(reported.map(({ detail }) => ({ ...detail, cause: null })));
});

test('a toast appears in the widget that it belongs to', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget({}, { after: '<div id="second"></div>' });
  await page.evaluate(() => {
    const second = document.querySelector('auth-widget')?.cloneNode() as HTMLElement;
    document.querySelector('#second')?.append(second);
  });
  const second = page.locator('#second auth-widget');
  await emulator.fault(linkRoute, refused);
  await second.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await second.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(toast({ ...widget, element: second }, refused.message)).toBeVisible();
  await expect(toast(widget, refused.message)).toHaveCount(0);
  await emailField(widget).fill('bob@example.com');
  await emailField(widget).press('Enter');
  await expect(toast(widget, refused.message)).toBeVisible();
});

test('a success-url that a listener sets must be a page', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/success-url/);
  const widget = await openWidget(allCodes);
  await page.evaluate(() => {
    document.addEventListener('auth-success', ({ target }) => {
      Object.assign(target as object, { successUrl: 'javascript:void(document.title = "run")' });
    });
  });
  await passcode(widget).or(phoneField(widget)).waitFor();
  await passcode(widget).fill(await askForSms(widget, emulator));
  await widget.event('auth-success');
  await widget.event('auth-error', { code: 'configuration' });
  expect(await widget.events('auth-error')).toHaveLength(1);
  await expect(page).toHaveTitle('A page');
});

test('the script of the guide hears of a sign-in; who is signed in already is no sign-in', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  const guide = await readFile('docs/after-sign-in.md', 'utf8');
  const script = /^## Act on it in the page$.*?^```js$(.*?)^```$/ms.exec(guide)?.[1] ?? '';
  const widget = await openWidget(allCodes);
  await page.evaluate(script);
  const said = page.waitForEvent('console', (message) =>
    message.text().startsWith('Signed in by otp: user-'),
  );
  await passcode(widget).fill(await askForSms(widget, emulator));
  await said;
  expect(await widget.events('auth-event')).not.toContainEqual(
    expect.objectContaining({ detail: expect.objectContaining({ type: 'SESSION_FOUND' }) }),
  );

  const again = await openWidget({ ...allCodes, 'success-url': site.addPage('/done', donePage) });
  const { detail } = await again.event('auth-event', { type: 'SESSION_FOUND' });
  expect(detail['data']).toMatchObject({
    session: { session_id: expect.any(String) },
    user: { phone_numbers: [{ phone_number: phone.e164 }] },
  });
  expect(JSON.stringify(detail)).not.toMatch(/session_token|session_jwt/);
  await button(again, 'Use another account').click();
  await phoneField(again).pressSequentially(phone.typed);
  await expect(phoneField(again)).toHaveValue(phone.shown);
  expect(await again.events('auth-success')).toEqual([]);
  expect(page.url()).toBe(`${site.url}/`);
});

// Spec 9.7
test('the page shows a toast for 4 s, also before the widget has loaded', async ({ page, openWidget }) => {
  await page.clock.install();
  const early = `customElements.whenDefined('auth-widget')
    .then(() => document.querySelector('auth-widget').showToast('Please sign in again.'))`;
  const widget = await openWidget({}, { after: `<script>${early}</script>` });
  await expect(toast(widget, 'Please sign in again.')).toBeVisible();

  await page.clock.pauseAt(Date.now() + 60_000);
  await widget.element.evaluate((element) => (element as AuthWidget).showToast('Back at 8 o’clock.'));
  const late = toast(widget, 'Back at 8 o’clock.');
  await asTimePasses(page, () => expect(late).toBeVisible({ timeout: 200 }));
  await page.clock.runFor(3500);
  await expect(late).toHaveCount(1);
  // It takes some time to leave, too.
  await page.clock.runFor(1000);
  await expect(late).toHaveCount(0);
  expect(await widget.events('auth-error')).toEqual([]);
});

// Spec 9.7
test('at most 20 toasts are kept, and of those that say the same, the last; three are seen', async ({
  page,
  openWidget,
  emulator,
}) => {
  // With the clock stopped, no toast goes by itself.
  await page.clock.install();
  const widget = await openWidget();
  await page.clock.pauseAt(Date.now() + 60_000);
  const toasts = widget.element.locator('[part=toast]');
  const showAtOnce = (count: number) =>
    widget.element.evaluate((element, count) => {
      for (let which = 1; which <= count; which += 1)
        (element as AuthWidget).showToast(`Message ${which} of ${count}.`);
    }, count);
  await showAtOnce(1);
  await asTimePasses(page, () => expect(toasts).toHaveCount(1, { timeout: 200 }));
  await showAtOnce(30);
  await asTimePasses(page, () => expect(toast(widget, /of 30/)).toHaveCount(20, { timeout: 200 }));
  await expect(toast(widget, 'Message 30 of 30.')).toHaveCount(1);

  await emailField(widget).fill('ada@example.com');
  for (let sends = 1; sends <= 4; sends += 1) {
    const message = `Refused ${Math.min(sends, 2)} times.`;
    await emulator.fault(linkRoute, { ...refused, message });
    await emailField(widget).press('Enter');
    await expect.poll(() => emulator.count(linkRoute)).toBe(sends);
    await expect(button(widget, 'Continue')).not.toHaveAttribute('aria-busy');
    await asTimePasses(page, () => expect(toast(widget, message)).not.toHaveCount(0, { timeout: 200 }));
  }
  // The others fade out; these stay for seconds, of which little may pass.
  await asTimePasses(page, async () => {
    await expect(toast(widget, /Refused/)).toHaveCount(2, { timeout: 200 });
    await expect(toasts).toHaveCount(20, { timeout: 200 });
  });
  await expect(toast(widget, 'Refused 2 times.')).toHaveCount(1);
  await expect(widget.element.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
});

test('a failure is said under the field even if the code of toasts does not load', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/chunks/toaster-*', (route) => route.abort());
  const widget = await openWidget(allCodes);
  await emulator.fault(sendRoute, refused);
  await phoneField(widget).fill('2025550162');
  await button(widget, 'Continue').click();
  await expect(phoneField(widget)).toHaveAccessibleDescription(refused.message);
});

test('the console names api-url, once, if nothing answers and it is not set', async ({
  page,
  openWidget,
  watch,
}) => {
  watch.expect(/stytch\.com|Stytch\]/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(/^https:\/\/test\.stytch\.com\//, (route) => route.abort());
  await openWidget({ ...allCodes, 'api-url': '' });
  await expect.poll(() => warnings).toEqual([expect.stringContaining('set api-url to its address')]);
});
