/** Fills fields as password managers do. */
import type { Page } from '@playwright/test';

/**
 * How a value gets into a field: by the native setter with `input` and `change`, like a password manager; by React's own
 * setter, whose `input` React ignores, like a naive script; or without any event.
 */
export const manners = ['native', 'naive', 'silent'] as const;
export type Manner = (typeof manners)[number];

/** Values by autocomplete token. */
export type Vault = Readonly<Record<string, string>>;

/** Fills every field that the vault has a value for, open shadow roots included. Returns the tokens of those fields. */
export function fill(page: Page, vault: Vault, manner: Manner): Promise<readonly string[]> {
  return page.evaluate(
    ([known, how]) => {
      const inputs = (root: Document | ShadowRoot): HTMLInputElement[] => [
        ...root.querySelectorAll('input'),
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
          shadowRoot ? inputs(shadowRoot) : [],
        ),
      ];
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      return inputs(document).flatMap((input) => {
        const value = known[input.autocomplete];
        if (value === undefined || input.readOnly || input.disabled || input.name === '') return [];
        if (how === 'naive') input.value = value;
        else setter?.call(input, value);
        if (how !== 'silent') {
          input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }
        return [input.autocomplete];
      });
    },
    [vault, manner] as const,
  );
}
