import { useLayoutEffect, useState } from 'react';
import type { Strings } from '../../../kit/i18n/catalogue.ts';
import { format } from '../../../kit/i18n/strings.ts';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { EmbeddedIcon } from '../../../kit/ui/embedded-icon.tsx';
import { ExternalButton } from '../../../kit/ui/external-button.tsx';
import { ExternalLink } from '../../../kit/ui/sentence.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { Row, Stack } from '../../../kit/ui/stack.tsx';
import { Helper, Text } from '../../../kit/ui/text.tsx';
import { askingStep, type Step } from '../../../shell/runner/step.ts';
import { useGoBack } from '../../../shell/runner/use-runner.ts';
import { Confirmation } from '../../../shell/views/confirmation.tsx';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import type { Consumer } from '../../flow/types.ts';
import type { Action, Screen, ScreenProps, ScreenView } from '../../method.ts';
import { authenticateWallet, explainRefused, startWallet } from './actions.ts';
import { connect, sign } from './chosen-wallet.ts';
import { AnyWalletLogo, WalletLogo } from './logos.tsx';
import { WalletButton } from './main.tsx';
import { type AnnouncedWallet, watchUnknownWallets } from './unknown-wallets.ts';
import { problemOf, within } from './wallet.ts';
import { DOWNLOADS, labelOf, rowOf, splitWallets, WALLETS } from './wallets.ts';

function useUnknownWallets(): readonly AnnouncedWallet[] {
  const [wallets, setWallets] = useState<readonly AnnouncedWallet[]>([]);
  // Before the paint, because most wallets announce themselves synchronously.
  useLayoutEffect(() => watchUnknownWallets(setWallets), []);
  return wallets;
}

const sameName = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** The wallet's name, with its chain if another wallet has the same name. */
function title({ name, type }: AnnouncedWallet, all: readonly AnnouncedWallet[], strings: Strings): string {
  const unique =
    all.filter((other) => sameName(name, other.name)).length === 1 &&
    !WALLETS.some((row) => sameName(name, row.name));
  if (unique) return name;
  const { onEthereum, onSolana } = strings.crypto;
  return format(type === 'solana' ? onSolana : onEthereum, { wallet: name });
}

const CryptoOtherScreen: ScreenView<'CryptoOtherScreen'> = ({ send, config, strings }) => {
  const announced = useUnknownWallets();
  const { rest } = splitWallets(config);
  return (
    <LaterScreen heading={strings.crypto.othersHeading}>
      <Stack gap={16}>
        <Stack gap={8}>
          {announced.map((wallet) => (
            <WalletButton
              key={wallet.id}
              label={format(strings.crypto.continueWith, { wallet: title(wallet, announced, strings) })}
              icon={<EmbeddedIcon src={wallet.icon} fallback={<AnyWalletLogo />} />}
              onClick={() => send({ type: 'walletChosen', wallet: { id: wallet.id, type: wallet.type } })}
            />
          ))}
          {rest.map((row) => (
            <WalletButton
              key={row.id}
              label={labelOf(row, strings)}
              icon={<WalletLogo id={row.id} />}
              onClick={() => send({ type: 'walletChosen', wallet: { id: row.id, type: row.type } })}
            />
          ))}
        </Stack>
        <LinkButton onClick={() => send({ type: 'walletSetupOpened' })}>{strings.crypto.setUp}</LinkButton>
      </Stack>
    </LaterScreen>
  );
};

interface WaitingProps extends Pick<ScreenProps, 'strings'> {
  readonly task: 'connecting' | 'signing';
}

/** Shown while the visitor is busy with the wallet. */
const Waiting = ({ task, strings }: WaitingProps) => (
  <LaterScreen heading={strings.crypto[task]} text={<Text>{strings.crypto[`${task}Text`]}</Text>}>
    <Spinner label={strings.common.loading} />
    <Helper>{strings.crypto.noPopup}</Helper>
  </LaterScreen>
);

/** The visitor may have to unlock the wallet first. */
const WALLET_DEADLINE_MS = 3 * 60_000;

const CODES = { walletConnect: 'wallet_connect', walletSign: 'wallet_sign' } as const;

/**
 * A step that asks the wallet. Failures of wallet and provider lead to CryptoError (spec section 4).
 * @param action passes the wallet's answer on to the provider
 */
function walletStep<Input>(
  failure: keyof typeof CODES,
  ask: () => Promise<Input>,
  action: Action<Input>,
): Step<Consumer> {
  return askingStep({
    ask: () => within(ask(), WALLET_DEADLINE_MS),
    unanswered: { code: CODES[failure], reason: failure },
    action,
    explain: explainRefused(failure),
    onFailure: ({ cause }) => ({ type: 'walletFailed', problem: problemOf(cause) }),
  });
}

const CryptoConnect: Screen<'CryptoConnect'> = {
  enter: ({ state, bootstrap }) =>
    walletStep(
      'walletConnect',
      async () => {
        const { wallet, address } = await connect(state.wallet);
        const chainId = bootstrap?.siweRequired ? await wallet.chainId() : undefined;
        return { wallet: state.wallet, address, chainId };
      },
      startWallet,
    ),

  View: (props) => <Waiting {...props} task="connecting" />,
};

const CryptoSignMessage: Screen<'CryptoSignMessage'> = {
  enter: ({ state: { wallet, address, challenge } }) =>
    walletStep(
      'walletSign',
      async () => ({ wallet, address, signature: await sign(wallet, address, challenge) }),
      authenticateWallet,
    ),

  View: (props) => <Waiting {...props} task="signing" />,
};

const CryptoSetupWallet: ScreenView<'CryptoSetupWallet'> = ({ strings }) => (
  <LaterScreen heading={strings.crypto.setUp} text={<Text>{strings.crypto.setUpText}</Text>}>
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

const CryptoError: ScreenView<'CryptoError'> = ({ state, send, strings }) => {
  const goBack = useGoBack();
  const { crypto } = strings;
  // An announced wallet has no row, and the rows for other wallets have no name.
  const { id, name, download } = rowOf(state.wallet) ?? {};
  const named = (text: string) => format(text, { wallet: name ?? '' });
  const isMissing = state.problem === 'missing';
  const install = isMissing && download;
  return (
    <LaterScreen heading={crypto.failedHeading} text={<Text>{crypto.failed}</Text>}>
      {isMissing && <Text>{name === undefined ? crypto.noneInstalled : named(crypto.notInstalled)}</Text>}
      {state.problem === 'pending' && <Text>{crypto.requestWaiting}</Text>}
      {!isMissing && id && name && (
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

const CryptoConfirmation: ScreenView<'CryptoConfirmation'> = ({ state, strings }) => (
  <Confirmation
    heading={strings.crypto.confirmedHeading}
    text={strings.crypto.confirmed}
    account={state.account}
  />
);

export const screens = {
  CryptoConnect,
  CryptoSignMessage,
  CryptoOtherScreen: { View: CryptoOtherScreen },
  CryptoSetupWallet: { View: CryptoSetupWallet },
  CryptoError: { View: CryptoError },
  CryptoConfirmation: { View: CryptoConfirmation },
};
