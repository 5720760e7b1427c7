/** Ethereum wallets, by EIP-1193. */
import { attempt, globalAt, isRecord, type Wallet, within } from './wallet.ts';
import { WALLETS, type WalletRow } from './wallets.ts';

export interface EthereumProvider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** For requests that a wallet answers without asking its user. */
const QUICK_MS = 2000;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const SIGNATURE = /^0x[0-9a-f]+$/i;

export function isEthereumProvider(value: unknown): value is EthereumProvider {
  return attempt(() => isRecord(value) && typeof value['request'] === 'function') ?? false;
}

/** Encodes the text to sign as hexadecimal UTF-8. Unencoded, a text that starts with 0x would be misread. */
function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A request that needs no confirmation. Resolves with undefined if the wallet does not know the method or hangs. */
async function quick(provider: EthereumProvider, method: string): Promise<unknown> {
  try {
    return await within(provider.request({ method }), QUICK_MS);
  } catch {
    return undefined;
  }
}

export function ethereumWallet(provider: EthereumProvider): Wallet {
  return {
    async connect() {
      const accounts = await provider.request({ method: 'eth_requestAccounts' });
      const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
      if (typeof address !== 'string' || !ADDRESS.test(address))
        throw new Error('The wallet returned no account.');
      return address;
    },
    async sign(message, address) {
      const accounts = await quick(provider, 'eth_accounts');
      // The active account comes first. A locked wallet lists none.
      if (Array.isArray(accounts) && String(accounts[0]).toLowerCase() !== address.toLowerCase()) {
        throw new Error('The account of the wallet has changed.');
      }
      const signature = await provider.request({
        method: 'personal_sign',
        params: [toHex(message), address],
      });
      if (typeof signature !== 'string' || !SIGNATURE.test(signature)) {
        throw new Error('The wallet returned no signature.');
      }
      return signature;
    },
    async chainId() {
      const id = await quick(provider, 'eth_chainId');
      return typeof id === 'string' && SIGNATURE.test(id) ? String(BigInt(id)) : undefined;
    },
  };
}

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

/** True if the wallet has a row of its own in the table. */
export function isKnownEthereum({ rdns }: AnnouncedEthereum): boolean {
  return WALLETS.some(({ type, announcedAs }) => type === 'ethereum' && announcedAs.includes(rdns));
}

/** True if an announced wallet belongs to a row. The row for other wallets takes those that no row names. */
export function isEthereumOf({ announcedAs }: WalletRow, wallet: AnnouncedEthereum): boolean {
  return announcedAs.length > 0 ? announcedAs.includes(wallet.rdns) : !isKnownEthereum(wallet);
}

/** True if a provider has a wallet's flag and is not another wallet that passes for it. */
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
