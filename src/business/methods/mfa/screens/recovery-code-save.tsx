import { downloadText } from '../../../../kit/lib/download-text.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { ScreenHead } from '../../../../kit/ui/screen-head.tsx';
import { SecretList } from '../../../../kit/ui/secret-text.tsx';
import { Spinner } from '../../../../kit/ui/spinner.tsx';
import { Columns, Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { step } from '../../../../shell/runner/step.ts';
import type { Screen } from '../../../method.ts';
import { fetchRecoveryCodes, finishSaving } from '../actions.ts';
import { CopyButton } from '../copy-button.tsx';

/** Signed in, but the codes for an emergency have to be saved first: nobody sees them again. */
export const RecoveryCodeSave: Screen<'RecoveryCodeSave'> = {
  enter: ({ state: { codes } }) => (codes ? undefined : step({ action: fetchRecoveryCodes, input: {} })),

  View({ state: { codes, signedIn, resets }, strings, entered }) {
    const texts = strings.mfa;
    const saving = useTask(finishSaving);
    return (
      <Stack gap={24}>
        <ScreenHead heading={texts.saveHeading}>
          <Text>{texts.save}</Text>
        </ScreenHead>
        <ErrorText>{entered.failure}</ErrorText>
        {codes && (
          <Stack gap={8}>
            <SecretList codes={codes} />
            <Columns>
              <CopyButton text={codes.join('\n')} />
              <Button
                variant="secondary"
                onClick={() => downloadText(`recovery-codes-${location.hostname}.txt`, codes.join('\n'))}
              >
                {texts.download}
              </Button>
            </Columns>
          </Stack>
        )}
        {!codes && entered.status === 'failed' && (
          <Button variant="secondary" onClick={entered.start}>
            {strings.common.retry}
          </Button>
        )}
        {!codes && entered.status !== 'failed' && <Spinner label={strings.common.loading} />}
        <ErrorText>{saving.failure}</ErrorText>
        {(codes || entered.status === 'failed') && (
          <Button busy={saving.pending} onClick={() => void saving.run({ isResumed: !signedIn, resets })}>
            {texts.saved}
          </Button>
        )}
      </Stack>
    );
  },
};
