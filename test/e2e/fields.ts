/** What the fields of a screen tell browsers and password managers. */
import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly inputmode: string;
}

const email: Field = { name: 'email', type: 'text', autocomplete: 'email', inputmode: 'email' };
/** Where passwords are offered: a saved account is filled in. */
const identifier: Field = { ...email, autocomplete: 'username' };
/** The read-only one above a password. */
const username: Field = { name: 'email', type: 'text', autocomplete: 'username', inputmode: '' };
const password = (autocomplete: string): Field => ({
  name: 'password',
  type: 'password',
  autocomplete,
  inputmode: '',
});

/** By the name of the case in the gallery; contract, section 4. */
const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  'main, codes': [{ name: 'phone', type: 'tel', autocomplete: 'tel-national', inputmode: 'tel' }],
  'main, email, error': [email],
  code: [{ name: 'code', type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' }],
  'password, new user': [username, password('new-password')],
  'password, known user, error': [username, password('current-password')],
  'password, reset': [password('new-password')],
  'password, reset without a token': [identifier],
};

/** What every field has in common. */
const common = {
  capitals: 'none',
  corrected: 'off',
  spelling: false,
  disabled: false,
  small: false,
  inForm: true,
} as const;

export async function expectFields(element: Locator, screen: string): Promise<void> {
  const expected = fieldsOf[screen];
  if (expected === undefined) return;
  const fields = await element.locator('input').evaluateAll((inputs) =>
    (inputs as HTMLInputElement[]).map((input) => ({
      name: input.name,
      type: input.type,
      autocomplete: input.autocomplete,
      inputmode: input.inputMode,
      capitals: input.getAttribute('autocapitalize'),
      corrected: input.getAttribute('autocorrect'),
      spelling: input.spellcheck,
      disabled: input.disabled,
      // Under 16 px iOS zooms into the page.
      small: Number.parseFloat(getComputedStyle(input).fontSize) < 16,
      inForm: input.form !== null,
    })),
  );
  expect(fields, 'fields').toEqual(expected.map((field) => ({ ...field, ...common })));
}

/** `getByLabel` finds each field, and nothing but the field. */
export async function expectLabels(element: Locator): Promise<void> {
  const labels = await element
    .locator('input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(
        ({ ariaLabel, labels }) => ariaLabel ?? labels?.[0]?.innerText ?? '',
      ),
    );
  for (const label of labels) await expect(element.getByLabel(label), label).toHaveCount(1);
}
