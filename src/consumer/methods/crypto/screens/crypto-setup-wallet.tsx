import { BackButton } from '../../../../kit/ui/back-button.tsx';
import { ExternalLink } from '../../../../kit/ui/external-link.tsx';
import { Row, Stack } from '../../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../../kit/ui/text.tsx';
import type { ScreenView } from '../../../method.ts';
import { WalletLogo } from '../logos.tsx';
import { DOWNLOADS } from '../wallets.ts';

export const CryptoSetupWallet: ScreenView<'CryptoSetupWallet'> = ({ send, strings }) => (
  <Stack gap={24}>
    <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
    <Heading>{strings.crypto.setUp}</Heading>
    <Text>{strings.crypto.setUpText}</Text>
    <Stack gap={12}>
      {DOWNLOADS.map(({ id, name, href }) => (
        <Row key={id}>
          <WalletLogo id={id} />
          <ExternalLink href={href}>{name}</ExternalLink>
        </Row>
      ))}
    </Stack>
  </Stack>
);
