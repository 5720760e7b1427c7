import { fetchPart } from '../chunks/fetch-part.ts';
import type { Catalogue } from '../first-screen/texts.ts';
import type { Translation } from '../i18n/languages.ts';
import { PASSKEY_TRANSLATIONS } from '../i18n/passkey-translations.ts';
import { ENGLISH, fetchCatalogue } from './follow-catalogue.ts';

/** The texts of `<auth-passkeys>`, which are in two files. */
export async function fetchPasskeyCatalogue(language: Translation): Promise<Catalogue> {
  const own = fetchPart(PASSKEY_TRANSLATIONS[language]).catch(() => undefined);
  const { strings } = await fetchCatalogue(language);
  const file = await own;
  // One that spoke two languages would be worse than English.
  if (!file || Object.keys(strings).length === 0) return ENGLISH;
  const { passkeys, passkeyList, errors } = file.default;
  return {
    language,
    strings: { ...strings, passkeys, passkeyList, errors: { ...strings.errors, ...errors } },
  };
}
