import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { ScreenHead } from '../../../kit/ui/screen-head.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { explainRequest, pageRequests, VISITOR_LIMIT } from '../../../provider/passkeys/requests.ts';
import { useProvedTask } from '../../../shell/proof/use-proved-task.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import type { ScreenView } from '../../method.ts';
import { usePasskeyTexts } from './actions.ts';
import { createPasskey, declineOffer, passOffer } from './offer.ts';

/** Few visitors need it. */
const loadProof = async () => (await import('./screens/passkey-proof.tsx')).PasskeyProof;

/** The creation of a passkey, and what came of it. */
function useCreation(userId: string) {
  const { errors: sentences } = usePasskeyTexts();
  const [hasOne, setHasOne] = useState(false);
  const { run, ...creating } = useProvedTask(createPasskey, loadProof, {
    deadline: VISITOR_LIMIT,
    sentences,
    explain: explainRequest,
  });
  const create = (): void => {
    setHasOne(false);
    void run({ userId, onExisting: () => setHasOne(true) });
  };
  return { ...creating, hasOne, create };
}

interface OfferProps {
  readonly creation: ReturnType<typeof useCreation>;
  /** True if the visitor comes back to it. */
  readonly isBack: boolean;
}

function Offer({ creation: { pending, failure, canceled, hasOne, create }, isBack }: OfferProps) {
  const { common } = useStrings();
  const { passkeys } = usePasskeyTexts();
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

  return (
    <Stack gap={24}>
      <ScreenHead heading={passkeys.offerHeading}>
        <Text>{passkeys.offer}</Text>
      </ScreenHead>
      <ErrorText quiet={canceled || hasOne}>{hasOne ? passkeys.existing : failure}</ErrorText>
      {hasOne ? (
        <Button onClick={() => void passing.run({})}>{common.continue}</Button>
      ) : (
        <Stack gap={12}>
          <Button ref={button} busy={pending} onClick={create}>
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

const PasskeyOffer: ScreenView<'PasskeyOffer'> = ({ state: { userId } }) => {
  const creation = useCreation(userId);
  const { asked } = creation;
  const [wasAsked, setWasAsked] = useState(false);
  if (asked && !wasAsked) setWasAsked(true);
  return asked ? <asked.View {...asked} /> : <Offer creation={creation} isBack={wasAsked} />;
};

export { offerPasskey } from './offer.ts';

export const screens = { PasskeyOffer: { View: PasskeyOffer } };
