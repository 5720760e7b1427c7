import { format } from '../../../../kit/i18n/strings.ts';
import { Button, LinkButton } from '../../../../kit/ui/button.tsx';
import { ExternalButton } from '../../../../kit/ui/external-button.tsx';
import { Row, Stack } from '../../../../kit/ui/stack.tsx';
import { Text } from '../../../../kit/ui/text.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import type { ScreenView } from '../../../method.ts';
import { WalletLogo } from '../logos.tsx';
import { rowOf } from '../wallets.ts';

export const CryptoError: ScreenView<'CryptoError'> = ({ state, send, strings }) => {
  const goBack = () => send({ type: 'wentBack' });
  const { crypto } = strings;
  // An announced wallet has no row, and the rows for other wallets have no name.
  const { id, name, download } = rowOf(state.wallet) ?? {};
  const named = (text: string) => format(text, { wallet: name ?? '' });
  const install = state.isMissing && download;
  return (
    <LaterScreen
      heading={crypto.failedHeading}
      text={<Text>{crypto.failed}</Text>}
      onBack={goBack}
      strings={strings}
    >
      {state.isMissing && (
        <Text>{name === undefined ? crypto.noneInstalled : named(crypto.notInstalled)}</Text>
      )}
      {!state.isMissing && id && name && (
        <Row>
          <WalletLogo id={id} />
          <Text>{name}</Text>
        </Row>
      )}
      <Stack gap={12}>
        {install && (
          <ExternalButton variant="primary" href={install}>
            {named(crypto.install)}
          </ExternalButton>
        )}
        <Button variant={install ? 'secondary' : 'primary'} onClick={goBack}>
          {strings.common.retry}
        </Button>
        <LinkButton onClick={() => send({ type: 'walletSetupOpened' })}>{crypto.setUp}</LinkButton>
      </Stack>
    </LaterScreen>
  );
};
