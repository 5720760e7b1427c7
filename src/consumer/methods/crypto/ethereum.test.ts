import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EthereumTestWallet } from '../../../../test/wallets/ethereum.ts';
import type { EthereumSpec } from '../../../../test/wallets/specs.ts';
import { ethereumWallet, isEthereumProvider } from './ethereum.ts';

const calls: string[] = [];

function walletOf(behaviour: Partial<EthereumSpec>) {
  calls.length = 0;
  const spec: EthereumSpec = { chain: 'ethereum', name: 'MetaMask', ...behaviour };
  return ethereumWallet(new EthereumTestWallet(spec, (_wallet, method) => calls.push(method)));
}

/** A wallet that gives the same answer to everything, or to nothing: `undefined` never comes. */
const answering = (answers: Readonly<Record<string, unknown>>) =>
  ethereumWallet({
    request: ({ method, params }) => {
      calls.push(`${method} ${JSON.stringify(params ?? [])}`);
      return method in answers ? Promise.resolve(answers[method]) : new Promise(() => undefined);
    },
  });

const ADDRESS = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';

test('passes on why the wallet refuses to connect', async () => {
  await assert.rejects(walletOf({ connect: 'refuse' }).connect(), { code: 4001 });
});

for (const accounts of [[], null, 'none', [42], [''], ['0x12'], [`${ADDRESS}00`]]) {
  test(`takes ${JSON.stringify(accounts)} for no account`, async () => {
    await assert.rejects(answering({ eth_requestAccounts: accounts }).connect());
  });
}

test('connects with the first account, as the wallet spells it', async () => {
  const other = `0x${'1'.repeat(40)}`;
  assert.equal(await answering({ eth_requestAccounts: [ADDRESS, other] }).connect(), ADDRESS);
});

for (const [what, behaviour, asked] of [
  ['refuses to sign', { sign: 'refuse' }, true],
  ['signs with nothing', { sign: 'empty' }, true],
  ['was locked meanwhile', { afterConnect: 'lock' }, false],
  ['shows another account by now', { afterConnect: 'switch' }, false],
] as const) {
  test(`fails to sign if the wallet ${what}`, async () => {
    const wallet = walletOf(behaviour);
    const address = await wallet.connect();
    await assert.rejects(wallet.sign('Sign in.', address));
    assert.equal(calls.includes('personal_sign'), asked);
  });
}

for (const signature of [null, 1, '', '0x', 'abc', '0xnone']) {
  test(`takes ${JSON.stringify(signature)} for no signature`, async () => {
    const wallet = answering({ eth_accounts: [ADDRESS], personal_sign: signature });
    await assert.rejects(wallet.sign('Sign in.', ADDRESS));
  });
}

// Spec 7.18
test('hands the text over as hexadecimal UTF-8, even one that looks like hexadecimal', async () => {
  calls.length = 0;
  const wallet = answering({ eth_accounts: [ADDRESS], personal_sign: '0x1' });
  assert.equal(await wallet.sign('0xé', ADDRESS), '0x1');
  assert.equal(calls.at(-1), `personal_sign ["0x3078c3a9","${ADDRESS}"]`);
});

test('takes an address for the same in any case', async () => {
  const wallet = answering({ eth_accounts: [ADDRESS], personal_sign: '0x1' });
  assert.equal(await wallet.sign('Sign in.', ADDRESS.toLowerCase()), '0x1');
});

test('signs with a wallet that does not say which accounts it has', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const signing = answering({ personal_sign: '0x1' }).sign('Sign in.', ADDRESS);
  t.mock.timers.tick(2000);
  assert.equal(await signing, '0x1');
  assert.equal(await answering({ eth_accounts: null, personal_sign: '0x2' }).sign('', ADDRESS), '0x2');
});

for (const [answer, id] of [
  ['0x89', '137'],
  ['0x1', '1'],
  [137, undefined],
  ['137', undefined],
  [null, undefined],
] as const) {
  test(`reads the network ${JSON.stringify(answer)} as ${id}`, async () => {
    assert.equal(await answering({ eth_chainId: answer }).chainId(), id);
  });
}

test('knows no network of a wallet that refuses to name it, or does not answer', async (t) => {
  assert.equal(await walletOf({ bare: true }).chainId(), undefined);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asking = answering({}).chainId();
  t.mock.timers.tick(2000);
  assert.equal(await asking, undefined);
});

test('knows no network of a wallet that throws at once', async () => {
  const throwing = () => {
    throw new Error('No such method.');
  };
  assert.equal(await ethereumWallet({ request: throwing }).chainId(), undefined);
});

test('a provider is what takes requests', () => {
  const request = async () => undefined;
  assert.ok(isEthereumProvider({ request }));
  assert.ok(isEthereumProvider(Object.assign(() => undefined, { request })));
  for (const value of [null, undefined, {}, { request: true }, 'request']) {
    assert.equal(isEthereumProvider(value), false);
  }
});
