/** Whatever a script does to a form of the widget, what the visitor typed never becomes part of an address. */
import type { Locator, Page } from '@playwright/test';
import { type Attributes, expect, test, type Widget } from '../e2e/fixtures.ts';
import { enterEmail, known, openReset, passwordField, passwords, seed } from '../e2e/password-steps.ts';
import type { Setting } from '../e2e/screen-case.ts';
import { emailField, passcode, phone, phoneField, smsCodes } from '../e2e/steps.ts';

interface Form {
  readonly typed: string;
  /** Its field. The last script has submitted the form before. */
  readonly field: (widget: Widget) => Locator;
}

interface FormCase {
  readonly name: string;
  readonly open: (setting: Setting, attributes: Attributes) => Promise<Widget>;
  readonly forms: readonly Form[];
}

const formCases: readonly FormCase[] = [
  {
    name: 'an email address, and the password of its account,',
    async open({ openWidget, emulator }, attributes) {
      await seed(emulator);
      return openWidget({ ...passwords, ...attributes });
    },
    forms: [
      { typed: known.email, field: emailField },
      { typed: known.password, field: passwordField },
    ],
  },
  {
    name: 'a phone number, and a passcode,',
    open: ({ openWidget }, attributes) => openWidget({ ...smsCodes, ...attributes }),
    forms: [
      { typed: phone.typed, field: phoneField },
      { typed: '12345', field: passcode },
    ],
  },
  {
    name: 'the password of a new account',
    async open({ openWidget }, attributes) {
      const widget = await openWidget({ ...passwords, ...attributes });
      await enterEmail(widget, 'new@example.com');
      return widget;
    },
    forms: [{ typed: known.password, field: passwordField }],
  },
  {
    name: 'the password of a reset',
    open: openReset,
    forms: [{ typed: known.password, field: (widget) => passwordField(widget, 'New password') }],
  },
];

/** Records in the page where it would go, and keeps it from going there. */
async function catchNavigations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const addresses: string[] = [];
    Object.assign(globalThis, { addresses });
    navigation.addEventListener('navigate', (event) => {
      addresses.push(event.destination.url);
      event.preventDefault();
    });
  });
}

/** The addresses so far. Two frames later, a submitted form has started its navigation. */
function navigations(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(globalThis, 'addresses') as unknown;
  });
}

/** What a script does to the form of a field. Run in the page, in this order. */
const scripts: Readonly<Record<string, (field: HTMLElement | SVGElement) => void>> = {
  'form.submit()': (field) => field.closest('form')?.submit(),
  'form.submit() with an action': (field) => {
    const form = field.closest('form');
    form?.setAttribute('action', '/elsewhere');
    form?.setAttribute('target', '_self');
    form?.submit();
    form?.removeAttribute('action');
    form?.removeAttribute('target');
  },
  'form.requestSubmit() with a listener that stops the event': (field) => {
    const stop = (event: Event): void => event.stopImmediatePropagation();
    const target = field.getRootNode();
    target.addEventListener('submit', stop, { capture: true });
    field.closest('form')?.requestSubmit();
    target.removeEventListener('submit', stop, { capture: true });
  },
  'form.requestSubmit()': (field) => field.closest('form')?.requestSubmit(),
};

for (const { name, open, forms } of formCases) {
  for (const shadow of [true, false]) {
    test(`${name} stays out of the address, ${shadow ? 'in a shadow root' : 'in a plain container'}`, async ({
      page,
      openWidget,
      emulator,
    }) => {
      const widget = await open({ page, openWidget, emulator }, { 'no-shadow': !shadow });
      await catchNavigations(page);
      const address = page.url();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const { typed, field: find } of forms) {
        const field = find(widget);
        await field.fill(typed);
        await expect(field).not.toHaveValue('');

        for (const [script, run] of Object.entries(scripts)) {
          await field.evaluate(run);
          expect(await navigations(page), script).toEqual([]);
        }
      }
      expect(page.url()).toBe(address);
      expect(requests.filter((url) => !url.startsWith(emulator.url) && !url.includes('/dist/'))).toEqual([]);
    });
  }
}
