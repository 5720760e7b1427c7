import { ExternalLink } from '../../../../kit/ui/external-link.tsx';
import { Row, Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import type { ScreenView } from '../../../method.ts';
import { WalletLogo } from '../logos.tsx';
import { DOWNLOADS } from '../wallets.ts';

export const CryptoSetupWallet: ScreenView<'CryptoSetupWallet'> = ({ send, strings }) => (
  <LaterScreen
    heading={strings.crypto.setUp}
    onBack={() => send({ type: 'wentBack' })}
    strings={strings}
    text={<Text>{strings.crypto.setUpText}</Text>}
  >
    <Stack gap={12}>
      {DOWNLOADS.map(({ id, name, href }) => (
        <Row key={id}>
          <WalletLogo id={id} />
          <ExternalLink href={href}>{name}</ExternalLink>
        </Row>
      ))}
    </Stack>
  </LaterScreen>
);
