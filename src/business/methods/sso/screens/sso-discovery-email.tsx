import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { useLeaving } from '../../../../shell/views/oauth/use-leaving.ts';
import type { ScreenView } from '../../../screen.ts';
import { DraftEmailForm } from '../../../shared/draft-email-form.tsx';
import { findConnections } from '../actions.ts';

export const SsoDiscoveryEmail: ScreenView<'SsoDiscoveryEmail'> = ({ state, send, strings }) => {
  const { draft } = state;
  const task = useTask(findConnections);
  const [leaving, leave] = useLeaving(task);
  const find = async (email: string) => {
    if ((await task.run({ email })) === 'done') leave();
  };
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{strings.sso.emailHeading}</Heading>
      <Text>{strings.sso.emailText}</Text>
      <DraftEmailForm
        draft={draft}
        task={task}
        busy={task.pending || leaving}
        onEmail={(email) => {
          if (!leaving) void find(email);
        }}
        send={send}
        strings={strings}
      />
    </Stack>
  );
};
