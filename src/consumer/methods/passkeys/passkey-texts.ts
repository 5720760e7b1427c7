import { passkeyTexts } from '../../../kit/i18n/locales/en/passkey-method.ts';
import { PASSKEY_TRANSLATIONS } from '../../../kit/i18n/passkey-translations.ts';
import { fetchTranslation, type Namespace, useNamespace } from '../../../shell/runner/namespace.ts';

const namespace: Namespace<typeof passkeyTexts> = {
  english: passkeyTexts,
  translations: PASSKEY_TRANSLATIONS,
};

export const usePasskeyTexts = (): typeof passkeyTexts => useNamespace(namespace);

/** @param locale BCP 47 */
export const fetchPasskeyTexts = (locale: string): Promise<void> => fetchTranslation(namespace, locale);
