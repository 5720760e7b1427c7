/** What a page does to the element costs no typed text, and an element that is removed leaves nothing behind. */
import type { Page } from '@playwright/test';
import { test } from '../e2e/account-page.ts';
import { expect, type OpenWidget, publicToken, type Widget } from '../e2e/fixtures.ts';
import { enterEmail, openReset, passwords } from '../e2e/password-steps.ts';
import type { Setting } from '../e2e/screen-case.ts';
import { askForSms, button, heading, passcode, phone, phoneField, smsCodes } from '../e2e/steps.ts';
import { countTimers, expectNoGrowth, remains } from './remains.ts';

interface FieldCase {
  readonly name: string;
  readonly label: string;
  readonly typed: string;
  readonly open: (setting: Setting) => Promise<Widget>;
}

const plain = (openWidget: OpenWidget, attributes = {}): Promise<Widget> => openWidget(attributes);

const fieldCases: readonly FieldCase[] = [
  {
    name: 'Main, an address',
    label: 'Email',
    typed: 'ada@exam',
    open: ({ openWidget }) => plain(openWidget),
  },
  {
    name: 'Main, a number',
    label: 'Phone number',
    typed: '(202) 555',
    open: ({ openWidget }) => plain(openWidget, smsCodes),
  },
  {
    name: 'OTPAuthenticate',
    label: 'Passcode',
    typed: '1234',
    async open({ openWidget, emulator }) {
      const widget = await openWidget(smsCodes);
      await askForSms(widget, emulator);
      return widget;
    },
  },
  {
    name: 'PasswordCreateOrLogin of a new user',
    label: 'Password',
    typed: 'violet',
    async open({ openWidget }) {
      const widget = await openWidget(passwords);
      await enterEmail(widget, 'new@example.com');
      return widget;
    },
  },
  { name: 'PasswordResetForm', label: 'New password', typed: 'violet', open: openReset },
];

interface FieldState {
  readonly screen: string;
  readonly value: string;
  readonly caret: number | null;
  readonly focused: boolean;
}

/** The field is found by its name, which does not depend on the language. */
function stateOf(widget: Widget, name: string): Promise<FieldState> {
  return widget.element.evaluate((element, wanted) => {
    const selector = `input[name="${wanted}"]:not([readonly])`;
    const input = [element.shadowRoot, element]
      .map((root) => root?.querySelector<HTMLInputElement>(selector))
      .find((found) => found);
    return {
      screen: (element as unknown as { screen: string }).screen,
      value: input?.value ?? 'no such field',
      caret: input?.selectionStart ?? null,
      focused: (input?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement === input,
    };
  }, name);
}

/** What a page may do. Each is run in the page, with the element. */
const disturbances: Readonly<Record<string, (element: Element) => void>> = {
  'another theme': (element) => element.setAttribute('theme', '{"colors":{"primary":"#123456"}}'),
  'another preset': (element) => element.setAttribute('color-scheme', 'dark'),
  'another locale': (element) => element.setAttribute('locale', 'en-GB'),
  'other texts': (element) => element.setAttribute('strings', '{"common":{"continue":"Go on"}}'),
  'another direction': (element) => element.ownerDocument.documentElement.setAttribute('dir', 'rtl'),
  'another product': (element) =>
    element.setAttribute('products', `${element.getAttribute('products') ?? 'emailMagicLinks'} crypto`),
  'another configuration': (element) =>
    Object.assign(element, { config: { sessionOptions: { sessionDurationMinutes: 60 } } }),
  'callbacks of the page': (element) => Object.assign(element, { callbacks: { onEvent: () => undefined } }),
  'a move': (element) => {
    const elsewhere = element.ownerDocument.createElement('section');
    element.ownerDocument.body.append(elsewhere);
    elsewhere.append(element);
  },
  'removal and re-insertion in one task': (element) => {
    const parent = element.parentElement;
    element.remove();
    parent?.append(element);
  },
};

for (const { name, label, typed, open } of fieldCases) {
  test(`typed text, focus and caret survive what the page does: ${name}`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const widget = await open({ page, openWidget, emulator });
    const field = widget.element.getByRole('textbox', { name: label, exact: true });
    await field.pressSequentially(typed);
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    const fieldName = (await field.getAttribute('name')) ?? '';
    const before = await stateOf(widget, fieldName);
    expect(before).toMatchObject({ value: typed, focused: true });

    for (const [disturbance, disturb] of Object.entries(disturbances)) {
      await widget.element.evaluate(disturb);
      // The element reacts in a microtask, and has rendered two frames later.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await stateOf(widget, fieldName), disturbance).toEqual(before);
    }
    await expect(button(widget, 'Go on').or(passcode(widget))).toBeVisible();
    expect(await widget.events('auth-ready')).toHaveLength(1);
    // An e-mail field does not reveal its caret; where a key lands does.
    await page.keyboard.type('9');
    expect((await stateOf(widget, fieldName)).value.replaceAll(/[() -]/g, '')).toBe(
      `${typed.slice(0, -2)}9${typed.slice(fieldName === 'code' ? -1 : -2)}`.replaceAll(/[() -]/g, ''),
    );
  });
}

/** As frameworks do that know nothing of what an element draws into itself. */
const emptyings: Readonly<Record<string, (element: Element) => void>> = {
  replaceChildren: (element) => element.replaceChildren(),
  innerHTML: (element) => {
    element.innerHTML = '';
  },
  'a patch to the HTML of before': (element) => {
    const given = document.createElement('template');
    given.innerHTML = element.outerHTML;
    for (const child of element.children) child.remove();
    element.append(document.createTextNode(''));
  },
};

test('an element without a shadow root that the page empties is drawn again, and typing goes on', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'otp', 'otp-methods': 'email', 'no-shadow': '' });
  const field = widget.element.getByRole('textbox', { name: 'Email' });
  await field.focus();
  let typed = '';
  for (const [name, empty] of Object.entries(emptyings)) {
    await page.keyboard.type('ada');
    typed += 'ada';
    await widget.element.evaluate(empty);
    await expect(field, name).toBeVisible();
    await expect(field, name).toHaveValue(typed);
    await expect(field, name).toBeFocused();
  }
});

/** Remembers the accessors of the page's storages and cookies. Runs before the page's own scripts. */
function rememberStorage(): void {
  const descriptors = () => [
    Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
    Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage'),
    Object.getOwnPropertyDescriptor(document, 'cookie'),
    Object.getOwnPropertyDescriptor(Document.prototype, 'cookie'),
  ];
  const before = descriptors();
  const isUntouched = (): boolean =>
    descriptors().every(
      (now, index) => now?.get === before[index]?.get && now?.value === before[index]?.value,
    );
  Object.assign(globalThis, { storageIsUntouched: isUntouched });
}

/** Runs in the page. */
const storageIsUntouched = (): boolean => (Reflect.get(globalThis, 'storageIsUntouched') as () => boolean)();

/** Every access throws, as in a browser that blocks all cookies. Runs before the page's own scripts. */
function forbidStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    // Configurable, as in browsers.
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** Fills the storage of a shop's page to the last byte. Runs before the page's own scripts. */
function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('cart', 'a book');
    for (let size = 2 ** 22; size >= 1; ) {
      try {
        storage.setItem(`filler-${storage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }
}

test('signs in if the page may not store anything, stays, and says that the next page is signed out', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/auth-widget: The browser blocks cookies on this page/);
  await page.addInitScript(forbidStorage);
  await page.addInitScript(rememberStorage);
  const widget = await openWidget({ ...smsCodes, 'success-url': '/account' });
  const code = await askForSms(widget, emulator);
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeFocused();
  await expect(widget.element.getByText('This browser will not keep you signed in here.')).toBeVisible();
  expect(await page.evaluate(storageIsUntouched)).toBe(true);
});

test("signs in if the page's storage is full, and leaves what is in it", async ({
  page,
  openWidget,
  emulator,
}) => {
  await page.addInitScript(fillStorage);
  await page.addInitScript(rememberStorage);
  const widget = await openWidget(smsCodes);
  const code = await askForSms(widget, emulator);
  await passcode(widget).fill(code);
  await expect(heading(widget, 'Success')).toBeFocused();
  const carts = await page.evaluate(() => [localStorage.getItem('cart'), sessionStorage.getItem('cart')]);
  expect(carts).toEqual(['a book', 'a book']);
  expect(await page.evaluate(storageIsUntouched)).toBe(true);
});

test('signs in within a sandboxed frame', async ({ page, site, emulator, watch }) => {
  watch.expect(/auth-widget: The browser blocks cookies on this page/);
  await page.addInitScript(rememberStorage);
  await page.route('**/dist/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    });
  });
  const origin = new URL(site.addPage('/inner', '')).origin;
  const inner = `<!doctype html><script type="module" src="${origin}/dist/auth-widget.js"></script>
    <auth-widget public-token="${publicToken}" api-url="${emulator.url}" products="otp"></auth-widget>`;
  const outer = `<!doctype html><title>A page</title><link rel="icon" href="data:,">
    <iframe title="Sign in" sandbox="allow-scripts allow-forms" width="500" height="600"
      srcdoc="${inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
  await page.goto(site.addPage('/', outer));
  const element = page.frameLocator('iframe').locator('auth-widget');
  const field = phoneField({ element });
  await field.fill(phone.typed);
  const code = await askForCode(element);
  await passcode({ element }).fill(code);
  await expect(heading({ element }, 'Success')).toBeVisible();
  await expect(element.getByText('This browser will not keep you signed in here.')).toBeVisible();
  // Asked without a cookie, Stytch would say that nobody is signed in.
  expect(await emulator.count('/sessions/authenticate')).toBe(0);
  expect(await element.evaluate(storageIsUntouched)).toBe(true);

  async function askForCode(widget: typeof element): Promise<string> {
    await button({ element: widget }, 'Continue').click();
    await expect(heading({ element: widget }, 'Enter passcode')).toBeVisible();
    return (await emulator.inbox(phone.e164)).code ?? '';
  }
});

/** Mounts so many widgets at once, waits until they are ready, and removes them; so many times. */
function comeAndGo(page: Page, rounds: number, widgets: number): Promise<void> {
  return page.evaluate(
    async ([times, count]) => {
      const pattern = document.querySelector('auth-widget')?.cloneNode() as HTMLElement;
      for (let round = 0; round < times; round += 1) {
        const all = Array.from({ length: count }, (_, index) => {
          const element = pattern.cloneNode() as HTMLElement;
          // For plain containers, the document itself adopts the style sheets.
          element.toggleAttribute('no-shadow', index % 2 === 0);
          const ready = new Promise((resolve) => {
            element.addEventListener('auth-ready', resolve, { once: true });
          });
          return { element, ready };
        });
        document.body.append(...all.map(({ element }) => element));
        await Promise.all(all.map(({ ready }) => ready));
        for (const { element } of all) element.remove();
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
      // The test's own collection of events would keep the elements alive.
      Object.assign(globalThis, { authEvents: [] });
    },
    [rounds, widgets] as const,
  );
}

test('a hundred widgets leave nothing behind', async ({ page, openWidget }) => {
  await page.addInitScript(countTimers);
  await openWidget(smsCodes);
  await comeAndGo(page, 1, 20);
  const before = await remains(page);
  await comeAndGo(page, 5, 20);
  await expectNoGrowth(page, before);
});

test('a widget that is removed and inserted again and again does not pile up listeners', async ({
  page,
  openWidget,
}) => {
  await page.addInitScript(countTimers);
  await openWidget(smsCodes);
  const leaveAndComeBack = (times: number): Promise<void> =>
    page.evaluate(async (count) => {
      const element = document.querySelector('auth-widget') as HTMLElement;
      const parent = element.parentElement as HTMLElement;
      for (let round = 0; round < count; round += 1) {
        element.remove();
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        const ready = new Promise((resolve) => {
          element.addEventListener('auth-ready', resolve, { once: true });
        });
        parent.append(element);
        await ready;
      }
    }, times);
  await leaveAndComeBack(5);
  const before = await remains(page);
  await leaveAndComeBack(40);
  await expect
    .poll(async () => (await remains(page)).JSEventListeners)
    .toBeLessThanOrEqual(before.JSEventListeners + 10);
});

const accountCases = [
  {
    name: 'half of them in the middle of a change',
    attributes: {},
    shown: '[data-section=name] button',
    presses: true,
  },
  {
    name: 'with accounts at other providers',
    attributes: {
      sections: 'providers',
      config: JSON.stringify({ oauthOptions: { providers: [{ type: 'google' }] } }),
    },
    shown: '[data-section=providers] button',
    // The browser would leave the page.
    presses: false,
  },
];

for (const { name, attributes, shown, presses } of accountCases)
  test(`two hundred accounts, ${name}, leave nothing behind`, async ({ page, emulator, ada }) => {
    await page.addInitScript(countTimers);
    await ada.open(attributes);
    await expect(page.locator(`auth-account ${shown}`).first()).toBeVisible();
    const comeAndLeave = (times: number): Promise<void> =>
      page.evaluate(
        async ({ rounds, selector, pressed }) => {
          const pattern = document.querySelector('auth-account') as HTMLElement;
          const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
          for (let round = 0; round < rounds; round += 1) {
            const all = Array.from({ length: 20 }, () => pattern.cloneNode() as HTMLElement);
            document.body.append(...all);
            for (const [index, element] of all.entries()) {
              const button = (): HTMLElement | null | undefined =>
                element.shadowRoot?.querySelector(selector);
              while (!button()) await soon();
              if (pressed && index % 2 === 0) button()?.click();
            }
            for (const element of all) element.remove();
            await soon();
          }
          // The test's own collection of events would keep the elements alive.
          Object.assign(globalThis, { authEvents: [] });
        },
        { rounds: times, selector: shown, pressed: presses },
      );
    await comeAndLeave(2);
    const before = await remains(page);
    await comeAndLeave(10);
    await expectNoGrowth(page, before);
    // Nor does any of them ask for the session by itself.
    expect(await emulator.count('/sessions/authenticate')).toBe(1);
  });
