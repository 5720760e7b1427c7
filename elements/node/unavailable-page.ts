/** What a visitor reads while Stytch cannot be asked who is signed in. */
import { directionOf } from '../../src/kit/i18n/direction.ts';
import { type Language, languageFor } from '../../src/kit/i18n/languages.ts';

interface Texts {
  readonly heading: string;
  readonly explanation: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    heading: 'Please try again in a minute',
    explanation: 'We cannot check right now whether you are signed in. You have not been signed out.',
  },
  ar: {
    heading: 'يُرجى المحاولة مرة أخرى بعد دقيقة',
    explanation: 'لا يمكننا حاليًا التحقق مما إذا كنت قد سجّلت الدخول. لم يتم تسجيل خروجك.',
  },
  de: {
    heading: 'Bitte versuchen Sie es in einer Minute erneut',
    explanation: 'Wir können gerade nicht prüfen, ob Sie angemeldet sind. Sie wurden nicht abgemeldet.',
  },
  es: {
    heading: 'Vuelve a intentarlo en un minuto',
    explanation: 'Ahora mismo no podemos comprobar si has iniciado sesión. No se ha cerrado tu sesión.',
  },
  fr: {
    heading: 'Veuillez réessayer dans une minute',
    explanation:
      'Nous ne pouvons pas vérifier pour le moment si vous êtes connecté. Vous n’avez pas été déconnecté.',
  },
  he: {
    heading: 'יש לנסות שוב בעוד דקה',
    explanation: 'לא ניתן לבדוק כרגע אם בוצעה התחברות. לא בוצעה התנתקות.',
  },
  it: {
    heading: 'Riprova tra un minuto',
    explanation: 'Al momento non possiamo verificare se hai effettuato l’accesso. Non sei stato disconnesso.',
  },
  ja: {
    heading: '1 分後にもう一度お試しください',
    explanation: '現在、ログイン状態を確認できません。ログアウトはされていません。',
  },
  ko: {
    heading: '1분 후에 다시 시도해 주세요',
    explanation: '지금은 로그인 상태를 확인할 수 없습니다. 로그아웃되지 않았습니다.',
  },
  nl: {
    heading: 'Probeer het over een minuut opnieuw',
    explanation: 'We kunnen nu niet controleren of je bent ingelogd. Je bent niet uitgelogd.',
  },
  'pt-BR': {
    heading: 'Tente novamente em um minuto',
    explanation: 'No momento, não podemos verificar se você está conectado. Sua sessão não foi encerrada.',
  },
  'zh-Hans': {
    heading: '请一分钟后重试',
    explanation: '我们目前无法确认您是否已登录。您并未退出登录。',
  },
};

function languageOf(tag: string): Language | undefined {
  try {
    return languageFor(tag);
  } catch {
    // Not a tag: `*`, or anything that a visitor may write there.
    return undefined;
  }
}

/**
 * A page without styles and scripts, which every policy allows.
 * @param languages of the visitor, as in the header `Accept-Language`
 */
export function unavailablePage(languages: string): string {
  const tags = languages.split(',').map((range) => range.replace(/;.*/, '').trim());
  const language = tags.map(languageOf).find((found) => found !== undefined) ?? 'en';
  const { heading, explanation } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<main><h1>${heading}</h1><p>${explanation}</p></main>
</html>
`;
}
