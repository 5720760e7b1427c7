/** The texts of the organizations in the account's menu, in all languages. */
import type { SessionTexts } from '../../../kit/i18n/catalogue.ts';
import { everyLanguage } from '../../../kit/i18n/each-language.ts';
import { languageFor } from '../../../kit/i18n/languages.ts';

type OrganizationTexts = SessionTexts['organizations'];

const TEXTS = await everyLanguage<OrganizationTexts>(
  (language) => import(`../../../kit/i18n/locales/${language}/session.ts`),
  'organizations',
);

/** @param locale BCP 47 */
export const organizationTexts = (locale: string): OrganizationTexts => TEXTS[languageFor(locale)];
