/** Lists the wallets that announced themselves and have no row of their own in the table. */

import { batched } from '../../../kit/lib/batched.ts';
import { visible } from '../../../kit/lib/email.ts';
import type { WalletChoice } from '../../flow/screens.ts';
import { idOfEthereum, isKnownEthereum, onEthereumWallet } from './ethereum.ts';
import { isKnownSolana, onSolanaWallets, solanaWallets } from './solana.ts';

/** As offered on CryptoOtherScreen. */
export interface AnnouncedWallet extends WalletChoice {
  readonly name: string;
  /** The icon, as the wallet claims; not validated. */
  readonly icon: unknown;
}

/** Of each chain. Any script on the page can announce wallets, and thousands of buttons would block the page. */
const MAX_LISTED = 30;

/** In characters. */
const MAX_NAME_LENGTH = 60;

/** The longest text that is searched for a name, in UTF-16 code units. */
const MAX_CLAIM_LENGTH = 1000;

/** The name that the widget shows, without what could disguise it; empty if the wallet has none. */
function shownName(claimed: string): string {
  // Spaces first, because line breaks are invisible, too.
  const name = visible(claimed.slice(0, MAX_CLAIM_LENGTH).replace(/\s+/g, ' ')).trim();
  return [...name].slice(0, MAX_NAME_LENGTH).join('');
}

/**
 * Calls back with the wallets that are not in the table, now and after each change.
 * @returns stops watching
 */
export function watchUnknownWallets(callback: (wallets: readonly AnnouncedWallet[]) => void): () => void {
  const ethereum = new Map<string, AnnouncedWallet>();
  let stopped = false;
  const update = (): void => {
    if (stopped) return;
    const solana = solanaWallets()
      .filter((wallet) => !isKnownSolana(wallet))
      .map(({ id, name, icon }) => ({ id, type: 'solana' as const, name: shownName(name), icon }))
      .filter(({ name }) => name !== '');
    callback([...ethereum.values(), ...solana.slice(0, MAX_LISTED)]);
  };
  const updateLater = batched(update);
  const stops = [
    onEthereumWallet((wallet) => {
      const id = idOfEthereum(wallet);
      if (ethereum.size >= MAX_LISTED || isKnownEthereum(wallet) || ethereum.has(id)) return;
      const name = shownName(wallet.name);
      if (name === '') return;
      ethereum.set(id, { id, type: 'ethereum', name, icon: wallet.icon });
      updateLater();
    }),
    onSolanaWallets(updateLater),
  ];
  update();
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
