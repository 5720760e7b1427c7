import { useRef, useState } from 'react';
import { Button } from '../../../../kit/ui/button.tsx';
import { Form } from '../../../../kit/ui/form.tsx';
import { LaterScreen } from '../../../../kit/ui/later-screen.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { TextField } from '../../../../kit/ui/text-field.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { confirmingOf } from '../../../flow/states.ts';
import type { ScreenView } from '../../../screen.ts';
import { explainRecovery, recover } from '../actions.ts';
import { OtherWays } from '../other-ways.tsx';

export const RecoveryCodeEntry: ScreenView<'RecoveryCodeEntry'> = ({ state, send, strings }) => {
  const texts = strings.mfa;
  const task = useTask(recover, { explain: explainRecovery });
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const typed = (field.current?.value ?? code).trim();
    if (typed === '') task.refuse('wrongRecoveryCode');
    else void task.run({ ...confirmingOf(state), code: typed });
  };
  return (
    <LaterScreen heading={texts.useRecovery} onBack={() => send({ type: 'wentBack' })} strings={strings}>
      <Text>{texts.recoveryText}</Text>
      <Form onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            ref={field}
            label={texts.recoveryCode}
            name="recovery-code"
            type="text"
            dir="ltr"
            autoComplete="off"
            value={code}
            onChange={(typed) => {
              task.clear();
              setCode(typed);
            }}
            {...(task.failure !== undefined && { error: task.failure })}
          />
          <Button type="submit" busy={task.pending}>
            {strings.common.continue}
          </Button>
        </Stack>
      </Form>
      <OtherWays state={state} send={send} strings={strings} />
    </LaterScreen>
  );
};
