/** Finds Ethereum wallets: those that announce themselves (EIP-6963), and injected ones. */
import { type EthereumProvider, isEthereumProvider } from './ethereum.ts';
import { globalAt, isRecord } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** A wallet that announced itself. Name and icon are what the wallet claims. */
export interface AnnouncedEthereum {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  /** Reverse domain name, e.g. `io.metamask`. */
  readonly rdns: string;
  readonly provider: EthereumProvider;
}

function readAnnouncement(event: Event): AnnouncedEthereum | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (!isRecord(detail) || !isRecord(detail['info']) || !isEthereumProvider(detail['provider']))
    return undefined;
  const { uuid, name, icon, rdns } = detail['info'];
  if (typeof uuid !== 'string' || typeof name !== 'string' || typeof rdns !== 'string') return undefined;
  return { uuid, name, rdns, icon: typeof icon === 'string' ? icon : '', provider: detail['provider'] };
}

/**
 * Calls back for each wallet that announces itself: synchronously for those already on the page, later for others.
 * @returns stops listening
 */
export function onEthereumWallet(callback: (wallet: AnnouncedEthereum) => void): () => void {
  const onAnnouncement = (event: Event): void => {
    const wallet = readAnnouncement(event);
    if (wallet) callback(wallet);
  };
  window.addEventListener('eip6963:announceProvider', onAnnouncement);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => window.removeEventListener('eip6963:announceProvider', onAnnouncement);
}

/** Whether the wallet has a row of its own in the table. */
export function isKnownEthereum({ rdns }: AnnouncedEthereum): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'ethereum' && announcedAs.includes(rdns));
}

/** Whether an announced wallet belongs to a row. The row for other wallets takes those that no row names. */
export function isEthereumOf({ announcedAs }: WalletRow, wallet: AnnouncedEthereum): boolean {
  return announcedAs.length > 0 ? announcedAs.includes(wallet.rdns) : !isKnownEthereum(wallet);
}

/** Whether a provider has a wallet's flag and is not another wallet that passes for it. */
function isMarked(provider: object, flag: string): boolean {
  if (Reflect.get(provider, flag) !== true) return false;
  if (flag !== 'isMetaMask') return true;
  // Other wallets set MetaMask's flag besides their own, to pass for MetaMask on old pages.
  for (const key in provider) {
    if (/^is[A-Z]/.test(key) && key !== flag && Reflect.get(provider, key) === true) return false;
  }
  return true;
}

const FLAGS = WALLETS.flatMap(({ type, flag }) => (type === 'ethereum' && flag ? [flag] : []));

/** If several wallets are injected, `window.ethereum` has a list of them. */
function injectedProviders(): readonly EthereumProvider[] {
  const ethereum = globalAt('ethereum');
  const list = isRecord(ethereum) ? ethereum['providers'] : undefined;
  return (Array.isArray(list) && list.length > 0 ? list : [ethereum]).filter(isEthereumProvider);
}

/** @param taken providers that announced themselves as wallets of other rows */
export function injectedEthereum(
  { flag, globals }: WalletRow,
  taken: readonly EthereumProvider[],
): EthereumProvider | undefined {
  const candidates = injectedProviders().filter((provider) => !taken.includes(provider));
  const ofVendor = globals.map(globalAt).find(isEthereumProvider);
  if (flag) return candidates.find((provider) => isMarked(provider, flag)) ?? ofVendor;
  return candidates.find((provider) => !FLAGS.some((known) => isMarked(provider, known)));
}
