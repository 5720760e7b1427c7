/** What takes the place of an authenticator app: to be saved, and to be entered. */
import type { MfaTexts } from '../../../kit/i18n/catalogue.ts';
import { downloadText } from '../../../kit/lib/download-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { SecretList } from '../../../kit/ui/secret-text.tsx';
import { Columns, Stack } from '../../../kit/ui/stack.tsx';
import type { Task, TaskResult } from '../../runner/use-task.ts';
import { TextForm } from '../text-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { recoveryCodeOf } from './recovery-code.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly texts: MfaTexts;
}

/** The codes, to be copied or downloaded. */
export function RecoveryCodes({ codes, texts }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Stack gap={8}>
      <SecretList codes={codes} />
      <Columns>
        <CopyButton text={text} texts={texts} />
        <Button
          variant="secondary"
          onClick={() => downloadText(`recovery-codes-${location.hostname}.txt`, text)}
        >
          {texts.download}
        </Button>
      </Columns>
    </Stack>
  );
}

interface RecoveryFormProps {
  readonly task: Pick<Task<never>, 'pending' | 'failure' | 'refuse' | 'clear'>;
  readonly texts: MfaTexts;
  readonly submit: string;
  readonly onSubmit: (code: string) => Promise<TaskResult>;
}

/** Asks for one of the codes. */
export function RecoveryForm({ texts, onSubmit, ...form }: RecoveryFormProps) {
  return (
    <TextForm
      {...form}
      onSubmit={(typed) => onSubmit(recoveryCodeOf(typed))}
      missing="wrongRecoveryCode"
      label={texts.recoveryCode}
      name="recovery-code"
      dir="ltr"
      autoComplete="off"
    />
  );
}
