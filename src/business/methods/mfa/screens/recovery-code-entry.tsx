import { Text } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { confirmingOf } from '../../../flow/states.ts';
import type { ScreenView } from '../../../method.ts';
import { TextForm } from '../../../shared/text-form.tsx';
import { explainRecovery, recover } from '../actions.ts';
import { OtherWays } from '../other-ways.tsx';

export const RecoveryCodeEntry: ScreenView<'RecoveryCodeEntry'> = ({ state, send, strings }) => {
  const texts = strings.mfa;
  const task = useTask(recover, { explain: explainRecovery });
  return (
    <LaterScreen
      heading={texts.useRecovery}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      text={<Text>{texts.recoveryText}</Text>}
    >
      <TextForm
        task={task}
        missing="wrongRecoveryCode"
        label={texts.recoveryCode}
        name="recovery-code"
        dir="ltr"
        autoComplete="off"
        submit={strings.common.continue}
        onSubmit={(code) => void task.run({ ...confirmingOf(state), code })}
      />
      <OtherWays state={state} send={send} strings={strings} />
    </LaterScreen>
  );
};
