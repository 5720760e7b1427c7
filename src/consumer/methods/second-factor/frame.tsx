/** What the screens of a second factor have in common. */
import type { ReactNode } from 'react';
import { LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { rejectAccount } from '../../../shell/arrival/arrival-actions.ts';
import type { Explain } from '../../../shell/runner/types.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { type TaskOptions, useTask } from '../../../shell/runner/use-task.ts';
import type { HalfSignedIn } from '../../flow/second-factor-types.ts';
import type { Consumer } from '../../flow/types.ts';
import { explainEnd } from './actions.ts';
import { type SecondFactorTexts, useSecondFactorTexts } from './texts.ts';

/** Renders its children once their texts are there. */
export function WithTexts({ children }: { readonly children: (texts: SecondFactorTexts) => ReactNode }) {
  const { common } = useStrings();
  const texts = useSecondFactorTexts();
  return texts ? children(texts) : <Spinner label={common.loading} />;
}

/** A session that has ended leads to the first screen, which says so. */
export const afterFirst = (
  { errors }: Pick<SecondFactorTexts, 'errors'>,
  explain: Explain = () => undefined,
): TaskOptions<Consumer> => ({
  sentences: errors,
  explain: (error) => explainEnd(error) ?? explain(error),
  onFailure: ({ reason }) =>
    reason === 'discoveryExpired'
      ? { type: 'secondFactorExpired', notice: errors.discoveryExpired }
      : undefined,
});

interface CancelProps {
  readonly state: HalfSignedIn;
  readonly texts: Pick<SecondFactorTexts, 'proof'>;
}

/** Signs out: without the second factor, the first is of no use. Whoever was signed in before reads what becomes of that. */
export function Cancel({ state: { accepted }, texts: { proof } }: CancelProps) {
  const { loggingIn } = useStrings();
  const { run, failure } = useTask<Consumer, object>(rejectAccount);
  const label = accepted.method === 'session' ? loggingIn.useAnother : proof.cancel;
  return (
    <>
      <LinkButton onClick={() => void run({})}>{label}</LinkButton>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}
