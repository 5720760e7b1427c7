import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { ScreenHead } from '../../../kit/ui/screen-head.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { pageRequests, VISITOR_LIMIT } from '../../../provider/passkeys/requests.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import type { ScreenView } from '../../method.ts';
import { explainUnanswered, usePasskeyTexts } from './actions.ts';
import { type AskedProof, createPasskey, declineOffer, passOffer } from './offer.ts';

type Outcome = 'none' | 'canceled' | 'existing' | { readonly asked: AskedProof };

/** The creation of a passkey, and what came of it. */
function useCreation(userId: string) {
  const { errors: sentences } = usePasskeyTexts();
  const { pending, failure, run } = useTask(createPasskey, {
    deadline: VISITOR_LIMIT,
    sentences,
    explain: explainUnanswered,
  });
  const [outcome, setOutcome] = useState<Outcome>('none');

  const create = (proofs = 0): void => {
    setOutcome('none');
    const input = {
      userId,
      proofs,
      onCancel: () => setOutcome('canceled'),
      onExisting: () => setOutcome('existing'),
      onProofNeeded: (asked: AskedProof) => setOutcome({ asked }),
    };
    void run(input);
  };
  return { pending, failure, outcome, create, withdraw: () => setOutcome('none') };
}

interface OfferProps {
  readonly creation: ReturnType<typeof useCreation>;
  /** True if the visitor comes back to it. */
  readonly isBack: boolean;
}

function Offer({ creation: { pending, failure, outcome, create }, isBack }: OfferProps) {
  const { common } = useStrings();
  const { passkeys, errors: sentences } = usePasskeyTexts();
  const declining = useTask(declineOffer);
  const passing = useTask(passOffer);
  const button = useRef<HTMLButtonElement>(null);

  const onCreated = useEffectEvent(() => {
    if (!pending) void passing.run({});
  });
  // Elsewhere on the page, such as in `<auth-passkeys>`.
  useEffect(() => pageRequests().onCreated(() => onCreated()), []);

  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);

  const said =
    outcome === 'canceled'
      ? sentences.user_cancellation
      : outcome === 'existing'
        ? passkeys.existing
        : failure;
  return (
    <Stack gap={24}>
      <ScreenHead heading={passkeys.offerHeading}>
        <Text>{passkeys.offer}</Text>
      </ScreenHead>
      <ErrorText quiet={outcome !== 'none'}>{said}</ErrorText>
      {outcome === 'existing' ? (
        <Button onClick={() => void passing.run({})}>{common.continue}</Button>
      ) : (
        <Stack gap={12}>
          <Button ref={button} busy={pending} onClick={() => create()}>
            {passkeys.create}
          </Button>
          <Button variant="secondary" onClick={() => void declining.run({})}>
            {passkeys.notNow}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const PasskeyOffer: ScreenView<'PasskeyOffer'> = ({ state: { userId }, config }) => {
  const creation = useCreation(userId);
  const [wasAsked, setWasAsked] = useState(false);
  const { outcome, create, withdraw } = creation;
  if (typeof outcome === 'string') return <Offer creation={creation} isBack={wasAsked} />;

  const { asked } = outcome;
  const leave = (next: () => void): void => {
    setWasAsked(true);
    next();
  };
  return (
    <asked.PasskeyProof
      needed={asked}
      onProved={() => leave(() => create(asked.proofs + 1))}
      onCancel={() => leave(withdraw)}
      config={config}
    />
  );
};

export { offerPasskey } from './offer.ts';

export const screens = { PasskeyOffer: { View: PasskeyOffer } };
