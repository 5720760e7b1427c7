import { create } from '../pages/inbox/inbox-view.js';

export interface Consent {
  /** The provider's name, such as `Google`. */
  readonly provider: string;
  /** Email addresses of the demo's users. */
  readonly known: readonly string[];
  allow(email: string): void;
  deny(): void;
}

/** Stands in for the page of a third-party provider. */
export function consentForm({ provider, known, allow, deny }: Consent): HTMLFormElement {
  const email = create('input', {
    type: 'email',
    id: 'account',
    className: 'control',
    required: true,
    autocomplete: 'off',
    value: known[0] ?? 'grace@example.com',
  });
  const denial = create('button', { type: 'button', className: 'control' }, 'Deny');
  denial.addEventListener('click', deny);
  const form = create(
    'form',
    // If scripts stop, nothing gets into the address.
    { method: 'dialog' },
    create('h3', { id: 'consent', tabIndex: -1 }, `Sign in with ${provider}`),
    create('p', { className: 'note' }, "In place of the provider's own page."),
    create('label', { htmlFor: 'account' }, 'Account'),
    email,
    create('p', { className: 'row' }, create('button', { className: 'control' }, 'Continue'), denial),
  );
  form.setAttribute('aria-labelledby', 'consent');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    allow(email.value.trim());
  });
  return form;
}
