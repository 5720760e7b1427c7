import { parseEmail } from '../../../lib/email.ts';
import { useLeaving } from '../../../methods/oauth/use-leaving.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { EmailForm } from '../../../ui/email-form.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { type ScreenView, useTask } from '../../screen.ts';
import { findConnections } from '../actions.ts';

export const SsoDiscoveryEmail: ScreenView<'SsoDiscoveryEmail'> = ({ state, send, strings }) => {
  const { draft } = state;
  const task = useTask(findConnections);
  const [leaving, leave] = useLeaving();
  const find = async (email: string) => {
    if ((await task.run({ email })) === 'done') leave();
  };
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{strings.sso.emailHeading}</Heading>
      <Text>{strings.sso.emailText}</Text>
      <EmailForm
        email={draft.email}
        onChange={(email) => {
          task.clear();
          send({ type: 'drafted', draft: { email } });
        }}
        onSubmit={(typed) => {
          const email = parseEmail(typed);
          if (email === undefined) task.refuse('invalidEmail');
          else if (!leaving) void find(email);
        }}
        error={task.failure}
        busy={task.pending || leaving}
        labels={{
          email: strings.email.label,
          placeholder: strings.email.placeholder,
          submit: strings.common.continue,
        }}
      />
    </Stack>
  );
};
