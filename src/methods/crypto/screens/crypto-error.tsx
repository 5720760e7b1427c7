import { BackButton } from '../../../ui/back-button.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FailureMark } from '../../../ui/outcome-mark.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';

export const CryptoError: ScreenView<'CryptoError'> = ({ send, strings }) => {
  const goBack = () => send({ type: 'wentBack' });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Stack gap={24} align="center">
        <FailureMark />
        <Heading>{strings.crypto.failedHeading}</Heading>
        <Text>{strings.crypto.failed}</Text>
      </Stack>
      <Stack gap={12} align="center">
        <Button onClick={goBack}>{strings.common.retry}</Button>
        <LinkButton onClick={() => send({ type: 'walletSetupOpened' })}>{strings.crypto.setUp}</LinkButton>
      </Stack>
    </Stack>
  );
};
