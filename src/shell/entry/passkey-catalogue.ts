import { PASSKEY_TRANSLATIONS } from '../../kit/i18n/passkey-translations.ts';
import { fetchJoined } from './joined-catalogue.ts';

/** Fetches the texts of `<auth-passkeys>`. */
export const fetchPasskeyCatalogue = fetchJoined(PASSKEY_TRANSLATIONS);
