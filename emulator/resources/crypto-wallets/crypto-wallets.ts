import { randomBytes } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import { read } from '../../http/fields.ts';
import { type Call, sdkRoute } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { makeId } from '../../state/ids.ts';
import type { JsonObject } from '../../state/json.ts';
import type { Store } from '../../state/store.ts';
import type { User } from '../../state/user.ts';
import type { Recipient } from '../recipients.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { isSignedBy } from './signature.ts';
import { siweMessage } from './siwe.ts';
import { normalizeAddress, type WalletType } from './wallet-address.ts';

/** Long enough to read what the wallet asks to sign. */
const CHALLENGE_LIFETIME_MS = 5 * MS_PER_MINUTE;

interface WalletKey {
  readonly type: WalletType;
  readonly address: string;
}

/** Signing in with a wallet's signature. */
export const cryptoWalletRoutes = [
  sdkRoute('POST', '/crypto_wallets/authenticate/start/primary', (call) => {
    const { challenge } = startChallenge(call, findOrCreateUser);
    return { challenge };
  }),
  sdkRoute('POST', '/crypto_wallets/authenticate/start/secondary', (call) => ({
    ...startChallenge(call, attachToCaller),
    user_created: false,
  })),
  sdkRoute('POST', '/crypto_wallets/authenticate', authenticateSignature),
];

interface Challenge {
  readonly user_id: string;
  readonly challenge: string;
}

function startChallenge(call: Call, find: (call: Call, address: string) => Recipient): Challenge {
  const { body } = call;
  const key = readWallet(body);
  const expiresAt = call.store.clock.now() + CHALLENGE_LIFETIME_MS;
  const text = challengeText(call, body, key, expiresAt);
  const recipient = find(call, key.address);
  call.store.walletChallenges.set(key.address, { ...recipient, text, expiresAt });
  return { user_id: recipient.user.id, challenge: text };
}

function readWallet(body: JsonObject): WalletKey {
  const { crypto_wallet_type: type } = read(body, 'crypto_wallet_type');
  if (type !== 'ethereum' && type !== 'solana') {
    throw new ApiError(400, 'invalid_wallet_type', 'crypto_wallet_type must be ethereum or solana.');
  }
  const { crypto_wallet_address: given } = read(body, 'crypto_wallet_address');
  const address = normalizeAddress(type, given);
  if (address === undefined) {
    throw new ApiError(400, 'invalid_crypto_wallet_address', `crypto_wallet_address is no ${type} address.`);
  }
  return { type, address };
}

function challengeText(
  call: Call,
  body: JsonObject,
  { type, address }: WalletKey,
  expiresAt: number,
): string {
  const { project_name: project, siwe_required_for_crypto_wallets: siwe } = call.store.settings.bootstrap;
  if (siwe && type === 'ethereum') return siweMessage(call, body['siwe_params'], address, expiresAt);
  return `Signing in with ${project ?? 'Project'}: ${randomBytes(48).toString('base64url')}`;
}

function findOwner(store: Store, address: string): User | undefined {
  return store.users.find(({ wallets }) => wallets.some(({ value }) => value === address));
}

function findOrAddWallet(user: User, address: string): Recipient {
  const existing = user.wallets.find(({ value }) => value === address);
  if (existing !== undefined) return { user, contact: existing };
  const contact = { id: makeId('crypto-wallet'), value: address, verified: false };
  user.wallets.push(contact);
  return { user, contact };
}

function findOrCreateUser({ store }: Call, address: string): Recipient {
  return findOrAddWallet(findOwner(store, address) ?? store.addUser({ status: 'pending' }), address);
}

function attachToCaller({ store, credentials }: Call, address: string): Recipient {
  const { user } = requireSession(store, credentials);
  const owner = findOwner(store, address);
  if (owner !== undefined && owner !== user) {
    throw new ApiError(400, 'duplicate_wallet_address', 'A user with the specified wallet already exists.');
  }
  return findOrAddWallet(user, address);
}

async function authenticateSignature(call: Call): Promise<object> {
  const { store, body } = call;
  const { type, address } = readWallet(body);
  const { signature, session_duration_minutes: minutes } = read(
    body,
    'signature',
    'session_duration_minutes',
  );
  const challenge = store.walletChallenges.get(address);
  if (challenge === undefined) throw notSigned();
  if (!(await isSignedBy(type, address, challenge.text, signature))) throw notSigned();
  if (challenge.expiresAt <= store.clock.now()) throw notSigned();
  // Another request with the same signature may have used the challenge while this one was waiting.
  if (store.walletChallenges.get(address) !== challenge) throw notSigned();
  store.walletChallenges.delete(address);
  return authenticate(call, challenge, { type: 'crypto', deliveryMethod: 'crypto_wallet' }, minutes);
}

function notSigned(): ApiError {
  return new ApiError(
    401,
    'unable_to_authenticate_crypto_wallet',
    'The crypto wallet could not be authenticated: the signature is not that of an open challenge.',
  );
}
