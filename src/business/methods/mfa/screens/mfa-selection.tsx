import { Button } from '../../../../kit/ui/button.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import type { ScreenView } from '../../../method.ts';

/** The visitor chooses a second factor. */
export const MfaSelection: ScreenView<'MfaSelection'> = ({ state, send, strings }) => {
  const { factor, methods } = state;
  const texts = strings.mfa;
  const isEnrolled = factor.hasTotp || factor.phone !== undefined;
  const labels = { smsOtp: texts.sms, totp: texts.totp };
  return (
    <LaterScreen
      heading={isEnrolled ? texts.chooseEnrolledHeading : texts.chooseHeading}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      text={<Text>{texts.choose}</Text>}
    >
      <Stack gap={8}>
        {methods.map((method) => (
          <Button key={method} variant="secondary" onClick={() => send({ type: 'mfaMethodChosen', method })}>
            {labels[method]}
          </Button>
        ))}
      </Stack>
    </LaterScreen>
  );
};
