/** Finding wallets on Ethereum: those that announce themselves (EIP-6963) first, injected ones after. */
import { type EthereumProvider, isEthereumProvider } from './ethereum.ts';
import { globalAt, isRecord } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

/** A wallet that announced itself. Its name and icon are the wallet's own words. */
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

/** Tells of each wallet that announces itself, at once of those that are there. Returns the way to stop. */
export function onEthereumWallet(tell: (wallet: AnnouncedEthereum) => void): () => void {
  const hear = (event: Event): void => {
    const wallet = readAnnouncement(event);
    if (wallet) tell(wallet);
  };
  window.addEventListener('eip6963:announceProvider', hear);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => window.removeEventListener('eip6963:announceProvider', hear);
}

/** A wallet that the table has under its own name. */
export function isKnownEthereum({ rdns }: AnnouncedEthereum): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'ethereum' && announcedAs.includes(rdns));
}

/** Whether an announced wallet is the row's; the row of any other wallet takes those that no row names. */
export function isEthereumOf({ announcedAs }: WalletRow, wallet: AnnouncedEthereum): boolean {
  return announcedAs.length > 0 ? announcedAs.includes(wallet.rdns) : !isKnownEthereum(wallet);
}

/** Whether a provider carries the mark of a row's wallet. */
function isMarked(provider: object, flag: string): boolean {
  if (Reflect.get(provider, flag) !== true) return false;
  if (flag !== 'isMetaMask') return true;
  // Wallets that want to be taken for MetaMask by old pages carry its mark besides their own.
  for (const key in provider) {
    if (/^is[A-Z]/.test(key) && key !== flag && Reflect.get(provider, key) === true) return false;
  }
  return true;
}

const FLAGS = WALLETS.flatMap(({ type, flag }) => (type === 'ethereum' && flag ? [flag] : []));

/** Several injected wallets share `window.ethereum` by a list; it is then one of them, or stands for all. */
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
