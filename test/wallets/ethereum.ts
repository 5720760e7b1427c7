/** A wallet with real keys behind EIP-1193, announced by EIP-6963. */
import { type Hex, hexToString, numberToHex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { answer, type Log } from './manners.ts';
import type { EthereumSpec } from './specs.ts';

const POLYGON = 137;

interface RequestArguments {
  readonly method: string;
  readonly params?: readonly unknown[];
}

const makeAccount = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

export class EthereumTestWallet {
  readonly #spec: EthereumSpec;
  readonly #log: Log;
  /** The one in use comes first. */
  #accounts = [makeAccount()];
  #shown = false;

  constructor(spec: EthereumSpec, log: Log) {
    this.#spec = spec;
    this.#log = log;
    for (const flag of spec.flags ?? []) Object.assign(this, { [flag]: true });
  }

  /** A method, not an arrow function: like many wallets, it cannot be called detached from its object. */
  async request({ method, params = [] }: RequestArguments): Promise<unknown> {
    this.#log(this.#spec.name, method);
    const { connect, sign, bare } = this.#spec;
    if (method === 'eth_requestAccounts') {
      return answer(connect, async () => this.#connect(), []);
    }
    if (method === 'personal_sign') return answer(sign, async () => this.#sign(params), '');
    if (bare) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
    if (method === 'eth_accounts') return this.#addresses();
    if (method === 'eth_chainId') return numberToHex(POLYGON);
    throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
  }

  #addresses(): readonly string[] {
    return this.#shown ? this.#accounts.map(({ address }) => address.toLowerCase()) : [];
  }

  #connect(): readonly string[] {
    this.#shown = true;
    const shown = this.#addresses();
    if (this.#spec.afterConnect === 'lock') this.#shown = false;
    if (this.#spec.afterConnect === 'switch') this.#accounts = [makeAccount(), ...this.#accounts];
    return shown;
  }

  async #sign([message, address]: readonly unknown[]): Promise<string> {
    const account = this.#accounts.find(
      (known) => known.address.toLowerCase() === String(address).toLowerCase(),
    );
    if (!account || !/^0x[0-9a-f]+$/.test(String(message))) {
      throw Object.assign(new Error('Invalid params'), { code: -32602 });
    }
    const signer = this.#spec.sign === 'wrong' ? makeAccount() : account;
    return signer.signMessage({ message: hexToString(message as Hex) });
  }
}

/** Announces a wallet by EIP-6963. */
export function announce(wallet: EthereumTestWallet, spec: EthereumSpec): void {
  const { name, rdns = '', icon = '', announcedAfter } = spec;
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns });
  const detail = Object.freeze({ info, provider: wallet });
  const tell = (): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  const answer = (): unknown => (announcedAfter === undefined ? tell() : setTimeout(tell, announcedAfter));
  window.addEventListener('eip6963:requestProvider', answer);
  answer();
}
