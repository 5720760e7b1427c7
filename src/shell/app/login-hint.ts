/** What a page knows of the visitor: the address or number that the form begins with. */
import { parseEmail } from '../../kit/lib/email.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { Typed } from '../first-screen/typed.ts';

type Hints = Pick<BaseSettings, 'loginHint' | 'loginHintParam'>;

/** With its calling code. */
const PHONE = /^\+\d[\d ().-]{5,25}$/;

/**
 * The hint as what a visitor has typed, by the name of its field.
 * @param search of the page's address
 */
export function hintedFields({ loginHint, loginHintParam }: Hints, search: string): Typed['fields'] {
  const given: unknown = loginHintParam;
  const asked = typeof given === 'string' ? new URLSearchParams(search).get(given) : undefined;
  // A property may be anything.
  for (const hint of [asked, loginHint] as readonly unknown[]) {
    const text = typeof hint === 'string' ? hint.trim() : '';
    const email = parseEmail(text);
    if (email !== undefined) return { email };
    if (PHONE.test(text)) return { phone: text };
  }
  return {};
}

/**
 * Fills in the fields that nobody has typed into.
 * @param typed undefined if the entry has shown no fields
 */
export function withHint(
  container: ParentNode,
  typed: Typed | undefined,
  settings: Hints,
): Typed | undefined {
  const hinted = Object.entries(hintedFields(settings, location.search)).filter(
    ([name]) => !typed?.fields[name],
  );
  if (hinted.length === 0) return typed;
  for (const [name, value] of hinted) {
    const field = container.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (field) field.value = value;
  }
  const nothing: Typed = { fields: {}, tab: undefined, refused: false, pressed: false };
  const { fields, ...others } = typed ?? nothing;
  return { ...others, fields: { ...fields, ...Object.fromEntries(hinted) } };
}
