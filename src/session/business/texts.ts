/** The texts of the organizations in the account's menu, in all languages. */
import { type Language, languageFor } from '../../kit/i18n/languages.ts';

interface OrganizationTexts {
  /** Names the group of items. */
  readonly organizations: string;
  readonly failed: string;
}

const TEXTS: Readonly<Record<Language, OrganizationTexts>> = {
  en: {
    organizations: 'Organizations',
    failed: 'The organization could not be opened. Please try again.',
  },
  ar: { organizations: 'المؤسسات', failed: 'تعذّر فتح المؤسسة. يُرجى المحاولة مرة أخرى.' },
  de: {
    organizations: 'Organisationen',
    failed: 'Die Organisation konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  },
  es: {
    organizations: 'Organizaciones',
    failed: 'No se ha podido abrir la organización. Inténtalo de nuevo.',
  },
  fr: { organizations: 'Organisations', failed: 'Impossible d’ouvrir l’organisation. Veuillez réessayer.' },
  he: { organizations: 'ארגונים', failed: 'לא ניתן לפתוח את הארגון. יש לנסות שוב.' },
  it: { organizations: 'Organizzazioni', failed: 'Impossibile aprire l’organizzazione. Riprova.' },
  ja: { organizations: '組織', failed: '組織を開けませんでした。もう一度お試しください。' },
  ko: { organizations: '조직', failed: '조직을 열 수 없습니다. 다시 시도해 주세요.' },
  nl: {
    organizations: 'Organisaties',
    failed: 'De organisatie kon niet worden geopend. Probeer het opnieuw.',
  },
  'pt-BR': {
    organizations: 'Organizações',
    failed: 'Não foi possível abrir a organização. Tente novamente.',
  },
  'zh-Hans': { organizations: '组织', failed: '无法打开该组织。请重试。' },
};

/** @param locale BCP 47 */
export const organizationTexts = (locale: string): OrganizationTexts => TEXTS[languageFor(locale)];
