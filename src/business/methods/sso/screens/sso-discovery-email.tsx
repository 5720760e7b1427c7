import { Text } from '../../../../kit/ui/text.tsx';
import { DraftEmailForm } from '../../../../shell/views/draft-email-form.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { useLeavingTask } from '../../../../shell/views/oauth/use-leaving-task.ts';
import type { ScreenView } from '../../../method.ts';
import { findConnections } from '../actions.ts';

export const SsoDiscoveryEmail: ScreenView<'SsoDiscoveryEmail'> = ({ state, send, strings }) => {
  const { draft } = state;
  const task = useLeavingTask(findConnections);
  return (
    <LaterScreen
      heading={strings.sso.emailHeading}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      text={<Text>{strings.sso.emailText}</Text>}
    >
      <DraftEmailForm
        draft={draft}
        task={task}
        onEmail={(email) => void task.run({ email })}
        send={send}
        strings={strings}
      />
    </LaterScreen>
  );
};
