/** Whatever a script does to a form of the widget, what the visitor typed never becomes part of an address. */
import type { Locator, Page } from '@playwright/test';
import { type Attributes, expect, type OpenWidget, test } from './fixtures.ts';
import { enterEmail, known, openReset, passwordField, passwords, seed } from './password-steps.ts';
import type { Setting } from './screen-case.ts';
import { askForSms, emailField, passcode, phone, phoneField, smsCodes } from './steps.ts';

interface FormCase {
  readonly name: string;
  readonly typed: string;
  /** Opens the form with these attributes and returns its field. */
  readonly open: (setting: Setting, attributes: Attributes) => Promise<Locator>;
}

async function openPassword(openWidget: OpenWidget, attributes: Attributes, email: string): Promise<Locator> {
  const widget = await openWidget({ ...passwords, ...attributes });
  await enterEmail(widget, email);
  return passwordField(widget);
}

const formCases: readonly FormCase[] = [
  {
    name: 'an email address',
    typed: 'ada@example.com',
    open: async ({ openWidget }, attributes) => emailField(await openWidget(attributes)),
  },
  {
    name: 'a phone number',
    typed: phone.typed,
    open: async ({ openWidget }, attributes) => phoneField(await openWidget({ ...smsCodes, ...attributes })),
  },
  {
    name: 'a passcode',
    typed: '12345',
    async open({ openWidget, emulator }, attributes) {
      const widget = await openWidget({ ...smsCodes, ...attributes });
      await askForSms(widget, emulator);
      return passcode(widget);
    },
  },
  {
    name: 'the password of an account',
    typed: known.password,
    async open({ openWidget, emulator }, attributes) {
      await seed(emulator);
      return openPassword(openWidget, attributes, known.email);
    },
  },
  {
    name: 'the password of a new account',
    typed: known.password,
    open: ({ openWidget }, attributes) => openPassword(openWidget, attributes, 'new@example.com'),
  },
  {
    name: 'the password of a reset',
    typed: known.password,
    open: async (setting, attributes) => passwordField(await openReset(setting, attributes), 'New password'),
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

for (const { name, typed, open } of formCases) {
  for (const shadow of [true, false]) {
    test(`${name} stays out of the address, ${shadow ? 'in a shadow root' : 'in a plain container'}`, async ({
      page,
      openWidget,
      emulator,
    }) => {
      const field = await open({ page, openWidget, emulator }, { 'no-shadow': !shadow });
      await field.fill(typed);
      await expect(field).not.toHaveValue('');
      await catchNavigations(page);
      const address = page.url();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));

      for (const [script, run] of Object.entries(scripts)) {
        await field.evaluate(run);
        expect(await navigations(page), script).toEqual([]);
      }
      expect(page.url()).toBe(address);
      expect(requests.filter((url) => !url.startsWith(emulator.url) && !url.includes('/dist/'))).toEqual([]);
    });
  }
}
