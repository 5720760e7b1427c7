import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { ScreenHead } from '../../../../kit/ui/screen-head.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { pageRequests } from '../../../../provider/passkeys/requests.ts';
import { useTask } from '../../../../shell/runner/hooks.ts';
import type { ScreenView } from '../../../method.ts';
import { createPasskey, declineOffer, type NeededProof, passOffer } from '../offer-actions.ts';
import { usePasskeyTexts } from '../texts.ts';
import { VISITOR_LIMIT } from '../visitor-limit.ts';

type Outcome = 'none' | 'canceled' | 'existing';

export const PasskeyOffer: ScreenView<'PasskeyOffer'> = ({ state: { userId }, config, strings, locale }) => {
  const { passkeys, errors: sentences } = usePasskeyTexts();
  const { offerHeading, offer, create, notNow, existing } = passkeys;
  const creating = useTask(createPasskey, { deadline: VISITOR_LIMIT, sentences });
  const declining = useTask(declineOffer);
  const passing = useTask(passOffer);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [needed, setNeeded] = useState<NeededProof>();
  const button = useRef<HTMLButtonElement>(null);
  const [isCanceled, setCanceled] = useState(false);

  // Back to what was pressed.
  useEffect(() => {
    if (isCanceled) button.current?.focus();
  }, [isCanceled]);

  const onCreated = useEffectEvent(() => {
    if (!creating.pending) void passing.run({});
  });
  // Elsewhere on the page, such as in `<auth-passkeys>`.
  useEffect(() => pageRequests().onCreated(() => onCreated()), []);

  const press = (proofs = 0): void => {
    setOutcome('none');
    setCanceled(false);
    const onCancel = (): void => setOutcome('canceled');
    const onExisting = (): void => setOutcome('existing');
    const onProofNeeded = (found: NeededProof): void => setNeeded(found);
    void pageRequests().alone(() => creating.run({ userId, proofs, onCancel, onExisting, onProofNeeded }));
  };

  const said = { none: creating.failure, canceled: sentences.user_cancellation, existing }[outcome];
  if (needed)
    return (
      <needed.PasskeyProof
        needed={needed}
        onProved={() => {
          setNeeded(undefined);
          press(needed.proofs + 1);
        }}
        onCancel={() => {
          setNeeded(undefined);
          setCanceled(true);
        }}
        config={config}
        strings={strings}
        locale={locale}
      />
    );
  return (
    <Stack gap={24}>
      <ScreenHead heading={offerHeading}>
        <Text>{offer}</Text>
      </ScreenHead>
      <ErrorText quiet={outcome !== 'none'}>{said}</ErrorText>
      {outcome === 'existing' ? (
        <Button onClick={() => void passing.run({})}>{strings.common.continue}</Button>
      ) : (
        <Stack gap={12}>
          <Button ref={button} busy={creating.pending} onClick={() => press()}>
            {create}
          </Button>
          <Button variant="secondary" onClick={() => void declining.run({})}>
            {notNow}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
