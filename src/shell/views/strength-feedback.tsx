import type { Strings } from '../../kit/i18n/catalogue.ts';
import { formatCount } from '../../kit/i18n/format-count.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { type Requirement, Requirements } from '../../kit/ui/requirements.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { StrengthMeter } from '../../kit/ui/strength-meter.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import type { Bootstrap, PasswordStrength } from '../../provider/port.ts';
import { translateWarning } from './strength-warning.ts';
import type { Strength } from './use-strength.ts';

interface StrengthFeedbackProps {
  /** Of what describes the field, without the meter, which would say the rating twice. The error has `-error` after it. */
  readonly id: string;
  readonly strength: Strength;
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: Strings;
  /** BCP 47. */
  readonly locale: string;
}

/** A password that others know is weak, however long it is. The sentence below the meter says why. */
const BREACHED = { score: 0, warning: '' } as const;

const WORDS = ['weak', 'weak', 'fair', 'strong', 'veryStrong'] as const;

function word({ score }: PasswordStrength, strings: Strings): string {
  return strings.strength[WORDS[score] ?? 'weak'];
}

function requirements({ strength, bootstrap, strings, locale }: StrengthFeedbackProps): Requirement[] {
  const texts = strings.strength;
  const { verdict } = strength;
  const policy = bootstrap?.passwordConfig;
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

/** Feedback about a new password, by the project's policy (spec section 5). */
export function StrengthFeedback(props: StrengthFeedbackProps) {
  const { strength, bootstrap, strings } = props;
  const { verdict, checking, failure } = strength;
  const policy = verdict?.policy ?? (bootstrap?.passwordConfig ? 'luds' : 'zxcvbn');
  const judged = verdict?.breached ? { ...verdict, ...BREACHED } : verdict;
  const rating = judged && policy === 'zxcvbn' ? word(judged, strings) : '';
  const judgement =
    judged && policy === 'zxcvbn'
      ? [rating, translateWarning(judged.warning, strings.strengthWarnings)].filter(Boolean).join('. ')
      : '';
  return (
    <Stack gap={8}>
      {policy === 'zxcvbn' && (
        <>
          <StrengthMeter
            score={judged?.score}
            label={strings.strength.label}
            text={checking ? strings.strength.checking : rating}
          />
          {judged && <Helper id={props.id}>{judgement}</Helper>}
        </>
      )}
      {policy === 'luds' && (
        <Requirements id={props.id} items={requirements(props)} metLabel={strings.strength.met} />
      )}
      <ErrorText id={`${props.id}-error`}>
        {verdict?.breached ? strings.strength.breached : failure}
      </ErrorText>
      <LiveRegion text={checking ? '' : judgement} />
    </Stack>
  );
}
