import { randomBytes } from 'node:crypto';

import { ed25519 } from '@noble/curves/ed25519.js';
import { isHex, verifyMessage } from 'viem/utils';

import { ApiError, makeId } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import { requireMinutes, requireObject, requireText, SESSION_MINUTES } from '../../http/fields.ts';
import type { Call, Route } from '../../http/router.ts';
import { apiRoute } from '../../http/router.ts';
import type { JsonObject } from '../../state/json.ts';
import type { User, WalletChallenge } from '../../state/model.ts';
import type { Store } from '../../state/store.ts';
import type { Authenticate } from '../sessions/sessions.ts';
import type { Recipient } from '../users.ts';
import { siweMessage } from './siwe.ts';
import { fromBase58, normalizeAddress, type WalletType } from './wallet-address.ts';

/** ms. As long as a person may look at what the wallet asks them to sign. */
const CHALLENGE_LIFE_MS = 5 * 60_000;
const SOLANA_SIGNATURE_BYTES = 64;

interface WalletKey {
  readonly type: WalletType;
  readonly address: string;
}

/** Signing in by the signature of a wallet. */
export function cryptoWalletRoutes(authenticate: Authenticate): Route[] {
  return [
    apiRoute('POST', '/crypto_wallets/authenticate/start/primary', (call) => start(call, findOrCreate)),
    apiRoute('POST', '/crypto_wallets/authenticate/start/secondary', (call) => start(call, attach)),
    apiRoute('POST', '/crypto_wallets/authenticate', (call) => authenticateSignature(call, authenticate)),
  ];
}

function start(call: Call, find: (call: Call, address: string) => Recipient): object {
  const body = requireObject(call.body);
  const key = readWallet(body);
  const expiresAt = call.store.now() + CHALLENGE_LIFE_MS;
  const text = challengeText(call, body, key, expiresAt);
  // As with codes, a new challenge ends the one before it.
  call.store.challenges.set(key.address, { ...find(call, key.address), text, expiresAt });
  return { challenge: text };
}

function readWallet(body: JsonObject): WalletKey {
  const type = requireText(body, 'crypto_wallet_type', 'invalid_wallet_type');
  if (type !== 'ethereum' && type !== 'solana') {
    throw new ApiError(400, 'invalid_wallet_type', 'crypto_wallet_type must be ethereum or solana.');
  }
  const given = requireText(body, 'crypto_wallet_address', 'invalid_crypto_wallet_address');
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

function ownerOf(store: Store, address: string): User | undefined {
  return store.users.find(({ wallets }) => wallets.some(({ value }) => value === address));
}

function walletOf(user: User, address: string): Recipient {
  const known = user.wallets.find(({ value }) => value === address);
  if (known !== undefined) return { user, contact: known };
  const contact = { id: makeId('crypto-wallet'), value: address, verified: false };
  user.wallets.push(contact);
  return { user, contact };
}

function findOrCreate({ store }: Call, address: string): Recipient {
  return walletOf(ownerOf(store, address) ?? store.addUser({ status: 'pending' }), address);
}

function attach({ store, credentials }: Call, address: string): Recipient {
  const { user } = requireSession(store, credentials);
  const owner = ownerOf(store, address);
  if (owner !== undefined && owner !== user) {
    throw new ApiError(400, 'duplicate_wallet_address', 'A user with the specified wallet already exists.');
  }
  return walletOf(user, address);
}

async function authenticateSignature(call: Call, authenticate: Authenticate): Promise<object> {
  const body = requireObject(call.body);
  const { type, address } = readWallet(body);
  const signature = requireText(body, 'signature', 'signature_missing');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const { store } = call;
  const challenge = store.challenges.get(address);
  if (challenge === undefined || !(await isSigned(type, address, challenge, signature))) throw refused();
  if (challenge.expiresAt <= store.now()) throw refused();
  // Of two requests with the same signature only the first one finds its challenge.
  if (store.challenges.get(address) !== challenge) throw refused();
  store.challenges.delete(address);
  return authenticate(call, challenge, { type: 'crypto', deliveryMethod: 'crypto_wallet' }, minutes);
}

function refused(): ApiError {
  return new ApiError(
    401,
    'unable_to_authenticate_crypto_wallet',
    'The crypto wallet could not be authenticated: the signature is not that of an open challenge.',
  );
}

async function isSigned(
  type: WalletType,
  address: string,
  { text }: WalletChallenge,
  signature: string,
): Promise<boolean> {
  try {
    if (type === 'solana') return isSignedOnSolana(address, text, signature);
    return (
      isHex(signature) &&
      (await verifyMessage({ address: address as `0x${string}`, message: text, signature }))
    );
  } catch {
    // The libraries throw for what has not even the form of a signature.
    return false;
  }
}

function isSignedOnSolana(address: string, text: string, signature: string): boolean {
  const key = fromBase58(address);
  const signed = fromBase58(signature);
  return (
    key !== undefined &&
    signed?.length === SOLANA_SIGNATURE_BYTES &&
    ed25519.verify(signed, new TextEncoder().encode(text), key)
  );
}
