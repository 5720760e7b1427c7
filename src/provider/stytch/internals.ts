/**
 * Calls that the headless SDK does not publish: bootstrap data, user search, Google One Tap, and the telemetry event of
 * the login screen. Every release since 2.0.0 keeps them on the client under a global symbol. Their types are written by
 * hand with every member optional, because nothing promises them; test/contract runs them against the real SDK and
 * fails when an upgrade moves one.
 */
import { parseJson } from '../../kit/lib/objects.ts';
import { isRecord } from '../../kit/lib/records.ts';
import { browserStorage } from '../../kit/lib/storage.ts';
import { ProviderError } from '../errors.ts';
import type { Bootstrap, BootstrapSource } from '../port.ts';
import type { StytchClientShape } from './client.ts';
import { toProviderError } from './errors.ts';

type Body = Record<string, unknown>;

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
    fetchSDK?(request: { url: string; method: 'GET' | 'POST'; body?: Body }): Promise<Body>;
  };
  publicToken?: string;
}

const INTERNALS = Symbol.for('stytch__internal_b2c');

/** The object that a client keeps under a symbol; an empty one if it hides that. */
export function internalsUnder(client: object, symbol: symbol): object {
  const internals: unknown = Reflect.get(client, symbol);
  return typeof internals === 'object' && internals !== null ? internals : {};
}

export function internalsOf(client: StytchClientShape): Internals {
  return internalsUnder(client, INTERNALS);
}

/** @param nameOf how the data spells a name */
function bootstrapIn(data: Body, displayWatermark: boolean, nameOf: (name: string) => string): Bootstrap {
  const read = (name: string): unknown => data[nameOf(name)];
  const domains = read('emailDomains');
  const policy = read('passwordConfig');
  return {
    emailDomains: Array.isArray(domains) ? domains.map(String) : [],
    displayWatermark,
    siweRequired: read('siweRequiredForCryptoWallets') === true,
    pkce: {
      magicLinks: read('pkceRequiredForEmailMagicLinks') === true,
      passwordResets: read('pkceRequiredForPasswordResets') === true,
    },
    passwordConfig: isRecord(policy)
      ? {
          ludsComplexity: Number(policy[nameOf('ludsComplexity')]),
          ludsMinimumCount: Number(policy[nameOf('ludsMinimumCount')]),
        }
      : null,
  };
}

/** @returns undefined for the defaults that the SDK substitutes when its request fails */
function fromMapped(value: unknown): Bootstrap | undefined {
  // A real response names the project's vertical; in the SDK's defaults it is null.
  if (!isRecord(value) || typeof value['vertical'] !== 'string') return undefined;
  return bootstrapIn(value, value['displayWatermark'] === true, (name) => name);
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** From the HTTP response, for a second request: the SDK itself makes only one per client. */
const fromWire = (data: Body): Bootstrap =>
  bootstrapIn(data, data['disable_sdk_watermark'] === false, snakeCase);

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

/** Resolves when a client's own bootstrap request has succeeded or failed. */
export async function settled({ bootstrap }: Pick<Internals, 'bootstrap'>): Promise<void> {
  await bootstrap?.getAsync?.();
}

export async function bootstrapSettled(client: StytchClientShape): Promise<void> {
  const internals = internalsOf(client);
  if (internals.bootstrap?.getAsync) await settled(internals);
  else await client.rbac?.allPermissions?.();
}

/** The bootstrap data as Stytch sends it: the client keeps a part. Undefined if the client hides how to ask. */
export function requestBootstrap(
  { networkClient, publicToken: own }: Pick<Internals, 'networkClient' | 'publicToken'>,
  publicToken: string | undefined,
): Promise<Body> | undefined {
  const token = publicToken ?? own;
  return token
    ? networkClient?.fetchSDK?.({ url: `/projects/bootstrap/${token}`, method: 'GET' })
    : undefined;
}

/** Other requests get the same refusal for a wrong password; here, it is about the public token. */
function refuseToken(thrown: unknown): never {
  const error = toProviderError(thrown);
  throw error.type === 'unauthorized_credentials' ? new ProviderError('configuration', error) : error;
}

/**
 * A client's bootstrap data. If the client hides its internals, it is read from where the SDK stores it.
 * @param isSettled resolves when the client's own request has succeeded or failed
 * @param more what else the flow reads, in either of the SDK's formats
 */
export function createBootstrapSource(
  internals: Pick<Internals, 'bootstrap' | 'networkClient' | 'publicToken'>,
  publicToken: string | undefined,
  isSettled: () => Promise<void>,
  more: (data: Body) => Partial<Bootstrap> = () => ({}),
): BootstrapSource {
  const { bootstrap } = internals;
  const token = publicToken ?? internals.publicToken;
  const read = (value: unknown): Bootstrap | undefined => {
    const known = fromMapped(value);
    return known && { ...known, ...more(value as Body) };
  };
  const stored = (): Bootstrap | undefined =>
    read(
      bootstrap?.getSync
        ? bootstrap.getSync()
        : parsed(token ? browserStorage.read(`stytch_sdk_state_${token}::bootstrap`) : null),
    );
  let hasFetched = false;
  return {
    stored,
    async fetch() {
      const again = hasFetched ? requestBootstrap(internals, token) : undefined;
      hasFetched = true;
      if (!again) {
        await isSettled();
        const fresh = bootstrap?.getAsync ? read(await bootstrap.getAsync()) : stored();
        if (fresh) return fresh;
      }
      // The SDK asks once, and does not say why it was refused.
      const data = await (again ?? requestBootstrap(internals, token))?.catch(refuseToken);
      // The client hides how to ask, which is no failure of the network.
      if (!data) throw new ProviderError('unexpected');
      return { ...fromWire(data), ...more(data) };
    },
  };
}

export function bootstrapSource(client: StytchClientShape, publicToken: string | undefined): BootstrapSource {
  return createBootstrapSource(internalsOf(client), publicToken, () => bootstrapSettled(client));
}
