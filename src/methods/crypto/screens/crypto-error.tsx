import { BackButton } from '../../../ui/back-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';

export const CryptoError: ScreenView<'CryptoError'> = ({ send, strings }) => (
  <Stack gap={24}>
    <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
    <Heading>{strings.crypto.failedHeading}</Heading>
    <Text>{strings.crypto.failed}</Text>
  </Stack>
);
