import { ErrorText } from '../../kit/ui/error-text.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { Requirements } from '../../kit/ui/requirements.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { StrengthMeter } from '../../kit/ui/strength-meter.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { judgePassword } from '../../provider/password-judgement.ts';
import type { Bootstrap } from '../../provider/port.ts';
import { useLocale, useStrings } from '../runner/hooks.ts';
import type { Strength } from './use-strength.ts';

interface StrengthFeedbackProps {
  /** Of what describes the field, without the meter, which would say the rating twice. The error has `-error` after it. */
  readonly id: string;
  readonly strength: Strength;
  readonly bootstrap: Bootstrap | undefined;
}

/** Feedback about a new password, by the project's policy (spec section 5). */
export function StrengthFeedback({ id, strength, bootstrap }: StrengthFeedbackProps) {
  const strings = useStrings();
  const { verdict, checking, failure } = strength;
  const judgement = judgePassword(verdict, bootstrap, strings, useLocale());
  const { policy, score, rating, sentence } = judgement;
  return (
    <Stack gap={8}>
      {policy === 'zxcvbn' && (
        <StrengthMeter
          score={score}
          label={strings.strength.label}
          text={checking ? strings.strength.checking : rating}
        >
          {verdict && <Helper id={id}>{sentence}</Helper>}
        </StrengthMeter>
      )}
      {policy === 'luds' && (
        <Requirements id={id} items={judgement.requirements} metLabel={strings.strength.met} />
      )}
      <ErrorText id={`${id}-error`}>{verdict?.breached ? strings.strength.breached : failure}</ErrorText>
      <LiveRegion text={checking ? '' : sentence} />
    </Stack>
  );
}
