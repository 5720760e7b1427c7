/** Whole flows without a mouse. That Tab reaches everything on each screen is tested in screens.spec.ts. */
import type { Locator, Page } from '@playwright/test';
import { rabby } from './crypto-screens.ts';
import { expect, test } from './fixtures.ts';
import {
  enterEmail,
  known,
  openReset,
  passwordField,
  passwords,
  seed,
  strongPassword,
} from './password-steps.ts';
import { button, emailField, heading, phoneField, smsCodes } from './steps.ts';
import { installWallets } from './wallets.ts';

/** Presses a key until the target has the focus, but no more often than a visitor would. */
async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await target.evaluate((node) => node === (node.getRootNode() as ShadowRoot).activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('a held Enter submits once for each press; a link is asked for, and given up', async ({
  page,
  openWidget,
  emulator,
}) => {
  const linkRoute = '/magic_links/email/login_or_create';
  const widget = await openWidget();
  const errors = async (): Promise<number> => (await widget.events('auth-error')).length;
  /** With the repetitions of a keyboard. */
  const hold = async (): Promise<void> => {
    for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await emailField(widget).fill('ada');
  await hold();
  expect(await errors()).toBe(1);
  await hold();
  expect(await errors()).toBe(2);

  await emulator.fault(linkRoute, { status: 500, type: 'internal_server_error', message: 'No post today.' });
  await emailField(widget).fill('ada@example.com');
  await hold();
  await expect.poll(errors).toBe(3);
  await button(widget, 'Continue').focus();
  await hold();
  await expect.poll(errors).toBe(4);
  expect(await emulator.count(linkRoute)).toBe(2);

  await emulator.clearFaults();
  await page.keyboard.press('Space');
  await expect(heading(widget, 'Check your email')).toBeFocused();
  await goTo(page, button(widget, 'Try again'));
  await page.keyboard.press('Space');
  await expect(emailField(widget)).toBeFocused();
});

test('a country is chosen by typing its name', async ({ page, openWidget }) => {
  const widget = await openWidget(smsCodes);
  // As a dialog that Escape closes, and shortcuts of the page.
  await page.evaluate(() => {
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') document.title += key;
      },
      { capture: true },
    );
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      document.addEventListener(type, ({ key }) => {
        if (key.length === 1) document.title += key;
      });
  });
  const country = widget.element.getByRole('combobox', { name: 'Country' });
  await goTo(page, country);
  await expect(country.getByRole('option', { name: /Germany/ })).toBeAttached();
  await page.keyboard.type('german');
  await expect(country).toHaveValue('DE');
  await goTo(page, phoneField(widget));
  await page.keyboard.type('1');
  await goTo(page, country, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => country.evaluate((list) => list.matches(':open'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => country.evaluate((list) => list.matches(':open'))).toBe(false);
  await expect(page).toHaveTitle('A page');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('A pageEscape');
});

test('a password is created after it was shown and hidden', async ({ page, openWidget }) => {
  const widget = await openWidget(passwords);
  await goTo(page, emailField(widget));
  await page.keyboard.type('new@example.com');
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toBeFocused();
  await page.keyboard.type(strongPassword);
  await goTo(page, button(widget, 'Show password'));
  await page.keyboard.press('Space');
  await expect(button(widget, 'Hide password')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(widget, 'Show password')).toBeFocused();
  await expect(button(widget, 'Continue')).toBeEnabled();
  await goTo(page, button(widget, 'Continue'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('a visitor logs in after a wrong password and a reset that was not needed', async ({
  page,
  openWidget,
  emulator,
}) => {
  await seed(emulator);
  const widget = await openWidget(passwords);
  await enterEmail(widget, known.email);
  await expect(passwordField(widget)).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwordField(widget), 'an error does not move the focus').toBeFocused();
  await goTo(page, button(widget, 'Forgot Password?'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Forgot password?')).toBeFocused();
  await widget.element.evaluate((element) => (element as unknown as { reset(): void }).reset());
  await expect(emailField(widget)).toBeFocused();
  await page.keyboard.type(known.email);
  await page.keyboard.press('Enter');
  await expect(passwordField(widget)).toBeFocused();
  await page.keyboard.type(known.password);
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('a new password is set on the reset form', async ({ page, openWidget, emulator }) => {
  const widget = await openReset({ page, openWidget, emulator });
  await goTo(page, passwordField(widget, 'New password'));
  await page.keyboard.type(strongPassword);
  await expect(button(widget, 'Continue')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('another wallet is chosen from the list and signs in', async ({ page, openWidget }) => {
  await installWallets(page, rabby);
  const widget = await openWidget({ products: 'crypto' });
  await goTo(page, button(widget, 'Continue with other Crypto Wallet'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Continue with other wallet')).toBeFocused();
  await goTo(page, button(widget, 'Other Solana Wallet'));
  await goTo(page, button(widget, 'Back'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Sign up or log in')).toBeFocused();

  await goTo(page, button(widget, 'Continue with other Crypto Wallet'));
  await page.keyboard.press('Enter');
  await expect(heading(widget, 'Continue with other wallet')).toBeFocused();
  await goTo(page, button(widget, 'Continue with Rabby'));
  await page.keyboard.press('Space');
  await expect(heading(widget, 'Success!')).toBeFocused();
});

test('with autofocus, the first field has the focus, also once its dialog opens', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget({ products: 'emailMagicLinks', autofocus: true });
  await expect(emailField(widget)).toBeFocused();
  await expect(emailField(widget)).toHaveAttribute('enterkeyhint', 'go');
  const inDialog = { before: '<dialog>', after: '</dialog>' };
  const later = await openWidget({ ...smsCodes, autofocus: true }, inDialog);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await expect(phoneField(later)).toBeFocused();
});

test('autofocus leaves the focus where the visitor is', async ({ page, openWidget }) => {
  const elsewhere = '<input aria-label="Search" autofocus>';
  const widget = await openWidget({ products: 'emailMagicLinks', autofocus: true }, { before: elsewhere });
  await expect(emailField(widget)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
});

/**
 * As dialogs of component libraries do: at the first and the last control that they find in the document, Tab starts over. Some ask
 * what has the focus, some where the key was pressed; Headless UI tries the next control if one does not take the focus.
 */
const focusTrap = `<script>
  const dialog = document.querySelector('[role=dialog]');
  const byTarget = dialog.title === 'target';
  addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const found = [...dialog.querySelectorAll('button, input, a, [tabindex]')].filter(({ tabIndex }) => tabIndex >= 0);
    if (event.shiftKey) found.reverse();
    if ((byTarget ? event.target : document.activeElement) !== found.at(-1)) return;
    event.preventDefault();
    for (const control of found) {
      control.focus();
      if (document.activeElement === control) return;
    }
  }, byTarget);
</script>`;

/** What has the focus: its name, or nothing if it has none. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const focused = activeElement?.shadowRoot?.activeElement ?? activeElement;
    const label = (focused as Partial<HTMLInputElement> | null)?.labels?.[0]?.textContent;
    return focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '';
  });

for (const [by, close] of [
  ['focus', 'before'],
  ['target', 'after'],
  ['focus', 'nowhere'],
] as const)
  test(`Tab walks around a dialog of a component library, by ${by}, with a control ${close}`, async ({
    page,
    openWidget,
  }) => {
    const controlAt = (place: string): string => (place === close ? '<button>Close</button>' : '');
    const widget = await openWidget(smsCodes, {
      before: `<div role="dialog" title="${by}" aria-label="Sign in">${controlAt('before')}`,
      after: `${controlAt('after')}</div><a href="#elsewhere">Elsewhere</a>${focusTrap}`,
    });
    await expect(widget.element.locator('[slot=after-form]')).toBeAttached();
    const around = [
      ...(close === 'before' ? ['Close'] : []),
      'Country',
      'Phone number',
      'Continue',
      ...(close === 'after' ? ['Close'] : []),
    ];
    const rounds = [...around, ...around];
    await phoneField(widget).focus();
    for (const [key, order] of [
      ['Tab', rounds],
      ['Shift+Tab', rounds.toReversed()],
    ] as const) {
      const start = order.indexOf(await focusedName(page));
      for (const name of order.slice(start + 1)) {
        await page.keyboard.press(key);
        expect(await focusedName(page)).toBe(name);
      }
    }
  });
