import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../../kit/ui/text.tsx';
import type { ScreenView } from '../../../screen.ts';

/** The visitor chooses a second factor. */
export const MfaSelection: ScreenView<'MfaSelection'> = ({ state, send, strings }) => {
  const { factor, methods } = state;
  const texts = strings.mfa;
  const isEnrolled = factor.hasTotp || factor.phone !== undefined;
  const labels = { smsOtp: texts.sms, totp: texts.totp };
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      <Heading>{isEnrolled ? texts.chooseEnrolledHeading : texts.chooseHeading}</Heading>
      <Text>{texts.choose}</Text>
      <Stack gap={8}>
        {methods.map((method) => (
          <Button key={method} variant="secondary" onClick={() => send({ type: 'mfaMethodChosen', method })}>
            {labels[method]}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
};
