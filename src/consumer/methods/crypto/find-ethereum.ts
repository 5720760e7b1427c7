/** Finds Ethereum wallets: those that announce themselves (EIP-6963), and injected ones. */
import { type EthereumProvider, isEthereumProvider } from './ethereum.ts';
import { attempt, globalAt, isRecord } from './wallet.ts';
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

/** Far longer than a UUID or domain name. */
const MAX_ID_LENGTH = 300;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_ID_LENGTH;

function readAnnouncement(event: Event): AnnouncedEthereum | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (!isRecord(detail)) return undefined;
  const { info, provider } = detail;
  if (!isRecord(info) || !isEthereumProvider(provider)) return undefined;
  const { uuid, name, icon, rdns } = info;
  if (!isId(uuid) || !isId(rdns) || typeof name !== 'string') return undefined;
  return { uuid, name, rdns, icon: typeof icon === 'string' ? icon : '', provider };
}

/**
 * Calls back for each wallet that announces itself: synchronously for those already on the page, later for others.
 * @returns stops listening
 */
export function onEthereumWallet(callback: (wallet: AnnouncedEthereum) => void): () => void {
  const onAnnouncement = (event: Event): void => {
    const wallet = attempt(() => readAnnouncement(event));
    if (wallet) callback(wallet);
  };
  window.addEventListener('eip6963:announceProvider', onAnnouncement);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => window.removeEventListener('eip6963:announceProvider', onAnnouncement);
}

export const idOfEthereum = ({ rdns, uuid }: AnnouncedEthereum): string => `${rdns} ${uuid}`;

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
function injectedProviders(): readonly unknown[] {
  const list = globalAt('ethereum.providers');
  const listed = attempt(() => (Array.isArray(list) ? [...list] : [])) ?? [];
  return listed.length > 0 ? listed : [globalAt('ethereum')];
}

/** @param taken providers that announced themselves as wallets of other rows */
export function injectedEthereum(
  { flag, globals }: WalletRow,
  taken: readonly EthereumProvider[],
): EthereumProvider | undefined {
  const fits = (provider: EthereumProvider): boolean =>
    flag ? isMarked(provider, flag) : !FLAGS.some((known) => isMarked(provider, known));
  const candidates = injectedProviders().filter(isEthereumProvider);
  const fitting = candidates.find(
    (provider) => !taken.includes(provider) && attempt(() => fits(provider)) === true,
  );
  return fitting ?? globals.map(globalAt).find(isEthereumProvider);
}
