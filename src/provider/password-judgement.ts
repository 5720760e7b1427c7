/** The sentences about a new password, by the project's policy (spec section 5). Pure. */
import type { Strings } from '../kit/i18n/catalogue.ts';
import { formatCount } from '../kit/i18n/format-count.ts';
import { translateFeedback } from '../kit/i18n/strength-feedback.ts';
import type { Requirement } from '../kit/ui/requirements.tsx';
import type { Bootstrap, PasswordStrength } from './port.ts';

export interface Judgement {
  readonly policy: PasswordStrength['policy'];
  /** From 0 to 4; undefined before the first check. */
  readonly score: number | undefined;
  /** The score in words; empty unless the policy is `zxcvbn`. */
  readonly rating: string;
  /** The rating, and what is wrong or would help most; empty unless the policy is `zxcvbn`. */
  readonly advice: string;
  /** Of the policy `luds`. */
  readonly requirements: readonly Requirement[];
}

/** A password that others know is weak, however long it is. Another sentence says why. */
const BREACHED = { score: 0, warning: '', suggestions: [] } as const;

const WORDS = ['weak', 'weak', 'fair', 'strong', 'veryStrong'] as const;

function requirementsOf(
  verdict: PasswordStrength | undefined,
  policy: Bootstrap['passwordConfig'] | undefined,
  texts: Strings['strength'],
  locale: string,
): Requirement[] {
  const requirement = (
    required: number | undefined,
    missing: number | undefined,
    all: 'minimumCharacters' | 'minimumComplexity',
    rest: 'missingCharacters' | 'missingComplexity',
  ): Requirement[] => {
    const lacking = missing === undefined ? undefined : formatCount(texts[rest], missing, locale);
    // Without the project's settings, only what is missing is known.
    if (required === undefined) return missing && lacking ? [{ text: lacking, met: false }] : [];
    return [{ text: formatCount(texts[all], required, locale), met: missing === 0, missing: lacking }];
  };
  return [
    ...requirement(
      policy?.ludsMinimumCount,
      verdict?.missingCharacters,
      'minimumCharacters',
      'missingCharacters',
    ),
    ...requirement(
      policy?.ludsComplexity,
      verdict?.missingComplexity,
      'minimumComplexity',
      'missingComplexity',
    ),
  ];
}

/** The rating, and the warning; without one, zxcvbn's best suggestion. Both would take more than two lines. */
function adviceOf(
  rating: string,
  { warning, suggestions: [best = ''] }: Pick<PasswordStrength, 'warning' | 'suggestions'>,
  strings: Pick<Strings, 'strengthWarnings' | 'strengthSuggestions'>,
): string {
  const why = translateFeedback(warning, 'strengthWarnings', strings);
  return [rating, why || translateFeedback(best, 'strengthSuggestions', strings)].filter(Boolean).join('. ');
}

/**
 * @param verdict undefined before the first check
 * @param locale BCP 47 tag of the texts
 */
export function judgePassword(
  verdict: PasswordStrength | undefined,
  bootstrap: Pick<Bootstrap, 'passwordConfig'> | undefined,
  strings: Pick<Strings, 'strength' | 'strengthWarnings' | 'strengthSuggestions'>,
  locale: string,
): Judgement {
  const { strength } = strings;
  const config = bootstrap?.passwordConfig;
  const policy = verdict?.policy ?? (config ? 'luds' : 'zxcvbn');
  const judged = verdict?.breached ? { ...verdict, ...BREACHED } : verdict;
  const rating = judged && policy === 'zxcvbn' ? strength[WORDS[judged.score] ?? 'weak'] : '';
  return {
    policy,
    score: judged?.score,
    rating,
    advice: judged && rating ? adviceOf(rating, judged, strings) : '',
    requirements: policy === 'luds' ? requirementsOf(verdict, config, strength, locale) : [],
  };
}
