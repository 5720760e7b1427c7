import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import type { ScreenView } from '../../../method.ts';
import { sendCode, sendLink } from '../actions.ts';

/** The page offers links and codes: the visitor says which. */
export const EmailMethodSelection: ScreenView<'EmailMethodSelection'> = ({ state, send, strings }) => {
  const { email, visit } = state;
  const texts = strings.emailMethod;
  const link = useTask(sendLink);
  const code = useTask(sendCode);
  const isSending = link.pending || code.pending;
  const run = (task: typeof link, other: typeof link) => {
    if (isSending) return;
    other.clear();
    void task.run({ email, visit });
  };
  return (
    <LaterScreen
      account={email}
      heading={texts.heading}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      text={<Sentence text={texts.text} slots={{ email }} />}
    >
      <Stack gap={12}>
        <Button busy={link.pending} onClick={() => run(link, code)}>
          {strings.password.emailLink}
        </Button>
        <Button variant="secondary" busy={code.pending} onClick={() => run(code, link)}>
          {strings.password.emailCode}
        </Button>
        <ErrorText>{link.failure ?? code.failure}</ErrorText>
      </Stack>
    </LaterScreen>
  );
};
