import { useContext, useRef, useState } from 'react';
import { Icon } from '../../../kit/icons/icon.tsx';
import { PASSKEY_PATH } from '../../../kit/icons/passkey-path.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { explainRequest, VISITOR_LIMIT } from '../../../provider/passkeys/requests.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { AgreementContext } from '../../../shell/views/agreement.ts';
import { useLastUsed } from '../../../shell/views/last-used.tsx';
import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { signInWithPasskey, usePasskeyTexts } from './actions.ts';
import { useAutofill } from './use-autofill.ts';

const FORMS = ['emailMagicLinks', 'otp', 'passwords'] as const;

function PasskeyButton({ config, strings }: ScreenProps<StateOf<'Main'>>) {
  const box = useRef<HTMLDivElement>(null);
  const hasForm = FORMS.some((product) => config.products.includes(product));
  const { errors: sentences } = usePasskeyTexts();
  const { isGiven } = useContext(AgreementContext);
  const autofill = useAutofill(box, hasForm && isGiven, sentences);
  const task = useTask(signInWithPasskey, { deadline: VISITOR_LIMIT, sentences, explain: explainRequest });
  const [canceled, setCanceled] = useState(false);

  const press = async (): Promise<void> => {
    let wasCanceled = false;
    setCanceled(false);
    autofill.clear();
    const onCancel = (): void => {
      wasCanceled = true;
    };
    await task.run({ onCancel });
    setCanceled(wasCanceled);
    if (wasCanceled) autofill.resume();
  };

  return (
    <Stack ref={box} gap={8}>
      <Button
        variant="secondary"
        part="button-passkey"
        mark={useLastUsed('passkey')}
        icon={
          <Icon>
            <path d={PASSKEY_PATH} />
          </Icon>
        }
        busy={task.pending || autofill.busy}
        onClick={() => void press()}
      >
        {strings.passkeys.continueWith}
      </Button>
      <ErrorText quiet={canceled}>
        {canceled ? sentences.user_cancellation : (task.failure ?? autofill.failure)}
      </ErrorText>
    </Stack>
  );
}

export const views: MainPart<'passkeys'>['views'] = { passkeys: PasskeyButton };
