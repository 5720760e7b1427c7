import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';

import { type Answer, assertRefused, at, emulatorForTests, FROZEN_NOW, text } from '../../test-client.ts';

const PHONE = '+12025550162';
const CHALLENGE_LIFE_MS = 5 * 60_000;
const PAGE = 'https://shop.example';
const client = emulatorForTests();

interface TestWallet {
  readonly type: 'ethereum' | 'solana';
  readonly address: string;
  sign(message: string): Promise<string>;
}

function ethereum(): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return {
    type: 'ethereum',
    address: account.address,
    sign: (message) => account.signMessage({ message }),
  };
}

function solana(): TestWallet {
  const { secretKey, publicKey } = ed25519.keygen();
  return {
    type: 'solana',
    address: base58.encode(publicKey),
    sign: async (message) => base58.encode(ed25519.sign(new TextEncoder().encode(message), secretKey)),
  };
}

const fields = ({ type, address }: Pick<TestWallet, 'type' | 'address'>) => ({
  crypto_wallet_type: type,
  crypto_wallet_address: address,
});

function start(wallet: TestWallet, more: object = {}, session?: string): Promise<Answer> {
  const path = `/crypto_wallets/authenticate/start/${session === undefined ? 'primary' : 'secondary'}`;
  return client().api('POST', path, { ...fields(wallet), ...more }, session);
}

async function challengeFor(wallet: TestWallet): Promise<string> {
  const answer = await start(wallet);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return text(answer, 'data.challenge');
}

function authenticate(wallet: TestWallet, signature: unknown, session?: string): Promise<Answer> {
  const body = { ...fields(wallet), signature, session_duration_minutes: 30 };
  return client().api('POST', '/crypto_wallets/authenticate', body, session);
}

const refused = (answer: Answer) => assertRefused(answer, 401, 'unable_to_authenticate_crypto_wallet');

for (const make of [ethereum, solana]) {
  describe(`a wallet on ${make.name}`, () => {
    test('signs in with a signature, once', async () => {
      const wallet = make();
      const challenge = await challengeFor(wallet);
      assert.match(challenge, /^Signing in with Emulated project: \S{64}$/);
      const signature = await wallet.sign(challenge);
      const answer = await authenticate(wallet, signature);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      assert.equal(at(answer, 'data.user.status'), 'active');
      assert.equal(at(answer, 'data.user.crypto_wallets.0.crypto_wallet_address'), wallet.address);
      assert.equal(at(answer, 'data.user.crypto_wallets.0.crypto_wallet_type'), wallet.type);
      assert.equal(at(answer, 'data.user.crypto_wallets.0.verified'), true);
      const factor = 'data.session.authentication_factors.0';
      assert.equal(at(answer, `${factor}.type`), 'crypto');
      assert.equal(at(answer, `${factor}.delivery_method`), 'crypto_wallet');
      assert.equal(at(answer, `${factor}.crypto_wallet_factor.crypto_wallet_address`), wallet.address);
      refused(await authenticate(wallet, signature));
    });

    test('is the same user the next time', async () => {
      const wallet = make();
      const signIn = async (): Promise<unknown> =>
        at(await authenticate(wallet, await wallet.sign(await challengeFor(wallet))), 'data.user_id');
      const first = await signIn();
      assert.equal(typeof first, 'string');
      assert.equal(await signIn(), first);
    });

    test('is refused with a signature by another key, of another text or of an old challenge', async () => {
      const wallet = make();
      const old = await challengeFor(wallet);
      const challenge = await challengeFor(wallet);
      refused(await authenticate(wallet, await make().sign(challenge)));
      refused(await authenticate(wallet, await wallet.sign(`${challenge} `)));
      refused(await authenticate(wallet, await wallet.sign(old)));
      for (const signature of ['0x', '0x12', 'nonsense', challenge]) {
        refused(await authenticate(wallet, signature));
      }
      assert.equal((await authenticate(wallet, await wallet.sign(challenge))).status, 200);
    });

    test('has five minutes to sign', async () => {
      const wallet = make();
      const inTime = await wallet.sign(await challengeFor(wallet));
      await client().advance(CHALLENGE_LIFE_MS - 1);
      assert.equal((await authenticate(wallet, inTime)).status, 200);
      const late = await wallet.sign(await challengeFor(wallet));
      await client().advance(CHALLENGE_LIFE_MS);
      refused(await authenticate(wallet, late));
    });

    test('is added to the signed-in user, unless it belongs to someone else', async () => {
      const wallet = make();
      const session = await client().signIn(PHONE);
      const challenge = text(await start(wallet, {}, session), 'data.challenge');
      const answer = await authenticate(wallet, await wallet.sign(challenge), session);
      assert.equal(at(answer, 'data.session_token'), session);
      assert.equal(at(answer, 'data.user.phone_numbers.0.phone_number'), PHONE);
      const other = await client().signIn('+12025550163');
      assertRefused(await start(wallet, {}, other), 400, 'duplicate_wallet_address');
    });
  });
}

test('the case of an Ethereum address does not matter', async () => {
  const wallet = ethereum();
  const lower: TestWallet = { ...wallet, address: wallet.address.toLowerCase() };
  const signature = await wallet.sign(await challengeFor(lower));
  assert.equal((await authenticate(wallet, signature)).status, 200);
});

const address = '0x6df2dB4Fb3DA35d241901Bd53367770BF03123f1';
for (const [name, body, type] of [
  ['no type', { crypto_wallet_address: address }, 'invalid_wallet_type'],
  [
    'an unknown type',
    { crypto_wallet_address: address, crypto_wallet_type: 'bitcoin' },
    'invalid_wallet_type',
  ],
  ['no address', { crypto_wallet_type: 'ethereum' }, 'invalid_crypto_wallet_address'],
  ['an empty address', fields({ type: 'solana', address: '' }), 'invalid_crypto_wallet_address'],
  ['a short address', fields({ type: 'ethereum', address: '0x6df2' }), 'invalid_crypto_wallet_address'],
  ['an address of another chain', fields({ type: 'solana', address }), 'invalid_crypto_wallet_address'],
  ['a list as body', [], 'bad_request'],
] as const) {
  test(`starting is refused with ${name}`, async () => {
    const path = '/crypto_wallets/authenticate/start/primary';
    assertRefused(await client().api('POST', path, body), 400, type);
  });
}

test('authenticating needs a signature, a valid duration and a challenge', async () => {
  const wallet = ethereum();
  assertRefused(await authenticate(wallet, ''), 400, 'signature_missing');
  assertRefused(await authenticate(wallet, undefined), 400, 'signature_missing');
  refused(await authenticate(wallet, await wallet.sign('anything')));
  const body = { ...fields(wallet), signature: '0x12', session_duration_minutes: 1 };
  assertRefused(
    await client().api('POST', '/crypto_wallets/authenticate', body),
    400,
    'invalid_session_duration_minutes',
  );
});

test('adding a wallet needs a session', async () => {
  const path = '/crypto_wallets/authenticate/start/secondary';
  assertRefused(await client().api('POST', path, fields(ethereum())), 401, 'user_unauthenticated');
});

describe('if Sign-In with Ethereum is required', () => {
  const siweStart = (wallet: TestWallet, params: unknown) => {
    const path = '/sdk/v1/crypto_wallets/authenticate/start/primary';
    const token = 'public-token-test-siwe';
    return client().send(
      'POST',
      path,
      { ...fields(wallet), siwe_params: params },
      {
        authorization: `Basic ${Buffer.from(`${token}:${token}`).toString('base64')}`,
        'x-sdk-parent-host': PAGE,
      },
    );
  };

  test('the challenge is an EIP-4361 message', async () => {
    await client().patchSettings({ siwe_required_for_crypto_wallets: true });
    const wallet = ethereum();
    const challenge = text(await siweStart(wallet, { uri: PAGE, chain_id: '137' }), 'data.challenge');
    const { nonce, ...message } = parseSiweMessage(challenge);
    assert.match(nonce ?? '', /^[0-9a-f]{32}$/);
    assert.deepEqual(message, {
      address: wallet.address,
      domain: 'shop.example',
      uri: PAGE,
      version: '1',
      chainId: 137,
      issuedAt: new Date(FROZEN_NOW),
      expirationTime: new Date(FROZEN_NOW + CHALLENGE_LIFE_MS),
    });
    assert.equal((await authenticate(wallet, await wallet.sign(challenge))).status, 200);
  });

  test('Solana wallets still get a plain challenge', async () => {
    await client().patchSettings({ siwe_required_for_crypto_wallets: true });
    assert.match(await challengeFor(solana()), /^Signing in with /);
  });

  for (const [params, type] of [
    [undefined, 'bad_request'],
    [{}, 'invalid_siwe_uri'],
    [{ uri: 'shop' }, 'invalid_siwe_uri'],
    [{ uri: PAGE, chain_id: 1 }, 'invalid_siwe_chain_id'],
    [{ uri: PAGE, chain_id: '0x1' }, 'invalid_siwe_chain_id'],
    [{ uri: PAGE, statement: 'two\nlines' }, 'invalid_siwe_statement'],
    [{ uri: PAGE, resources: ['no uri'] }, 'invalid_siwe_resource'],
    [{ uri: PAGE, issued_at: 'yesterday' }, 'bad_request'],
  ] as const) {
    test(`siwe_params of ${JSON.stringify(params)} are refused`, async () => {
      await client().patchSettings({ siwe_required_for_crypto_wallets: true });
      assertRefused(await siweStart(ethereum(), params), 400, type);
    });
  }
});
