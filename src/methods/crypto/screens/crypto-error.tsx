import { format } from '../../../i18n/strings.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { FailureMark } from '../../../ui/outcome-mark.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';
import { rowOf } from '../wallets.ts';

export const CryptoError: ScreenView<'CryptoError'> = ({ state, send, strings }) => {
  const goBack = () => send({ type: 'wentBack' });
  const { crypto } = strings;
  // An announced wallet has no row, and the rows for other wallets have no name.
  const { name, download } = (state.missing && rowOf(state.missing)) ?? {};
  const named = (text: string) => format(text, { wallet: name ?? '' });
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={goBack} />
      <Stack gap={24} align="center">
        <FailureMark />
        <Heading>{crypto.failedHeading}</Heading>
        <Text>{crypto.failed}</Text>
        {state.missing && (
          <Text>{name === undefined ? crypto.noneInstalled : named(crypto.notInstalled)}</Text>
        )}
      </Stack>
      <Stack gap={12} align="center">
        <Button onClick={goBack}>{strings.common.retry}</Button>
        {download && <ExternalLink href={download}>{named(crypto.install)}</ExternalLink>}
        <LinkButton onClick={() => send({ type: 'walletSetupOpened' })}>{crypto.setUp}</LinkButton>
      </Stack>
    </Stack>
  );
};
