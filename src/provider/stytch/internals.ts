/**
 * The client's own internals, for the calls that the headless SDK does not publish: bootstrap data, user search,
 * Google One Tap, the telemetry event of a rendered login screen. It keeps them under a global symbol in every release since
 * 2.0.0. Each use is guarded; test/contract runs them against the real SDK and fails when an upgrade moves them.
 */

import { browserStorage } from '../../lib/storage.ts';
import { ProviderError } from '../errors.ts';
import type { Bootstrap, BootstrapSource } from '../port.ts';
import type { StytchClientShape } from './client.ts';

type Body = Record<string, unknown>;

/** The SDK's own client of Google One Tap. */
export interface OneTapClient {
  render(options: Body): Promise<{ success: boolean; reason?: string }>;
  cancel?(): void;
}

export interface Internals {
  oneTap?: {
    createOneTapClient?(): Promise<
      { success: true; client: OneTapClient } | { success: false; reason: string }
    >;
    createOnSuccessHandler?(options: Body): (response: unknown) => Promise<void>;
  };
  bootstrap?: { getSync?(): unknown; getAsync?(): Promise<unknown> };
  searchManager?: { searchUser?(email: string): Promise<Body> };
  networkClient?: {
    logEvent?(event: { name: string; details: Body }): void;
    fetchSDK?(request: { url: string; method: 'GET' }): Promise<Body>;
  };
  publicToken?: string;
}

const INTERNALS = Symbol.for('stytch__internal_b2c');

export function internalsOf(client: StytchClientShape): Internals {
  const internals: unknown = Reflect.get(client, INTERNALS);
  return typeof internals === 'object' && internals !== null ? internals : {};
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null;
}

/** The SDK's mapped (camelCase) bootstrap data, or undefined for the defaults it substitutes after a failure. */
function fromMapped(value: unknown): Bootstrap | undefined {
  // Only a real answer carries the project's vertical; the SDK's stand-in has null.
  if (!isRecord(value) || typeof value['vertical'] !== 'string') return undefined;
  const policy = value['passwordConfig'];
  return {
    emailDomains: Array.isArray(value['emailDomains']) ? value['emailDomains'].map(String) : [],
    displayWatermark: value['displayWatermark'] === true,
    siweRequired: value['siweRequiredForCryptoWallets'] === true,
    passwordConfig: isRecord(policy)
      ? {
          ludsComplexity: Number(policy['ludsComplexity']),
          ludsMinimumCount: Number(policy['ludsMinimumCount']),
        }
      : null,
  };
}

/** The provider's wire spelling, for a repeated fetch: the SDK itself asks only once per client. */
function fromWire(data: Body): Bootstrap {
  const policy = data['password_config'];
  return {
    emailDomains: Array.isArray(data['email_domains']) ? data['email_domains'].map(String) : [],
    displayWatermark: data['disable_sdk_watermark'] === false,
    siweRequired: data['siwe_required_for_crypto_wallets'] === true,
    passwordConfig: isRecord(policy)
      ? {
          ludsComplexity: Number(policy['luds_complexity']),
          ludsMinimumCount: Number(policy['luds_minimum_count']),
        }
      : null,
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Resolves once the client's own bootstrap request has been answered, or has failed. */
export async function bootstrapSettled(client: StytchClientShape): Promise<void> {
  const { bootstrap } = internalsOf(client);
  if (bootstrap?.getAsync) await bootstrap.getAsync();
  else await client.rbac?.allPermissions?.();
}

/** Bootstrap data of a client; with a client that hides its internals, what the SDK left in storage. */
export function bootstrapSource(client: StytchClientShape, publicToken: string | undefined): BootstrapSource {
  const { bootstrap, networkClient, publicToken: own } = internalsOf(client);
  const token = publicToken ?? own;
  const stored = (): Bootstrap | undefined =>
    fromMapped(
      bootstrap?.getSync
        ? bootstrap.getSync()
        : parsed(token ? browserStorage.read(`stytch_sdk_state_${token}::bootstrap`) : null),
    );
  let askedBefore = false;
  return {
    stored,
    async fetch() {
      if (askedBefore && networkClient?.fetchSDK && token) {
        return fromWire(await networkClient.fetchSDK({ url: `/projects/bootstrap/${token}`, method: 'GET' }));
      }
      askedBefore = true;
      // Public, and settles right after the client's own bootstrap request has.
      if (!bootstrap?.getAsync) await client.rbac?.allPermissions?.();
      const fresh = bootstrap?.getAsync ? fromMapped(await bootstrap.getAsync()) : stored();
      if (!fresh) throw new ProviderError('network');
      return fresh;
    },
  };
}
