/** Fills in the page's own elements. */
import { FIELDS } from './names.ts';
import type { AnySessionState } from './types.ts';

/** Writes what is known of the user into the elements with `data-auth`, as text. */
export function fillIn(host: Element, state: AnySessionState): void {
  const { user } = state;
  for (const element of host.querySelectorAll<HTMLElement>('[data-auth]')) {
    const read = FIELDS.get(element.dataset['auth'] ?? '');
    if (!read || element.closest(host.localName) !== host) continue;
    const value: unknown = user && read(user, state);
    const text = typeof value === 'string' ? value : '';
    // Setting the same text would call those who observe it.
    if (element.textContent !== text) element.textContent = text;
  }
}
