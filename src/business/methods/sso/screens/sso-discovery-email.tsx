import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../../kit/ui/text.tsx';
import { DraftEmailForm } from '../../../../shell/views/draft-email-form.tsx';
import { useLeavingTask } from '../../../../shell/views/oauth/use-leaving-task.ts';
import type { ScreenView } from '../../../screen.ts';
import { findConnections } from '../actions.ts';

export const SsoDiscoveryEmail: ScreenView<'SsoDiscoveryEmail'> = ({ state, send, strings }) => {
  const { draft } = state;
  const task = useLeavingTask(findConnections);
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{strings.sso.emailHeading}</Heading>
      <Text>{strings.sso.emailText}</Text>
      <DraftEmailForm
        draft={draft}
        task={task}
        onEmail={(email) => void task.run({ email })}
        send={send}
        strings={strings}
      />
    </Stack>
  );
};
