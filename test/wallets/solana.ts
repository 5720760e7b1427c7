/** A wallet with real keys on Solana: behind the Wallet Standard, or as an object like `window.solana`. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import type { SolanaSignMessageFeature, SolanaSignMessageInput } from '@solana/wallet-standard-features';
import type { Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base';
import type { StandardConnectFeature } from '@wallet-standard/features';
import { answer, type Log } from './manners.ts';
import type { SolanaSpec } from './specs.ts';

const CHAIN = 'solana:mainnet';
const BLANK: WalletIcon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';

interface Key {
  readonly secretKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** The inside of a wallet, which both of its interfaces share. */
class Keys {
  readonly #spec: SolanaSpec;
  readonly #log: Log;
  #key: Key = ed25519.keygen();
  #shown = false;

  constructor(spec: SolanaSpec, log: Log) {
    this.#spec = spec;
    this.#log = log;
  }

  /** The account in use, once it was shown and while the wallet is unlocked. */
  get shown(): Uint8Array | undefined {
    return this.#shown ? this.#key.publicKey : undefined;
  }

  /** @returns the public key, or undefined if the wallet gives nothing */
  connect(): Promise<Uint8Array | undefined> {
    this.#log(this.#spec.name, 'connect');
    return answer(
      this.#spec.connect,
      async () => {
        this.#shown = true;
        const { publicKey } = this.#key;
        if (this.#spec.afterConnect === 'lock') this.#shown = false;
        if (this.#spec.afterConnect === 'switch') this.#key = ed25519.keygen();
        return publicKey;
      },
      undefined,
    );
  }

  sign(message: Uint8Array): Promise<Uint8Array> {
    this.#log(this.#spec.name, 'signMessage');
    const { secretKey } = this.#spec.sign === 'wrong' ? ed25519.keygen() : this.#key;
    return answer(this.#spec.sign, async () => ed25519.sign(message, secretKey), new Uint8Array());
  }
}

const accountOf = (publicKey: Uint8Array): WalletAccount => ({
  address: base58.encode(publicKey),
  publicKey,
  chains: [CHAIN],
  features: ['solana:signMessage'],
});

/** Behind the Wallet Standard. */
export class SolanaStandardTestWallet implements Wallet {
  readonly version = '1.0.0';
  readonly chains = [CHAIN] as const;
  readonly name: string;
  readonly icon: WalletIcon;
  readonly features: StandardConnectFeature & SolanaSignMessageFeature;
  readonly #keys: Keys;

  constructor(spec: SolanaSpec, log: Log) {
    const keys = new Keys(spec, log);
    this.#keys = keys;
    this.name = spec.name;
    this.icon = (spec.icon as WalletIcon | undefined) ?? BLANK;
    this.features = {
      'standard:connect': { version: '1.0.0', connect: () => this.#connect() },
      'solana:signMessage': {
        version: '1.1.0',
        // Not an arrow function: it has to be called on its object.
        async signMessage(this: unknown, ...inputs: readonly SolanaSignMessageInput[]) {
          if (this === undefined) throw new TypeError('Called without its object.');
          return Promise.all(
            inputs.map(async ({ message }) => ({
              signedMessage: message,
              signature: await keys.sign(message),
            })),
          );
        },
      },
    };
  }

  get accounts(): readonly WalletAccount[] {
    const { shown } = this.#keys;
    return shown ? [accountOf(shown)] : [];
  }

  async #connect(): Promise<{ accounts: readonly WalletAccount[] }> {
    const publicKey = await this.#keys.connect();
    return { accounts: publicKey ? [accountOf(publicKey)] : [] };
  }
}

/** As an object on `window`. */
export class SolanaInjectedTestWallet {
  readonly #keys: Keys;

  constructor(spec: SolanaSpec, log: Log) {
    this.#keys = new Keys(spec, log);
    for (const flag of spec.flags ?? []) Object.assign(this, { [flag]: true });
  }

  get publicKey(): { toString(): string } | null {
    const { shown } = this.#keys;
    return shown ? printable(shown) : null;
  }

  async connect(): Promise<{ publicKey: { toString(): string } | null }> {
    const publicKey = await this.#keys.connect();
    return { publicKey: publicKey ? printable(publicKey) : null };
  }

  async signMessage(message: Uint8Array): Promise<{ signature: Uint8Array }> {
    return { signature: await this.#keys.sign(message) };
  }
}

const printable = (publicKey: Uint8Array) => ({ toString: () => base58.encode(publicKey) });
